import pLimit from 'p-limit'
import { ServiceError } from '../lib/errors.ts'

/** Results kept in memory, the last used ones. */
const KEPT = 20
/** Different questions that may wait for the ranking thread at once; each takes seconds of it at most. */
const MAX_WAITING = 20
/** Of them, questions about one workspace: its callers refuse no other's. */
const MAX_OF_WORKSPACE = 5

/**
 * Work of the ranking thread that is asked for with any input a caller likes: who asks the same shares it, finished
 * results are kept for a while, and different ones take turns, so that rankings are not kept waiting behind a pile.
 * Rejects with `unavailable` when too many wait, in all or of one workspace.
 */
export class SharedWork<Result> {
  readonly #results = new Map<string, Promise<Result>>()
  readonly #turns = pLimit(1)
  readonly #openOf = new Map<string, number>()

  /** `question` names all that the result depends on beside the workspace. A result that failed is not kept. */
  get(workspaceId: string, question: string, work: () => Promise<Result>): Promise<Result> {
    const key = `${workspaceId} ${question}`
    const known = this.#results.get(key)
    const open = this.#openOf.get(workspaceId) ?? 0
    if (known === undefined && (this.#turns.pendingCount >= MAX_WAITING || open >= MAX_OF_WORKSPACE)) {
      return Promise.reject(busy())
    }
    const result = known ?? this.#begin(workspaceId, work)
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

  async #begin(workspaceId: string, work: () => Promise<Result>): Promise<Result> {
    this.#openOf.set(workspaceId, (this.#openOf.get(workspaceId) ?? 0) + 1)
    try {
      return await this.#turns(work)
    } finally {
      const left = (this.#openOf.get(workspaceId) ?? 0) - 1
      if (left > 0) this.#openOf.set(workspaceId, left)
      else this.#openOf.delete(workspaceId)
    }
  }
}

function busy(): ServiceError {
  return new ServiceError(
    { kind: 'unavailable', retryAfterSeconds: 10 },
    'Too many different questions are being worked on. Try again in a few seconds.',
  )
}
