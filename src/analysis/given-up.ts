import { LRUCache } from 'lru-cache'
import type { Clock } from '../lib/clock.ts'
import { ServiceError } from '../lib/errors.ts'

/**
 * How long what took too long is not begun again: twice and a half as long as the default time of a job, so that its next
 * attempt takes a third of a thread's time at most.
 */
const PAUSE_MS = 300_000
/** Jobs remembered; those that were given up last stay. */
const MAX_REMEMBERED = 1000

/** A job took longer, or more memory, than a thread gives it: the cause of the failure of its caller. */
export class JobOutgrewThread extends Error {}

/** Of a job that was given up a while ago, and is not begun again yet. */
export class NotTriedAgainYet extends ServiceError {
  /** Whole seconds until it is, 1 to 300. */
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super(
      { kind: 'unavailable', retryAfterSeconds },
      `So many posts could not be analysed in the time that there is. It is tried again after ${retryAfterSeconds} seconds at the earliest; a shorter window has fewer posts.`,
    )
    this.name = 'NotTriedAgainYet'
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Remembers which jobs outgrew their thread, so that not every caller begins what takes too long again. */
export class GivenUpJobs {
  readonly #clock: Clock
  /** By the job's key the time from which on it may be begun again, in milliseconds since 1970. */
  readonly #until = new LRUCache<string, number>({ max: MAX_REMEMBERED })

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Throws NotTriedAgainYet where a job of this key was given up within the last five minutes. */
  refuse(key: string): void {
    const leftMs = (this.#until.get(key) ?? 0) - this.#clock.now().getTime()
    if (leftMs <= 0) return
    throw new NotTriedAgainYet(Math.ceil(Math.min(leftMs, PAUSE_MS) / 1000))
  }

  /** Remembers the failure of a job where it was that it outgrew its thread. */
  note(key: string, failure: unknown): void {
    const cause = failure instanceof Error ? failure.cause : undefined
    if (cause instanceof JobOutgrewThread) this.#until.set(key, this.#clock.now().getTime() + PAUSE_MS)
  }
}
