import { DAY_MS } from '../../lib/days.ts'
import type { ClaimVerdict, UnlocatedClaim } from '../claim-verdict.ts'
import type { DayRange, NeverWas } from '../parse/dates.ts'
import { moved } from '../parse/spans.ts'
import type { Part, Subject } from '../parts.ts'
import type { QuoteSearch } from '../resolve/quote-search.ts'
import type { Window } from '../resolve/window.ts'
import type { StoredTrend } from '../stored.ts'
import { judgeAuthor, judgeCommunity, judgeDay, judgePlatform, judgeTrendPlatform } from './attributes.ts'
import { judgeCompany } from './companies.ts'
import { judgeComparison, judgePlatformsCompared } from './comparisons.ts'
import { verifyDate } from './dates.ts'
import { judgeFigureOfDay } from './day-figures.ts'
import { judgeEach, judgeFigureOfEach } from './each.ts'
import { judgeFigure } from './meant-figures.ts'
import { judgeOnly } from './only.ts'
import { judgeOrder } from './orders.ts'
import { judgeQuantified } from './quantified.ts'
import { verifyQuote } from './quotes.ts'
import { judgeLeader, judgeRankOn } from './ranks-on-platforms.ts'
import { verifyReference, verifyTrendId } from './references.ts'
import { judgeShare } from './shares.ts'
import { verifyStatus } from './statuses.ts'
import { judgeTextKind } from './text-kinds.ts'
import { judgeTrendCount } from './trend-counts.ts'
import { judgeDaysOfAll, judgeTrendDay } from './trend-days.ts'
import { judgeDirection, judgeFactor, judgeRank, judgeRankAmong } from './trends.ts'

/** What all parts of one check are judged by. */
export interface JudgingFrame {
  readonly window: Window
  /** The trends of the ranking, in its order. */
  readonly trends: readonly StoredTrend[]
  readonly search: QuoteSearch
}

/**
 * Judges one part of prose or of a typed claim by what is stored of its subject; undefined where it says nothing of it that
 * could be judged.
 */
