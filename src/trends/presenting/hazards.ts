import { intentsOf } from '../../intents/index.ts'
import type { Quote } from '../../model/index.ts'
import type { Mention } from '../corpus/deduplicate.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { IntentReader } from './intents.ts'
import { quoteFrom } from './quote.ts'

const { maxHazards } = valuesOf(parameters.hazards)

const DANGER = { test: (text: string): boolean => intentsOf(text).includes('hazard') }

/**
 * The posts of a trend that tell of danger, the newest first, with an exact part of each that does; copies once.
 * `origins` are first copies, oldest first.
 */
export function hazardsOf(origins: readonly Mention[], readIntents: IntentReader): Quote[] {
  return origins
    .filter((mention) => readIntents(mention).includes('hazard'))
    .slice(-maxHazards)
    .reverse()
    .map(({ post }) => ({ postId: post.id, text: quoteFrom(post.text, DANGER) }))
}
