import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/database.ts'
import { evidenceVersion } from '../../db/evidence-version.ts'
import { findRanking, findRankingHead, type RankingHead, type StoredRanking } from '../../db/rankings.ts'
import { loadIdentity } from '../derivation/identity.ts'
import type { Clock } from '../lib/clock.ts'
import { NotReadyYet, ServiceError } from '../lib/errors.ts'
import type { Workspace } from '../model/index.ts'
import { inputsKeyOf, type RankingInputs, rankingInputs } from './inputs.ts'
import { type RankingAsOf, rankingAsOf } from './kept/ranking-as-of.ts'
import { SharedWork } from './shared-work.ts'
import type { RankingWorker } from './worker.ts'

export interface RankingsSettings {
  /** Age after which a stored ranking is computed again, because its window has moved on. */
  readonly maxAgeSeconds: number
  /** Whether YouTube's counts may enter scores and engagement. */
  readonly youtubeCountsInScore: boolean
  /** What a workspace's earlier rankings may take in the database, in bytes of JSON text. */
  readonly keptBytes: number
}

interface FoundRanking {
  readonly ranking: StoredRanking
  readonly head: RankingHead
}

/** How a caller waits for a ranking that must first be made. */
export interface Waiting {
  /** Aborts when the caller waits no more. */
  readonly signal?: AbortSignal | undefined
  /** Runs what only waits, without what the caller holds meanwhile. */
  stepAside?<Result>(wait: () => Promise<Result>): Promise<Result>
}

/** Rankings held in memory, least recently used out first: reading one parses megabytes on the event loop. */
const CACHED_RANKINGS = 20

/** The ranked topics of a workspace: stored once computed, computed again when they are out of date. */
export class Rankings {
  readonly #db: Db
  readonly #clock: Clock
  readonly #worker: RankingWorker
  readonly #settings: RankingsSettings
  /** Keeps no results: they are in the database. */
  readonly #coalesced = new SharedWork<undefined>(0)
  readonly #cached = new LRUCache<string, StoredRanking>({ max: CACHED_RANKINGS })

  constructor(db: Db, clock: Clock, worker: RankingWorker, settings: RankingsSettings) {
    this.#db = db
    this.#clock = clock
    this.#worker = worker
    this.#settings = settings
  }

  /**
   * The ranking of a window as of now, of all evidence stored before the call. Concurrent callers for the
   * same ranking share one computation. Throws `unavailable` when the ranking cannot be computed in time, and
   * once the signal aborts. Where that aborts with NotReadyYet, the last one is given instead, if `earlier` has it; the
   * computation goes on.
   */
  async current(workspace: Workspace, windowDays: number, waiting: Waiting = {}): Promise<StoredRanking> {
    return (await this.currentWithInputs(workspace, windowDays, waiting)).ranking
  }

