import { NotReadyYet } from './errors.ts'

/** Who asks for a place: each has a lane to wait in, and lanes belong to groups, as keys to a workspace. */
export interface Asker {
  readonly lane: string
  readonly group: string
}

export interface LaneLimits {
  /** Places that are held at once: in all, by one group, and by one lane. */
  readonly places: number
  readonly placesOfGroup: number
  readonly placesOfLane: number
  /** By one lane while nobody is in another. Default: `placesOfLane`. */
  readonly placesOfOnlyLane?: number
  /** Who may wait at once: in all, and in one lane. Who insists is not counted: they took a seat when they first came. */
  readonly waiting: number
  readonly waitingOfLane: number
  /** How long somebody is kept waiting who finds this; default: for ever. Looked at when a place is free. */
  patienceMs?(found: Found): number
  /** From somebody who finds this on, until nobody waits in the lane, all in it are kept waiting no longer. Default: for ever. */
  patienceOfLineMs?(found: Found): number
  /** A backlog that was gone for no longer has never ended. Default: 0. */
  readonly calmMs?: number
}

/** What somebody finds who comes to wait. */
export interface Found {
  /** Who waits already in the own lane. */
  readonly ahead: number
  /** How long the own lane has had a backlog. */
  readonly backlogMs: number
}

/** `lane_full`, `all_full`: not even allowed to wait. `too_late`: patience ran out. `gone`: the signal aborted. */
export type Entry = 'entered' | 'lane_full' | 'all_full' | 'too_late' | 'gone'

interface Waiter {
  readonly cameMs: number
  readonly patienceMs: number
  readonly insists: boolean
  settle(entry: Entry): void
}

interface Lane {
  readonly group: string
  held: number
  readonly waiters: Waiter[]
  /** Those of the waiters who do not insist. */
  newcomers: number
}

interface Backlog {
  readonly sinceMs: number
  endedMs: number
  patienceMs: number
}

/** Backlogs that are remembered once they are gone. */
const MAX_BACKLOGS = 1000

/**
 * Hands out places. A free one goes to the group that holds the fewest, among its like to the lane that has waited for a
 * turn the longest, and there to who came first: whoever asks for much delays only themselves.
 */
export class FairLanes {
  readonly #limits: LaneLimits
  readonly #now: () => number
  /** Those with somebody in them, in the order of their turns. */
  readonly #lanes = new Map<string, Lane>()
  readonly #heldByGroup = new Map<string, number>()
  /** Of lanes by name, those that ended last at the end. */
  readonly #backlogs = new Map<string, Backlog>()
  #held = 0
  #waiting = 0
  #newcomers = 0

  /** `now`: milliseconds that only grow. */
  constructor(limits: LaneLimits, now: () => number = () => performance.now()) {
    this.#limits = limits
    this.#now = now
  }

  get held(): number {
    return this.#held
  }

  get waiting(): number {
    return this.#waiting
  }

