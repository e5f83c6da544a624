import type { Platform } from '../../model/index.ts'
import type { UnlocatedClaim } from '../claim-verdict.ts'
import { leftover } from '../coverage.ts'
import { claimsNothing, findComparisonWords, type Language, type Metric } from '../lexicon/index.ts'
import type { Attribute } from '../parse/attributes.ts'
import type { FoundShare } from '../parse/shares.ts'
import { moved, overlap, type Span } from '../parse/spans.ts'
import type { Part } from '../parts.ts'
import { countsSome } from '../reading/counted-trends.ts'
import { includesToday, utcBeside } from '../reading/days.ts'
import { isGoneTo, isOfOtherFigure } from '../reading/gone-to.ts'
import { isOfPosts } from '../reading/owned.ts'
import { isReceived } from '../reading/received.ts'
import { saidOfTrend } from '../reading/said-of-trend.ts'
import type { SentenceReading } from '../reading/sentence-reading.ts'
import { isConverse, platformOfRank, tiedPlatform, tiedShare } from '../resolve/platform-ties.ts'
import type { AttributeScope } from './attributes.ts'

/** The same claim, which bears out these words. */
export function covering(
  claim: UnlocatedClaim | undefined,
  covers: readonly Span[],
): UnlocatedClaim | undefined {
  return claim && { ...claim, covers }
}

/** Judges an attribute as its sentence says it: what stands beside it may say that something else is meant. */
export function judgeAttribute(
  attribute: Attribute,
  reading: SentenceReading,
  scope: AttributeScope,
): UnlocatedClaim | undefined {
  const { rest, languages, isAlone } = reading
  const subject = scope.subjectOf(attribute)
  const [from, to] = [attribute.start - scope.start, attribute.end - scope.start]
  switch (attribute.kind) {
    case 'platform':
    case 'community': {
      const judged = scope.judge(attribute, subject)
      if (attribute.speaks === true && judged?.verdict === 'verified')
        return { ...judged, ...PLATFORM_SPEAKS }
      if (judged === undefined || subject.posts.length > 0) return judged
      const isCounted = (rank: Attribute & { readonly kind: 'rank' }) =>
        platformOfRank(rank, figureOf(rank, scope, reading), reading, scope.start) !== undefined
      const tied = tiedPlatform(judged, attribute, reading, scope.start, isCounted)
      return tied.verdict === 'not_checked' && isShared(attribute, reading, scope)
        ? undefined
        : { ...judged, ...tied }
    }
    case 'author': {
      const judged = scope.judge(attribute, subject)
      const isAnswered = judged?.verdict === 'refuted' && namesAuthor(attribute, reading, scope)
      return isAnswered ? { ...judged, verdict: 'not_checked', reason: OTHER_AUTHOR } : judged
    }
    case 'text_kind': {
      const quoted = scope.quotationFor(attribute)?.readings
      const judged = scope.judge({ kind: 'text_kind', textKind: attribute.textKind, quoted }, subject)
      return judged && isReceived(rest, from, to) ? { ...judged, ...RECEIVED } : judged
    }
    case 'day': {
      const days = reading.attributes.filter(({ kind }) => kind === 'day')
      const inRest = ({ start, end }: Span) => ({ start: start - scope.start, end: end - scope.start })
      const beside = { rest, offset: scope.start, at: inRest(attribute), days: days.map(inRest) }
      const utc = utcBeside(rest, from, to)
      const judged = scope.judge({ ...attribute, isSurelyUtc: utc !== undefined, beside }, subject)
      if (utc !== undefined && subject.posts.length > 0 && judged?.verdict === 'verified')
        return covering(judged, [moved(utc, scope.start)])
      if (subject.posts.length === 0 || judged?.verdict !== 'refuted') return judged
      const isIdle = (language: Language) =>
        leftover(
          rest.slice(from, to),
          { start: 0, end: to - from },
          claimsNothing(rest.slice(from, to), [language]),
        ).length === 0
      const isOfCount = reading.figures.length > 0 && includesToday(attribute.readings)
      if (isOfCount || (languages.length > 1 && languages.some(isIdle)))
        return { ...judged, verdict: 'not_checked', reason: NO_DAY_ELSEWHERE }
      if (isAlone(attribute, 'clause')) return judged
      return { ...judged, verdict: 'not_checked', reason: OTHER_DAY }
    }
    case 'rank': {
      if (attribute.isApart === true) return PLACES_APART
      if (isOfPosts({ start: from, end: to }, reading)) return PLACE_OF_POSTS
      const { rank, bound } = attribute
      const { comparison } = reading
      // "A is in second place, ahead of B".
      const isOfOne =
        comparison?.word === 'rank' &&
        comparison.one.trend !== undefined &&
        attribute.start >= comparison.one.end &&
        attribute.end <= comparison.other.start
      const placed = isOfOne ? { ...subject, trends: [comparison.one.trend], otherTrends: [] } : subject
      const by = figureOf(attribute, scope, reading)
      const on = platformOfRank(attribute, by, reading, scope.start)
      const isMost = attribute.by !== undefined && attribute.apart === undefined
      if (isMost && on !== undefined && isConverse(attribute, reading, scope.start)) return undefined
      const among = reading.restrictedAt({ start: from, end: to })
      const of = leaderBefore(from, reading, scope.start)
      const part: Part = {
        ...{ kind: 'rank', low: bound === 'atMost' ? 1 : rank, high: rank, by, on, isMost, among, of },
      }
      const byFigure = scope.judge(part, placed)
      // "Leads with 29 mentions" may tell of the list.
      const isOpen =
        byFigure?.verdict === 'refuted' &&
        attribute.by === undefined &&
        scope.judge({ ...part, by: undefined }, placed)?.verdict === 'verified'
      const judged = isOpen ? { ...byFigure, ...PLACE_ELSEWHERE } : byFigure
      const behind = OF_ALL.exec(rest.slice(to))?.[0].length ?? 0
      return covering(judged, [
        { start: attribute.start, end: attribute.end + behind },
        ...(attribute.apart ?? []),
      ])
    }
    case 'direction': {
      const judged = scope.judge(attribute, subject)
      // "Only two of them are rising" tells of which no name does.
      const isOpen = judged?.verdict === 'refuted' && subject.isTrendInherited === true
      if (isOpen && countsSome(rest, languages)) return { ...judged, ...OF_SOME_OF_THEM }
      if (judged !== undefined && isGoneTo(attribute, reading, scope.start)) return { ...judged, ...GONE_TO }
      // 「B」の2倍 may compare the two.
      if (judged !== undefined && attribute.factor !== undefined && isOfTwo(attribute, reading, scope))
        return { ...judged, ...OF_SEVERAL }
      if (judged !== undefined && isOfOtherFigure(attribute, reading, scope.start))
        return { ...judged, ...OF_OTHER_FIGURE }
      // "New" may mean new to the reader, unless nothing else is said; and "went up on 3 May" tells a day.
      return covering(
        saidOfTrend(
          refutedAlone(judged, attribute, reading),
          attribute,
          attribute.direction,
          reading,
          scope.naming,
          scope.start,
        ),
        [{ start: attribute.start, end: attribute.end }, ...(attribute.apart ?? [])],
      )
    }
    default:
      return attribute satisfies never
  }
}

