import pLimit from 'p-limit'
import { ServiceError } from '../errors.ts'

/** Results kept in memory, the last used ones. */
const KEPT = 20
/** Different questions that may wait for the ranking thread at once; each takes seconds of it at most. */
const MAX_WAITING = 20

/**
 * Work of the ranking thread that is asked for with any input a caller likes: who asks the same shares it, finished
 * results are kept for a while, and different ones take turns, so that rankings are not kept waiting behind a pile.
 * Rejects with `unavailable` when too many wait.
 */
export class SharedWork<Result> {
  readonly #results = new Map<string, Promise<Result>>()
  readonly #turns = pLimit(1)

  /** `key` names all that the result depends on. A result that failed is not kept. */
  get(key: string, work: () => Promise<Result>): Promise<Result> {
    const known = this.#results.get(key)
    if (known === undefined && this.#turns.pendingCount >= MAX_WAITING) return Promise.reject(busy())
    const result = known ?? this.#turns(work)
    this.#results.delete(key)
    this.#results.set(key, result)
    if (known === undefined) {
      result.catch(() => {
        if (this.#results.get(key) === result) this.#results.delete(key)
      })
      const [oldest] = this.#results.keys()
      if (this.#results.size > KEPT && oldest !== undefined) this.#results.delete(oldest)
    }
    return result
  }
}

function busy(): ServiceError {
  return new ServiceError(
    { kind: 'unavailable', retryAfterSeconds: 10 },
    'Too many different questions are being worked on. Try again in a few seconds.',
  )
}
