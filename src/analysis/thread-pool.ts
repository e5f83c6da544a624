import { LRUCache } from 'lru-cache'
import { FairQueue, type QueuedJob } from './fair-queue.ts'
import { jobFailed, RankingThread, type RankingThreadSettings } from './ranking-thread.ts'

/** Lines of workspaces whose thread is remembered. */
const MAX_HOMES = 1000

/**
 * Threads that are each given one job at a time. One is started when all that run are busy; where none is left, jobs wait in a
 * fair queue on this side, so that the end of a thread does not reach them.
 */
export class ThreadPool {
  readonly #queue: FairQueue
  /** Those without a job, the one that was idle for longest first. */
  readonly #idle: RankingThread[]
  readonly #threads: readonly RankingThread[]
  /** The thread that had the last job of a workspace's line. */
  readonly #homes = new LRUCache<string, RankingThread>({ max: MAX_HOMES })
  #closed = false

  constructor(threads: number, settings: RankingThreadSettings) {
    this.#queue = new FairQueue(threads)
    this.#threads = Array.from({ length: threads }, () => new RankingThread(settings))
    this.#idle = [...this.#threads]
  }

  get waitingJobs(): number {
    return this.#queue.waitingJobs
  }

  /** Runs `work` on a thread once it is the job's turn. Rejects as FairQueue does, and with `unavailable` once it is closed. */
  async run<Result>(
    queued: QueuedJob,
    work: (thread: RankingThread) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    const onThread = async () => {
      const thread = this.#closed ? undefined : this.#takeThread(queued)
      if (thread === undefined) throw jobFailed(new Error('the service is closing'))
      try {
        return await work(thread)
      } finally {
        this.#idle.push(thread)
      }
    }
    return await this.#queue.run(queued, onThread, signal)
  }

  async close(): Promise<void> {
    this.#closed = true
    await Promise.all(this.#threads.map((thread) => thread.end(new Error('the service is closing'))))
  }

  /** Of the idle threads the line's last one, which may know its posts; else one that runs; else one to be started. */
  #takeThread({ workspaceId, line }: QueuedJob): RankingThread | undefined {
    const key = `${workspaceId} ${line}`
    const home = this.#homes.get(key)
    const thread =
      this.#idle.find((each) => each === home) ??
      this.#idle.find(({ isStarted }) => isStarted) ??
      this.#idle[0]
    if (thread === undefined) return undefined
    this.#idle.splice(this.#idle.indexOf(thread), 1)
    this.#homes.set(key, thread)
    return thread
  }
}
