import type { Span } from '../parse/spans.ts'
import type { Resolved } from '../resolve/scopes.ts'
import type { SentenceReading } from './sentence-reading.ts'

/** What a comparison is said of, where its sentence goes on behind the other: "A has more posts than B and is rising". */
export function goesOnOf(
  claim: Span,
  { comparison }: Pick<SentenceReading, 'comparison'>,
  own: readonly Resolved[],
  text: string,
): readonly Resolved[] | undefined {
  if (comparison === undefined || comparison.one.start > comparison.other.start) return undefined
  const last = Math.max(...own.map(({ end }) => end))
  return claim.start >= last && GOES_ON.test(text.slice(last, claim.start)) ? [comparison.one] : undefined
}

const GOES_ON = /^["'”’»」』*_)\]\s]{0,6}[,，、]?\s?(?:and|und|y|e|et|و|และ)\s/iu
