import { LRUCache } from 'lru-cache'
import type { Db } from './database.ts'
import type { Deadlines } from './deadlines.ts'
import { outsideRequest } from './request-deadline.ts'

/** What became of a read that a replica could have answered. `avoided`: it was not asked, because it failed or was behind. */
export const replicaOutcomes = ['read', 'behind', 'failed', 'avoided'] as const
export type ReplicaOutcome = (typeof replicaOutcomes)[number]

/**
 * Of a replica's reads, milliseconds. Less than half of what a request may wait, so that the database itself can answer after a
 * silent replica.
 */
const REPLICA_ANSWERS_WITHIN_MS = 2000
/** A replica that failed is tried again after this long, by a read for which nobody waits. */
export const TRIED_AGAIN_AFTER_MS = 5000
/** A replica that had another state of the evidence is not asked for this one for so long. */
export const BEHIND_FOR_MS = 1000
/** States that are remembered as not there yet. */
const MAX_BEHIND = 5000

/** Deadlines for the connections to a replica. */
export function replicaDeadlines({ connectMs, statements }: Deadlines): Deadlines {
  const limit = { silenceMs: REPLICA_ANSWERS_WITHIN_MS, totalMs: REPLICA_ANSWERS_WITHIN_MS }
  return {
    connectMs: Math.min(connectMs, REPLICA_ANSWERS_WITHIN_MS),
    statements: { ...statements, read: limit },
  }
}

export interface ReplicaParts {
  readonly db: Db
  /** Told of each read that names a state. */
  readonly told: (outcome: ReplicaOutcome) => void
  /** Milliseconds. Where they go back, a replica that failed is left alone for longer. */
  readonly now: () => number
}

/** An answer with the name of the evidence's state that it was read in, all of one statement. */
interface OfState {
  readonly state?: string | undefined
}

/**
 * Reads evidence at a replica where that has the very state which the database itself named for this call, and at the
 * database itself otherwise: states have no order, and their names are never given twice. What an answer has besides a
 * workspace's posts must not come from here.
 */
export class EvidenceReads {
  readonly #db: Db
  readonly #replica: ReplicaParts | undefined
  readonly #behindUntilMs = new LRUCache<string, number>({ max: MAX_BEHIND })
  /** When the replica may be tried again; undefined while it works. */
  #failedUntilMs: number | undefined

  constructor(db: Db, replica?: ReplicaParts) {
    this.#db = db
    this.#replica = replica
  }

  /**
   * The answer of `ask`, which is called once with each database that is asked and must only read. `state`: the present one;
   * undefined where it is not known. Throws what `ask` throws at the database itself, never what it does at the replica.
   */
  async ask<Answer extends OfState>(
    state: string | undefined,
    ask: (db: Db) => Promise<Answer>,
  ): Promise<Answer> {
    const replica = this.#replica
    if (replica === undefined || state === undefined) return await ask(this.#db)
    const outcome = await this.#askReplica(replica, state, ask)
    replica.told(typeof outcome === 'string' ? outcome : 'read')
    return typeof outcome === 'string' ? await ask(this.#db) : outcome
  }

  async #askReplica<Answer extends OfState>(
    replica: ReplicaParts,
    state: string,
    ask: (db: Db) => Promise<Answer>,
  ): Promise<Answer | Exclude<ReplicaOutcome, 'read'>> {
    if (this.#failedUntilMs !== undefined) {
      if (replica.now() >= this.#failedUntilMs) this.#tryAgain(replica, ask)
      return 'avoided'
    }
    if (replica.now() < (this.#behindUntilMs.get(state) ?? 0)) return 'avoided'
    try {
      const answer = await ask(replica.db)
      if (answer.state === state) return answer
      this.#behindUntilMs.set(state, replica.now() + BEHIND_FOR_MS)
      return 'behind'
    } catch {
      // Whatever it was: the database itself decides what the caller is told.
      this.#failedUntilMs = replica.now() + TRIED_AGAIN_AFTER_MS
      return 'failed'
    }
  }

  #tryAgain(replica: ReplicaParts, ask: (db: Db) => Promise<OfState>): void {
    this.#failedUntilMs = replica.now() + TRIED_AGAIN_AFTER_MS
    outsideRequest(() => ask(replica.db)).then(
      () => {
        this.#failedUntilMs = undefined
      },
      () => {},
    )
  }
}
