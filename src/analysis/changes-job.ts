import { readLedger } from '../../db/coverage.ts'
import type { Db } from '../../db/database.ts'
import { DAY_MS } from '../lib/days.ts'
import { type ChangesSince, changesHistoryDays, changesSince, TextMemory } from '../trends/index.ts'
import type { ChangesJob } from './jobs.ts'
import { loadPosts } from './rank-job.ts'
import { loadEarlierTrends, MAX_TEXTS } from './ranking-basis.ts'
import { createSanitizingReader } from './sanitizing-reader.ts'

/** In the ranking thread: ranks the stored evidence as of two moments and compares. Stores nothing. */
export async function findChanges(
  db: Db,
  { workspaceId, windowDays, since: from, now: at, youtubeCountsInScore, identity }: ChangesJob,
): Promise<ChangesSince> {
  const since = new Date(from)
  const loadedSince = new Date(since.getTime() - changesHistoryDays(windowDays) * DAY_MS)
  const { read, contentFlagsOf } = createSanitizingReader()
  const posts = await loadPosts(db, workspaceId, loadedSince, identity, read)
  const coverage = await readLedger(db, workspaceId, { since: loadedSince, now: new Date(at) })
  // The ranking that is shown now, so that each topic has the id that it has there.
  const shown = await loadEarlierTrends(db, workspaceId, windowDays)
  return changesSince({
    posts,
    windowDays,
    now: new Date(at),
    since,
    coverage,
    previous: shown.trends,
    youtubeCountsAllowed: youtubeCountsInScore,
    contentFlagsOf,
    maxTexts: MAX_TEXTS,
    memory: new TextMemory(),
  })
}
