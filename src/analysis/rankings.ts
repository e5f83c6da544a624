import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/database.ts'
import { evidenceVersion } from '../../db/evidence-version.ts'
import { findRanking, findRankingHead, type RankingHead, type StoredRanking } from '../../db/rankings.ts'
import type { Clock } from '../lib/clock.ts'
import { NotReadyYet, ServiceError } from '../lib/errors.ts'
import type { Workspace } from '../model/index.ts'
import { ConfiguredInputs } from './configured-inputs.ts'
import { NotTriedAgainYet } from './given-up.ts'
import { inputsKeyOf, type RankingInputs } from './inputs.ts'
import type { JobProgress } from './jobs.ts'
import { type RankingAsOf, rankingAsOf } from './kept/ranking-as-of.ts'
import type { SharedWork } from './shared-work.ts'
import type { RankingWorker } from './worker.ts'

export interface RankingsSettings {
  /** Age after which a stored ranking is computed again, because its window has moved on. */
  readonly maxAgeSeconds: number
  /** Whether YouTube's counts may enter scores and engagement. */
  readonly youtubeCountsInScore: boolean
  /** What a workspace's earlier rankings may take in the database, in bytes of JSON text. */
  readonly keptBytes: number
  /** Resolves when a newer ranking than the stored one was waited for long enough; rejects when the signal aborts. */
  patience(signal: AbortSignal): Promise<void>
}

interface FoundRanking {
  readonly ranking: StoredRanking
  readonly head: RankingHead
}

/** Whether what is answered is of the current ranking. */
export interface RankingAge {
  readonly rankedAt: Date
  /** Newer evidence is stored, or its window has moved on: a newer one is being made. */
  readonly isOutdated: boolean
  /** Of an outdated one: the newer one took too long, and is not tried again before so many seconds. */
  readonly nextAttemptSeconds?: number
}

/** A ranking as it is shown, with its head and what it was made from. */
export interface ShownRanking extends FoundRanking {
  readonly inputs: RankingInputs
  readonly age: RankingAge
}

function currentAge({ ranking }: FoundRanking): RankingAge {
  return { rankedAt: ranking.computedAt, isOutdated: false }
}

/** Who waits, and how, for a ranking that must first be made. */
export interface Waiting {
  /** What was the state of the evidence, and of the rankings of it, when the call began. */
  readonly caller?: { readonly evidenceState?: string | undefined; readonly rankedState?: string | undefined }
  /** Aborts when the caller waits no more. */
  readonly signal?: AbortSignal | undefined
  /** Runs what only waits, without what the caller holds meanwhile. */
  stepAside?<Result>(wait: () => Promise<Result>): Promise<Result>
  /** Waits however long it takes, because what is asked for must be made as well. */
  readonly isPatient?: boolean
  /** Told how far the making is. */
  report?(progress: JobProgress): void
}

/** Rankings held in memory, least recently used out first: reading one parses megabytes on the event loop. */
const CACHED_RANKINGS = 20
/** Some hundred bytes each. */
const CACHED_HEADS = 1000

/** The ranked topics of a workspace: stored once computed, computed again when they are out of date. */
export class Rankings {
  readonly #db: Db
  readonly #clock: Clock
  readonly #worker: RankingWorker
  readonly #settings: RankingsSettings
  readonly #inputs: ConfiguredInputs
  /** As they were last read. */
  readonly #heads = new LRUCache<string, RankingHead>({ max: CACHED_HEADS })
  /** Keeps no results: they are in the database. */
  readonly #coalesced: SharedWork<undefined>
  /** Those who follow a computation that is under way, by its key. */
  readonly #followers = new Map<string, Set<(progress: JobProgress) => void>>()
  readonly #cached = new LRUCache<string, StoredRanking>({ max: CACHED_RANKINGS })

  constructor(db: Db, clock: Clock, worker: RankingWorker, settings: RankingsSettings) {
    this.#db = db
    this.#clock = clock
    this.#worker = worker
    this.#coalesced = worker.shared('rank', 0)
    this.#settings = settings
    this.#inputs = new ConfiguredInputs(db, settings.youtubeCountsInScore)
  }

