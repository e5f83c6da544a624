import type { Platform } from '../../model/index.ts'
import type { ClaimVerdict, UnlocatedClaim } from '../claim-verdict.ts'
import type { Attribute } from '../parse/attributes.ts'
import type { FoundShare } from '../parse/shares.ts'
import { BLANK, type Span } from '../parse/spans.ts'
import type { SentenceReading } from '../reading/sentence-reading.ts'
import { breaksIn } from './scopes.ts'

/** What parts a platform from what else is said of its trend; a comma does not: "on YouTube, it is rising". */
const PARTED = /[;；|·•\n]/u

type Rank = Extract<Attribute, { readonly kind: 'rank' }>
type Read = Pick<SentenceReading, 'rest' | 'attributes' | 'statuses' | 'unsurpassed'>

function areTied(one: Span, other: Span, rest: string, start: number): boolean {
  const [from, to] = one.end <= other.start ? [one.end, other.start] : [other.end, one.start]
  return !PARTED.test(rest.slice(from - start, to - start))
}

/** Whether a platform stands with a number in brackets, outside of which the other is: "“X” (19 on Reddit) is rising". */
function standsAside(platform: Span, other: Span, rest: string, start: number): boolean {
  const ahead = OPENED.exec(
    rest.slice(Math.max(0, platform.start - start - MAX_ASIDE), platform.start - start),
  )
  const behind = CLOSED.exec(rest.slice(platform.end - start, platform.end - start + MAX_ASIDE))
  if (ahead === null || behind === null || !/\p{Nd}/u.test(ahead[0] + behind[0])) return false
  return other.end <= platform.start - ahead[0].length || other.start >= platform.end + behind[0].length
}

const MAX_ASIDE = 60
const OPENED = /[(（][^()（）]*$/u
const CLOSED = /^[^()（）]*[)）]/u

function platformsOf({ attributes, rest }: Read, start: number, beside: Span): Set<Platform> {
  return new Set(
    attributes.flatMap((each) =>
      each.kind === 'platform' && areTied(each, beside, rest, start) ? [each.platform] : [],
    ),
  )
}

/** The only platform beside a place by posts or mentions, of which the ranking counts those by platform. */
export function platformOfRank(
  rank: Rank,
  by: Rank['by'],
  reading: Read,
  start: number,
): Platform | undefined {
  if (by !== 'mentions' && by !== 'posts') return undefined
  const [platform, another] = platformsOf(reading, start, rank)
  return another === undefined ? platform : undefined
}

/** The platforms that a comparison of two trends names: between them, or right beside them: "A has more posts on Reddit than B". */
export function platformsCompared(
  { one, other }: Readonly<Record<'one' | 'other', Span>>,
  { attributes, rest }: Read,
  start: number,
): Set<Platform> {
  const [from, to] = [Math.min(one.start, other.start), Math.max(one.end, other.end)]
  return new Set(
    attributes.flatMap((each) => {
      if (each.kind !== 'platform' || standsAside(each, other, rest, start)) return []
      const isBeside =
        (each.start >= from && each.end <= to) ||
        (each.start >= to && BESIDE.test(rest.slice(to - start, each.start - start))) ||
        (each.end <= from && BESIDE.test(rest.slice(each.end - start, from - start)))
      return isBeside ? [each.platform] : []
    }),
  )
}

/** Between a name and a platform beside it: marks and a preposition. */
const BESIDE = /^["'”’»」』*_\s\uE000,，、]*(?:\p{L}{1,6}\s?)?["'“‘«„「『*_\s]*$/u

/** "Most posts on Reddit are in “X”" tells a share of Reddit's posts, which is not known. */
export function isConverse(most: Span, { attributes, rest }: Read, start: number): boolean {
  const name = rest.indexOf(BLANK, most.end - start)
  return attributes.some(
    (each) => each.kind === 'platform' && each.start >= most.end && each.end - start <= name,
  )
}

/**
 * What a platform of a trend says beside a place, a direction, a status or a day is not borne out by posts there: those are
 * of all platforms together. It is where the sentence names all platforms of the trend, or where `isCounted` says that the place is
 * judged by the posts there. `start` is the offset of the sentence.
 */
export function tiedPlatform(
  claim: ClaimVerdict,
  platform: Span,
  reading: Read,
  start: number,
  isCounted: (rank: Rank) => boolean,
): ClaimVerdict {
  const { trend } = claim
  if (claim.verdict !== 'verified' || trend === undefined) return claim
  const { rest, attributes, statuses, unsurpassed } = reading
  const named = platformsOf(reading, start, platform)
  const isOfAll = trend.platforms.every((each) => named.has(each))
  const isTied = (span: Span) =>
    areTied(span, platform, rest, start) && !standsAside(platform, span, rest, start)
  // A topic that is the first of all with its posts on one platform is the first there; the third may be the second there.
  const isOfPart = (rank: Rank) => !isCounted(rank) && !(isOfAll && (named.size > 1 || rank.rank === 1))
  const said = attributes.some(
    (each) =>
      (each.kind === 'rank' && isTied(each) && isOfPart(each)) ||
      ((each.kind === 'direction' || each.kind === 'day') && isTied(each) && !isOfAll),
  )
  const isSaid =
    said ||
    (!isOfAll && statuses.some(isTied)) ||
    (unsurpassed !== undefined && isTied(unsurpassed) && !(isOfAll && named.size > 1))
  return isSaid ? { ...claim, ...OF_ALL_TOGETHER } : claim
}

/**
 * "Rising on YouTube with 1 post" has the platform in the direction, and "rising, with 1 post on YouTube" in the number, which
 * stands between them.
 */
export function tiedShare(
  claim: UnlocatedClaim,
  { by, covers }: Pick<FoundShare, 'by' | 'covers'>,
  reading: Read,
  start: number,
): UnlocatedClaim {
  const { trend } = claim
  const [number, platform] = covers
  if (claim.verdict !== 'verified' || trend === undefined || !('platform' in by)) return claim
  if (number === undefined || platform === undefined) return claim
  const { rest, attributes, statuses } = reading
  const named = platformsOf(reading, start, platform)
  if (trend.platforms.every((each) => named.has(each))) return claim
  const said = [
    ...attributes.filter(
      (each) => (each.kind === 'rank' && each.by === undefined) || each.kind === 'direction',
    ),
    ...statuses,
  ]
  const isIn = (each: Span) => {
    const isBetween = (number.start - each.start) * (number.start - platform.start) < 0
    const parts = each.end <= platform.start ? breaksIn(rest, each.end - start, platform.start - start) : 0
    return (
      !isBetween &&
      parts === 0 &&
      areTied(each, platform, rest, start) &&
      !standsAside(platform, each, rest, start)
    )
  }
  return said.some(isIn) ? { ...claim, ...OF_ALL_TOGETHER } : claim
}

const OF_ALL_TOGETHER = {
  verdict: 'not_checked',
  reason:
    'The trend has posts there, but its place, direction and days are those of all its platforms together.',
} as const
