import type { RankedTrend } from '../../../../model/index.ts'
import type { PostLabel, TopicInWindow } from '../cases.ts'
import { f1Of } from './mean.ts'

/** From this share of a trend's posts on it is of the topic, or of the campaign, that wrote them. */
const MAJORITY = 0.5

/** What is judged of a trend. */
export type ListedTrend = Pick<RankedTrend, 'topic' | 'status' | 'mentions' | 'postIds'>

/** What a trend of the list is in truth. */
export interface Match {
  readonly trend: ListedTrend
  /** At least half of its posts are of campaigns. It then matches no topic. */
  readonly isSpam: boolean
  readonly topic: TopicInWindow | null
  /** A higher trend of the list matches the same topic. */
  readonly isRepeat: boolean
  /** Share of the trend's posts that are the topic's; 0 without a topic. */
  readonly precision: number
  /** Share of the topic's posts that the trend holds, at most 1; 0 without a topic. */
  readonly recall: number
}

/**
 * Finds each trend's topic, in the order of the list: the topic with most of its posts, where these are at least half
 * of the trend or the F1 of the two sets of posts is at least 0.5. Posts of nobody's topic count against both.
 */
export function matchTrends(
  trends: readonly ListedTrend[],
  labels: ReadonlyMap<string, PostLabel>,
  topics: readonly TopicInWindow[],
): Match[] {
  const topicOf = new Map(topics.map((topic) => [topic.topic, topic]))
  const found = new Set<string>()
  return trends.map((trend) => {
    const none = { trend, topic: null, isRepeat: false, precision: 0, recall: 0 }
    const known = trend.postIds.flatMap((id) => labels.get(id) ?? [])
    const spam = known.filter(({ isSpam }) => isSpam).length
    if (known.length > 0 && spam / known.length >= MAJORITY) return { ...none, isSpam: true }
    const [most, held] = mostOf(known.flatMap((label) => (label.isSpam ? [] : (label.topic ?? []))))
    const topic = topicOf.get(most)
    if (topic === undefined) return { ...none, isSpam: false }
    const precision = held / known.length
    const recall = held / Math.max(1, topic.mentions)
    if (precision < MAJORITY && f1Of(precision, recall) < 0.5) return { ...none, isSpam: false }
    const isRepeat = found.has(most)
    found.add(most)
    return { trend, isSpam: false, topic, isRepeat, precision, recall: Math.min(1, recall) }
  })
}

/** The most frequent value and how often it occurs; of equals the first. */
export function mostOf<T extends string>(values: readonly T[]): [T | '', number] {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  let most: [T | '', number] = ['', 0]
  for (const entry of counts) if (entry[1] > most[1]) most = entry
  return most
}
