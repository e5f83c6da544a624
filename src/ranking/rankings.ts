import type { Db } from '../../db/database.ts'
import { findRanking, type StoredRanking } from '../../db/rankings.ts'
import type { Clock } from '../clock.ts'
import { ServiceError } from '../errors.ts'
import type { Workspace } from '../model.ts'
import { METHOD_VERSION } from '../trends/score.ts'
import type { RankingJob, RankingWorker } from './ranking-worker.ts'

export interface RankingsSettings {
  /** A stored ranking is computed again after this long, because its window has moved on. */
  readonly maxAgeSeconds: number
}

/** The ranked topics of a workspace: stored once computed, computed again when they no longer fit. */
export class Rankings {
  readonly #db: Db
  readonly #clock: Clock
  readonly #worker: RankingWorker
  readonly #settings: RankingsSettings
  readonly #computing = new Map<string, Promise<void>>()

  constructor(db: Db, clock: Clock, worker: RankingWorker, settings: RankingsSettings) {
    this.#db = db
    this.#clock = clock
    this.#worker = worker
    this.#settings = settings
  }

  /**
   * The ranking of a window as of now. Callers who ask for the same one while it is computed share the work.
   * Throws `unavailable` when the ranking cannot be computed in time.
   */
  async current(workspace: Workspace, windowDays: number): Promise<StoredRanking> {
    const stored = await findRanking(this.#db, workspace.id, windowDays)
    if (stored?.evidenceUnchanged && this.#fits(stored)) return stored
    await this.#compute({
      workspaceId: workspace.id,
      windowDays,
      now: this.#clock.now().toISOString(),
      competitorUrls: workspace.competitorUrls,
    })
    const computed = await findRanking(this.#db, workspace.id, windowDays)
    if (computed === undefined) {
      throw new ServiceError(
        { kind: 'unavailable', retryAfterSeconds: 5 },
        'The ranking could not be kept. Try again.',
      )
    }
    return computed
  }

  #fits(ranking: StoredRanking): boolean {
    const ageSeconds = (this.#clock.now().getTime() - ranking.computedAt.getTime()) / 1000
    return (
      ranking.methodVersion === METHOD_VERSION &&
      ageSeconds >= 0 &&
      ageSeconds <= this.#settings.maxAgeSeconds
    )
  }

  async #compute(job: RankingJob): Promise<void> {
    const key = `${job.workspaceId} ${job.windowDays}`
    const running =
      this.#computing.get(key) ?? this.#worker.run(job).finally(() => this.#computing.delete(key))
    this.#computing.set(key, running)
    await running
  }
}
