import { setImmediate } from 'node:timers/promises'
import type { Db } from '../../db/database.ts'
import { countAuthorsByTerms } from '../../db/word-counts.ts'
import { DAY_MS } from '../lib/days.ts'
import { explainWords, type ListReport } from '../word-list/report.ts'
import { competitorNames } from '../workspace/competitor-names.ts'
import type { WordsJob } from './jobs.ts'
import { createSanitizingReader } from './sanitizing-reader.ts'
import { readWordPosts } from './word-posts.ts'

/**
 * In the ranking thread: reads the posts of a window, or a sample where they are more than `maxPosts`, and older ones that show
 * what its words mean, and reports on each word of the list. Stores nothing.
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
  maxPosts?: number,
): Promise<ListReport> {
  const now = new Date(at)
  const since = windowDays === 0 ? undefined : new Date(now.getTime() - windowDays * DAY_MS)
  const { read, contentFlagsOf } = createSanitizingReader()
  const window = { workspaceId, since, until: now }
  const { posts, all } = await readWordPosts(db, window, words, read, maxPosts)
  const competitors = competitorNames(competitorUrls)
  const report = async () => {
    // What is counted besides is sent before the texts are read: that keeps this thread busy but not the server.
    await setImmediate()
    return explainWords({
      posts,
      now,
      since,
      words,
      names: [productName, ...competitors],
      competitors,
      accounts,
      productUrl,
      tried,
      flagsOf: contentFlagsOf,
    })
  }
  if (all === undefined) return await report()
  const [authors, ofRead] = await Promise.all([countAuthorsByTerms(db, window, all.termsOf), report()])
  return {
    ...ofRead,
    words: ofRead.words.map((word, place) => ({
      ...word,
      ...all.entries[place],
      authors: authors[place] ?? word.authors,
    })),
    sample: { read: posts.length, posts: all.posts },
  }
}
