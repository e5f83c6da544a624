import { Worker } from 'node:worker_threads'
import { ServiceError } from '../errors.ts'
import { workerUrl } from './worker-url.ts'

/** What the thread is asked to do: load the evidence, rank it, keep the result. */
export interface RankingJob {
  readonly workspaceId: string
  readonly windowDays: number
  /** ISO 8601. */
  readonly now: string
  readonly competitorUrls: readonly string[]
}

export interface RankingRequest {
  readonly id: number
  readonly job: RankingJob
}

export type RankingReply = { readonly id: number } & ({ readonly done: true } | { readonly problem: string })

export interface RankingWorkerSettings {
  readonly connectionString: string
  readonly youtubeCountsInScore: boolean
  /** A job that takes longer is given up, and the thread with it. */
  readonly timeoutMs: number
}

interface Waiting {
  resolve(): void
  reject(error: Error): void
  readonly timer: NodeJS.Timeout
}

/**
 * One thread for all rankings of the process, begun with the first and begun anew when it dies: grouping a
 * hundred thousand posts would stop every other answer if it ran on the event loop.
 */
export class RankingWorker {
  readonly #settings: RankingWorkerSettings
  readonly #waiting = new Map<number, Waiting>()
  #thread: Worker | undefined
  #lastId = 0

  constructor(settings: RankingWorkerSettings) {
    this.#settings = settings
  }

  run(job: RankingJob): Promise<void> {
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#end(new Error(`a ranking took longer than ${this.#settings.timeoutMs} ms`))
      }, this.#settings.timeoutMs)
      this.#waiting.set(id, { resolve, reject, timer })
      this.#started().postMessage({ id, job } satisfies RankingRequest)
    })
  }

  /** Begins the thread before its first job: loading its code takes longer than most rankings. */
  begin(): void {
    this.#started()
  }

  async close(): Promise<void> {
    const thread = this.#thread
    this.#end(new Error('the service is closing'))
    await thread?.terminate()
  }

  #started(): Worker {
    if (this.#thread !== undefined) return this.#thread
    const thread = new Worker(workerUrl('./thread', import.meta.url), {
      workerData: this.#settings,
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    })
    thread.unref()
    thread.on('message', (reply: RankingReply) => this.#settle(reply))
    thread.on('error', (error) => this.#end(error))
    thread.on('exit', () => {
      if (this.#thread === thread) this.#end(new Error('the ranking thread ended'))
    })
    this.#thread = thread
    return thread
  }

  #settle(reply: RankingReply): void {
    const waiting = this.#waiting.get(reply.id)
    if (waiting === undefined) return
    this.#waiting.delete(reply.id)
    clearTimeout(waiting.timer)
    if ('done' in reply) waiting.resolve()
    else waiting.reject(failed(new Error(reply.problem)))
  }

  /** The thread is given up: all who wait are told, the next job begins a new one. */
  #end(cause: Error): void {
    const thread = this.#thread
    this.#thread = undefined
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer)
      reject(failed(cause))
    }
    this.#waiting.clear()
    thread?.terminate().catch(() => {})
  }
}

function failed(cause: Error): ServiceError {
  return new ServiceError(
    { kind: 'unavailable', retryAfterSeconds: 10 },
    'The topics could not be ranked at the moment. Try again in a few seconds.',
    { cause },
  )
}
