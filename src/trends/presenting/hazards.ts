import type { Quote } from '../../model/index.ts'
import type { Mention } from '../corpus/deduplicate.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { IntentReader } from './intents.ts'
import type { OnTopicFilter } from './on-topic.ts'
import { quoteShowing } from './showing.ts'

const { maxHazards } = valuesOf(parameters.hazards)

const DANGER = ['hazard'] as const

/**
 * The posts of a trend that tell of danger, the newest first, with an exact part of each that does; copies once.
 * `origins` are first copies, oldest first.
 */
export function hazardsOf(
  origins: readonly Mention[],
  onTopic: OnTopicFilter,
  reader: IntentReader,
): Quote[] {
  return origins
    .filter((mention) => reader.intentsOf(mention).includes('hazard'))
    .slice(-maxHazards)
    .reverse()
    .map(({ post }) => ({ postId: post.id, text: quoteShowing(post, DANGER, onTopic, reader).text }))
}
