import { Worker } from 'node:worker_threads'
import type { Deadlines } from '../../db/deadlines.ts'
import type { Trouble } from '../../db/patience.ts'
import { type Clock, systemClock } from '../lib/clock.ts'
import { ServiceError } from '../lib/errors.ts'
import { CancelledJob } from './cancelled-job.ts'
import { JobOutgrewThread } from './given-up.ts'
import type { JobKind, JobProgress, JobReply, JobRequest, Jobs } from './jobs.ts'
import type { Spell, TroubledTime } from './troubled-time.ts'
import { workerUrl } from './worker-url.ts'

/**
 * How long a job that nobody waits for any more has to end by itself. It looks before each statement; what lies between
 * two of them, as the grouping of many posts, may take longer, and a new thread takes about as long to load.
 */
const CANCEL_GRACE_MS = 500
/** The same where it waits for the database: its statement ends in this time, and a new thread would not be answered either. */
const TROUBLED_GRACE_MS = 5000

/** A thread that had no job for so long is ended: it holds what its largest job took, and loads again in a moment. */
const IDLE_MS = 600_000

/** What the thread is told. */
export interface ThreadSettings {
  readonly connectionString: string
  /** Of the thread's own connection. */
  readonly deadlines: Deadlines
  /** Shared with the thread. */
  readonly cancelled: SharedArrayBuffer
}

export interface RankingThreadSettings extends Omit<ThreadSettings, 'cancelled'> {
  /** A job that takes longer once it has begun is cancelled by ending the thread. */
  readonly timeoutMs: number
  /** What the thread's own objects may take; a job that needs more ends the thread. */
  readonly heapMb: number
  /** Default: the system's. */
  readonly clock?: Clock
  /** Told when the thread waits for the database. */
  readonly troubled?: TroubledTime
}

/** How the caller of a job follows it. */
export interface JobWaiting {
  /** Cancels the job, also once it runs: others wait for the thread. */
  readonly signal?: AbortSignal | undefined
  report?(progress: JobProgress): void
}

interface PendingJob {
  resolve(result: Jobs[JobKind]['result']): void
  reject(error: Error): void
  report?(progress: JobProgress): void
}

/** A thread for one job at a time, started with the first one and again when it died or was idle. */
export class RankingThread {
  readonly #settings: RankingThreadSettings
  readonly #cancelled = new CancelledJob()
  #thread: Worker | undefined
  /** The caller of the job that the thread runs. */
  #pending: PendingJob | undefined
  #idle: NodeJS.Timeout | undefined
  #lastNumber = 0
  /** Statements of the thread that are in trouble, by their number. */
  readonly #troubles = new Map<number, Spell>()

  constructor(settings: RankingThreadSettings) {
    this.#settings = settings
  }

  get isStarted(): boolean {
    return this.#thread !== undefined
  }

  /** The caller gives it one job at a time. Rejects with `unavailable` when the job fails or takes too long. */
  async run<Kind extends JobKind>(
    kind: Kind,
    job: Jobs[Kind]['job'],
    { signal, report }: JobWaiting,
  ): Promise<Jobs[JobKind]['result']> {
    clearTimeout(this.#idle)
    const thread = this.#startedThread()
    const { timeoutMs } = this.#settings
    this.#lastNumber += 1
    const number = this.#lastNumber
    const ended = new AbortController()
    const cancel = () => this.#cancel(number, ended.signal)
    const timer = setTimeout(() => {
      this.end(new JobOutgrewThread(`a ranking took longer than ${timeoutMs} ms`))
    }, timeoutMs)
    try {
      return await new Promise<Jobs[JobKind]['result']>((resolve, reject) => {
        this.#pending = { resolve, reject, ...(report === undefined ? {} : { report }) }
        // Sound: a job comes with its own kind, which TypeScript does not carry over to the union.
        thread.postMessage({ number, kind, job } as JobRequest)
        if (signal?.aborted) cancel()
        else signal?.addEventListener('abort', cancel, { once: true })
      })
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
      ended.abort()
      this.#pending = undefined
      this.#idle = setTimeout(() => this.end(new Error('the thread was idle')), IDLE_MS).unref()
    }
  }

  /** Ends the thread and rejects its job; the next job starts a new one. Resolves once it has ended. */
  async end(cause: Error): Promise<void> {
    clearTimeout(this.#idle)
    const thread = this.#thread
    this.#thread = undefined
    this.#pending?.reject(jobFailed(cause))
    for (const spell of this.#troubles.values()) this.#settings.troubled?.end(spell)
    this.#troubles.clear()
    await thread?.terminate().catch(() => {})
  }

  /** Asks the thread to end the job, and ends the thread if it does not do so in time. */
  #cancel(number: number, ended: AbortSignal): void {
    this.#cancelled.cancel(number)
    const { clock = systemClock } = this.#settings
    clock.sleep(this.#troubles.size > 0 ? TROUBLED_GRACE_MS : CANCEL_GRACE_MS, ended).then(
      () => {
        if (!ended.aborted) this.end(new Error('nobody waits for the job any more'))
      },
      () => {},
    )
  }

  #startedThread(): Worker {
    if (this.#thread !== undefined) return this.#thread
    const { connectionString, deadlines, heapMb } = this.#settings
    const cancelled = this.#cancelled.shared
    const thread = new Worker(workerUrl('./thread', import.meta.url), {
      workerData: { connectionString, deadlines, cancelled } satisfies ThreadSettings,
      resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: heapMb },
    })
    thread.unref()
    // Late messages of a thread that was ended must not settle the next one's job.
    const ifCurrent = (act: () => void) => {
      if (this.#thread === thread) act()
    }
    thread.on('message', (reply: JobReply) => ifCurrent(() => this.#settle(reply)))
    thread.on('error', (error) =>
      ifCurrent(() => this.end(isOutOfMemory(error) ? outOfMemory(error) : error)),
    )
    thread.on('exit', () => ifCurrent(() => this.end(new Error('the ranking thread ended'))))
    this.#thread = thread
    return thread
  }

  #settle(reply: JobReply): void {
    if ('trouble' in reply) this.#meet(reply.trouble)
    else if ('progress' in reply) this.#pending?.report?.(reply.progress)
    else if ('result' in reply) this.#pending?.resolve(reply.result)
    else this.#pending?.reject(jobFailed(new Error(reply.problem)))
  }

  #meet(trouble: Trouble): void {
    const { statement } = trouble
    const { troubled } = this.#settings
    if ('begunForMs' in trouble) {
      const spell = troubled?.begin(trouble.begunForMs)
      if (spell !== undefined) this.#troubles.set(statement, spell)
      return
    }
    const spell = this.#troubles.get(statement)
    this.#troubles.delete(statement)
    if (spell !== undefined) troubled?.end(spell, trouble.wasSlow)
  }
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

function outOfMemory(cause: Error): JobOutgrewThread {
  return new JobOutgrewThread(cause.message, { cause })
}

export function jobFailed(cause: Error): ServiceError {
  return new ServiceError(
    { kind: 'unavailable', retryAfterSeconds: 10 },
    'The stored posts could not be analysed at the moment. Try again in a few seconds.',
    { cause },
  )
}
