import { parentPort, workerData } from 'node:worker_threads'
import { beforeEachStatement } from '../../db/before-each-statement.ts'
import { openDatabase } from '../../db/database.ts'
import { CancelledJob } from './cancelled-job.ts'
import type { JobKind, JobProgress, JobReply, JobRequest, Jobs } from './jobs.ts'
import { RankingMemories } from './ranking-memories.ts'
import type { ThreadSettings } from './ranking-thread.ts'

const settings = workerData as ThreadSettings
const cancelled = new CancelledJob(settings.cancelled)
const TRIM_EVERY_MS = 60_000
const memories = new RankingMemories()
setInterval(() => memories.trim(performance.now()), TRIM_EVERY_MS).unref()
/** Of the job that runs; there is one at a time. */
let number = 0
// A job reads its posts page by page, so that it looks often enough.
const db = beforeEachStatement(
  openDatabase(settings.connectionString, {
    max: 1,
    deadlines: settings.deadlines,
    onTrouble: (trouble) => reply({ trouble }),
  }),
  () => cancelled.throwIf(number),
)

parentPort?.on('message', (request: JobRequest) => {
  number = request.number
  work(request).then(
    (result) => reply({ result }),
    (error: unknown) =>
      reply({
        problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
  )
})

function tell(progress: JobProgress): void {
  reply({ progress })
}

function reply(message: JobReply): void {
  parentPort?.postMessage(message)
}

/** Each kind loads its own code, of which that of the languages is the most: few threads are asked for all of them. */
async function work(request: JobRequest): Promise<Jobs[JobKind]['result']> {
  switch (request.kind) {
    case 'rank':
      return (await import('./rank-job.ts')).rank(db, request.job, memories, tell)
    case 'changes':
      return (await import('./changes-job.ts')).findChanges(db, request.job)
    case 'words':
      return (await import('./words-job.ts')).reportWords(db, request.job)
    case 'companies':
      return (await import('./companies-job.ts')).compareVoices(db, request.job)
    case 'citations':
      return (await import('./citations-job.ts')).checkCitations(db, request.job)
    case 'derive':
      return (await import('./derive-job.ts')).derive(db, request.job)
  }
}
