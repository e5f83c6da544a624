import { pageWordPosts, type StoredWordPost } from '../../db/analysis-posts.ts'
import type { Db } from '../../db/database.ts'
import { countPosts } from '../../db/evidence-counts.ts'
import type { EvidenceFilter } from '../../db/evidence-filter.ts'
import { countByTerms, type TermsCount } from '../../db/word-counts.ts'
import { DAY_MS } from '../lib/days.ts'
import { platforms } from '../model/index.ts'
import { readWordEntry } from '../word-list/entry.ts'
import { ownTermOf } from '../word-list/judge-entry.ts'
import type { EntryCounts } from '../word-list/report.ts'

/** What a word means takes more posts than a week has: read are those of so many days at least, */
const MEANING_DAYS = 90
/** up to so many with those of the window, so that a workspace of many posts reads little more than its window. */
const MAX_MEANING_POSTS = 10_000

/** Of a window with more posts about so many are read: */
export const MAX_READ_POSTS = 50_000
/** drawn evenly, but all of an entry that has no more than this. */
const MAX_WHOLE_ENTRY = 1000

/** What a report on words reads. */
export interface WordPosts {
  /** Newest first. */
  readonly posts: readonly StoredWordPost[]
  /** Where those of the window are a sample: what all of them come to. */
  readonly all: WindowCounts | undefined
}

/** What the posts of a window come to, of which a sample is read. */
interface WindowCounts {
  readonly posts: number
  /** By the place of the entry in the list. */
  readonly entries: readonly EntryCounts[]
  /** The terms of each entry, as posts have them. */
  readonly termsOf: readonly (readonly string[])[]
}

/**
 * Reads the posts of a window, up to its end, for a report on the entries of a list, or a sample of them where they are more
 * than `maxPosts`; else older ones too where they are few.
 */
export async function readWordPosts(
  db: Db,
  window: EvidenceFilter & { readonly until: Date },
  words: readonly string[],
  read: (post: StoredWordPost) => StoredWordPost,
  maxPosts = MAX_READ_POSTS,
): Promise<WordPosts> {
  const { since, until } = window
  const total = await countPosts(db, window)
  const all = total > maxPosts ? await countWindow(db, window, words, total) : undefined
  const filter =
    all === undefined
      ? {
          ...window,
          since: since && new Date(Math.min(since.getTime(), until.getTime() - MEANING_DAYS * DAY_MS)),
        }
      : { ...window, sample: { share: maxPosts / total, wholeTerms: wholeTermsOf(all) } }
  const posts: StoredWordPost[] = []
  for await (const page of pageWordPosts(db, filter)) {
    posts.push(...page.map(read))
    const oldest = posts.at(-1)
    const isPast =
      oldest !== undefined && since !== undefined && Date.parse(oldest.publishedAt) < since.getTime()
    if (isPast && posts.length >= MAX_MEANING_POSTS) break
  }
  return { posts, all }
}

async function countWindow(
  db: Db,
  window: EvidenceFilter,
  words: readonly string[],
  posts: number,
): Promise<WindowCounts> {
  const counts = await countByTerms(db, window)
  const terms = [...new Set(counts.flatMap((count) => count.terms))]
  const termsOf = words.map((entry) => terms.filter(ownTermOf(readWordEntry(entry))))
  return { posts, termsOf, entries: termsOf.map((own) => entryCounts(own, counts)) }
}

function entryCounts(terms: readonly string[], counts: readonly TermsCount[]): EntryCounts {
  const isOwn = new Set(terms)
  const own = counts.filter((count) => count.terms.some((term) => isOwn.has(term)))
  const sum = (some: readonly TermsCount[]) => some.reduce((posts, count) => posts + count.posts, 0)
  return {
    posts: sum(own),
    platforms: platforms
      .map((platform) => ({ platform, posts: sum(own.filter((count) => count.platform === platform)) }))
      .filter(({ posts }) => posts > 0),
    firstPostAt: own.map(({ firstPostAt }) => firstPostAt).sort()[0] ?? null,
    lastPostAt:
      own
        .map(({ lastPostAt }) => lastPostAt)
        .sort()
        .at(-1) ?? null,
  }
}

function wholeTermsOf({ entries, termsOf }: WindowCounts): readonly string[] {
  return entries.flatMap(({ posts }, place) => (posts <= MAX_WHOLE_ENTRY ? (termsOf[place] ?? []) : []))
}
