import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/database.ts'
import { evidenceVersion } from '../../db/posts.ts'
import {
  findRanking,
  findRankingHead,
  listMissingPostIds,
  type RankingHead,
  type StoredRanking,
} from '../../db/rankings.ts'
import type { Clock } from '../lib/clock.ts'
import { ServiceError } from '../lib/errors.ts'
import type { Trend, Workspace } from '../model/index.ts'
import { inputsKeyOf, type RankingInputs, rankingInputs } from './inputs.ts'
import { SharedWork } from './shared-work.ts'
import type { RankingWorker } from './worker.ts'

export interface RankingsSettings {
  /** A stored ranking is computed again after this long, because its window has moved on. */
  readonly maxAgeSeconds: number
  /** Whether YouTube's counts may enter scores and engagement. */
  readonly youtubeCountsInScore: boolean
}

/** A ranking of evidence that may have changed since. */
export interface EarlierRanking {
  readonly computedAt: Date
  /** Those of its trends whose posts are all stored still. */
  readonly trends: Trend[]
  /** How many trends name a post that is not, and are left out for that. */
  readonly leftOutCount: number
}

/** Rankings kept in memory, the last used ones: to read one is to parse megabytes on the event loop. */
const KEPT = 20

/** The ranked topics of a workspace: stored once computed, computed again when they no longer fit. */
export class Rankings {
  readonly #db: Db
  readonly #clock: Clock
  readonly #worker: RankingWorker
  readonly #settings: RankingsSettings
  /** What it makes is kept in the database. */
  readonly #computing = new SharedWork<undefined>(0)
  readonly #kept = new LRUCache<string, StoredRanking>({ max: KEPT })

  constructor(db: Db, clock: Clock, worker: RankingWorker, settings: RankingsSettings) {
    this.#db = db
    this.#clock = clock
    this.#worker = worker
    this.#settings = settings
  }

  /**
   * The ranking of a window as of now, of all evidence stored before the call. Callers who ask for the same one while
   * it is computed share the work.
   * Throws `unavailable` when the ranking cannot be computed in time, and once `signal` aborts.
   */
  async current(workspace: Workspace, windowDays: number, signal?: AbortSignal): Promise<StoredRanking> {
    const inputs = this.inputsOf(workspace)
    const inputsKey = inputsKeyOf(inputs)
    const head = await findRankingHead(this.#db, workspace.id, windowDays)
    const stored =
      head?.evidenceUnchanged && head.inputsKey === inputsKey && this.#isRecent(head)
        ? await this.#load(workspace.id, head)
        : undefined
    if (stored !== undefined) return stored
    const version = await evidenceVersion(this.#db, workspace.id)
    const compute = () => this.#compute(workspace.id, windowDays, inputs, inputsKey, signal)
    let computed = await compute()
    // One that others had asked for may have begun before the evidence that this caller knows of, or before posts were
    // removed, and then it was not kept; and a process with other settings may have put its own in this one's place.
    if (computed === undefined || computed.evidenceVersion < version || computed.inputsKey !== inputsKey) {
      computed = await compute()
    }
    const ranking = computed?.inputsKey === inputsKey ? await this.#load(workspace.id, computed) : undefined
    if (ranking === undefined) {
      throw new ServiceError(
        { kind: 'unavailable', retryAfterSeconds: 5 },
        'The ranking could not be kept. Try again.',
      )
    }
    return ranking
  }

  /**
   * The last ranking of a window, of whatever evidence and age, for where the present one cannot be had; it quotes no
   * post that was removed since. Undefined where none was made from the same inputs.
   */
  async earlier(workspace: Workspace, windowDays: number): Promise<EarlierRanking | undefined> {
    const head = await findRankingHead(this.#db, workspace.id, windowDays)
    if (head === undefined || head.inputsKey !== inputsKeyOf(this.inputsOf(workspace))) return undefined
    const ranking = await this.#load(workspace.id, head)
    if (ranking === undefined) return undefined
    const ids = new Set(ranking.trends.flatMap(({ postIds = [] }) => postIds))
    const missing = new Set(await listMissingPostIds(this.#db, workspace.id, [...ids]))
    const trends = ranking.trends.filter(({ postIds = [] }) => !postIds.some((id) => missing.has(id)))
    return {
      computedAt: ranking.computedAt,
      trends,
      leftOutCount: ranking.trends.length - trends.length,
    }
  }

  /** What a ranking of this workspace is made from beside the evidence. */
  inputsOf(workspace: Workspace): RankingInputs {
    return rankingInputs(workspace, this.#settings.youtubeCountsInScore)
  }

  #isRecent({ computedAt }: RankingHead): boolean {
    const ageSeconds = (this.#clock.now().getTime() - computedAt.getTime()) / 1000
    return ageSeconds >= 0 && ageSeconds <= this.#settings.maxAgeSeconds
  }

  /** The ranking of a head; undefined where it was replaced since by one of other inputs. */
  async #load(workspaceId: string, head: RankingHead): Promise<StoredRanking | undefined> {
    const key = `${workspaceId} ${head.windowDays}`
    const kept = this.#kept.get(key)
    const isSame =
      kept?.computedAt.getTime() === head.computedAt.getTime() &&
      kept.evidenceVersion === head.evidenceVersion &&
      kept.inputsKey === head.inputsKey
    const ranking = isSame ? kept : await findRanking(this.#db, workspaceId, head.windowDays)
    // Where nothing is stored any more nothing is kept: to set undefined is to delete.
    this.#kept.set(key, ranking)
    return ranking?.inputsKey === head.inputsKey ? ranking : undefined
  }

  /** Computes what is not being computed already; the head of what is stored then. */
  async #compute(
    workspaceId: string,
    windowDays: number,
    inputs: RankingInputs,
    inputsKey: string,
    signal: AbortSignal | undefined,
  ): Promise<RankingHead | undefined> {
    await this.#computing.get(
      `${workspaceId} ${windowDays} ${inputsKey}`,
      (abandoned) =>
        this.#worker.run(
          'rank',
          { workspaceId, windowDays, now: this.#clock.now().toISOString(), inputs },
          abandoned,
        ),
      signal,
    )
    return await findRankingHead(this.#db, workspaceId, windowDays)
  }
}