  /** The same with its head and what it was made from, for what is computed from these as well. */
  async currentWithInputs(
    workspace: Workspace,
    windowDays: number,
    waiting: Waiting = {},
  ): Promise<FoundRanking & { readonly inputs: RankingInputs }> {
    const inputs = await this.inputsOf(workspace)
    const head = await this.#currentHead(workspace.id, windowDays, inputsKeyOf(inputs))
    const stored = head && (await this.#find(workspace.id, head))
    if (stored !== undefined) return { ...stored, inputs }
    try {
      return { ...(await this.#make(workspace, windowDays, inputs, waiting)), inputs }
    } catch (error) {
      const earlier =
        error instanceof NotReadyYet ? await this.#earlier(workspace.id, windowDays, inputs) : undefined
      if (earlier === undefined) throw error
      return { ...earlier, inputs }
    }
  }

  /** Whether the stored ranking is what `current` gives, without computing anything. */
  async isCurrent(workspace: Workspace, windowDays: number): Promise<boolean> {
    const inputsKey = inputsKeyOf(await this.inputsOf(workspace))
    return (await this.#currentHead(workspace.id, windowDays, inputsKey)) !== undefined
  }

  /** A new ranking as of now, even where the stored one is current. Throws as `current` does. */
  async renew(workspace: Workspace, windowDays: number): Promise<StoredRanking> {
    return (await this.#make(workspace, windowDays, await this.inputsOf(workspace))).ranking
  }

  async #make(
    workspace: Workspace,
    windowDays: number,
    inputs: RankingInputs,
    { signal, stepAside = (wait) => wait() }: Waiting = {},
  ): Promise<FoundRanking> {
    const inputsKey = inputsKeyOf(inputs)
    const version = await evidenceVersion(this.#db, workspace.id)
    const compute = () => stepAside(() => this.#compute(workspace.id, windowDays, inputs, inputsKey, signal))
    let computed = await compute()
    // A computation that others had started may have read older evidence than this caller knows of, or began
    // before posts were removed and was not stored; and a process with other settings may have replaced it by
    // its own.
    if (computed === undefined || computed.evidenceVersion < version || computed.inputsKey !== inputsKey) {
      computed = await compute()
    }
    const found = computed?.inputsKey === inputsKey ? await this.#find(workspace.id, computed) : undefined
    if (found === undefined) {
      throw new ServiceError(
        { kind: 'unavailable', retryAfterSeconds: 5 },
        'The ranking could not be kept. Try again.',
      )
    }
    return found
  }

  /**
   * The last stored ranking of a window, whatever its age and evidence, for when the current one is not
   * available. Undefined where none was made from the same inputs, or posts were removed since it was made:
   * it may quote them.
   */
  async earlier(workspace: Workspace, windowDays: number): Promise<StoredRanking | undefined> {
    return (await this.#earlier(workspace.id, windowDays, await this.inputsOf(workspace)))?.ranking
  }

  async #earlier(
    workspaceId: string,
    windowDays: number,
    inputs: RankingInputs,
  ): Promise<FoundRanking | undefined> {
    const head = await findRankingHead(this.#db, workspaceId, windowDays)
    return head?.inputsKey === inputsKeyOf(inputs) ? await this.#find(workspaceId, head) : undefined
  }

  /**
   * The ranking of a window that was current at a moment. Throws `invalid_input` where none of that moment is kept,
   * with the moment of the nearest.
   */
  async asOf(workspace: Workspace, windowDays: number, moment: Date): Promise<RankingAsOf> {
    const filter = {
      workspaceId: workspace.id,
      windowDays,
      youtubeCounts: this.#settings.youtubeCountsInScore,
    }
    return await rankingAsOf(this.#db, filter, moment, this.#clock.now())
  }

  /** What a ranking of this workspace is made from besides the evidence. */
  async inputsOf(workspace: Workspace): Promise<RankingInputs> {
    const identity = await loadIdentity(this.#db, workspace)
    return rankingInputs(workspace, identity, this.#settings.youtubeCountsInScore)
  }

  async #currentHead(
    workspaceId: string,
    windowDays: number,
    inputsKey: string,
  ): Promise<RankingHead | undefined> {
    const head = await findRankingHead(this.#db, workspaceId, windowDays)
    if (head === undefined || head.inputsKey !== inputsKey) return undefined
    return head.evidenceVersion === head.currentVersion && this.#isRecent(head) ? head : undefined
  }

  #isRecent({ computedAt }: RankingHead): boolean {
    const ageSeconds = (this.#clock.now().getTime() - computedAt.getTime()) / 1000
    return ageSeconds >= 0 && ageSeconds <= this.#settings.maxAgeSeconds
  }

  async #find(workspaceId: string, head: RankingHead): Promise<FoundRanking | undefined> {
    const ranking = await this.#load(workspaceId, head)
    return ranking && { ranking, head }
  }

  /** The ranking of a head; undefined where it was replaced since by one of other inputs. */
  async #load(workspaceId: string, head: RankingHead): Promise<StoredRanking | undefined> {
    const key = `${workspaceId} ${head.windowDays}`
    const cached = this.#cached.get(key)
    const isSame =
      cached?.computedAt.getTime() === head.computedAt.getTime() &&
      cached.evidenceVersion === head.evidenceVersion &&
      cached.inputsKey === head.inputsKey
    const ranking = isSame ? cached : await findRanking(this.#db, workspaceId, head.windowDays)
    // Where nothing is stored any more nothing is cached: setting undefined deletes.
    this.#cached.set(key, ranking)
    return ranking?.inputsKey === head.inputsKey ? ranking : undefined
  }

  /**
   * Computes the ranking, or waits for a computation of it that is under way; the head of what is stored
   * then.
   */
  async #compute(
    workspaceId: string,
    windowDays: number,
    inputs: RankingInputs,
    inputsKey: string,
    signal: AbortSignal | undefined,
  ): Promise<RankingHead | undefined> {
    await this.#coalesced.get(
      `${workspaceId} ${windowDays} ${inputsKey}`,
      (abandoned) =>
        this.#worker.run(
          'rank',
          {
            workspaceId,
            windowDays,
            now: this.#clock.now().toISOString(),
            inputs,
            keptBytes: this.#settings.keptBytes,
          },
          abandoned,
        ),
      signal,
    )
    return await findRankingHead(this.#db, workspaceId, windowDays)
  }
}
