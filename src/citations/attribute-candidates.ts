import type { Candidate, CheckedAgainst, UnlocatedClaim } from './candidates.ts'
import {
  judgeAuthor,
  judgeCommunity,
  judgeDay,
  judgePlatform,
  judgeTrendPlatform,
} from './judge/attributes.ts'
import { judgeCompany } from './judge/companies.ts'
import { judgeComparison } from './judge/comparisons.ts'
import { judgeShare } from './judge/shares.ts'
import { judgeTrendDay } from './judge/trend-days.ts'
import { judgeDirection, judgeRank } from './judge/trends.ts'
import type { Attribute } from './parse/attributes.ts'
import type { Span } from './parse/spans.ts'
import type { SentenceReading } from './sentence-reading.ts'
import type { StoredPost, StoredTrend } from './stored.ts'

/** What a sentence's attributes are judged against. */
export interface AttributeScope {
  /** Offset of the sentence. */
  readonly start: number
  postsFor(claim: Span): readonly StoredPost[]
  /** The cited post of the quotation beside a claim, where it is found. */
  quotedFor(claim: Span): StoredPost | undefined
  trendsFor(claim: Span): readonly StoredTrend[]
}

/** The possible claims about the attributes of the posts and trends that a sentence speaks of. */
export function attributeCandidates(
  reading: SentenceReading,
  scope: AttributeScope,
  { trends: ranked }: CheckedAgainst,
): Candidate[] {
  const { attributes, companies, shares, comparison, unsurpassed, isNegatedBeside } = reading
  const candidate = ({ start, end }: Span, judge: () => UnlocatedClaim | undefined): Candidate => ({
    start,
    end,
    // "Has not changed" negates nothing but itself.
    verify: () => soften(judge(), () => isNegatedBeside([{ start, end }])),
  })
  return [
    ...attributes.map((each) =>
      candidate(each, () => boundToQuotation(judgeAttribute(each, reading, scope, ranked), each, scope)),
    ),
    ...companies.map((each) =>
      candidate(each, () => judgeCompany(each, scope.postsFor(each), scope.trendsFor(each))),
    ),
    ...shares.map((each) => candidate(each, () => judgeShare(each, scope.trendsFor(each)))),
    ...(comparison === undefined
      ? []
      : [
          {
            ...{ start: comparison.start, end: comparison.end },
            verify: () => {
              const { one, other, covers } = comparison
              const judged = judgeComparison(comparison, ranked)
              return soften({ kind: 'comparison', ...judged, covers: [one, other, ...covers] }, () =>
                isNegatedBeside(covers),
              )
            },
          },
        ]),
    ...(unsurpassed === undefined
      ? []
      : [
          {
            ...{ start: unsurpassed.start, end: unsurpassed.end },
            verify: () => {
              const [trend] = scope.trendsFor(unsurpassed)
              const place = unsurpassed.is === 'less' ? LAST_PLACE : 1
              if (trend === undefined) return undefined
              const judged = judgeRank({ low: place, high: place, by: unsurpassed.word }, trend, ranked)
              return { kind: 'rank' as const, ...judged, covers: unsurpassed.covers }
            },
          },
        ]),
  ]
}

const LAST_PLACE = -1

