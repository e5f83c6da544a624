import { systemClock } from '../lib/clock.ts'
import type { QueuedJob } from './fair-queue.ts'
import { GivenUpJobs } from './given-up.ts'
import type { JobKind, Jobs } from './jobs.ts'
import type { JobWaiting, RankingThreadSettings } from './ranking-thread.ts'
import { SharedWork } from './shared-work.ts'
import { ThreadPool } from './thread-pool.ts'
import { TroubledTime } from './troubled-time.ts'

/** To so many ranking threads comes one that only checks citations: a check takes tens of milliseconds, a ranking seconds. */
const THREADS_PER_CHECKING_THREAD = 4

export interface RankingWorkerSettings extends Omit<RankingThreadSettings, 'troubled'> {
  /** Threads at most for all but checks, and so such jobs at once. */
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
 * every other answer if it ran on the event loop. Checks of citations have threads of their own, and wait for no ranking.
 */
export class RankingWorker {
  readonly #settings: RankingWorkerSettings
  readonly #rankings: ThreadPool
  readonly #checks: ThreadPool
  readonly #givenUp: GivenUpJobs
  readonly #troubled = { rankings: new TroubledTime(), checks: new TroubledTime() }

  constructor(settings: RankingWorkerSettings) {
    this.#settings = settings
    this.#givenUp = new GivenUpJobs(settings.clock ?? systemClock)
    const { rankings, checks } = this.#troubled
    this.#rankings = new ThreadPool(settings.threads, { ...settings, troubled: rankings })
    this.#checks = new ThreadPool(Math.ceil(settings.threads / THREADS_PER_CHECKING_THREAD), {
      ...settings,
      troubled: checks,
    })
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
    const pool = kind === 'citations' ? this.#checks : this.#rankings
    const result = pool.run(
      queuedAs(kind, job),
      (thread) => this.#timed(kind, askedMs, waiting.signal, () => thread.run(kind, job, waiting)),
      waiting.signal,
    )
    try {
      // Sound: the thread answers a job of a kind with that kind's result, a link that a message cannot carry.
      return (await result) as Jobs[Kind]['result']
    } catch (error) {
      if (key !== undefined) this.#givenUp.note(key, error)
      throw error
    }
  }

  /**
   * Waits for a job of a kind, which may be shared, that answers a question. Where a request waits that the database lets the
   * threads for such jobs wait for longer than it may, throws `unavailable`; the work is told by its signal, which also aborts
   * as the given one does.
   */
  whileAnswered<Result>(
    kind: Exclude<JobKind, 'derive'>,
    work: (signal: AbortSignal | undefined) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    const { rankings, checks } = this.#troubled
    return (kind === 'citations' ? checks : rankings).whileAnswered(work, signal)
  }

  /** Jobs of a kind that are shared by who asks the same, each waiting as `whileAnswered` does. */
  shared<Result>(kind: Exclude<JobKind, 'derive'>, keptCount: number): SharedWork<Result> {
    return new SharedWork(keptCount, (work, signal) => this.whileAnswered(kind, work, signal))
  }

  get waitingJobs(): number {
    return this.#rankings.waitingJobs + this.#checks.waitingJobs
  }

  async close(): Promise<void> {
    await Promise.all([this.#rankings.close(), this.#checks.close()])
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
