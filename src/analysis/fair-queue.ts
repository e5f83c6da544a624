import { ServiceError } from '../lib/errors.ts'

/** Jobs of one workspace that may wait: one for each of its windows, and some about changes and words. */
export const MAX_QUEUED_PER_WORKSPACE = 10
/** Jobs that may wait in all: callers further back would have gone before their answer. */
export const MAX_QUEUED = 100

interface QueuedJob {
  start(): void
}

/**
 * Runs the jobs of many workspaces one at a time, round robin over the workspaces and first in, first out
 * within each, so that a workspace with many jobs delays only itself.
 */
export class FairQueue {
  /** By workspace, in round-robin order; a workspace without waiting jobs has none. */
  readonly #queues = new Map<string, QueuedJob[]>()
  #queuedCount = 0
  #isBusy = false

  get waitingJobs(): number {
    return this.#queuedCount
  }

  /**
   * Resolves or rejects as the work does. Rejects with `unavailable` without running it when the queue of the
   * workspace or of all is full, and with the signal's reason when `signal` aborts before the work has begun.
   */
  async run<Result>(workspaceId: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    await this.#enter(workspaceId, signal)
    try {
      return await work()
    } finally {
      this.#next()
    }
  }

  async #enter(workspaceId: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    if (!this.#isBusy) {
      this.#isBusy = true
      return
    }
    const queue = this.#queues.get(workspaceId) ?? []
    if (queue.length >= MAX_QUEUED_PER_WORKSPACE) throw queueFull('of this workspace')
    if (this.#queuedCount >= MAX_QUEUED) throw queueFull('in all')
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        queue.splice(queue.indexOf(job), 1)
        if (queue.length === 0) this.#queues.delete(workspaceId)
        this.#queuedCount -= 1
        reject(signal?.reason)
      }
      const job = {
        start() {
          signal?.removeEventListener('abort', leave)
          resolve()
        },
      }
      queue.push(job)
      this.#queues.set(workspaceId, queue)
      this.#queuedCount += 1
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  #next(): void {
    const [first] = this.#queues
    const job = first?.[1].shift()
    if (first === undefined || job === undefined) {
      this.#isBusy = false
      return
    }
    const [workspaceId, queue] = first
    this.#queues.delete(workspaceId)
    // To the end of the round: every other waiting workspace comes before this one's next job.
    if (queue.length > 0) this.#queues.set(workspaceId, queue)
    this.#queuedCount -= 1
    job.start()
  }
}

function queueFull(where: string): ServiceError {
  return new ServiceError(
    { kind: 'unavailable', retryAfterSeconds: 10 },
    `Too much waits to be ranked ${where}. Try again in a few seconds.`,
  )
}
