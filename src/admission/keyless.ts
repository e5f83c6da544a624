import type { IncomingMessage } from 'node:http'
import { type Clock, systemClock } from '../lib/clock.ts'
import { ServiceError } from '../lib/errors.ts'
import { type BucketLimits, Buckets } from './buckets.ts'
import { Refusals } from './refusals.ts'

/** An agent that connects makes some five such calls; an office of them may do so at once. */
export const KEYLESS_LIMITS: BucketLimits = { calls: 600, callsPerSecond: 20 }

/** The same calls with a key, which take no place: each costs as much as a page. */
const KEYED_LIMITS: BucketLimits = { calls: 120, callsPerSecond: 20 }

export interface KeylessSettings {
  clientAddress(request: IncomingMessage): string | undefined
  /** What stands for the key of this Authorization header where it was good not long ago: then the call is no stranger's. */
  knownKey(authorization: string | undefined): string | undefined
  readonly clock?: Clock
  readonly refusals?: Refusals
  /** Called for each refusal. */
  refused?(): void
}

/**
 * Limits calls that need no key: of strangers, who send none and are not signed in, by the client's address, of others by
 * their key.
 */
export class KeylessCalls {
  readonly #settings: KeylessSettings
  readonly #refusals: Refusals
  readonly #ofStrangers: Buckets
  readonly #ofKeys: Buckets

  constructor(settings: KeylessSettings) {
    this.#settings = settings
    this.#refusals = settings.refusals ?? new Refusals()
    const clock = settings.clock ?? systemClock
    this.#ofStrangers = new Buckets(KEYLESS_LIMITS, clock)
    this.#ofKeys = new Buckets(KEYED_LIMITS, clock)
  }

  /** Throws `too_many_requests`. */
  async admit(request: IncomingMessage): Promise<void> {
    const { clientAddress, knownKey, refused } = this.#settings
    const key = knownKey(request.headers.authorization)
    const waitSeconds =
      key === undefined ? this.#ofStrangers.take(clientAddress(request)) : this.#ofKeys.take(key)
    if (waitSeconds === undefined) return
    refused?.()
    await this.#refusals.keepBack()
    const retryAfterSeconds = this.#refusals.retryAfterSeconds(waitSeconds)
    const whose =
      key === undefined ? 'without a key or a session from this address' : 'of lists with this key'
    throw new ServiceError(
      { kind: 'too_many_requests', retryAfterSeconds },
      `Too many calls ${whose}. Try again in ${retryAfterSeconds} s${key === undefined ? ', or use one' : ''}.`,
    )
  }

  /** What comes before any key is looked at: what it refuses counts as a call without a key. Throws `too_many_requests`, too. */
  async beforeKey<Result>(request: IncomingMessage, work: () => Result | Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (refusal) {
      await this.admit(request)
      throw refusal
    }
  }
}
