import type { UnlocatedClaim } from '../claim-verdict.ts'
import { claimsNothing, type Direction, findIntents, findQuantifiers } from '../lexicon/index.ts'
import type { Span } from '../parse/spans.ts'
import type { Sentence } from '../parse/types.ts'
import type { Resolved } from '../resolve/scopes.ts'
import type { SentenceReading } from './sentence-reading.ts'

/** How a sentence names the trends that it speaks of. */
export interface TrendNaming {
  /** `marked`: by its id or as a name, in quotation marks; `plain`: in words that may mean the thing; `elsewhere`: in another sentence. */
  readonly as: 'marked' | 'plain' | 'elsewhere'
  /** The posts' references, and the names of trends. */
  readonly references: readonly Span[]
  readonly names: readonly Span[]
}

const CLAUSE_END = /[,;:，；：、،؛()（）—–\uE001\uE002]|[.!?…]\s|[。！？]/gu
const MARK_BEFORE = /[\p{Pi}\p{Pf}"'`*_#「『«‹]\s?$/u

/** How `own`, the posts and trends that a sentence names itself, name its trends. */
export function trendNamingOf(own: readonly Resolved[], { quotes }: Sentence, text: string): TrendNaming {
  const trends = own.filter(({ trend }) => trend !== undefined)
  const isMarked = ({ reference, start, end }: Resolved) =>
    reference !== undefined ||
    MARK_BEFORE.test(text.slice(Math.max(0, start - 2), start)) ||
    quotes.some((quote) => quote.start <= start && end <= quote.end)
  return {
    as: trends.length === 0 ? 'elsewhere' : trends.some(isMarked) ? 'marked' : 'plain',
    references: own.filter(({ reference }) => reference !== undefined && reference.kind !== 'trend'),
    names: trends,
  }
}

/**
 * A direction or status that is not the trend's contradicts a sentence only where it is said of the trend, its posts or mentions.
 * "Prices in “X” are falling" has another subject; "delivery is slow (t3_…)" may say of the thing itself what a post
 * says. `start` is the offset of the sentence.
 */
export function saidOfTrend<Judged extends UnlocatedClaim | undefined>(
  claim: Judged,
  span: Span,
  direction: Direction | undefined,
  reading: SentenceReading,
  naming: TrendNaming,
  start: number,
): Judged {
  if (claim?.verdict !== 'refuted') return claim
  const at = span.start - start
  const before = reading.rest.slice(0, at)
  const clause = Math.max(0, ...[...before.matchAll(CLAUSE_END)].map((end) => end.index + end[0].length))
  const nothing = claimsNothing(reading.rest, reading.languages)
  const classByEnd = new Map(nothing.map(({ end, value }) => [end, value]))
  // An adverb stands behind the verb: "is clearly fading".
  const isAdverb = (from: number) => classByEnd.get(from - 1) === 'copulas'
  const isNamedThere = naming.names.some((name) => name.start - start >= clause && name.start - start < at)
  const intents = findIntents(reading.rest, reading.languages)
  // "All" is no subject, and complaints about a trend are its posts; "demand" by itself is not.
  const idle = [...findQuantifiers(reading.rest, reading.languages), ...(isNamedThere ? intents : [])]
  const isPlaced = reading.attributes.some(
    ({ kind, start: from, end }) =>
      kind === 'platform' && from - start >= clause && end <= span.start && !isNamedThere,
  )
  const isElsewhere = !isNamedThere && intents.some(({ start: from, end }) => from >= clause && end <= at)
  const isIdle = (left: Span) =>
    idle.some((each) => each.start <= left.start - start && left.end - start <= each.end)
  const hasOtherSubject = reading
    .left()
    .some(
      (left) =>
        left.start - start >= clause &&
        left.end <= span.start &&
        !isAdverb(left.start - start) &&
        !isIdle(left),
    )
  if (hasOtherSubject || isElsewhere || isPlaced) return { ...claim, ...OF_ANOTHER }
  if (naming.as === 'marked') return claim
  const tellsOfPosts =
    reading.figures.length > 0 ||
    reading.attributes.some(({ kind }) => kind === 'rank') ||
    nothing.some(({ value, start: from, end }) => value === 'evidence' && from >= clause && end <= at)
  const isOfAmount = direction === 'rising' || direction === 'falling' || naming.as === 'elsewhere'
  return tellsOfPosts || (isOfAmount && naming.references.length === 0) ? claim : { ...claim, ...OF_ANOTHER }
}

const OF_ANOTHER = {
  verdict: 'not_checked',
  reason:
    'The trend has another status, but this may be said of something else: of the trend say it beside its name in quotation marks.',
} as const
