import { Worker } from 'node:worker_threads'
import type { Deadlines } from '../../db/deadlines.ts'
import { ServiceError } from '../lib/errors.ts'
import { FairQueue } from './fair-queue.ts'
import type { JobKind, JobReply, Jobs } from './jobs.ts'
import { workerUrl } from './worker-url.ts'

/** What the thread is told. */
export interface ThreadSettings {
  readonly connectionString: string
  /** A job that takes longer once it has begun is cancelled by ending the thread. */
  readonly timeoutMs: number
  /** Of the thread's own connection. */
  readonly deadlines: Deadlines
}

export interface RankingWorkerSettings extends ThreadSettings {
  /** Called for each job that had its turn. */
  readonly onJobEnded?: (job: EndedJob) => void
}

export interface EndedJob {
  readonly kind: JobKind
  readonly waitedMs: number
  readonly ranMs: number
  readonly succeeded: boolean
}

interface PendingJob {
  resolve(result: Jobs[JobKind]['result']): void
  reject(error: Error): void
}

/**
 * One thread for all rankings of the process and the jobs about them, started with the first job and again
 * when it dies: grouping a hundred thousand posts would block every other answer if it ran on the event loop.
 * It has one job at a time; the others wait in a fair queue on this side, so that the end of the thread does
 * not reach them.
 */
export class RankingWorker {
  readonly #settings: RankingWorkerSettings
  readonly #queue = new FairQueue()
  #thread: Worker | undefined
  /** The caller of the job that the thread runs. */
  #pending: PendingJob | undefined
  #closed = false

  constructor(settings: RankingWorkerSettings) {
    this.#settings = settings
  }

  /**
   * Rejects with `unavailable` when the job fails or takes too long, or the queue is full. `signal` cancels a
   * job that has not begun; one that has goes on, because its result will be asked for again.
   */
  run<Kind extends JobKind>(
    kind: Kind,
    job: Jobs[Kind]['job'],
    signal?: AbortSignal,
  ): Promise<Jobs[Kind]['result']> {
    const askedMs = performance.now()
    const work = () => this.#timed(kind, askedMs, () => this.#runOnThread(kind, job))
    const result = this.#queue.run(job.workspaceId, work, signal)
    // Sound: the thread answers a job of a kind with that kind's result, a link that a message cannot carry.
    return result as Promise<Jobs[Kind]['result']>
  }

  get waitingJobs(): number {
    return this.#queue.waitingJobs
  }

  async #timed<Result>(kind: JobKind, askedMs: number, work: () => Promise<Result>): Promise<Result> {
    const begunMs = performance.now()
    const end = (succeeded: boolean) =>
      this.#settings.onJobEnded?.({
        kind,
        waitedMs: begunMs - askedMs,
        ranMs: performance.now() - begunMs,
        succeeded,
      })
    try {
      const result = await work()
      end(true)
      return result
    } catch (error) {
      end(false)
      throw error
    }
  }

  /** Starts the thread before its first job: loading its code takes longer than most rankings. */
  start(): void {
    this.#startedThread()
  }

  async close(): Promise<void> {
    this.#closed = true
    const thread = this.#thread
    this.#end(new Error('the service is closing'))
    await thread?.terminate()
  }

  async #runOnThread(kind: JobKind, job: Jobs[JobKind]['job']): Promise<Jobs[JobKind]['result']> {
    if (this.#closed) throw failed(new Error('the service is closing'))
    const thread = this.#startedThread()
    const timer = setTimeout(() => {
      this.#end(new Error(`a ranking took longer than ${this.#settings.timeoutMs} ms`))
    }, this.#settings.timeoutMs)
    try {
      return await new Promise<Jobs[JobKind]['result']>((resolve, reject) => {
        this.#pending = { resolve, reject }
        thread.postMessage({ kind, job })
      })
    } finally {
      clearTimeout(timer)
    }
  }

  #startedThread(): Worker {
    if (this.#thread !== undefined) return this.#thread
    const { connectionString, timeoutMs, deadlines } = this.#settings
    const thread = new Worker(workerUrl('./thread', import.meta.url), {
      workerData: { connectionString, timeoutMs, deadlines } satisfies ThreadSettings,
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    })
    thread.unref()
    // Late messages of a thread that was ended must not settle the next one's job.
    const ifCurrent = (act: () => void) => {
      if (this.#thread === thread) act()
    }
    thread.on('message', (reply: JobReply) => ifCurrent(() => this.#settle(reply)))
    thread.on('error', (error) => ifCurrent(() => this.#end(error)))
    thread.on('exit', () => ifCurrent(() => this.#end(new Error('the ranking thread ended'))))
    this.#thread = thread
    return thread
  }

  #settle(reply: JobReply): void {
    if ('result' in reply) this.#pending?.resolve(reply.result)
    else this.#pending?.reject(failed(new Error(reply.problem)))
  }

  /** Ends the thread and rejects its job; the next job starts a new one. */
  #end(cause: Error): void {
    const thread = this.#thread
    this.#thread = undefined
    this.#pending?.reject(failed(cause))
    thread?.terminate().catch(() => {})
  }
}

function failed(cause: Error): ServiceError {
  return new ServiceError(
    { kind: 'unavailable', retryAfterSeconds: 10 },
    'The stored posts could not be analysed at the moment. Try again in a few seconds.',
    { cause },
  )
}
