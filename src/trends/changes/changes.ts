import { DAY_MS } from '../../lib/days.ts'
import type { KnownTrend, Platform, RankedTrend, TrendStatus } from '../../model/index.ts'
import { compareText } from '../../text/compare-text.ts'
import type { Mention } from '../corpus/deduplicate.ts'
import { compareTopic } from '../measuring/compare.ts'
import type { IdentifiedTopic } from '../measuring/measure.ts'
import { historyDays, type Periods } from '../measuring/periods.ts'
import { growthOf } from '../measuring/ranking-context.ts'
import { type Stream, streams } from '../measuring/streams.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { rankTopics } from '../pipeline.ts'
import type { RankedTopics } from '../ranked-topics.ts'
import { rulesWithout } from '../rules.ts'
import { type Identity, postKey } from '../tracking/identity.ts'
import { MIN_POSTS, type RankInput } from '../types.ts'
import { type ChangeKind, changeOf } from './change-of.ts'
import { type Comparison, changePeriods } from './change-periods.ts'
import { type UncollectedDays, uncollectedDays } from './uncollected.ts'

const { maxCitedPosts } = valuesOf(parameters.changes)

export interface ChangesInput extends Omit<RankInput, 'limit' | 'competitors'> {
  /** Posts up to and including this moment are the past. Within `changesReachDays` before `now`. */
  readonly since: Date
}

/** A topic in one of the two rankings; `rank` is null where it was not listed. */
export interface TopicState {
  readonly rank: number | null
  readonly score: number
  readonly status: TrendStatus
  readonly mentions: number
  readonly independentMentions: number
  readonly uniqueAuthors: number
}

/** Independent mentions that entered and left, clearest posts on comparable platforms only; see compare.ts. */
export interface ChangeInterval {
  readonly entered: number
  readonly left: number
  /** What would have entered had nothing changed. */
  readonly expected: number
  readonly ratio: number | null
  readonly lower: number | null
  readonly upper: number | null
}

export interface TopicChange {
  readonly change: ChangeKind
  readonly rule: string
  readonly id: string
  readonly topic: string
  /** Topics of the past ranking that joined this one, or that it split from. */
  readonly previousIds: readonly string[]
  /** null: the ranking as of then holds no such topic. */
  readonly before: TopicState | null
  readonly now: TopicState | null
  readonly interval: ChangeInterval
  /** Posts to cite: of those that entered, or the last ones where the topic fell. */
  readonly cited: readonly { readonly platform: Platform; readonly id: string }[]
}

export interface ChangesSince {
  readonly comparison: Comparison
  /** null where nothing is compared. */
  readonly periods: Periods | null
  readonly firstPostAt: string | null
  /** Best ranked first; what is gone comes last. */
  readonly topics: readonly TopicChange[]
  /** Topics listed then whose posts are in other topics now. */
  readonly regrouped: number
  readonly uncollected: readonly UncollectedDays[]
}

/**
 * What changed between the ranking as of `since` and the one as of `now`, both made from the same stored posts, so
 * that a change is one of what people wrote and not of what was collected. Pure, like `rankTrends`.
 *
 * The two windows overlap, so what differs is what entered (posts after `since`, at most a window's length) and what
 * left (as long a stretch from the start of the earlier window). Their independent mentions are compared by the
 * engine's own 90 % interval of a rate ratio over covered days, corrected for the growth of each stream; see
 * compare.ts and status.ts. Topics are matched by identity.ts with the present ranking as the reference: a past topic
 * takes the id of the present one that goes on from it.
 */
