import { Worker } from 'node:worker_threads'
import type { Deadlines } from '../../db/deadlines.ts'
import { type Clock, systemClock } from '../lib/clock.ts'
import { ServiceError } from '../lib/errors.ts'
import { CancelledJob } from './cancelled-job.ts'
import { FairQueue } from './fair-queue.ts'
import type { JobKind, JobReply, JobRequest, Jobs } from './jobs.ts'
import { workerUrl } from './worker-url.ts'

/**
 * How long a job that nobody waits for any more has to end by itself. It looks before each statement; what lies between
 * two of them, as the grouping of many posts, may take longer, and a new thread takes about as long to load.
 */
const CANCEL_GRACE_MS = 500

/** What the thread is told. */
export interface ThreadSettings {
  readonly connectionString: string
  /** Of the thread's own connection. */
  readonly deadlines: Deadlines
  /** Shared with the thread. */
  readonly cancelled: SharedArrayBuffer
}

export interface RankingWorkerSettings extends Omit<ThreadSettings, 'cancelled'> {
  /** A job that takes longer once it has begun is cancelled by ending the thread. */
  readonly timeoutMs: number
  /** Default: the system's. */
  readonly clock?: Clock
  /** Called for each job that had its turn. */
  readonly onJobEnded?: (job: EndedJob) => void
}

export interface EndedJob {
  readonly kind: JobKind
  readonly waitedMs: number
  readonly ranMs: number
  /** `abandoned`: everybody who waited for it went. */
  readonly outcome: 'done' | 'failed' | 'abandoned'
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
  readonly #cancelled = new CancelledJob()
  #lastNumber = 0
  #closed = false

  constructor(settings: RankingWorkerSettings) {
    this.#settings = settings
  }

  /**
   * Rejects with `unavailable` when the job fails or takes too long, or the queue is full. `signal` cancels the job,
   * also once it runs: others wait for the thread.
   */
  run<Kind extends JobKind>(
    kind: Kind,
    job: Jobs[Kind]['job'],
    signal?: AbortSignal,
  ): Promise<Jobs[Kind]['result']> {
    const askedMs = performance.now()
    const work = () => this.#timed(kind, askedMs, signal, () => this.#runOnThread(kind, job, signal))
    const result = this.#queue.run(job.workspaceId, work, signal)
    // Sound: the thread answers a job of a kind with that kind's result, a link that a message cannot carry.
    return result as Promise<Jobs[Kind]['result']>
  }

  get waitingJobs(): number {
    return this.#queue.waitingJobs
  }

  async #timed<Result>(
    kind: JobKind,
    askedMs: number,
    signal: AbortSignal | undefined,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const begunMs = performance.now()
    const end = (outcome: EndedJob['outcome']) =>
      this.#settings.onJobEnded?.({
        kind,
        waitedMs: begunMs - askedMs,
        ranMs: performance.now() - begunMs,
        outcome,
      })
    try {
      const result = await work()
      end('done')
      return result
    } catch (error) {
      end(signal?.aborted ? 'abandoned' : 'failed')
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

  async #runOnThread<Kind extends JobKind>(
    kind: Kind,
    job: Jobs[Kind]['job'],
    signal: AbortSignal | undefined,
  ): Promise<Jobs[JobKind]['result']> {
    if (this.#closed) throw failed(new Error('the service is closing'))
    const thread = this.#startedThread()
    const { timeoutMs } = this.#settings
    this.#lastNumber += 1
    const number = this.#lastNumber
    const ended = new AbortController()
    const cancel = () => this.#cancel(number, ended.signal)
    const timer = setTimeout(() => {
      this.#end(new Error(`a ranking took longer than ${timeoutMs} ms`))
    }, timeoutMs)
    try {
      return await new Promise<Jobs[JobKind]['result']>((resolve, reject) => {
        this.#pending = { resolve, reject }
        // Sound: a job comes with its own kind, which TypeScript does not carry over to the union.
        thread.postMessage({ number, kind, job } as JobRequest)
        if (signal?.aborted) cancel()
        else signal?.addEventListener('abort', cancel, { once: true })
      })
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
      ended.abort()
    }
  }

  /** Asks the thread to end the job, and ends the thread if it does not do so in time. */
  #cancel(number: number, ended: AbortSignal): void {
    this.#cancelled.cancel(number)
    const { clock = systemClock } = this.#settings
    clock.sleep(CANCEL_GRACE_MS, ended).then(
      () => {
        if (!ended.aborted) this.#end(new Error('nobody waits for the job any more'))
      },
      () => {},
    )
  }

  #startedThread(): Worker {
    if (this.#thread !== undefined) return this.#thread
    const { connectionString, deadlines } = this.#settings
    const cancelled = this.#cancelled.shared
    const thread = new Worker(workerUrl('./thread', import.meta.url), {
      workerData: { connectionString, deadlines, cancelled } satisfies ThreadSettings,
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
