import { parentPort, workerData } from 'node:worker_threads'
import { listCoveredDays } from '../../db/coverage.ts'
import { type Db, openDatabase } from '../../db/database.ts'
import { evidenceVersion, pageRankedPosts } from '../../db/posts.ts'
import { listPreviousTrends, storeRanking } from '../../db/rankings.ts'
import { METHOD_VERSION } from '../trends/measuring/score.ts'
import { historyDays, type RankPost, rankTrends, toKnownTrend } from '../trends/rank.ts'
import { createCautiousReader } from './cautious-reader.ts'
import { competitorNames } from './competitor-names.ts'
import type { RankingJob, RankingReply, RankingRequest, RankingWorkerSettings } from './ranking-worker.ts'

const DAY_MS = 86_400_000

const settings = workerData as RankingWorkerSettings
const db = openDatabase(settings.connectionString, { max: 1, deadlineMs: settings.timeoutMs })

parentPort?.on('message', ({ id, job }: RankingRequest) => {
  rank(db, job).then(
    () => reply({ id, done: true }),
    (error: unknown) =>
      reply({ id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})

function reply(message: RankingReply): void {
  parentPort?.postMessage(message)
}

async function rank(db: Db, { workspaceId, windowDays, now: at, competitorUrls }: RankingJob): Promise<void> {
  const now = new Date(at)
  const since = new Date(now.getTime() - historyDays(windowDays) * DAY_MS)
  // Read before the posts: evidence that comes in meanwhile makes this ranking old, never falsely fresh.
  const version = await evidenceVersion(db, workspaceId)
  const { read, contentFlagsOf } = createCautiousReader()
  const posts: RankPost[] = []
  for await (const page of pageRankedPosts(db, { workspaceId, since })) posts.push(...page.map(read))
  const coverage = await listCoveredDays(db, workspaceId, since)
  const previous = await listPreviousTrends(db, workspaceId, windowDays)
  const { trends } = rankTrends({
    posts,
    windowDays,
    now,
    coverage,
    previous: previous.map(toKnownTrend),
    competitors: competitorNames(competitorUrls),
    youtubeCountsAllowed: settings.youtubeCountsInScore,
    contentFlagsOf,
  })
  await storeRanking(db, workspaceId, {
    windowDays,
    computedAt: now,
    evidenceVersion: version,
    methodVersion: METHOD_VERSION,
    trends,
  })
}
