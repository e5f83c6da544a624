import type { IdeaKind, Quote } from '../../model/index.ts'
import type { Mention } from '../corpus/deduplicate.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { hasAny, type IntentReader } from './intents.ts'
import { intentsOfKind } from './leading-kind.ts'
import { areNearDuplicates } from './near-duplicates.ts'
import type { OnTopicFilter } from './on-topic.ts'
import { quoteShowing } from './showing.ts'

const { maxQuotations, maxQuotedPosts } = valuesOf(parameters.quotations)

/**
 * Up to three quotations of posts that want what the kind says, of any where none leads, each by another author and in
 * other words: of the first posts given, those first that show it together with the topic.
 */
export function quotationsOf(
  kind: IdeaKind | undefined,
  posts: readonly Mention[],
  onTopic: OnTopicFilter,
  reader: IntentReader,
): Quote[] {
  const sought = kind === undefined ? [] : intentsOfKind[kind]
  const shown = posts
    .filter((mention) => sought.length === 0 || hasAny(reader.intentsOf(mention), sought))
    .slice(0, maxQuotedPosts)
    .map((mention) => ({ mention, ...quoteShowing(mention.post, sought, onTopic, reader) }))
    .sort((first, second) => second.shows - first.shows)
  const quotes: (Quote & { readonly author: string })[] = []
  for (const { mention, text } of shown) {
    if (quotes.length === maxQuotations) break
    const isKnown = quotes.some(
      (quote) => quote.author === mention.author || areNearDuplicates(quote.text, text),
    )
    if (text !== '' && !isKnown) quotes.push({ postId: mention.post.id, text, author: mention.author })
  }
  return quotes.map(({ postId, text }) => ({ postId, text }))
}
