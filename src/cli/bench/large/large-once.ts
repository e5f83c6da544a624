import { pageRankedPosts, pageWordPosts } from '../../../../db/analysis-posts.ts'
import { openDatabase } from '../../../../db/database.ts'
import { allWithin } from '../../../../db/deadlines.ts'
import { findWorkspace } from '../../../../db/workspaces.ts'
import { rankingInputs } from '../../../analysis/inputs.ts'
import { readSince } from '../../../analysis/ranking-basis.ts'
import { RankingWorker } from '../../../analysis/worker.ts'
import { derivationsBy, loadIdentity } from '../../../derivation/identity.ts'
import { DAY_MS } from '../../../lib/days.ts'
import { changesHistoryDays } from '../../../trends/changes/reach.ts'
import { BENCH_WORKSPACE_ID } from '../bench-service.ts'
import { roundTo } from '../benchmark.ts'

/**
 * One large question in a process of its own, answered by a ranking thread with the limits that a service gives it by itself.
 * Arguments: database, question, the moment of the question in ISO 8601.
 */

const HEAP_MB = 1536
const TIMEOUT_MS = 600_000
const YEAR_DAYS = 365
const MONTH_DAYS = 30
const SINCE_DAYS = 7
const KEPT_BYTES = 100_000_000

const [connectionString = '', question = '', at = ''] = process.argv.slice(2)
const deadlines = allWithin(TIMEOUT_MS)
const db = openDatabase(connectionString, { max: 1, deadlines })
const now = new Date(at)
const account = await findWorkspace(db, BENCH_WORKSPACE_ID)
if (account === undefined) throw new Error('the benchmark made no workspace')
const { workspace } = account
const inputs = rankingInputs(workspace, await loadIdentity(db, workspace), false)
const worker = new RankingWorker({
  connectionString,
  deadlines,
  timeoutMs: TIMEOUT_MS,
  heapMb: HEAP_MB,
  threads: 1,
})
const base = { workspaceId: workspace.id, now: now.toISOString() }

const questions: Readonly<Record<string, () => Promise<unknown>>> = {
  readYear: () => count(pageRankedPosts(db, readFrom(readSince(YEAR_DAYS, now)), tell())),
  readChanges: () => count(pageRankedPosts(db, readFrom(changesBegin()), tell())),
  readWords: () => count(pageWordPosts(db, readFrom(daysBefore(YEAR_DAYS)))),
  rankYear: () => rankOf(YEAR_DAYS),
  rankMonth: () => rankOf(MONTH_DAYS),
  changes: () =>
    worker.run('changes', {
      ...base,
      windowDays: MONTH_DAYS,
      since: daysBefore(SINCE_DAYS).toISOString(),
      youtubeCountsInScore: inputs.youtubeCountsInScore,
      identity: inputs.identity,
    }),
  words: () =>
    worker.run('words', {
      ...base,
      windowDays: YEAR_DAYS,
      words: workspace.words,
      productName: workspace.productName,
      productUrl: workspace.productUrl,
      competitorUrls: workspace.competitorUrls,
      accounts: Object.values(workspace.handles).flatMap((handles) => handles ?? []),
    }),
}
const ask = questions[question]
if (ask === undefined) throw new Error(`no question ${question}`)
const cpuBefore = process.cpuUsage()
const startedMs = performance.now()
await ask()
const ms = performance.now() - startedMs
const cpu = process.cpuUsage(cpuBefore)
console.log(
  JSON.stringify({
    question,
    seconds: roundTo(ms / 1000, 2),
    cpuSeconds: roundTo((cpu.user + cpu.system) / 1e6, 2),
    rssMb: Math.round(process.resourceUsage().maxRSS / 1024),
  }),
)
await worker.close()
await db.destroy()

function rankOf(windowDays: number): Promise<undefined> {
  return worker.run('rank', { ...base, windowDays, inputs, keptBytes: KEPT_BYTES })
}

function daysBefore(days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}

function changesBegin(): Date {
  return daysBefore(SINCE_DAYS + changesHistoryDays(MONTH_DAYS))
}

function readFrom(since: Date) {
  return { workspaceId: workspace.id, since, until: now }
}

function tell() {
  return derivationsBy(inputs.identity)
}

/** Reads them and keeps nothing: what any answer from all of these posts takes at least. */
async function count(pages: AsyncIterable<readonly unknown[]>): Promise<number> {
  let posts = 0
  for await (const page of pages) posts += page.length
  return posts
}
