import { pageWordPosts, type StoredWordPost } from '../../db/analysis-posts.ts'
import type { Db } from '../../db/database.ts'
import { DAY_MS } from '../lib/days.ts'
import { explainWords, type ListReport } from '../word-list/report.ts'
import { competitorNames } from '../workspace/competitor-names.ts'
import type { WordsJob } from './jobs.ts'
import { createSanitizingReader } from './sanitizing-reader.ts'

/** What a word means takes more posts than a week has: read are those of so many days at least, */
const MEANING_DAYS = 90
/** up to so many with those of the window, so that a workspace of many posts reads little more than its window. */
const MAX_MEANING_POSTS = 10_000

/**
 * In the ranking thread: reads the posts of a window, and older ones that show what its words mean, and reports on each word
 * of the list. Stores nothing.
 */
export async function reportWords(
  db: Db,
  {
    workspaceId,
    windowDays,
    now: at,
    words,
    productName,
    productUrl,
    competitorUrls,
    accounts,
    tried,
  }: WordsJob,
): Promise<ListReport> {
  const now = new Date(at)
  const since = windowDays === 0 ? undefined : new Date(now.getTime() - windowDays * DAY_MS)
  const { read, contentFlagsOf } = createSanitizingReader()
  const posts: StoredWordPost[] = []
  const readSince = since && new Date(Math.min(since.getTime(), now.getTime() - MEANING_DAYS * DAY_MS))
  for await (const page of pageWordPosts(db, { workspaceId, since: readSince, until: now })) {
    posts.push(...page.map(read))
    const [oldest] = posts.slice(-1)
    const isPast =
      oldest !== undefined && since !== undefined && Date.parse(oldest.publishedAt) < since.getTime()
    if (isPast && posts.length >= MAX_MEANING_POSTS) break
  }
  const competitors = competitorNames(competitorUrls)
  const names = [productName, ...competitors]
  return explainWords({
    posts,
    now,
    since,
    words,
    names,
    competitors,
    accounts,
    productUrl,
    tried,
    flagsOf: contentFlagsOf,
  })
}
