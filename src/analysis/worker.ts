import { LRUCache } from 'lru-cache'
import { systemClock } from '../lib/clock.ts'
import { FairQueue, type QueuedJob } from './fair-queue.ts'
import { GivenUpJobs } from './given-up.ts'
import type { JobKind, Jobs } from './jobs.ts'
import { type JobWaiting, jobFailed, RankingThread, type RankingThreadSettings } from './ranking-thread.ts'

/** Lines of workspaces whose thread is remembered. */
const MAX_HOMES = 1000

export interface RankingWorkerSettings extends RankingThreadSettings {
  /** Threads at most, and so jobs at once. */
  readonly threads: number
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

/**
 * The threads for all rankings of the process and the jobs about them: grouping a hundred thousand posts would block
 * every other answer if it ran on the event loop. A thread is started when all that run are busy, and has one job at a
 * time; the others wait in a fair queue on this side, so that the end of a thread does not reach them.
 */
export class RankingWorker {
  readonly #settings: RankingWorkerSettings
  readonly #queue: FairQueue
  /** Those without a job, the one that was idle for longest first. */
  readonly #idle: RankingThread[]
  readonly #threads: readonly RankingThread[]
  /** The thread that had the last job of a workspace's line. */
  readonly #homes = new LRUCache<string, RankingThread>({ max: MAX_HOMES })
  readonly #givenUp: GivenUpJobs
  #closed = false

  constructor(settings: RankingWorkerSettings) {
    this.#settings = settings
    this.#givenUp = new GivenUpJobs(settings.clock ?? systemClock)
    this.#queue = new FairQueue(settings.threads)
    this.#threads = Array.from({ length: settings.threads }, () => new RankingThread(settings))
    this.#idle = [...this.#threads]
  }

  /**
   * Rejects with `unavailable` when the job fails or takes too long, or the queue is full; with NotTriedAgainYet where the same
   * took too long some minutes ago.
   */
  async run<Kind extends JobKind>(
    kind: Kind,
    job: Jobs[Kind]['job'],
    waiting: JobWaiting = {},
  ): Promise<Jobs[Kind]['result']> {
    const askedMs = performance.now()
    const key = givenUpAs(kind, job)
    if (key !== undefined) this.#givenUp.refuse(key)
    waiting.report?.({ done: 0, message: 'waiting for a ranking thread' })
    const work = () => this.#timed(kind, askedMs, waiting.signal, () => this.#runOnThread(kind, job, waiting))
    const result = this.#queue.run(queuedAs(kind, job), work, waiting.signal)
    try {
      // Sound: the thread answers a job of a kind with that kind's result, a link that a message cannot carry.
      return (await result) as Jobs[Kind]['result']
    } catch (error) {
      if (key !== undefined) this.#givenUp.note(key, error)
      throw error
    }
  }

  get waitingJobs(): number {
    return this.#queue.waitingJobs
  }

  async close(): Promise<void> {
    this.#closed = true
    await Promise.all(this.#threads.map((thread) => thread.end(new Error('the service is closing'))))
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

  async #runOnThread<Kind extends JobKind>(
    kind: Kind,
    job: Jobs[Kind]['job'],
    waiting: JobWaiting,
  ): Promise<Jobs[JobKind]['result']> {
    const thread = this.#closed ? undefined : this.#takeThread(queuedAs(kind, job))
    if (thread === undefined) throw jobFailed(new Error('the service is closing'))
    try {
      return await thread.run(kind, job, waiting)
    } finally {
      this.#idle.push(thread)
    }
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

/** Rankings of a workspace are made one after the other: each hands its ids on to the next. What reads them need not wait. */
function queuedAs(kind: JobKind, { workspaceId }: { readonly workspaceId: string }): QueuedJob {
  return { workspaceId, line: kind === 'rank' ? 'rankings' : 'questions' }
}

/**
 * What takes too long whoever asks: the same of the posts of a window. Its settings hardly change how long. Checking citations
 * takes as long as its text, and derivation a part of the posts.
 */
function givenUpAs(kind: JobKind, job: Jobs[JobKind]['job']): string | undefined {
  if (kind === 'citations' || !('windowDays' in job)) return undefined
  return `${kind} ${job.workspaceId} ${job.windowDays}`
}
