import type { Intent } from '../../model/index.ts'
import type { RankPost } from '../types.ts'
import { hasAny, type IntentReader } from './intents.ts'
import type { OnTopicFilter } from './on-topic.ts'
import { quoteFrom } from './quote.ts'

export interface Shown {
  readonly text: string
  /** Whether it shows the topic and what is sought: 3 where it holds two words of the name, 2 with one, 1 with none. */
  readonly shows: 0 | 1 | 2 | 3
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
  const isNamed = onTopic.named.test(both)
  if (wants(both)) return { text: both, shows: isNamed ? (onTopic.isOnTopic(both) ? 3 : 2) : 1 }
  const wanting = quoteFrom(post.text, { test: wants })
  return { text: wanting, shows: wants(wanting) ? 1 : 0 }
}
