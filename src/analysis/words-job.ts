import { pageWordPosts, type StoredWordPost } from '../../db/analysis-posts.ts'
import type { Db } from '../../db/database.ts'
import { DAY_MS } from '../lib/days.ts'
import { explainWords, type ListReport } from '../word-list/report.ts'
import { competitorNames } from '../workspace/competitor-names.ts'
import type { WordsJob } from './jobs.ts'
import { createSanitizingReader } from './sanitizing-reader.ts'

/**
 * In the ranking thread: reads the posts of a window and reports on each word of the list. Stores nothing.
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
  for await (const page of pageWordPosts(db, { workspaceId, since, until: now }))
    posts.push(...page.map(read))
  const competitors = competitorNames(competitorUrls)
  const names = [productName, ...competitors]
  return explainWords({
    posts,
    now,
    words,
    names,
    competitors,
    accounts,
    productUrl,
    tried,
    flagsOf: contentFlagsOf,
  })
}
