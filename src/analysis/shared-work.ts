import { LRUCache } from 'lru-cache'
import { NotReadyYet, notWaitedFor } from '../lib/errors.ts'

/** Answers to keep where the same is asked again: enough for the callers of some minutes. */
export const KEPT_ANSWERS = 20

/** How one who asks waits for what others may have asked for, too. */
export type WaitForShared = <Result>(
  work: (signal: AbortSignal | undefined) => Promise<Result>,
  signal: AbortSignal | undefined,
) => Promise<Result>

interface OpenWork<Result> {
  readonly result: Promise<Result>
  /** Aborts once all who asked have gone. */
  readonly abandoned: AbortController
  waitingCount: number
}

/**
 * Coalesces concurrent requests: callers with the same question share one piece of work, and the last used results are
 * cached where that is wanted. A caller whose signal aborts leaves the work to the others. When all have left, the work is
 * told; if it goes on nevertheless, later callers share it. LRUCache's `fetch` cannot do that: the first caller's signal
 * ends it for all, and so does starting more work than it caches results.
 */
export class SharedWork<Result> {
  readonly #kept: LRUCache<string, { readonly result: Result }> | undefined
  readonly #open = new Map<string, OpenWork<Result>>()
  readonly #wait: WaitForShared

  /** `wait`: as each who asks waits, who rejects as it does; default: as long as it takes. */
  constructor(keptCount: number, wait: WaitForShared = (work, signal) => work(signal)) {
    this.#wait = wait
    this.#kept = keptCount === 0 ? undefined : new LRUCache({ max: keptCount })
  }

  /**
   * `question` names all that the result depends on. Rejects as the work does, which is done again for the next who
   * asks, and with `unavailable` as soon as `signal` aborts. Where that aborts with NotReadyYet, it rejects with that,
   * and the work is begun and goes on all the same.
   */
  async get(
    question: string,
    work: (abandoned: AbortSignal) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    return await this.#wait((wanted) => this.#find(question, work, wanted), signal)
  }

  async #find(
    question: string,
    work: (abandoned: AbortSignal) => Promise<Result>,
    signal: AbortSignal | undefined,
  ): Promise<Result> {
    for (;;) {
      if (signal?.aborted && !isStillWanted(signal)) throw notWaitedFor()
      const kept = this.#kept?.get(question)
      if (kept !== undefined) return kept.result
      const open = this.#open.get(question) ?? this.#begin(question, work)
      try {
        return await join(open, signal)
      } catch (error) {
        // Given up because of those who asked before and have gone: this caller has not.
        if (signal?.aborted || !open.abandoned.signal.aborted) throw error
      }
    }
  }

  #begin(question: string, work: (abandoned: AbortSignal) => Promise<Result>): OpenWork<Result> {
    const abandoned = new AbortController()
    const open = { result: work(abandoned.signal), abandoned, waitingCount: 0 }
    this.#open.set(question, open)
    // Registered before any caller's handler, so that none of them finds the work still open.
    open.result.then(
      (result) => {
        this.#open.delete(question)
        this.#kept?.set(question, { result })
      },
      () => this.#open.delete(question),
    )
    return open
  }
}

/** Waits for the work until the signal aborts. The last who leaves abandons it. */
function join<Result>(open: OpenWork<Result>, signal: AbortSignal | undefined): Promise<Result> {
  open.waitingCount += 1
  return new Promise((resolve, reject) => {
    const leave = () => {
      // Counted as one who waits for ever, so that nobody else who leaves abandons it.
      if (isStillWanted(signal)) return reject(signal?.reason)
      open.waitingCount -= 1
      if (open.waitingCount === 0) open.abandoned.abort()
      reject(notWaitedFor())
    }
    if (signal?.aborted) leave()
    else signal?.addEventListener('abort', leave, { once: true })
    open.result.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave))
  })
}

function isStillWanted(signal: AbortSignal | undefined): boolean {
  return signal?.reason instanceof NotReadyYet
}
