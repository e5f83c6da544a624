import { ServiceError } from '../lib/errors.ts'

/** Work of one workspace that may wait at once: each of its windows, and some questions about them. */
export const MAX_WAITING_OF_WORKSPACE = 10
/** Work that may wait in all: what is further back would be answered after its caller has gone. */
export const MAX_WAITING = 100

interface Waiting {
  begin(): void
}

/**
 * Work of many workspaces, one at a time. The workspaces that wait take turns, one piece of work each, so that a
 * workspace with a pile of it is in its own way only; within a workspace the first to ask comes first.
 */
export class FairTurns {
  /** In the order of their turns; a workspace of which nothing waits has no line. */
  readonly #lines = new Map<string, Waiting[]>()
  #waitingCount = 0
  #isBusy = false

  /**
   * Resolves or rejects as the work does. Rejects with `unavailable` and does nothing where too much waits already, of
   * the workspace or in all. `signal` leaves the line: it rejects with the signal's reason, unless the work has begun.
   */
  async take<Result>(
    workspaceId: string,
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    await this.#turn(workspaceId, signal)
    try {
      return await work()
    } finally {
      this.#next()
    }
  }

  async #turn(workspaceId: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    if (!this.#isBusy) {
      this.#isBusy = true
      return
    }
    const line = this.#lines.get(workspaceId) ?? []
    if (line.length >= MAX_WAITING_OF_WORKSPACE) throw tooMuchWaits('of this workspace')
    if (this.#waitingCount >= MAX_WAITING) throw tooMuchWaits('in all')
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        line.splice(line.indexOf(waiting), 1)
        if (line.length === 0) this.#lines.delete(workspaceId)
        this.#waitingCount -= 1
        reject(signal?.reason)
      }
      const waiting = {
        begin() {
          signal?.removeEventListener('abort', leave)
          resolve()
        },
      }
      line.push(waiting)
      this.#lines.set(workspaceId, line)
      this.#waitingCount += 1
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  #next(): void {
    const [first] = this.#lines
    const waiting = first?.[1].shift()
    if (first === undefined || waiting === undefined) {
      this.#isBusy = false
      return
    }
    const [workspaceId, line] = first
    this.#lines.delete(workspaceId)
    // To the end: whoever waits now comes before this workspace's next one.
    if (line.length > 0) this.#lines.set(workspaceId, line)
    this.#waitingCount -= 1
    waiting.begin()
  }
}

function tooMuchWaits(where: string): ServiceError {
  return new ServiceError(
    { kind: 'unavailable', retryAfterSeconds: 10 },
    `Too much waits to be ranked ${where}. Try again in a few seconds.`,
  )
}
