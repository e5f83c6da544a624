import type { RankingHead } from '../../db/rankings.ts'
import type { Clock } from '../lib/clock.ts'
import { DAY_MS } from '../lib/days.ts'
import { invalidInput } from '../lib/errors.ts'
import { lookbackWindows, type Workspace } from '../model/index.ts'
import { changesReachDays, METHOD_VERSION } from '../trends/facts.ts'
import type { ChangesSince } from '../trends/index.ts'
import type { RankingAge, Rankings, Waiting } from './rankings.ts'
import { KEPT_ANSWERS, type SharedWork } from './shared-work.ts'
import type { RankingWorker } from './worker.ts'

/** The moment from which changes are counted, and why. */
export interface ChangesStart {
  readonly basis: 'date' | 'previous_ranking'
  readonly since: Date
  /** When the previous ranking was made, where that is the basis. */
  readonly rankedAt: Date | null
}

export interface WindowChanges extends ChangesSince {
  readonly start: ChangesStart
  /** When the present ranking was made, which the changes lead up to. */
  readonly now: Date
  /**
   * The previous ranking is older than the window's history reaches: changes are counted from the earliest
   * moment.
   */
  readonly isShortened: boolean
}

/** What changed in the ranked topics of a workspace. */
export class Changes {
  readonly #clock: Clock
  readonly #worker: RankingWorker
  readonly #rankings: Rankings
  readonly #coalesced: SharedWork<ChangesSince>

  constructor(clock: Clock, worker: RankingWorker, rankings: Rankings) {
    this.#clock = clock
    this.#worker = worker
    this.#coalesced = worker.shared('changes', KEPT_ANSWERS)
    this.#rankings = rankings
  }

  /**
   * The changes of a window since a moment. Without one, since the newest post of the window's previous
   * ranking that saw less evidence; undefined where there is none. Throws `invalid_input` for a moment in the
   * future or before the window's history, `unavailable` when it cannot be computed in time, and once
   * the signal aborts.
   */
  async find(
    workspace: Workspace,
    windowDays: number,
    requestedSince: Date | undefined,
    waiting: Waiting = {},
  ): Promise<{ readonly age: RankingAge; readonly changes: WindowChanges | undefined }> {
    if (requestedSince !== undefined) this.#rejectOutOfReach(requestedSince, windowDays)
    const { ranking, head, inputs, age } = await this.#rankings.shown(workspace, windowDays, {
      ...waiting,
      isPatient: true,
    })
    const now = ranking.computedAt
    const start = startOf(head, requestedSince)
    if (start === undefined) return { age, changes: undefined }
    const earliest = new Date(now.getTime() - changesReachDays(windowDays) * DAY_MS)
    const isShortened = start.since < earliest
    const since = isShortened ? earliest : start.since
    const { youtubeCountsInScore, identity } = inputs
    const job = {
      workspaceId: workspace.id,
      windowDays,
      since: since.toISOString(),
      now: now.toISOString(),
      youtubeCountsInScore,
      identity,
    }
    const key = JSON.stringify([job, head.currentVersion, METHOD_VERSION])
    const work = (abandoned: AbortSignal) => this.#worker.run('changes', job, { signal: abandoned })
    const found = await this.#coalesced.get(key, work, waiting.signal)
    return { age, changes: { ...found, now, start: { ...start, since }, isShortened } }
  }

  #rejectOutOfReach(since: Date, windowDays: number): void {
    const now = this.#clock.now()
    const reachDays = changesReachDays(windowDays)
    const earliest = new Date(now.getTime() - reachDays * DAY_MS)
    if (since <= now && since >= earliest) return
    const where = since > now ? 'in the future' : `more than ${reachDays} days ago`
    const isFurther = since <= now && lookbackWindows.some((days) => changesReachDays(days) > reachDays)
    throw invalidInput(
      `since was ${since.toISOString()}, which is ${where}. With days ${windowDays} it must lie between ${earliest.toISOString()} and ${now.toISOString()}${isFurther ? '; a longer window reaches further back' : ''}.`,
    )
  }
}

function startOf({ previous }: RankingHead, requestedSince: Date | undefined): ChangesStart | undefined {
  if (requestedSince !== undefined) return { basis: 'date', since: requestedSince, rankedAt: null }
  return (
    previous && {
      basis: 'previous_ranking',
      since: previous.evidenceUntil,
      rankedAt: previous.rankedAt,
    }
  )
}
