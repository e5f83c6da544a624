import type { Intent } from '../../model/index.ts'
import type { RankPost } from '../types.ts'
import { hasAny, type IntentReader } from './intents.ts'
import type { OnTopicFilter } from './on-topic.ts'
import { quoteFrom } from './quote.ts'

export interface Shown {
  readonly text: string
  /** How much it shows: what is sought counts 1, a word of the name 1, two of them another. */
  readonly shows: number
}

/**
 * The quotation of a post that shows its topic and any of the intents sought, as far as one part of the post does, else
 * the intents. Where none are sought the topic is enough.
 */
export function quoteShowing(
  post: RankPost,
  sought: readonly Intent[],
  onTopic: OnTopicFilter,
  reader: IntentReader,
): Shown {
  const wants = (part: string): boolean => {
    if (sought.length === 0) return true
    const start = post.text.indexOf(part)
    return hasAny(reader.intentsWithin(post, start, start + part.length), sought)
  }
  const both = quoteFrom(post.text, { test: (part) => onTopic.named.test(part) && wants(part) })
  const text = wants(both) ? both : quoteFrom(post.text, { test: wants })
  const shows = [wants(text), onTopic.named.test(text), onTopic.isOnTopic(text)]
  return { text, shows: shows.filter(Boolean).length }
}