function judgeAttribute(
  attribute: Attribute,
  { rest, attributes, isAlone }: SentenceReading,
  { start, postsFor, trendsFor }: AttributeScope,
  ranked: readonly StoredTrend[],
): UnlocatedClaim | undefined {
  const posts = postsFor(attribute)
  const [trend, anotherTrend] = new Set(trendsFor(attribute))
  const only = anotherTrend === undefined ? trend : undefined
  switch (attribute.kind) {
    case 'platform': {
      if (posts.length > 0) return { kind: 'platform', ...judgePlatform(attribute.platform, posts) }
      return only && { kind: 'platform', ...judgeTrendPlatform(attribute.platform, only) }
    }
    case 'community':
      return posts.length === 0 ? undefined : { kind: 'platform', ...judgeCommunity(attribute.name, posts) }
    case 'author':
      return posts.length === 0 ? undefined : { kind: 'author', ...judgeAuthor(attribute.handle, posts) }
    case 'day': {
      if (posts.length === 0) {
        const days = attributes.filter(({ kind }) => kind === 'day')
        return only && judgeDayOfTrend(attribute, rest, start, only, days)
      }
      const judged = judgeDay(attribute.readings, posts)
      if (judged.verdict !== 'refuted' || isAlone(attribute, 'clause')) return { kind: 'day', ...judged }
      return { kind: 'day', ...judged, verdict: 'not_checked', reason: OTHER_DAY }
    }
    case 'rank': {
      const { rank, bound, by } = attribute
      const isTalked = TALKED.test(rest.slice(attribute.start - start, attribute.end - start))
      const place = {
        low: bound === 'atMost' ? 1 : rank,
        high: rank,
        by: by ?? (isTalked ? 'mentions' : undefined),
      }
      const behind = OF_ALL.exec(rest.slice(attribute.end - start))?.[0].length ?? 0
      const covers = [
        { start: attribute.start, end: attribute.end + behind },
        ...(attribute.byWords === undefined ? [] : [attribute.byWords]),
      ]
      return only && { kind: 'rank', ...judgeRank(place, only, ranked), covers }
    }
    case 'direction': {
      if (only === undefined) return undefined
      const judged = judgeDirection(attribute.direction, attribute.factor, only)
      // "New" may mean new to the reader, unless nothing else is said.
      const isRefuted = judged.isRefutedAlone === true && isAlone(attribute, 'sentence')
      return { kind: 'direction', ...judged, ...(isRefuted ? { verdict: 'refuted' } : {}) }
    }
  }
}

/** "The most talked about": a place by mentions, by language as in judge/trend-days.ts. */
const TALKED =
  /talk|discuss|mention|debat|besproch|diskut|erwähn|coment|habla|mencion|discut|parl|commen|falad|نقاش|تداول|ذكر|話題|議論|言及|언급|논의|พูดถึง|讨论|提及|提到/iu

/** "The most mentions of all topics". */
const OF_ALL = /^\s(?:of|von|unter|de|entre|parmi|dentre)\s(?:all|allen|tod[oa]s|tou(?:s|tes))(?!\p{L})/iu

const OTHER_DAY =
  'The cited post was published on another day, but the date may be that of what is told: put it beside the reference.'

function judgeDayOfTrend(
  { readings, ...span }: Attribute & { kind: 'day' },
  rest: string,
  offset: number,
  trend: StoredTrend,
  days: readonly Span[],
): UnlocatedClaim | undefined {
  const inRest = ({ start, end }: Span) => ({ start: start - offset, end: end - offset })
  const judged = judgeTrendDay(inRest(span), readings, rest, trend, days.map(inRest))
  if (judged === undefined) return undefined
  const { words, ...verdict } = judged
  return {
    ...{ kind: 'day', ...verdict },
    covers: [span, ...words.map(({ start, end }) => ({ start: offset + start, end: offset + end }))],
  }
}

/** What another of the cited posts has, and not the one of the quotation beside it, may be said of the wrong one. */
function boundToQuotation(
  claim: UnlocatedClaim | undefined,
  attribute: Span,
  scope: AttributeScope,
): UnlocatedClaim | undefined {
  if (claim?.verdict !== 'verified' || claim.posts === undefined) return claim
  if (scope.postsFor(attribute).length < 2) return claim
  const quoted = scope.quotedFor(attribute)
  if (quoted === undefined || claim.posts.includes(quoted)) return claim
  return {
    ...claim,
    verdict: 'not_checked',
    reason: 'Another of the cited posts has it, and not the one of the quotation beside it.',
  }
}

/** In a negated sentence what is not so may be what it says. */
function soften(claim: UnlocatedClaim | undefined, isNegated: () => boolean): UnlocatedClaim | undefined {
  if (claim?.verdict !== 'refuted' || !isNegated()) return claim
  return {
    ...claim,
    verdict: 'not_checked',
    reason: 'The stored value is another one, but the sentence negates something: read it against the post.',
  }
}
