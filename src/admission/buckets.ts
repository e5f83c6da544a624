import { LRUCache } from 'lru-cache'
import type { Clock } from '../lib/clock.ts'
import { networkOf } from '../lib/network-of.ts'

/** A bucket of so many calls, filled again at this rate. */
export interface BucketLimits {
  readonly calls: number
  readonly callsPerSecond: number
}

interface Bucket {
  left: number
  atMs: number
}

/** More than come within the time in which a bucket is full again. The one used longest ago is forgotten. */
const MAX_BUCKETS = 10_000

/** A token bucket for each client's address, or for each of other names without a colon. */
export class Buckets {
  readonly #limits: BucketLimits
  readonly #clock: Pick<Clock, 'now'>
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_BUCKETS })

  constructor(limits: BucketLimits, clock: Pick<Clock, 'now'>) {
    this.#limits = limits
    this.#clock = clock
  }

  /** Takes one call of an address or name; where none is left, the seconds, at least 1, until there is one again. */
  take(address: string | undefined): number | undefined {
    const bucket = this.#bucketOf(address)
    if (bucket.left < 1) return Math.max(1, Math.ceil((1 - bucket.left) / this.#limits.callsPerSecond))
    bucket.left -= 1
    return undefined
  }

  /** Gives a call back that turned out not to count. */
  giveBack(address: string | undefined): void {
    const bucket = this.#bucketOf(address)
    bucket.left = Math.min(this.#limits.calls, bucket.left + 1)
  }

  #bucketOf(address: string | undefined): Bucket {
    const name = networkOf(address)
    const nowMs = this.#clock.now().getTime()
    const known = this.#buckets.get(name) ?? { left: this.#limits.calls, atMs: nowMs }
    const passedSeconds = Math.max(0, nowMs - known.atMs) / 1000
    known.left = Math.min(this.#limits.calls, known.left + passedSeconds * this.#limits.callsPerSecond)
    known.atMs = nowMs
    this.#buckets.set(name, known)
    return known
  }
}
