import { fold, type ReadPost } from './collected-posts.ts'
import { readWordEntry } from './entry.ts'
import { type ExamplePost, exampleOf, type FlagsOf } from './example-posts.ts'
import { type CollectedPosts, ownTermOf, placesOfAny } from './judge-entry.ts'
import { matchWords } from './matching.ts'

/** Posts shown of each kind. */
const MAX_SHOWN = 10

/** Posts of a kind: how many, how many of them look like customers', and the newest. */
export interface TriedPosts {
  readonly count: number
  readonly customers: number
  readonly posts: readonly ExamplePost[]
}

/** What a change of the list would do with the stored posts of the window. */
export interface TriedEntry {
  readonly entry: string
  readonly word: string
  /** What a post must not hold. */
  readonly excluded: readonly string[]
  /** The entry of the list whose place it would take: the one with the same word. Null: it would be a new one. */
  readonly replaces: string | null
  /** Posts of the replaced entry that it would collect too, */
  readonly keeps: TriedPosts
  /** that it would not, */
  readonly drops: TriedPosts
  /** and stored posts of other entries, accounts and threads that it would be found by. */
  readonly adds: TriedPosts
  /** Of the dropped, posts that another entry of the list still collects, */
  readonly stays: number
  /** and of the added, posts that another finds already. */
  readonly known: number
}

/** Previews an entry on the stored posts, by the matching that collectors use. */
export function tryEntry(
  entry: string,
  words: readonly string[],
  { posts, byTerm }: Pick<CollectedPosts, 'posts' | 'byTerm'>,
  flagsOf: FlagsOf,
): TriedEntry {
  const { word, excluded: exclusions } = readWordEntry(entry)
  const replaces = words.find((other) => fold(readWordEntry(other).word) === fold(word)) ?? null
  const others = words.filter((other) => other !== replaces)
  const [tried, current] = [[entry], replaces === null ? [] : [replaces]]
  const keeps: ReadPost[] = []
  const drops: ReadPost[] = []
  const adds: ReadPost[] = []
  const own = placesOfAny(byTerm, ownTermOf({ word, exactCase: false }), posts.length)
  for (const [index, post] of posts.entries()) {
    const { found, excluded } = matchWords(post.text, tried)
    const isOwn = replaces !== null && own[index] === 1 && !matchWords(post.text, current).excluded
    if (!isOwn) {
      if (found.length > 0) adds.push(post)
      continue
    }
    // A post that an answer or a query brought need not hold the word itself.
    const isLost = excluded || (found.length === 0 && matchWords(post.text, current).found.length > 0)
    if (isLost) drops.push(post)
    else keeps.push(post)
  }
  const foundByOthers = (all: readonly ReadPost[]): number =>
    all.filter(({ text }) => matchWords(text, others).found.length > 0).length
  const toPosts = (all: readonly ReadPost[]): TriedPosts => ({
    count: all.length,
    customers: all.filter((post) => post.isCustomer()).length,
    posts: all.slice(0, MAX_SHOWN).map((post) => exampleOf(post, flagsOf)),
  })
  return {
    entry,
    word,
    excluded: exclusions,
    replaces,
    keeps: toPosts(keeps),
    drops: toPosts(drops),
    adds: toPosts(adds),
    stays: foundByOthers(drops),
    known: foundByOthers(adds),
  }
}
