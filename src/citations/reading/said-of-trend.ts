import type { UnlocatedClaim } from '../claim-verdict.ts'
import { claimsNothing, type Direction, findQuantifiers } from '../lexicon/index.ts'
import type { Span } from '../parse/spans.ts'
import type { Sentence } from '../parse/types.ts'
import type { Resolved } from '../resolve/scopes.ts'
import type { SentenceReading } from './sentence-reading.ts'

/** How a sentence names the trends that it speaks of. */
export interface TrendNaming {
  /** `marked`: by its id or as a name, in quotation marks; `plain`: in words that may mean the thing; `elsewhere`: in another sentence. */
  readonly as: 'marked' | 'plain' | 'elsewhere'
  readonly citesPost: boolean
}

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
    citesPost: own.some(({ reference }) => reference !== undefined && reference.kind !== 'trend'),
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
  const clause = before.length - (/[^,;:，；：、،؛()（）—–\uE001\uE002]*$/u.exec(before)?.[0].length ?? 0)
  const nothing = claimsNothing(reading.rest, reading.languages)
  const classByEnd = new Map(nothing.map(({ end, value }) => [end, value]))
  // An adverb stands behind the verb: "is clearly fading".
  const isAdverb = (from: number) => classByEnd.get(from - 1) === 'copulas'
  const quantifiers = findQuantifiers(reading.rest, reading.languages)
  const isQuantifier = (left: Span) =>
    quantifiers.some((each) => each.start <= left.start - start && left.end - start <= each.end)
  const hasOtherSubject = reading
    .left()
    .some(
      (left) =>
        left.start - start >= clause &&
        left.end <= span.start &&
        !isAdverb(left.start - start) &&
        !isQuantifier(left),
    )
  if (hasOtherSubject) return { ...claim, ...OF_ANOTHER }
  if (naming.as === 'marked') return claim
  const tellsOfPosts =
    reading.figures.length > 0 ||
    reading.attributes.some(({ kind }) => kind === 'rank') ||
    nothing.some(({ value, start: from, end }) => value === 'evidence' && from >= clause && end <= at)
  const isOfAmount = direction === 'rising' || direction === 'falling' || naming.as === 'elsewhere'
  return tellsOfPosts || (isOfAmount && !naming.citesPost) ? claim : { ...claim, ...OF_ANOTHER }
}

const OF_ANOTHER = {
  verdict: 'not_checked',
  reason:
    'The trend has another status, but this may be said of something else: of the trend say it beside its name in quotation marks.',
} as const
