import { intentsOf } from '../../intents/index.ts'
import type { Intent } from '../../model/index.ts'
import { hasAny } from './intents.ts'
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
export function quoteShowing(text: string, sought: readonly Intent[], onTopic: OnTopicFilter): Shown {
  const known = new Map<string, boolean>()
  const wants = (part: string): boolean => {
    // A quotation is asked of the same parts again and again, and to read one takes long.
    const found = known.get(part) ?? (sought.length === 0 || hasAny(intentsOf(part), sought))
    known.set(part, found)
    return found
  }
  const both = quoteFrom(text, { test: (part) => onTopic.named.test(part) && wants(part) })
  const isNamed = onTopic.named.test(both)
  if (wants(both)) return { text: both, shows: isNamed ? (onTopic.isOnTopic(both) ? 3 : 2) : 1 }
  const wanting = quoteFrom(text, { test: wants })
  return { text: wanting, shows: wants(wanting) ? 1 : 0 }
}
