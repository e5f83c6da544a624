import { Worker } from 'node:worker_threads'
import { ServiceError } from '../errors.ts'
import type { JobKind, JobReply, Jobs } from './jobs.ts'
import { workerUrl } from './worker-url.ts'

export interface RankingWorkerSettings {
  readonly connectionString: string
  readonly youtubeCountsInScore: boolean
  /** A job that takes longer is given up, and the thread with it. */
  readonly timeoutMs: number
}

interface Waiting {
  resolve(result: Jobs[JobKind]['result']): void
  reject(error: Error): void
  readonly timer: NodeJS.Timeout
}

/**
 * One thread for all rankings of the process and what is made of them, begun with the first and begun anew when it
 * dies: grouping a hundred thousand posts would stop every other answer if it ran on the event loop.
 */
export class RankingWorker {
  readonly #settings: RankingWorkerSettings
  readonly #waiting = new Map<number, Waiting>()
  #thread: Worker | undefined
  #lastId = 0

  constructor(settings: RankingWorkerSettings) {
    this.#settings = settings
  }

  /** Rejects with `unavailable` when the job fails or takes too long. */
  run<Kind extends JobKind>(kind: Kind, job: Jobs[Kind]['job']): Promise<Jobs[Kind]['result']> {
    const id = ++this.#lastId
    const result = new Promise<Jobs[JobKind]['result']>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#end(new Error(`a ranking took longer than ${this.#settings.timeoutMs} ms`))
      }, this.#settings.timeoutMs)
      this.#waiting.set(id, { resolve, reject, timer })
      this.#started().postMessage({ id, kind, job })
    })
    // Sound: the thread answers a job of a kind with that kind's result, a link that a message cannot carry.
    return result as Promise<Jobs[Kind]['result']>
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
    thread.on('message', (reply: JobReply) => this.#settle(reply))
    thread.on('error', (error) => this.#end(error))
    thread.on('exit', () => {
      if (this.#thread === thread) this.#end(new Error('the ranking thread ended'))
    })
    this.#thread = thread
    return thread
  }

  #settle(reply: JobReply): void {
    const waiting = this.#waiting.get(reply.id)
    if (waiting === undefined) return
    this.#waiting.delete(reply.id)
    clearTimeout(waiting.timer)
    if ('result' in reply) waiting.resolve(reply.result)
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