export function changesSince(input: ChangesInput): ChangesSince {
  const nowMs = input.now.getTime()
  const sinceMs = input.since.getTime()
  const windowMs = input.windowDays * DAY_MS
  const historyFromMs = nowMs - historyDays(input.windowDays) * DAY_MS
  const timeOf = (post: { readonly publishedAt?: string | undefined }) => Date.parse(post.publishedAt ?? '')
  const present = rankTopics({
    ...input,
    posts: input.posts.filter((post) => timeOf(post) >= historyFromMs && timeOf(post) <= nowMs),
  })
  const past = rankTopics({
    ...input,
    posts: input.posts.filter((post) => timeOf(post) <= sinceMs),
    now: input.since,
    previous: present.topics.map((topic) => toReference(topic, sinceMs)),
    // Grouped as the present is, topics that have joined since would be one in the past as well.
    regroups: true,
  })
  // Of all posts: one that is in no topic, such as a lone emoji, was stored all the same.
  const firstMs = input.posts
    .map(timeOf)
    .filter((time) => time <= nowMs)
    .reduce((first, time) => Math.min(first, time), Number.POSITIVE_INFINITY)
  const periods = changePeriods(present.coverage, sinceMs, nowMs, windowMs, firstMs <= sinceMs)
  const windows = [
    { fromMs: sinceMs - windowMs, toMs: Math.min(sinceMs, nowMs - windowMs) },
    { fromMs: nowMs - windowMs, toMs: nowMs },
  ]
  const uncollected = uncollectedDays(present.coverage, streamsOf(present, past), windows)
  const firstPostAt = Number.isFinite(firstMs) ? new Date(firstMs).toISOString() : null
  const known = { comparison: periods.comparison, periods: periods.periods, firstPostAt, uncollected }
  if (periods.comparison === 'none') return { ...known, topics: [], regrouped: 0 }

  // Those of issues are in the fine topics too.
  const mentionsOfTopics = present.topics
    .filter(({ anchor }) => anchor === undefined)
    .map((topic) => topic.mentions)
  const compared = {
    periods: periods.periods,
    coverage: present.coverage,
    isOn: rulesWithout(input.rulesOff),
  }
  const context = { ...compared, growth: growthOf(mentionsOfTopics, compared) }
  const entryOf = (topic: IdentifiedTopic, state: Matched): TopicChange => {
    const { status, rule, interval } = compareTopic(topic.mentions, context, topic.membership)
    const change = changeOf({
      verdict: { status, rule },
      hasBefore: periods.comparison !== 'nothing_before',
      wasThere: typeof state.before?.rank === 'number' || (state.before?.mentions ?? 0) >= MIN_POSTS,
      mentionsNow: state.now?.mentions ?? 0,
    })
    const isDown = change.kind === 'fallen' || change.kind === 'gone'
    return {
      change: change.kind,
      rule: change.rule,
      id: topic.id,
      topic: state.trend.topic,
      previousIds: state.previousIds,
      before: state.before,
      now: state.now,
      interval: {
        entered: interval.recent,
        left: interval.baseline,
        expected: interval.expected,
        ratio: interval.ratio,
        lower: interval.lower,
        upper: interval.upper,
      },
      cited: citedOf(
        topic.mentions.filter(({ time }) => isDown || time >= periods.periods.recentFromMs),
        state.trend,
      ),
    }
  }

  const nowStates = statesOf(present)
  const pastStates = statesOf(past)
  const trendsNow = new Map(present.trends.map((trend) => [trend.id, trend]))
  const trendsThen = new Map(past.trends.map((trend) => [trend.id, trend]))
  const relatives = relativesOf(past.topics)
  const topics: TopicChange[] = []
  for (const topic of present.topics) {
    const trend = trendsNow.get(topic.id) ?? trendsThen.get(topic.id)
    if (trend === undefined) continue
    topics.push(
      entryOf(topic, {
        trend,
        before: pastStates.get(topic.id) ?? null,
        now: nowStates.get(topic.id) ?? null,
        previousIds: relatives.get(topic.id) ?? [],
      }),
    )
  }
  const presentIds = new Set(present.topics.map(({ id }) => id))
  let regrouped = 0
  for (const topic of past.topics) {
    const trend = trendsThen.get(topic.id)
    // One that goes on in a present topic is listed there.
    if (trend === undefined || presentIds.has(topic.id) || topic.previousIds.length > 0) continue
    const left = topic.mentions.filter(({ time }) => time >= nowMs - windowMs).length
    // With so many posts still in the window it did not end: they are in other topics now.
    if (left >= MIN_POSTS) regrouped += 1
    else {
      const before = pastStates.get(topic.id) ?? null
      topics.push(entryOf(topic, { trend, before, now: null, previousIds: [] }))
    }
  }
  return { ...known, topics: topics.sort(byRank), regrouped }
}

interface Matched {
  readonly trend: RankedTrend
  readonly before: TopicState | null
  readonly now: TopicState | null
  readonly previousIds: readonly string[]
}

/** A present topic as the past one's reference: only its posts up to `since` can be shared. */
function toReference({ id, anchor, isPart, mentions }: IdentifiedTopic, sinceMs: number): KnownTrend {
  return {
    id,
    postKeys: mentions
      .filter(({ time }) => time <= sinceMs)
      .map(({ platform, post }) => postKey(platform, post.id)),
    previousIds: [],
    ...(anchor === undefined ? {} : { isBroad: true as const }),
    ...(isPart ? { isPart: true as const } : {}),
  }
}

/** For each present topic the past ones, by the ids they have here, that joined it or that it split from. */
export function relativesOf(past: readonly Identity[]): ReadonlyMap<string, readonly string[]> {
  const relatives = new Map<string, string[]>()
  for (const { id, previousIds } of past) {
    for (const present of previousIds) relatives.set(present, [...(relatives.get(present) ?? []), id])
  }
  return relatives
}

function statesOf({ topics, trends }: RankedTopics): ReadonlyMap<string, TopicState> {
  const ranks = new Map(trends.map(({ id }, index) => [id, index + 1]))
  return new Map(
    topics
      .filter(({ measured }) => measured.mentions.length > 0)
      .map(({ id, measured }) => [
        id,
        {
          rank: ranks.get(id) ?? null,
          score: measured.score,
          status: measured.status,
          mentions: measured.mentions.length,
          independentMentions: measured.independent.length,
          uniqueAuthors: new Set(measured.mentions.map(({ author }) => author)).size,
        },
      ]),
  )
}

/** The trend's own representatives first, then the newest; no author twice where there are others. */
function citedOf(mentions: readonly Mention[], { representativePostIds }: RankedTrend): TopicChange['cited'] {
  const preferred = new Set(representativePostIds)
  const newest = mentions.toReversed()
  const cited: Mention[] = []
  for (const mention of [
    ...newest.filter(({ post }) => preferred.has(post.id)),
    ...newest.filter(({ isOrigin }) => isOrigin),
  ]) {
    if (cited.length === maxCitedPosts) break
    if (!cited.some(({ author }) => author === mention.author)) cited.push(mention)
  }
  return cited.map(({ platform, post }) => ({ platform, id: post.id }))
}

function streamsOf(...rankings: readonly RankedTopics[]): readonly Stream[] {
  const used = new Set(
    rankings.flatMap(({ topics, coverage }) =>
      topics.flatMap(({ mentions }) => coverage.streamsOf(mentions)),
    ),
  )
  return streams.filter((stream) => used.has(stream))
}

function byRank(first: TopicChange, second: TopicChange): number {
  const rankOf = ({ now, before }: TopicChange): number => now?.rank ?? 1000 + (before?.rank ?? 0)
  return rankOf(first) - rankOf(second) || compareText(first.id, second.id)
}