/** Whether another one whom a sentence names wrote the posts: "ann answers ben". */
function namesAuthor(author: Span, { attributes }: SentenceReading, scope: AttributeScope): boolean {
  return attributes
    .flatMap((each) => (each.kind === 'author' && each.start !== author.start ? [each] : []))
    .slice(0, MAX_AUTHORS)
    .some((each) => scope.judge(each, scope.subjectOf(author))?.verdict === 'verified')
}

const MAX_AUTHORS = 5
const OTHER_AUTHOR =
  'Somebody else whom the sentence names wrote the cited post: what this one has to do with it is not told.'

/** A number of posts, which may tell where a direction or place is meant. */
export function judgeTiedShare(
  share: FoundShare,
  reading: SentenceReading,
  { judge, subjectOf, start }: AttributeScope,
): UnlocatedClaim | undefined {
  const subject = subjectOf(share)
  const judged = judge({ kind: 'share', ...share }, subject)
  // "Two Reddit posts …: t3_a and t3_b" counts what it cites, behind a sentence about a trend.
  if (judged?.verdict === 'refuted' && subject.isTrendInherited === true && subject.posts.length > 0)
    return { ...judged, verdict: 'not_checked', reason: OF_CITED }
  if (judged?.verdict === 'refuted' && reading.attributes.some(({ kind }) => kind === 'day'))
    return { ...judged, verdict: 'not_checked', reason: OF_DAYS }
  return judged && tiedShare(judged, share, reading, start)
}

/** "Twice as many as “B”": how many times as much as another trend has, which the sentence names alone. */
function isOfTwo(
  { end }: Span,
  { rest, languages }: SentenceReading,
  { naming, start }: AttributeScope,
): boolean {
  const [name, another] = naming.names
  if (another !== undefined) return true
  return (
    name !== undefined &&
    name.start >= end &&
    findComparisonWords(rest.slice(end - start, name.start - start), languages).length > 0
  )
}

/** Whether a number of posts there says what a platform does, too. */
function isShared(platform: Span, reading: SentenceReading, scope: AttributeScope): boolean {
  return reading.shares.some(
    (share) =>
      share.covers.some((each) => overlap(each, platform)) &&
      judgeTiedShare(share, reading, scope)?.verdict === 'verified',
  )
}

/** The platform that begins its clause and is said to lead: "Reddit leads with 16 posts". */
function leaderBefore(
  place: number,
  { rest, attributes }: SentenceReading,
  start: number,
): Platform | undefined {
  const leader = attributes.find(
    (each) => each.kind === 'platform' && each.isName && each.end === place + start - 1,
  )
  if (leader?.kind !== 'platform' || rest[place - 1] !== ' ') return undefined
  const ahead = rest.slice(0, leader.start - start)
  return !/\p{L}/u.test(ahead) || /[,;]\s$/u.test(ahead.slice(-2)) ? leader.platform : undefined
}

