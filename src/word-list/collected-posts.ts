import type { Platform } from '../model/index.ts'
import { groupPosts, type RankPost } from '../trends/index.ts'
import { matchWords } from './matching.ts'

/** Posts of one author that take part in finding topics, the newest first. */
const MAX_GROUPED_PER_AUTHOR = 20

/** A post with the words of the list that it was collected for. */
export interface WordPost extends RankPost {
  readonly platform: Platform
  readonly publishedAt: string
  readonly matchedTerms: readonly string[]
}

/** A collected post with what judging its relevance needs. */
export interface ReadPost extends WordPost {
  readonly author: string
  readonly topic: number | undefined
  /** The words of the list and the company's names that it contains, folded. */
  readonly signs: readonly string[]
}

/**
 * The posts up to `now` that the list collected, newest first. All posts of the window take part in the
 * topics.
 */
export function readPosts(posts: readonly WordPost[], now: Date, names: readonly string[]): ReadPost[] {
  const past = posts
    .filter(({ publishedAt }) => Date.parse(publishedAt) <= now.getTime())
    .map((post, index) => ({ ...post, author: authorOf(post, index) }))
  const topics = topicsOf(past, now)
  return past.flatMap((post, index) => {
    if (post.matchedTerms.length === 0) return []
    const signs = [...post.matchedTerms, ...matchWords(post.text, names).found].map(fold)
    return [{ ...post, topic: topics[index], signs }]
  })
}

/**
 * The topic of each post. An author's posts beyond the limit have none: they would break up the topics of
 * others.
 */
function topicsOf(
  posts: readonly (WordPost & { readonly author: string })[],
  now: Date,
): (number | undefined)[] {
  const written = new Map<string, number>()
  const isGrouped = posts.map(({ author }) => {
    const before = written.get(author) ?? 0
    written.set(author, before + 1)
    return before < MAX_GROUPED_PER_AUTHOR
  })
  const topics = groupPosts(
    posts.filter((_, index) => isGrouped[index]),
    now,
  ).values()
  return posts.map((_, index) => (isGrouped[index] === true ? topics.next().value : undefined))
}

/** The posts of each term, keyed by `keyOf`, in their order. */
export function byTerm(
  posts: readonly ReadPost[],
  keyOf: (term: string) => string,
): ReadonlyMap<string, ReadPost[]> {
  const lists = new Map<string, ReadPost[]>()
  for (const post of posts) {
    for (const key of new Set(post.matchedTerms.map(keyOf))) {
      const list = lists.get(key)
      if (list === undefined) lists.set(key, [post])
      else list.push(post)
    }
  }
  return lists
}

function authorOf(post: WordPost, index: number): string {
  const handle = post.authorHandle?.toLowerCase()
  return handle === undefined ? `\u0000${index}` : `${post.platform} ${handle}`
}

/** A term in the form in which terms are compared: NFKC, lower case, single spaces. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}
