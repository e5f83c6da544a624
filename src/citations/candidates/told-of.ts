import type { Span } from '../parse/spans.ts'
import type { Sentence } from '../parse/types.ts'
import type { SentenceReading } from '../reading/sentence-reading.ts'
import type { Resolved } from '../resolve/scopes.ts'

/** Of which of several trends a claim is told by its place in the sentence; undefined where that tells of none. */
export function toldOf(
  claim: Span,
  reading: SentenceReading,
  own: readonly Resolved[],
  sentence: Sentence,
  text: string,
): readonly Resolved[] | undefined {
  return goesOnOf(claim, reading, own, text) ?? linkedBehind(claim, own, sentence, text)
}

/** What a comparison is said of, where its sentence goes on behind the other: "A has more posts than B and is rising". */
function goesOnOf(
  claim: Span,
  { comparison }: SentenceReading,
  own: readonly Resolved[],
  text: string,
): readonly Resolved[] | undefined {
  if (comparison === undefined || comparison.one.start > comparison.other.start) return undefined
  const last = Math.max(...own.map(({ end }) => end))
  return claim.start >= last && GOES_ON.test(text.slice(last, claim.start)) ? [comparison.one] : undefined
}

/** What a clause says before the name that it tells it of: "first is A, second is B", 1位はA、2位はB. */
function linkedBehind(
  { start, end }: Span,
  own: readonly Resolved[],
  sentence: Sentence,
  text: string,
): readonly Resolved[] | undefined {
  const at = own.findIndex((each) => each.start >= end)
  const next = own[at]
  if (next === undefined || own.length < 2 || next.start - end > MAX_LINK) return undefined
  const before = text.slice(Math.max(sentence.contentStart, start - MAX_LINK), start)
  return LINK.test(text.slice(end, next.start)) && BEGINS_CLAUSE.test(before) ? [next] : undefined
}

const MAX_LINK = 12
const LINK = /^\s?(?:は|が|是|为|為|는|은|คือ|هو|هي|is|ist|es|est|é)\s?["'“„‘«‹「『*_]{1,3}\s?$/u
const BEGINS_CLAUSE =
  /(?:^|[,，、،;；.。]\s?(?:(?:and|und|y|e|et|و)\s)?)(?:(?:el|la|le|o|der|die|das|the|em)\s)?$/iu

const GOES_ON = /^["'”’»」』*_)\]\s]{0,6}[,，、]?\s?(?:and|und|y|e|et|و|และ)\s/iu
