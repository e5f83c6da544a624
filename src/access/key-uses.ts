import { LRUCache } from 'lru-cache'
import { type KeyUse, recordKeyUse } from '../../db/api-keys.ts'
import type { Db } from '../../db/database.ts'
import { outsideRequest } from '../../db/request-deadline.ts'
import type { Clock } from '../lib/clock.ts'
import type { Logger } from '../process/log.ts'

/** How often at most the use of one key is written: reading must stay cheap. */
const EVERY_SECONDS = 300
/** More keys than are in use at a time. One that is forgotten is only written again. */
const MAX_KEYS = 10_000

/** Writes when and by what keys are used, beside the calls that use them. */
export class KeyUses {
  readonly #db: Db
  readonly #clock: Clock
  readonly #log: Pick<Logger, 'warn'>
  /** When the use of a key was last written here, in milliseconds. Ids of keys are random: no two are the same. */
  readonly #written = new LRUCache<string, number>({ max: MAX_KEYS })
  readonly #running = new Set<Promise<void>>()

  constructor(db: Db, clock: Clock, log: Pick<Logger, 'warn'>) {
    this.#db = db
    this.#clock = clock
    this.#log = log
  }

  /**
   * Notes that a key is used now. It returns at once and never throws; a failure to write is logged. Most calls end with
   * the comparison: only the others describe the use.
   */
  note(workspaceId: string, keyId: string, describe: () => KeyUse): void {
    const now = this.#now()
    const written = this.#written.get(keyId)
    if (written !== undefined && now - written < EVERY_SECONDS * 1000) return
    this.#written.set(keyId, now)
    const use = describe()
    const writing = outsideRequest(() => recordKeyUse(this.#db, { workspaceId, keyId }, use, EVERY_SECONDS))
      .catch((error: unknown) =>
        this.#log.warn({ err: error, workspaceId, keyId }, 'the use of a key was not stored'),
      )
      .finally(() => {
        // From here on, because the database counts from its own moment, which was before this one.
        this.#written.set(keyId, this.#now())
        this.#running.delete(writing)
      })
    this.#running.add(writing)
  }

  /** Resolves when all that was noted by now is stored or was logged as a failure. */
  async settled(): Promise<void> {
    await Promise.all(this.#running)
  }

  #now(): number {
    return this.#clock.now().getTime()
  }
}
