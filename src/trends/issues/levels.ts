import type { Interval, KnownTrend } from '../../model/index.ts'
import type { Corpus, Mention } from '../corpus/deduplicate.ts'
import { compare } from '../measuring/compare.ts'
import { type MeasuredTopic, measureTopics } from '../measuring/measure.ts'
import type { RankingContext } from '../measuring/ranking-context.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { MIN_POSTS } from '../types.ts'
import { type WasBefore, wasAmong } from './earlier-issues.ts'
import type { IssueTopic } from './issue-topics.ts'

const { minStandingShare } = valuesOf(parameters.parts)
const { slack } = valuesOf(parameters.earlierIssues)

/** At which level the ranking before told some texts, where it did. */
interface LevelsBefore {
  readonly wasPart: WasBefore
  readonly wasAlone: WasBefore
}

/** `known` are the fine topics of the ranking before. */
export function levelsBefore(corpus: Pick<Corpus, 'mentions'>, known: readonly KnownTrend[]): LevelsBefore {
  return {
    wasPart: wasAmong(
      corpus,
      known.filter(({ isPart }) => isPart),
    ),
    wasAlone: wasAmong(
      corpus,
      known.filter(({ isPart }) => !isPart),
    ),
  }
}

/** A topic at the level at which it moves, with the parts that move with it. */
export type TopicWithParts<Topic extends MeasuredTopic> = Topic & { readonly parts: readonly Topic[] }

/**
 * Each thing once, at the level that moves: an issue with the parts that move as it does; a fine topic by itself where it
 * surely moves otherwise than the rest of the issue, which then lacks its posts; and where so most of an issue is gone,
 * the fine topics only. So too where an issue has neither parts nor a name
 * (`isNamed`). To leave the level at which it was told before takes more, lest a topic near the bound comes and goes.
 */
export function arrangeLevels(
  fine: readonly MeasuredTopic[],
  issues: readonly IssueTopic[],
  context: RankingContext,
  isNamed: (issue: MeasuredTopic) => boolean,
  before: LevelsBefore,
): TopicWithParts<MeasuredTopic>[] {
  const topicOf = new Map(fine.flatMap((topic) => topic.mentions.map(({ text }) => [text, topic])))
  const rests = issues.map((issue) => withoutMovers(issue.mentions, topicOf, context, before))
  const measured = measureTopics(
    issues.map((issue, place) => ({ ...issue, mentions: rests[place] ?? [] })),
    context,
  )
  const standing = measured.filter(
    (issue, place) =>
      issue.mentions.length >= minStandingShare * (issues[place]?.mentions.length ?? 0) &&
      (issue.partGroups.length > 1 || isNamed(issue)),
  )
  const byGroup = new Map([...fine, ...standing].map((topic) => [topic.group, topic]))
  const within = new Set<number>()
  const arranged = standing.map((issue) => {
    const own = new Set(issue.mentions)
    const parts = issue.partGroups
      .flatMap((group) => byGroup.get(group) ?? [])
      .filter(({ mentions }) => 2 * mentions.filter((mention) => own.has(mention)).length > mentions.length)
      .filter((part) => part.measured.mentions.length >= MIN_POSTS)
    for (const { group } of parts) within.add(group)
    return { ...issue, parts }
  })
  return [...fine.map((topic) => ({ ...topic, parts: [] })), ...arranged].filter(
    ({ group }) => !within.has(group),
  )
}

/**
 * The posts of an issue without those of the fine topics that surely move otherwise than its calm part, the posts that are in
 * no topic that surely moves: what such topics move belongs to them. Where less than half is calm, the few in no topic do not
 * stand for the issue: each topic is compared with all the others.
 */
function withoutMovers(
  mentions: readonly Mention[],
  topicOf: ReadonlyMap<number, MeasuredTopic>,
  context: RankingContext,
  before: LevelsBefore,
): readonly Mention[] {
  const movers = new Set<MeasuredTopic>()
  const calm = mentions.filter(({ text }) => {
    const topic = topicOf.get(text)
    const isMoved = topic !== undefined && moves(topic.measured.explain.interval)
    if (isMoved) movers.add(topic)
    return !isMoved
  })
  if (movers.size === 0) return mentions
  const isMostlyCalm = 2 * calm.length >= mentions.length
  const restOf = (mover: MeasuredTopic): readonly Mention[] =>
    isMostlyCalm ? calm : mentions.filter(({ text }) => topicOf.get(text) !== mover)
  for (const mover of movers) {
    const { interval } = compare(restOf(mover), context)
    if (!differ(mover.measured.explain.interval, interval, leastApart(mover, before))) movers.delete(mover)
  }
  return mentions.filter(({ text }) => {
    const topic = topicOf.get(text)
    return topic === undefined || !movers.has(topic)
  })
}

/** Whether the whole 90 % interval lies above or below 1: only then can the topic surely differ from a steady rest. */
function moves({ lower, upper }: Interval): boolean {
  return (lower !== null && lower > 1) || (upper !== null && upper < 1)
}

/**
 * How many times the upper end of one interval the lower end of another has to be for a topic to be told by itself: more than
 * once where it was told within an issue, and less where it was told by itself.
 */
function leastApart({ mentions }: MeasuredTopic, { wasPart, wasAlone }: LevelsBefore): number {
  const texts = new Set(mentions.map(({ text }) => text))
  if (wasPart(texts)) return 1 / (1 - slack)
  return wasAlone(texts) ? 1 - slack : 1
}

/** Whether the lower end of one of two 90 % intervals of rate ratios is above so many times the upper end of the other. */
function differ(one: Interval, other: Interval, apart: number): boolean {
  if (one.lower === null || other.lower === null) return false
  const isAbove = (above: Interval, below: Interval): boolean =>
    below.upper !== null && (above.lower ?? 0) > below.upper * apart
  return isAbove(one, other) || isAbove(other, one)
}
