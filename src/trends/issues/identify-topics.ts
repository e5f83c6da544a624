import type { KnownTrend } from '../../model/index.ts'
import type { IdentifiedTopic, MeasuredTopic } from '../measuring/measure.ts'
import { trackIdentity } from '../tracking/identity.ts'
import type { TopicWithParts } from './levels.ts'
import { flatten } from './nest.ts'

/** Every topic once: the fine ones, whether listed or not, then the issues; and the levels at which they are told. */
export interface IdentifiedTopics {
  readonly topics: readonly IdentifiedTopic[]
  readonly levels: readonly TopicWithParts<IdentifiedTopic>[]
}

/** Gives the topics their ids; `known` are those of the ranking before. */
export function identifyTopics(
  fine: readonly MeasuredTopic[],
  levels: readonly TopicWithParts<MeasuredTopic>[],
  known: readonly KnownTrend[],
): IdentifiedTopics {
  const partGroups = new Set(levels.flatMap(({ parts }) => parts.map(({ group }) => group)))
  const all = [...fine, ...flatten(levels).filter(({ anchor }) => anchor !== undefined)]
  // Not by spreading, which would make each of a hundred thousand small topics a dictionary, of three times the memory.
  const topics: IdentifiedTopic[] = trackIdentity(
    all.map((topic) => Object.assign({}, topic, { isPart: partGroups.has(topic.group) })),
    known,
  )
  const byGroup = new Map(topics.map((topic) => [topic.group, topic]))
  const identified = ({ group }: MeasuredTopic): IdentifiedTopic[] => {
    const topic = byGroup.get(group)
    return topic === undefined ? [] : [topic]
  }
  return {
    topics,
    levels: levels.flatMap((level) =>
      identified(level).map((topic) => Object.assign({}, topic, { parts: level.parts.flatMap(identified) })),
    ),
  }
}

/** The topics of two posts or more as the next ranking has to be told of them: one post is its own topic anew. */
export function knownTrends(topics: readonly IdentifiedTopic[]): KnownTrend[] {
  return topics
    .filter(({ mentions }) => mentions.length > 1)
    .map(({ id, previousIds, mentions, anchor, measured, isPart }) => ({
      id,
      previousIds,
      postKeys: mentions.map(({ key }) => key),
      recent: measured.mentions.length,
      ...(anchor === undefined ? {} : { isBroad: true as const }),
      ...(isPart ? { isPart: true as const } : {}),
    }))
}
