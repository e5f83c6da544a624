import type { RankedTrend, TrendPart } from '../../model/index.ts'
import type { IdentifiedTopic, MeasuredTopic } from '../measuring/measure.ts'
import type { TopicWithParts } from './levels.ts'

/** Every topic once, each before its parts. */
export function flatten<Topic extends MeasuredTopic>(topics: readonly TopicWithParts<Topic>[]): Topic[] {
  return topics.flatMap((topic) => [topic, ...topic.parts])
}

/** The trends of a list, and those of its parts, both in its order; "trends" are those of `flatten`. */
export function nest(
  trends: readonly RankedTrend[],
  listed: readonly TopicWithParts<IdentifiedTopic>[],
): { trends: RankedTrend[]; parts: RankedTrend[] } {
  const trendOf = new Map(trends.map((trend) => [trend.id, trend]))
  const parentOf = new Map(listed.flatMap(({ id, parts }) => parts.map((part) => [part.id, id])))
  return {
    trends: listed.flatMap(({ id, parts }) => {
      const trend = trendOf.get(id)
      if (trend === undefined) return []
      const own = parts.flatMap((part) => trendOf.get(part.id) ?? [])
      return [own.length === 0 ? trend : { ...trend, parts: own.map(toPart) }]
    }),
    parts: trends.flatMap((trend) => {
      const parentId = parentOf.get(trend.id)
      return parentId === undefined ? [] : [{ ...trend, parentId }]
    }),
  }
}

function toPart({ id, topic, mentions, postIds }: RankedTrend): TrendPart {
  return { id, topic, mentions, postIds }
}