  /**
   * Resolves once there is a place, which `leave` gives back, or with why there is none. Who insists waits however full it
   * is, for whoever has begun must be able to end. A signal that aborts with NotReadyYet changes nothing: what is waited
   * for is still wanted.
   */
  async enter(asker: Asker, { signal, insists = false }: { signal?: AbortSignal; insists?: boolean } = {}) {
    if (isGone(signal)) return 'gone'
    const lane = this.#laneOf(asker)
    // Whoever may enter has been let in already, so that nobody is overtaken here.
    if (this.#isOpen(lane)) {
      this.#take(lane)
      return 'entered'
    }
    if (!insists && lane.newcomers >= this.#limits.waitingOfLane) return 'lane_full'
    if (!insists && this.#newcomers >= this.#limits.waiting) {
      this.#forgetIfEmpty(asker.lane, lane)
      return 'all_full'
    }
    return await this.#wait(asker.lane, lane, signal, insists)
  }

  leave({ lane: name, group }: Asker): void {
    const lane = this.#lanes.get(name)
    if (lane === undefined) return
    lane.held -= 1
    this.#held -= 1
    const left = (this.#heldByGroup.get(group) ?? 1) - 1
    if (left > 0) this.#heldByGroup.set(group, left)
    else this.#heldByGroup.delete(group)
    this.#forgetIfEmpty(name, lane)
    this.#handOut()
  }

  #wait(name: string, lane: Lane, signal: AbortSignal | undefined, insists: boolean): Promise<Entry> {
    const now = this.#now()
    if (lane.waiters.length === 0) this.#beginBacklog(name, now)
    const backlog = this.#backlogs.get(name)
    const backlogMs = now - (backlog?.sinceMs ?? now)
    const found = { ahead: lane.waiters.length, backlogMs }
    const patienceMs = this.#limits.patienceMs?.(found) ?? Number.POSITIVE_INFINITY
    const ofLineMs = this.#limits.patienceOfLineMs?.(found) ?? Number.POSITIVE_INFINITY
    if (backlog !== undefined) backlog.patienceMs = Math.min(backlog.patienceMs, ofLineMs)
    const count = (change: 1 | -1): void => {
      this.#waiting += change
      if (insists) return
      lane.newcomers += change
      this.#newcomers += change
    }
    return new Promise((resolve) => {
      const leave = () => {
        if (!isGone(signal)) return
        lane.waiters.splice(lane.waiters.indexOf(waiter), 1)
        waiter.settle('gone')
        this.#endBacklogIfGone(name, lane)
        this.#forgetIfEmpty(name, lane)
      }
      const waiter: Waiter = {
        cameMs: now,
        patienceMs,
        insists,
        settle: (entry) => {
          signal?.removeEventListener('abort', leave)
          count(-1)
          resolve(entry)
        },
      }
      lane.waiters.push(waiter)
      count(1)
      signal?.addEventListener('abort', leave)
    })
  }

  #handOut(): void {
    for (;;) {
      const next = this.#nextLane()
      if (next === undefined) return
      const [name, lane] = next
      const waiter = lane.waiters.shift()
      if (waiter === undefined) return
      this.#endBacklogIfGone(name, lane)
      if (this.#isTooLate(waiter, name)) {
        waiter.settle('too_late')
        this.#forgetIfEmpty(name, lane)
        continue
      }
      this.#take(lane)
      // To the end of the turns.
      this.#lanes.delete(name)
      this.#lanes.set(name, lane)
      waiter.settle('entered')
    }
  }

  #isTooLate({ cameMs, patienceMs, insists }: Waiter, name: string): boolean {
    if (insists) return false
    const ofLineMs = this.#backlogs.get(name)?.patienceMs ?? Number.POSITIVE_INFINITY
    return this.#now() - cameMs > Math.min(patienceMs, ofLineMs)
  }

  #nextLane(): [string, Lane] | undefined {
    let best: [string, Lane] | undefined
    let fewest = Number.POSITIVE_INFINITY
    for (const entry of this.#lanes) {
      const [, lane] = entry
      const held = this.#heldByGroup.get(lane.group) ?? 0
      if (lane.waiters.length === 0 || held >= fewest || !this.#isOpen(lane)) continue
      best = entry
      fewest = held
    }
    return best
  }

  #isOpen({ group, held }: Lane): boolean {
    const { places, placesOfGroup, placesOfLane, placesOfOnlyLane = placesOfLane } = this.#limits
    const ofLane = this.#lanes.size === 1 ? placesOfOnlyLane : placesOfLane
    return this.#held < places && held < ofLane && (this.#heldByGroup.get(group) ?? 0) < placesOfGroup
  }

  #take(lane: Lane): void {
    lane.held += 1
    this.#held += 1
    this.#heldByGroup.set(lane.group, (this.#heldByGroup.get(lane.group) ?? 0) + 1)
  }

  #laneOf({ lane: name, group }: Asker): Lane {
    const known = this.#lanes.get(name)
    if (known !== undefined) return known
    const lane = { group, held: 0, waiters: [], newcomers: 0 }
    this.#lanes.set(name, lane)
    return lane
  }

  #beginBacklog(name: string, now: number): void {
    const known = this.#backlogs.get(name)
    const goesOn = known !== undefined && now - known.endedMs <= (this.#limits.calmMs ?? 0)
    const sinceMs = goesOn ? known.sinceMs : now
    this.#backlogs.set(name, { sinceMs, endedMs: now, patienceMs: Number.POSITIVE_INFINITY })
  }

  #endBacklogIfGone(name: string, { waiters }: Lane): void {
    const backlog = this.#backlogs.get(name)
    if (waiters.length > 0 || backlog === undefined) return
    backlog.endedMs = this.#now()
    this.#backlogs.delete(name)
    this.#backlogs.set(name, backlog)
    const [oldest] = this.#backlogs.keys()
    if (this.#backlogs.size > MAX_BACKLOGS && oldest !== undefined) this.#backlogs.delete(oldest)
  }

  #forgetIfEmpty(name: string, { held, waiters }: Lane): void {
    if (held === 0 && waiters.length === 0) this.#lanes.delete(name)
  }
}

function isGone(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true && !(signal.reason instanceof NotReadyYet)
}
