import { plainHandle } from '../../lib/plain-handle.ts'
import type { Attribute } from '../parse/attributes.ts'
import { overlap } from '../parse/spans.ts'
import { isNamedAs } from '../resolve/companies.ts'
import type { Resolved } from '../resolve/scopes.ts'
import type { StoredPost } from '../stored.ts'
import type { SentenceWords } from './words.ts'

/**
 * The cited posts, each where the sentence names its author or company: in "@ann's video has more views than @ben's (id, id)" the
 * names alone tell which post is meant. None where a name or a post would be without the other, or could be of two.
 */
export function namedByAuthors(
  { named, companies }: SentenceWords,
  attributes: readonly Attribute[],
): Resolved[] {
  const posts = named.flatMap((each) => each.posts)
  const authors = attributes.flatMap((each) => (each.kind === 'author' ? [each] : []))
  const isOwn = ({ voice }: StoredPost) => voice === 'company' || voice === 'competitor'
  const byHandles = authors.map(({ start, end, handle }) => {
    const is = ({ authorHandle = '' }: StoredPost) => plainHandle(authorHandle) === plainHandle(handle)
    return { start, end, posts: posts.filter(is) }
  })
  const byNames = companies
    .filter((company) => !authors.some((author) => overlap(author, company)))
    .map(({ start, end, company }) => {
      const is = (post: StoredPost) =>
        isOwn(post) && isNamedAs(company, post.authorHandle ?? '') !== undefined
      return { start, end, posts: posts.filter(is) }
    })
    .filter((each) => each.posts.length > 0)
  const found = [...byHandles, ...byNames].sort((a, b) => a.start - b.start)
  const isOneEach =
    found.every((each) => each.posts.length === 1) &&
    new Set(found.flatMap((each) => each.posts)).size === found.length &&
    found.length === posts.length
  return isOneEach ? found.map((each) => ({ ...each, reference: undefined, trend: undefined })) : []
}
