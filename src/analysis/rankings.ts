import type { Db } from '../../db/database.ts'
import { evidenceVersion } from '../../db/posts.ts'
import { findRanking, findRankingHead, type RankingHead, type StoredRanking } from '../../db/rankings.ts'
import type { Clock } from '../lib/clock.ts'
import { ServiceError } from '../lib/errors.ts'
import type { Workspace } from '../model/index.ts'
import { METHOD_VERSION } from '../trends/index.ts'
import type { RankingWorker } from './worker.ts'

export interface RankingsSettings {
  /** A stored ranking is computed again after this long, because its window has moved on. */
  readonly maxAgeSeconds: number
}

/** Rankings kept in memory, the last used ones: to read one is to parse megabytes on the event loop. */
const KEPT = 20

/** The ranked topics of a workspace: stored once computed, computed again when they no longer fit. */
export class Rankings {
  readonly #db: Db
  readonly #clock: Clock
  readonly #worker: RankingWorker
  readonly #settings: RankingsSettings
  readonly #computing = new Map<string, Promise<void>>()
  readonly #kept = new Map<string, StoredRanking>()

  constructor(db: Db, clock: Clock, worker: RankingWorker, settings: RankingsSettings) {
    this.#db = db
    this.#clock = clock
    this.#worker = worker
    this.#settings = settings
  }

  /**
   * The ranking of a window as of now, of all evidence stored before the call. Callers who ask for the same one while
   * it is computed share the work.
   * Throws `unavailable` when the ranking cannot be computed in time.
   */
  async current(workspace: Workspace, windowDays: number): Promise<StoredRanking> {
    const head = await findRankingHead(this.#db, workspace.id, windowDays)
    const stored =
      head?.evidenceUnchanged && this.#fits(head) ? await this.#load(workspace.id, head) : undefined
    if (stored !== undefined) return stored
    const version = await evidenceVersion(this.#db, workspace.id)
    let computed = await this.#compute(workspace, windowDays)
    // One that others had asked for may have begun before the evidence that this caller knows of, or before posts were
    // removed, and then it was not kept.
    if (computed === undefined || computed.evidenceVersion < version) {
      computed = await this.#compute(workspace, windowDays)
    }
    const ranking = await this.#load(workspace.id, computed)
    if (ranking === undefined) {
      throw new ServiceError(
        { kind: 'unavailable', retryAfterSeconds: 5 },
        'The ranking could not be kept. Try again.',
      )
    }
    return ranking
  }

  #fits(ranking: RankingHead): boolean {
    const ageSeconds = (this.#clock.now().getTime() - ranking.computedAt.getTime()) / 1000
    return (
      ranking.methodVersion === METHOD_VERSION &&
      ageSeconds >= 0 &&
      ageSeconds <= this.#settings.maxAgeSeconds
    )
  }

  async #load(workspaceId: string, head: RankingHead | undefined): Promise<StoredRanking | undefined> {
    if (head === undefined) return undefined
    const key = `${workspaceId} ${head.windowDays}`
    const kept = this.#kept.get(key)
    const isSame =
      kept?.computedAt.getTime() === head.computedAt.getTime() &&
      kept.evidenceVersion === head.evidenceVersion &&
      kept.methodVersion === head.methodVersion
    const ranking = isSame ? kept : await findRanking(this.#db, workspaceId, head.windowDays)
    this.#kept.delete(key)
    if (ranking !== undefined) this.#kept.set(key, ranking)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest)
    return ranking
  }

  /** Computes what is not being computed already; the head of what is stored then. */
  async #compute(workspace: Workspace, windowDays: number): Promise<RankingHead | undefined> {
    const key = `${workspace.id} ${windowDays}`
    const running = this.#computing.get(key) ?? this.#begin(workspace, windowDays, key)
    this.#computing.set(key, running)
    await running
    return await findRankingHead(this.#db, workspace.id, windowDays)
  }

  async #begin(workspace: Workspace, windowDays: number, key: string): Promise<void> {
    try {
      await this.#worker.run('rank', {
        workspaceId: workspace.id,
        windowDays,
        now: this.#clock.now().toISOString(),
        competitorUrls: workspace.competitorUrls,
      })
    } finally {
      this.#computing.delete(key)
    }
  }
}
