import { linkOf, postKey } from '../parse/links.ts'
import type { PostReference, UrlReference } from '../parse/types.ts'
import type { StoredPost } from '../stored.ts'

/** The stored posts that a text may cite, indexed by id and URL. */
export class PostIndex {
  readonly #byKey = new Map<string, StoredPost[]>()
  readonly #byId = new Map<string, StoredPost[]>()
  /** URLs of the workspace's own settings: valid links that are no posts. */
  readonly #ownLinks: ReadonlySet<string>

  constructor(posts: readonly StoredPost[], ownUrls: readonly string[]) {
    for (const post of posts) {
      // What is said underneath a post has the page of the whole thread there, which is another post's.
      const page = (post.kind ?? 'post') === 'post' ? post.commentsUrl : undefined
      const links = [post.url, page].flatMap((url) => (url === undefined ? [] : (linkOf(url)?.key ?? [])))
      for (const key of new Set([postKey(post.platform, post.id), ...links])) add(this.#byKey, key, post)
      add(this.#byId, post.id, post)
    }
    this.#ownLinks = new Set(ownUrls.flatMap((url) => linkOf(url)?.key ?? []))
  }

  postsOf(reference: PostReference | UrlReference): readonly StoredPost[] {
    if (reference.kind === 'url') return this.#byKey.get(reference.link.key) ?? []
    if (reference.platform === undefined) return this.#byId.get(reference.id) ?? []
    return this.#byKey.get(postKey(reference.platform, reference.id)) ?? []
  }

  /** The stored first post or video of the thread in which a post is an answer. */
  threadOf({ platform, id, threadId }: StoredPost): StoredPost | undefined {
    if (threadId === undefined || threadId === id) return undefined
    return this.#byKey.get(postKey(platform, threadId))?.find((post) => post.id === threadId)
  }

  isOwnLink(reference: UrlReference): boolean {
    return this.#ownLinks.has(reference.link.key)
  }
}

function add(map: Map<string, StoredPost[]>, key: string, post: StoredPost): void {
  const known = map.get(key)
  if (known === undefined) map.set(key, [post])
  else known.push(post)
}

/** Whether the account or subreddit of a URL is the stored one; true where either is unknown. */
export function namesStoredAccount({ link }: UrlReference, post: StoredPost): boolean {
  if (link.account === undefined) return true
  const stored = linkOf(post.url)
  const author = post.authorHandle?.toLowerCase()
  if (post.platform === 'reddit') return stored?.account === undefined || stored.account === link.account
  const known = [stored?.account, author].filter((name) => name !== undefined)
  return known.length === 0 || known.includes(link.account)
}