/** By which figure a place is given. */
function figureOf(
  { by, start, end }: Attribute & { readonly kind: 'rank' },
  scope: AttributeScope,
  { rest, figures }: SentenceReading,
): Metric | undefined {
  const said = rest.slice(start - scope.start, end - scope.start)
  if (by !== undefined || TALKED.test(said)) return by ?? 'mentions'
  // "Leads with 36 mentions".
  const beside = figures.find((figure) => figure.start >= end && figure.start - end <= MAX_WITH)
  if (beside === undefined || beside.word === 'percentage' || !LEADS.test(said)) return undefined
  return WITH.test(`${said}${rest.slice(end - scope.start, beside.start - scope.start)}`)
    ? beside.word
    : undefined
}

/** Of the kind of figures, of which each word is left unchecked: "one". */
const PLACES_APART: UnlocatedClaim = {
  ...{ kind: 'trend_figure', verdict: 'not_checked' },
  reason: 'How many places are between the two is not checked: give the place of each.',
}

const PLACE_OF_POSTS: UnlocatedClaim = {
  ...{ kind: 'rank', verdict: 'not_checked' },
  reason: 'Which of the posts has the most is not checked: give its figure.',
}

const OF_SOME_OF_THEM = {
  verdict: 'not_checked',
  reason: 'It counts some of several trends: name those that are meant.',
} as const

const GONE_TO = {
  verdict: 'not_checked',
  reason: 'Its earlier places and figures are not kept: give the present one, and the status by itself.',
} as const

const OF_SEVERAL = {
  verdict: 'not_checked',
  reason: 'Several trends are named: it may tell how many times as much as of the other one, or as before.',
} as const

const OF_OTHER_FIGURE = {
  verdict: 'not_checked',
  reason: 'The status tells how the mentions move: how a score or place does is not stored.',
} as const

const OF_CITED = 'Another number of the trend’s posts does, but those that are cited may be counted here.'
const OF_DAYS = 'In all of the window it is another number: that of some days is not checked.'

const PLACE_ELSEWHERE = {
  verdict: 'not_checked',
  reason: 'It is its place in the ranking, and not by this figure: say by what.',
} as const

/** Characters between a word for leading and its figure: " with ". */
const MAX_WITH = 6
/** Not "leads the list". */
const LEADS =
  /(?<!\p{L})(?:lead|led(?!\p{L})|lidera|en tête|mène|führ|vorn)\p{L}*(?:\s(?:with|by|in|mit|con|com|avec))?$/iu
const WITH = /[\p{L}\s](?:with|mit|con|com|avec)\s?$/iu

function refutedAlone(
  claim: UnlocatedClaim | undefined,
  attribute: Attribute & { readonly kind: 'direction' },
  { isAlone, attributes }: SentenceReading,
): UnlocatedClaim | undefined {
  // "Has come up on Instagram" tells where, and "came up on 3 May" when.
  const isTold = attributes.some(
    ({ kind }) =>
      kind === 'day' || (attribute.direction === 'new' && (kind === 'platform' || kind === 'community')),
  )
  if (isTold)
    return claim?.verdict === 'refuted' ? { ...claim, verdict: 'not_checked', reason: BESIDE } : claim
  return claim?.isRefutedAlone === true && isAlone(attribute, 'sentence')
    ? { ...claim, verdict: 'refuted' }
    : claim
}

const PLATFORM_SPEAKS = {
  verdict: 'not_checked',
  reason: 'The cited post is on this platform, but the platform did not write it: say who did.',
} as const

const RECEIVED = {
  verdict: 'not_checked',
  reason: 'What the cited post got is told here, not of which kind it is: give the figure, as "3 comments".',
} as const

const BESIDE =
  'The trend has another status, but beside a day or platform it may be said how it began or where it was posted.'

/** "The most talked about": a place by mentions, by language as in judge/trend-days.ts. */
const TALKED =
  /talk|discuss|mention|debat|named|cited|genannt|besproch|diskut|erwähn|coment|habla|mencion|discut|parl|commen|falad|نقاش|تداول|ذكر|話題|議論|言及|언급|논의|พูดถึง|讨论|提及|提到/iu

/** "The most mentions of all topics". */
const OF_ALL = /^\s(?:of|von|unter|de|entre|parmi|dentre)\s(?:all|allen|tod[oa]s|tou(?:s|tes))(?!\p{L})/iu

/** "Hier" is "yesterday" and "here". */
const NO_DAY_ELSEWHERE =
  'The cited post was published on another day, but this may be no day in another language, or the day of a figure.'

const OTHER_DAY =
  'The cited post was published on another day, but the date may be that of what is told: put it beside the reference.'
