import { LRUCache } from 'lru-cache'
import { listActiveKeyHashes } from '../../db/api-keys.ts'
import type { Db } from '../../db/database.ts'
import type { Clock } from '../lib/clock.ts'

/** Keys that were good are remembered, the last used ones. */
const MAX_REMEMBERED = 10_000
/** The newest and last used ones. */
const MAX_LISTED = 20_000
/** How long a list of the keys that there are is good for. */
const LISTED_FOR_MS = 2000

/**
 * Tells keys that may be good from guessed ones without a look-up for each: it never says that a key is good, which only
 * the look-up does. Keys are named by their hash.
 */
export class KnownKeys {
  readonly #db: Db
  readonly #clock: Pick<Clock, 'now'>
  readonly #remembered = new LRUCache<string, true>({ max: MAX_REMEMBERED })
  #listed: { readonly atMs: number; readonly hashes: Promise<ReadonlySet<string>> } | undefined

  constructor(db: Db, clock: Pick<Clock, 'now'>) {
    this.#db = db
    this.#clock = clock
  }

  /** Whether its last look-up found it. */
  wasGood(keyHash: string): boolean {
    return this.#remembered.has(keyHash)
  }

  note(keyHash: string, isGood: boolean): void {
    if (isGood) this.#remembered.set(keyHash, true)
    else this.#remembered.delete(keyHash)
  }

  /** Whether there was such a key not long ago: one statement in so many seconds, however many ask. */
  async exists(keyHash: string): Promise<boolean> {
    const nowMs = this.#clock.now().getTime()
    if (this.#listed === undefined || nowMs - this.#listed.atMs > LISTED_FOR_MS) {
      const hashes = listActiveKeyHashes(this.#db, MAX_LISTED).then((all) => new Set(all))
      const listed = { atMs: nowMs, hashes }
      this.#listed = listed
      hashes.catch(() => {
        if (this.#listed === listed) this.#listed = undefined
      })
    }
    return (await this.#listed.hashes).has(keyHash)
  }
}
