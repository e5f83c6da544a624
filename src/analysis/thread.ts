import { parentPort, workerData } from 'node:worker_threads'
import { beforeEachStatement } from '../../db/before-each-statement.ts'
import { openDatabase } from '../../db/database.ts'
import { CancelledJob } from './cancelled-job.ts'
import { findChanges } from './changes-job.ts'
import { checkCitations } from './citations-job.ts'
import { compareVoices } from './companies-job.ts'
import { derive } from './derive-job.ts'
import type { JobKind, JobReply, JobRequest, Jobs } from './jobs.ts'
import { rank } from './rank-job.ts'
import { RankingMemories } from './ranking-memories.ts'
import { reportWords } from './words-job.ts'
import type { ThreadSettings } from './worker.ts'

const settings = workerData as ThreadSettings
const cancelled = new CancelledJob(settings.cancelled)
const TRIM_EVERY_MS = 60_000
const memories = new RankingMemories()
setInterval(() => memories.trim(performance.now()), TRIM_EVERY_MS).unref()
/** Of the job that runs; there is one at a time. */
let number = 0
// A job reads its posts page by page, so that it looks often enough.
const db = beforeEachStatement(
  openDatabase(settings.connectionString, { max: 1, deadlines: settings.deadlines }),
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

function reply(message: JobReply): void {
  parentPort?.postMessage(message)
}

function work(request: JobRequest): Promise<Jobs[JobKind]['result']> {
  switch (request.kind) {
    case 'rank':
      return rank(db, request.job, memories)
    case 'changes':
      return findChanges(db, request.job)
    case 'words':
      return reportWords(db, request.job)
    case 'companies':
      return compareVoices(db, request.job)
    case 'citations':
      return checkCitations(db, request.job)
    case 'derive':
      return derive(db, request.job)
  }
}
