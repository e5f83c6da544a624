import type { IncomingMessage } from 'node:http'
import { type Clock, systemClock } from '../lib/clock.ts'
import { ServiceError } from '../lib/errors.ts'
import { AddressBuckets, type BucketLimits } from './address-buckets.ts'
import { Refusals } from './refusals.ts'

/** An agent that connects makes some five such calls; an office of them may do so at once. */
export const KEYLESS_LIMITS: BucketLimits = { calls: 600, callsPerSecond: 20 }

export interface KeylessSettings {
  clientAddress(request: IncomingMessage): string | undefined
  /** Whether this Authorization header was good not long ago: then the call is no stranger's. */
  isKnown(authorization: string | undefined): boolean
  readonly clock?: Clock
  readonly refusals?: Refusals
  /** Called for each refusal. */
  refused?(): void
}

/** Limits calls of strangers, who send no key and are not signed in, by the client's address. */
export class KeylessCalls {
  readonly #settings: KeylessSettings
  readonly #refusals: Refusals
  readonly #buckets: AddressBuckets

  constructor(settings: KeylessSettings) {
    this.#settings = settings
    this.#refusals = settings.refusals ?? new Refusals()
    this.#buckets = new AddressBuckets(KEYLESS_LIMITS, settings.clock ?? systemClock)
  }

  /** Throws `too_many_requests`. */
  async admit(request: IncomingMessage): Promise<void> {
    const { clientAddress, isKnown, refused } = this.#settings
    if (isKnown(request.headers.authorization)) return
    const waitSeconds = this.#buckets.take(clientAddress(request))
    if (waitSeconds === undefined) return
    refused?.()
    await this.#refusals.keepBack()
    const retryAfterSeconds = this.#refusals.retryAfterSeconds(waitSeconds)
    throw new ServiceError(
      { kind: 'too_many_requests', retryAfterSeconds },
      `Too many calls without a key or a session from this address. Try again in ${retryAfterSeconds} s, or use one.`,
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
