import { ANSWER_WITHIN_MS } from '../../db/deadlines.ts'
import { unavailable } from '../../db/outages.ts'
import { requestDeadline } from '../../db/request-deadline.ts'

interface Waiter {
  readonly cameMs: number
  readonly limitMs: number
  spentMs: number
  timer: NodeJS.Timeout | undefined
  giveUp(): void
}

/**
 * When statements of the ranking threads were lost, or nothing came of them. What a caller of a thread waits for may be its own
 * statements or those of the jobs before it in line: no deadline of one statement bounds that.
 */
export class TroubledTime {
  readonly #now: () => number
  readonly #waiters = new Set<Waiter>()
  /** Statements in trouble now. */
  #count = 0
  #sinceMs = 0
  #endedMs = Number.NEGATIVE_INFINITY

  /** `now`: milliseconds that only grow. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** A statement is in trouble, and has been for so long. */
  begin(forMs: number): void {
    this.#count += 1
    if (this.#count > 1) return
    this.#sinceMs = Math.max(this.#now() - forMs, this.#endedMs)
    for (const waiter of this.#waiters) this.#setTimer(waiter)
  }

  end(): void {
    if (this.#count === 1) {
      for (const waiter of this.#waiters) {
        waiter.spentMs = this.#spentBy(waiter)
        clearTimeout(waiter.timer)
      }
      this.#endedMs = this.#now()
    }
    this.#count -= 1
  }

  /**
   * Waits for what threads do, as long as a request may wait for the database; then it throws `unavailable` and aborts the work.
   * Only troubled time counts, together with what the statements of the request have waited, and they have no more left
   * afterwards.
   */
  async whileAnswered<Result>(
    work: (signal: AbortSignal) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    const deadline = requestDeadline()
    const over = new AbortController()
    const isOver = new Promise<never>((_, reject) => {
      over.signal.addEventListener('abort', () => reject(over.signal.reason), { once: true })
    })
    const waiter: Waiter = {
      cameMs: this.#now(),
      limitMs: Math.min(deadline?.leftMs() ?? ANSWER_WITHIN_MS, ANSWER_WITHIN_MS),
      ...{ spentMs: 0, timer: undefined },
      giveUp: () => over.abort(unavailable(new Error('the ranking threads wait for the database'))),
    }
    this.#waiters.add(waiter)
    if (this.#count > 0) this.#setTimer(waiter)
    try {
      return await Promise.race([
        work(signal === undefined ? over.signal : AbortSignal.any([signal, over.signal])),
        isOver,
      ])
    } finally {
      this.#waiters.delete(waiter)
      clearTimeout(waiter.timer)
      deadline?.spend(this.#spentBy(waiter))
    }
  }

  #spentBy({ spentMs, cameMs }: Waiter): number {
    return this.#count === 0 ? spentMs : spentMs + this.#now() - Math.max(this.#sinceMs, cameMs)
  }

  #setTimer(waiter: Waiter): void {
    waiter.timer = setTimeout(waiter.giveUp, Math.max(0, waiter.limitMs - this.#spentBy(waiter)))
  }
}
