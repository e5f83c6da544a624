import type { Attribute } from '../parse/attributes.ts'
import { namedAuthors } from '../resolve/authors.ts'
import type { Resolved } from '../resolve/scopes.ts'
import type { SentenceWords } from './words.ts'

/**
 * The cited posts, each where the sentence names its author or company: in "@ann's video has more views than @ben's (id, id)"
 * the names alone tell which post is meant. None where an account or a post would be without the other, or could be of two.
 */
export function namedByAuthors(
  { named, companies }: SentenceWords,
  attributes: readonly Attribute[],
): Resolved[] {
  const posts = named.flatMap((each) => each.posts)
  const found = namedAuthors(attributes, companies)
    .map(({ start, end, isAccount, wrote }) => ({ start, end, isAccount, posts: posts.filter(wrote) }))
    .filter((each) => each.isAccount || each.posts.length > 0)
  const isOneEach =
    found.every((each) => each.posts.length === 1) &&
    new Set(found.flatMap((each) => each.posts)).size === found.length &&
    found.length === posts.length
  return isOneEach
    ? found.map(({ isAccount: _, ...each }) => ({ ...each, reference: undefined, trend: undefined }))
    : []
}