  /**
   * The ranking of a window as of now, of all evidence stored before the call. Concurrent callers for the
   * same ranking share one computation. Throws `unavailable` when the ranking cannot be computed in time, and
   * once the signal aborts.
   */
  async current(workspace: Workspace, windowDays: number, waiting: Waiting = {}): Promise<StoredRanking> {
    const inputs = await this.inputsOf(workspace)
    const head = await findRankingHead(this.#db, workspace.id, windowDays)
    const stored = this.#isCurrent(head, inputs) ? await this.#find(workspace.id, head) : undefined
    return (stored ?? (await this.#make(workspace, windowDays, inputs, waiting))).ranking
  }

  /**
   * The ranking of a window that answers are made of: the current one or, where that must be made and is not ready when
   * the caller's patience ends, the stored one, while the making goes on. One that was made from other inputs, or before
   * posts were removed, is never shown: who finds no other waits, as `current` does. Only a signal that aborts with
   * NotReadyYet ends that sooner, with a rejection.
   */
  async shown(workspace: Workspace, windowDays: number, waiting: Waiting = {}): Promise<ShownRanking> {
    const inputs = await this.#inputs.of(workspace, waiting.caller?.evidenceState)
    const head = await this.#headAt(waiting.caller?.rankedState, workspace.id, windowDays)
    const isShowable = head?.inputsKey === inputsKeyOf(inputs)
    const stored = this.#isCurrent(head, inputs) ? await this.#find(workspace.id, head) : undefined
    if (stored !== undefined) return { ...stored, inputs, age: currentAge(stored) }
    const done = new AbortController()
    try {
      const isImpatient = isShowable && waiting.isPatient !== true
      const signal = isImpatient ? this.#withPatience(waiting.signal, done.signal) : waiting.signal
      const made = await this.#make(workspace, windowDays, inputs, { ...waiting, signal })
      return { ...made, inputs, age: currentAge(made) }
    } catch (error) {
      const earlier =
        isShowable && isWaitedForStill(error, waiting.signal)
          ? await this.#earlier(workspace.id, windowDays, inputs)
          : undefined
      if (earlier === undefined) throw error
      const isOutdated = !this.#isCurrent(earlier.head, inputs)
      const isPaused = isOutdated && error instanceof NotTriedAgainYet
      return {
        ...earlier,
        inputs,
        age: {
          rankedAt: earlier.ranking.computedAt,
          isOutdated,
          ...(isPaused ? { nextAttemptSeconds: error.retryAfterSeconds } : {}),
        },
      }
    } finally {
      done.abort()
    }
  }

  /** The head as it is now: nothing is read where it was read in the state that the caller knows. */
  async #headAt(
    rankedState: string | undefined,
    workspaceId: string,
    windowDays: number,
  ): Promise<RankingHead | undefined> {
    const key = `${workspaceId} ${windowDays}`
    const known = this.#heads.get(key)
    if (known !== undefined && known.rankedState === rankedState) return known
    const head = await findRankingHead(this.#db, workspaceId, windowDays)
    this.#heads.set(key, head)
    return head
  }

  /** Aborts with the signal, and with NotReadyYet when patience ends before `done`. */
  #withPatience(signal: AbortSignal | undefined, done: AbortSignal): AbortSignal {
    const late = new AbortController()
    this.#settings.patience(done).then(
      () => late.abort(new NotReadyYet()),
      () => {},
    )
    return signal === undefined ? late.signal : AbortSignal.any([signal, late.signal])
  }

  /** A new ranking as of now, even where the stored one is current. Throws as `current` does. */
  async renew(workspace: Workspace, windowDays: number): Promise<StoredRanking> {
    return (await this.#make(workspace, windowDays, await this.inputsOf(workspace))).ranking
  }

  async #make(
    workspace: Workspace,
    windowDays: number,
    inputs: RankingInputs,
    { stepAside = (wait) => wait(), ...following }: Waiting = {},
  ): Promise<FoundRanking> {
    const inputsKey = inputsKeyOf(inputs)
    const version = await evidenceVersion(this.#db, workspace.id)
    const compute = () => stepAside(() => this.#compute(workspace.id, windowDays, inputs, following))
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
    return await this.#inputs.of(workspace)
  }

  /** Whether nothing newer could be made: the same inputs and evidence, and a window that has hardly moved. */
  #isCurrent(head: RankingHead | undefined, inputs: RankingInputs): head is RankingHead {
    if (head === undefined || head.inputsKey !== inputsKeyOf(inputs)) return false
    const ageSeconds = (this.#clock.now().getTime() - head.computedAt.getTime()) / 1000
    const isRecent = ageSeconds >= 0 && ageSeconds <= this.#settings.maxAgeSeconds
    return isRecent && head.evidenceVersion === head.currentVersion
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
    { signal, report }: Pick<Waiting, 'signal' | 'report'>,
  ): Promise<RankingHead | undefined> {
    const key = `${workspaceId} ${windowDays} ${inputsKeyOf(inputs)}`
    const followers = this.#followers.get(key) ?? new Set()
    this.#followers.set(key, followers)
    if (report !== undefined) followers.add(report)
    const begin = (abandoned: AbortSignal) => {
      const { keptBytes } = this.#settings
      const now = this.#clock.now().toISOString()
      const tellAll = (progress: JobProgress) => {
        for (const follow of this.#followers.get(key) ?? []) follow(progress)
      }
      const job = { workspaceId, windowDays, now, inputs, keptBytes }
      return this.#worker.run('rank', job, { signal: abandoned, report: tellAll })
    }
    try {
      await this.#coalesced.get(key, begin, signal)
    } finally {
      if (report !== undefined) followers.delete(report)
      if (followers.size === 0) this.#followers.delete(key)
    }
    return await findRankingHead(this.#db, workspaceId, windowDays)
  }
}

/** Whether the caller is there still: what failed, or is late, failed for others too, or is given up by patience alone. */
function isWaitedForStill(error: unknown, signal: AbortSignal | undefined): boolean {
  if (error instanceof NotReadyYet) return true
  return error instanceof ServiceError && signal?.aborted !== true
}
