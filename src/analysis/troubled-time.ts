import { unavailable } from '../../db/outages.ts'
import { TOLD_AFTER_MS } from '../../db/patience.ts'
import { requestDeadline } from '../../db/request-deadline.ts'

/**
 * Of the time in which nothing is in trouble so much counts of a wait that has met trouble: its turn behind the jobs of others, who
 * wait for the database too. Of 100,000 requests through cut connections 3 were answered .5 to .9 s late without it. More would
 * have one short trouble end a long ranking.
 */
export const COUNTED_BESIDE_MS = 1000

/** A time in which a statement was in trouble, milliseconds. */
export interface Spell {
  readonly fromMs: number
  /** Undefined while it lasts. */
  untilMs: number | undefined
}

interface Waiter {
  readonly cameMs: number
  readonly limitMs: number
  timer: NodeJS.Timeout | undefined
  giveUp(): void
}

/**
 * When statements of some ranking threads were lost, or nothing came of them. What a caller of a thread waits for may be its own
 * statements or those of the jobs before it in line: no deadline of one statement bounds that.
 */
export class TroubledTime {
  readonly #now: () => number
  readonly #waiters = new Set<Waiter>()
  /** Those that last, and those before that somebody has waited through. */
  readonly #spells = new Set<Spell>()

  /** `now`: milliseconds that only grow. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** A statement is in trouble, and has been for so long. */
  begin(forMs: number): Spell {
    const spell = { fromMs: this.#now() - forMs, untilMs: undefined }
    this.#spells.add(spell)
    for (const waiter of this.#waiters) this.#look(waiter)
    return spell
  }

  /** It is over; of a database that only took long it was none. */
  end(spell: Spell, wasSlow = false): void {
    spell.untilMs = this.#now()
    if (wasSlow || this.#waiters.size === 0) this.#spells.delete(spell)
    for (const waiter of this.#waiters) this.#look(waiter)
  }

  /**
   * Waits for what threads do, as long as the request that it is called in may wait for the database; then it throws
   * `unavailable` and aborts the work. Troubled time counts and a second beside it, together with what the statements of the request
   * have waited, and they have no more left afterwards. Outside of requests it waits as long as the work takes.
   */
  async whileAnswered<Result>(
    work: (signal: AbortSignal | undefined) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    const deadline = requestDeadline()
    if (deadline === undefined || deadline.leftMs() === Number.POSITIVE_INFINITY) return await work(signal)
    const over = new AbortController()
    const isOver = new Promise<never>((_, reject) => {
      over.signal.addEventListener('abort', () => reject(over.signal.reason), { once: true })
    })
    const waiter: Waiter = {
      cameMs: this.#now(),
      // So much may have been waited of which nothing is told yet.
      limitMs: deadline.leftMs() - TOLD_AFTER_MS,
      timer: undefined,
      giveUp: () => over.abort(unavailable(new Error('the ranking threads wait for the database'))),
    }
    this.#waiters.add(waiter)
    this.#look(waiter)
    try {
      return await Promise.race([
        work(signal === undefined ? over.signal : AbortSignal.any([signal, over.signal])),
        isOver,
      ])
    } finally {
      clearTimeout(waiter.timer)
      this.#waiters.delete(waiter)
      deadline.spend(this.#spentBy(waiter))
      this.#forgetUnwaited()
    }
  }

  /** Gives a wait up that has been in trouble for too long, or looks again when it will have been. */
  #look(waiter: Waiter): void {
    clearTimeout(waiter.timer)
    const spentMs = this.#spentBy(waiter)
    const leftMs = waiter.limitMs - spentMs
    const lasts = [...this.#spells].some(({ untilMs }) => untilMs === undefined)
    if (leftMs <= 0 && (lasts || spentMs > 0)) waiter.giveUp()
    else if (lasts) {
      // What came while this process was held up is read first.
      const lookAgain = () =>
        setImmediate(() => {
          if (this.#waiters.has(waiter)) this.#look(waiter)
        })
      waiter.timer = setTimeout(lookAgain, leftMs)
    }
  }

  /** How much of its wait lies in any spell, and some beside it. */
  #spentBy({ cameMs }: Waiter): number {
    const nowMs = this.#now()
    let [spentMs, untilMs] = [0, cameMs]
    for (const spell of [...this.#spells].sort((one, other) => one.fromMs - other.fromMs)) {
      const endMs = spell.untilMs ?? nowMs
      spentMs += Math.max(0, endMs - Math.max(spell.fromMs, untilMs))
      untilMs = Math.max(untilMs, endMs)
    }
    return spentMs === 0 ? 0 : spentMs + Math.min(nowMs - cameMs - spentMs, COUNTED_BESIDE_MS)
  }

  #forgetUnwaited(): void {
    const firstMs = Math.min(...Array.from(this.#waiters, ({ cameMs }) => cameMs))
    for (const spell of this.#spells) {
      if (spell.untilMs !== undefined && spell.untilMs <= firstMs) this.#spells.delete(spell)
    }
  }
}
