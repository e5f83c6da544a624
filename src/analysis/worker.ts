import { Worker } from 'node:worker_threads'
import { ServiceError } from '../lib/errors.ts'
import { FairTurns } from './fair-turns.ts'
import type { JobKind, JobReply, Jobs } from './jobs.ts'
import { workerUrl } from './worker-url.ts'

export interface RankingWorkerSettings {
  readonly connectionString: string
  /** A job that takes longer once it has begun is given up, and the thread with it. */
  readonly timeoutMs: number
}

interface Asker {
  resolve(result: Jobs[JobKind]['result']): void
  reject(error: Error): void
}

/**
 * One thread for all rankings of the process and what is made of them, begun with the first and begun anew when it
 * dies: grouping a hundred thousand posts would stop every other answer if it ran on the event loop. It
 * is given one job at a time, by turns of the workspaces: the others wait here, where the end of the thread does not
 * reach them.
 */
export class RankingWorker {
  readonly #settings: RankingWorkerSettings
  readonly #turns = new FairTurns()
  #thread: Worker | undefined
  /** Of the job that the thread has. */
  #asker: Asker | undefined
  #closed = false

  constructor(settings: RankingWorkerSettings) {
    this.#settings = settings
  }

  /**
   * Rejects with `unavailable` when the job fails or takes too long, or too much waits already. `signal` gives up a job
   * that has not begun; one that has goes on, because what it finds is wanted again.
   */
  run<Kind extends JobKind>(
    kind: Kind,
    job: Jobs[Kind]['job'],
    signal?: AbortSignal,
  ): Promise<Jobs[Kind]['result']> {
    const result = this.#turns.take(job.workspaceId, () => this.#work(kind, job), signal)
    // Sound: the thread answers a job of a kind with that kind's result, a link that a message cannot carry.
    return result as Promise<Jobs[Kind]['result']>
  }

  /** Begins the thread before its first job: loading its code takes longer than most rankings. */
  begin(): void {
    this.#started()
  }

  async close(): Promise<void> {
    this.#closed = true
    const thread = this.#thread
    this.#end(new Error('the service is closing'))
    await thread?.terminate()
  }

  async #work(kind: JobKind, job: Jobs[JobKind]['job']): Promise<Jobs[JobKind]['result']> {
    if (this.#closed) throw failed(new Error('the service is closing'))
    const thread = this.#started()
    const timer = setTimeout(() => {
      this.#end(new Error(`a ranking took longer than ${this.#settings.timeoutMs} ms`))
    }, this.#settings.timeoutMs)
    try {
      return await new Promise<Jobs[JobKind]['result']>((resolve, reject) => {
        this.#asker = { resolve, reject }
        thread.postMessage({ kind, job })
      })
    } finally {
      clearTimeout(timer)
    }
  }

  #started(): Worker {
    if (this.#thread !== undefined) return this.#thread
    const thread = new Worker(workerUrl('./thread', import.meta.url), {
      workerData: this.#settings,
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    })
    thread.unref()
    // What a thread that was given up still says is not about the next one's job.
    const whileItIsOurs = (act: () => void) => {
      if (this.#thread === thread) act()
    }
    thread.on('message', (reply: JobReply) => whileItIsOurs(() => this.#settle(reply)))
    thread.on('error', (error) => whileItIsOurs(() => this.#end(error)))
    thread.on('exit', () => whileItIsOurs(() => this.#end(new Error('the ranking thread ended'))))
    this.#thread = thread
    return thread
  }

  #settle(reply: JobReply): void {
    if ('result' in reply) this.#asker?.resolve(reply.result)
    else this.#asker?.reject(failed(new Error(reply.problem)))
  }

  /** The thread is given up: who waits for it is told, the next job begins a new one. */
  #end(cause: Error): void {
    const thread = this.#thread
    this.#thread = undefined
    this.#asker?.reject(failed(cause))
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
