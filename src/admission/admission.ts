import { notWaitedFor, ServiceError } from '../lib/errors.ts'
import { type Asker, type Entry, FairLanes, type Found } from '../lib/fair-lanes.ts'
import {
  CALM_MS,
  type Cost,
  costs,
  LANE_LIMITS,
  LOOP_DELAY_LIMITS_MS,
  patienceMs,
  patienceOfLineMs,
  RETRY_AFTER_SECONDS,
} from './limits.ts'
import { Refusals } from './refusals.ts'

/** What was decided on a call. `overloaded`: the event loop is late. */
export type Decision = Entry | 'overloaded'

export interface AdmissionSettings {
  readonly refusals?: Refusals
  /** How late the event loop is on average at present, milliseconds. Default: never. */
  loopDelayMs?(): number
  /** Called for each call, with how long it waited. */
  decided?(cost: Cost, decision: Decision, waitedMs: number): void
  /** Milliseconds that only grow. Default: the process's. */
  now?(): number
  /** Called when a call comes to wait for a place; its result when the wait is over. */
  waits?(): () => void
}

/** Who calls: a key, or a person, of a workspace. */
export interface AdmittedCaller {
  readonly workspace: { readonly id: string }
  readonly actor: { readonly id: string }
}

/** The place of a call that is running. */
export interface Place {
  /** Gives it back before the work is done. */
  leave(): void
  /** Gives it back while the caller waits for what others do, such as the ranking thread, and takes one again after. */
  stepAside<Result>(wait: () => Promise<Result>): Promise<Result>
}

/**
 * Decides which calls run and which wait, so that nobody who asks for much starves another: each key and each workspace
 * has so many places for cheap calls and for dear ones, and a line to wait in. Whoever finds the own line full is refused
 * with `too_many_requests`; where all together are too many, or the event loop is late, it is `unavailable`.
 */
export class Admission {
  readonly #lanes: Readonly<Record<Cost, FairLanes>>
  readonly #settings: AdmissionSettings
  readonly #refusals: Refusals
  readonly #now: () => number

  constructor(settings: AdmissionSettings = {}) {
    this.#settings = settings
    this.#refusals = settings.refusals ?? new Refusals()
    this.#now = settings.now ?? (() => performance.now())
    const patience = {
      patienceMs: (found: Found) => patienceMs(found, this.#waitingInAll()),
      patienceOfLineMs: (found: Found) => patienceOfLineMs(found, this.#waitingInAll()),
    }
    const open = (cost: Cost) =>
      new FairLanes({ ...LANE_LIMITS[cost], calmMs: CALM_MS, ...patience }, this.#now)
    this.#lanes = { cheap: open('cheap'), dear: open('dear'), analysis: open('analysis') }
  }

  /** How many calls hold a place now, by what they cost. */
  running(): Readonly<Record<string, number>> {
    return Object.fromEntries(costs.map((cost) => [cost, this.#lanes[cost].held]))
  }

  /** How many calls wait for a place now, by what they cost. */
  waiting(): Readonly<Record<string, number>> {
    return Object.fromEntries(costs.map((cost) => [cost, this.#lanes[cost].waiting]))
  }

  #waitingInAll(): number {
    return costs.reduce((sum, cost) => sum + this.#lanes[cost].waiting, 0)
  }

  /** Runs the work once there is a place. Throws `too_many_requests` or `unavailable` where there is none. */
  async run<Result>(
    caller: AdmittedCaller,
    cost: Cost,
    signal: AbortSignal,
    work: (place: Place) => Promise<Result>,
  ): Promise<Result> {
    const asker = { lane: `${caller.workspace.id} ${caller.actor.id}`, group: caller.workspace.id }
    const lanes = this.#lanes[cost]
    await this.#enter(lanes, asker, cost, signal)
    const place = new HeldPlace(lanes, asker)
    try {
      return await work(place)
    } finally {
      place.leave()
    }
  }

  async #enter(lanes: FairLanes, asker: Asker, cost: Cost, signal: AbortSignal): Promise<void> {
    const { loopDelayMs, decided, waits } = this.#settings
    const cameMs = this.#now()
    const isLate = (loopDelayMs?.() ?? 0) > LOOP_DELAY_LIMITS_MS[cost]
    const waited = waits?.()
    const decision = isLate ? 'overloaded' : await lanes.enter(asker, { signal })
    waited?.()
    decided?.(cost, decision, this.#now() - cameMs)
    if (decision === 'entered') return
    if (decision === 'gone') throw notWaitedFor()
    // Who waited in line has been kept back already.
    if (decision !== 'too_late') await this.#refusals.keepBack()
    throw refusalOf(decision, this.#refusals.retryAfterSeconds(RETRY_AFTER_SECONDS[cost]))
  }
}

class HeldPlace implements Place {
  readonly #lanes: FairLanes
  readonly #asker: Asker
  #isHeld = true

  constructor(lanes: FairLanes, asker: Asker) {
    this.#lanes = lanes
    this.#asker = asker
  }

  leave(): void {
    if (this.#isHeld) this.#lanes.leave(this.#asker)
    this.#isHeld = false
  }

  async stepAside<Result>(wait: () => Promise<Result>): Promise<Result> {
    if (!this.#isHeld) return await wait()
    this.leave()
    try {
      return await wait()
    } finally {
      await this.#lanes.enter(this.#asker, { insists: true })
      this.#isHeld = true
    }
  }
}

function refusalOf(decision: Exclude<Decision, 'entered' | 'gone'>, retryAfterSeconds: number): ServiceError {
  switch (decision) {
    case 'lane_full':
    case 'too_late':
      return new ServiceError(
        { kind: 'too_many_requests', retryAfterSeconds },
        `Too many calls at once with this key or of this person. Wait for answers before you send more; try again in ${retryAfterSeconds} s.`,
      )
    case 'all_full':
    case 'overloaded':
      return new ServiceError(
        { kind: 'unavailable', retryAfterSeconds },
        `The service has too much to do at the moment. Try again in ${retryAfterSeconds} s.`,
      )
  }
}