export function judgePart(
  part: Part,
  subject: Subject,
  { window, trends: ranked, search }: JudgingFrame,
): UnlocatedClaim | undefined {
  const { posts } = subject
  const [trend, anotherTrend] = new Set(subject.trends)
  const only = anotherTrend === undefined ? trend : undefined
  switch (part.kind) {
    case 'reference':
      return { kind: part.reference.kind, ...verifyReference(part.reference, part.posts, window) }
    case 'trend':
      return { kind: 'trend_figure', ...verifyTrendId(part.id, part.trend) }
    case 'quotation': {
      const { quotation, containingPost } = part
      const judged = verifyQuote(quotation, { ...subject, containingPost }, search)
      const isMissing = judged.verdict === 'refuted' || judged.verdict === 'unsupported'
      const words = isMissing ? quotation.readings[0] : undefined
      return { kind: 'quote', ...judged, ...(words === undefined ? {} : { words }) }
    }
    case 'figure':
      if (part.on !== undefined)
        return only && posts.length === 0 ? judgeFigureOfDay(part.quantity, part.on, only) : undefined
      return subject.areTogether === true ? judgeFigureOfEach(part, subject) : judgeFigure(part, subject)
    case 'status': {
      const judged = verifyStatus(part, subject.trends)
      return judged && { kind: 'trend_figure', ...judged }
    }
    case 'date': {
      const judged = verifyDate(part.date, part.sentence, part.text, {
        ...{ window, cited: subject, trends: subject.trends, isCitedElsewhere: part.isCitedElsewhere },
      })
      return { kind: 'date', ...judged, isDecisive: judged.trend !== undefined }
    }
    case 'day': {
      const { isSurelyUtc, beside, neverWas } = part
      if (part.isFromOther === true) return posts.length > 0 ? { kind: 'day', ...FROM_OTHER_DAY } : undefined
      const readings = neverWas === undefined ? part.readings : []
      if (posts.length > 0)
        return { kind: 'day', ...asNever(judgeDay(readings, posts, isSurelyUtc), neverWas) }
      const judged =
        only && beside && judgeTrendDay(beside.at, readings, beside.rest, only, window, beside.days)
      // Also where the sentence names no trend: "Period: 22 October to 21 November".
      if (judged === undefined && readings.some((days) => areAllOf(days, window)))
        return { kind: 'day', verdict: 'verified', reason: 'It is the window of the ranking.', trend: only }
      const ofAll = judged === undefined && only && beside && judgeDaysOfAll(beside, readings, only, window)
      if (ofAll) return { kind: 'day', ...ofAll }
      if (judged === undefined || beside === undefined) return undefined
      const { words, ...verdict } = judged
      return {
        kind: 'day',
        ...asNever(verdict, neverWas),
        covers: [beside.at, ...words].map((span) => moved(span, beside.offset)),
      }
    }
    case 'rank':
      // "The first three are A, B and C".
      if (only === undefined && part.on === undefined && part.low < part.high)
        return judgeEach(subject, (each) => ({ kind: 'rank', ...judgeRank(part, each, ranked) }))
      if (only === undefined) return undefined
      if (part.of !== undefined) return { kind: 'rank', ...judgeLeader(part.of, part, only) }
      return {
        kind: 'rank',
        ...(part.on !== undefined
          ? judgeRankOn(part.on, part, only, ranked)
          : part.among === undefined
            ? judgeRank(part, only, ranked)
            : judgeRankAmong(part.among, part, only, ranked)),
      }
    case 'platform':
      if (posts.length > 0) return { kind: 'platform', ...judgePlatform(part.platform, posts) }
      return judgeEach(subject, (trend) => ({
        kind: 'platform',
        ...judgeTrendPlatform(part.platform, trend),
      }))
    case 'community':
      return posts.length === 0 ? undefined : { kind: 'platform', ...judgeCommunity(part.name, posts) }
    case 'author':
      return posts.length === 0 ? undefined : { kind: 'author', ...judgeAuthor(part.handle, posts) }
    case 'text_kind':
      return posts.length === 0
        ? undefined
        : { kind: 'platform', ...judgeTextKind(part.textKind, part.quoted, posts, search) }
    case 'direction':
      return judgeEach(subject, (trend) => ({
        kind: 'direction',
        ...(part.isRatio === true && part.factor !== undefined
          ? judgeFactor(part.factor, trend)
          : judgeDirection(part.direction, part.factor, trend)),
      }))
    case 'company':
      return judgeCompany(part, posts, subject.trends)
    case 'share':
      return judgeShare(part, subject.trends)
    case 'quantified':
      return posts.length > 0 ? undefined : judgeQuantified(part, subject.trends)
    case 'comparison':
      return { kind: 'comparison', ...judgeComparison(part, ranked) }
    case 'platforms_compared':
      return only && posts.length === 0
        ? { kind: 'comparison', ...judgePlatformsCompared(part, only) }
        : undefined
    case 'order':
      return { kind: 'comparison', ...judgeOrder(part, ranked) }
    case 'trend_count':
      return judgeTrendCount(part, ranked)
    case 'only':
      return judgeOnly(part, part.of ?? (only === undefined ? [] : [only]), ranked, (so, trend) =>
        judgePart(so, { ...subject, posts: [], trends: [trend] }, { window, trends: ranked, search }),
      )
    default:
      return part satisfies never
  }
}

const FROM_OTHER_DAY = {
  verdict: 'not_checked',
  reason: 'It is counted from another day: give the day itself.',
} as const

/** Of a day that never was, for its weekday is another one: nothing happened on it. */
function asNever(judged: ClaimVerdict, neverWas: NeverWas | undefined): ClaimVerdict {
  if (judged.verdict !== 'refuted' || neverWas === undefined) return judged
  return { ...judged, verdict: neverWas.isSure ? 'refuted' : 'not_checked', reason: neverWas.reason }
}

/** "In the last 30 days" of a window of 30 days, and not of 29: both ends by whole days in UTC. */
function areAllOf({ fromMs, toMs }: DayRange, { sinceMs, untilMs }: Window): boolean {
  const isOfDay = (at: number, startMs: number) => at >= startMs && at < startMs + DAY_MS
  return sinceMs !== undefined && isOfDay(sinceMs, fromMs) && isOfDay(untilMs, toMs + 1 - DAY_MS)
}
