import { LRUCache } from 'lru-cache'
import { ServiceError } from '../lib/errors.ts'

/** Answers to keep where the same is asked again: enough for the callers of some minutes. */
export const KEPT_ANSWERS = 20

interface OpenWork<Result> {
  readonly result: Promise<Result>
  /** Aborts once all who asked have gone. */
  readonly abandoned: AbortController
  waitingCount: number
}

/**
 * Work that many may ask for at the same time: who asks the same shares it, and the results that were used last are
 * kept where that is wanted. A caller who goes leaves the work to the others; when all have gone it is told so, and
 * whoever asks later shares what goes on nevertheless. LRUCache's own `fetch` is not enough for that: the signal of the
 * caller who came first ends it for all, and so does the start of more work than it keeps results.
 */
export class SharedWork<Result> {
  readonly #kept: LRUCache<string, { readonly result: Result }> | undefined
  readonly #open = new Map<string, OpenWork<Result>>()

  constructor(keptCount: number) {
    this.#kept = keptCount === 0 ? undefined : new LRUCache({ max: keptCount })
  }

  /**
   * `question` names all that the result depends on. Rejects as the work does, which is done again for the next who
   * asks, and with `unavailable` as soon as `signal` aborts.
   */
  async get(
    question: string,
    work: (abandoned: AbortSignal) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    for (;;) {
      if (signal?.aborted) throw notWaitedFor()
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
    // First of all that wait for it: none of them finds it open still.
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
      open.waitingCount -= 1
      if (open.waitingCount === 0) open.abandoned.abort()
      reject(notWaitedFor())
    }
    signal?.addEventListener('abort', leave, { once: true })
    open.result.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave))
  })
}

function notWaitedFor(): ServiceError {
  return new ServiceError(
    { kind: 'unavailable', retryAfterSeconds: 1 },
    'The caller did not wait for this answer.',
  )
}
