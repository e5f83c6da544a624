import { ServiceError } from '../lib/errors.ts'
import { type Entry, FairLanes } from '../lib/fair-lanes.ts'

/** Jobs of one workspace that may wait: as many as an agent asks for at once, and some. */
export const MAX_QUEUED_PER_WORKSPACE = 30
/** Jobs that may wait in all: callers further back would have gone before their answer. */
export const MAX_QUEUED = 100

/**
 * Runs the jobs of many workspaces one at a time, round robin over the workspaces and first in, first out
 * within each, so that a workspace with many jobs delays only itself.
 */
export class FairQueue {
  readonly #lanes = new FairLanes({
    places: 1,
    placesOfGroup: 1,
    placesOfLane: 1,
    waiting: MAX_QUEUED,
    waitingOfLane: MAX_QUEUED_PER_WORKSPACE,
  })

  get waitingJobs(): number {
    return this.#lanes.waiting
  }

  /**
   * Resolves or rejects as the work does. Rejects without running it with `too_many_requests` when the queue of the
   * workspace is full, with `unavailable` when that of all is, and with the signal's reason when `signal` aborts before
   * the work has begun.
   */
  async run<Result>(workspaceId: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const asker = { lane: workspaceId, group: workspaceId }
    const entry = await this.#lanes.enter(asker, signal === undefined ? {} : { signal })
    if (entry !== 'entered') throw refusalOf(entry, signal)
    try {
      return await work()
    } finally {
      this.#lanes.leave(asker)
    }
  }
}

function refusalOf(entry: Exclude<Entry, 'entered'>, signal: AbortSignal | undefined): unknown {
  if (entry === 'gone') return signal?.reason
  const isOwn = entry === 'lane_full'
  return new ServiceError(
    { kind: isOwn ? 'too_many_requests' : 'unavailable', retryAfterSeconds: 10 },
    `Too much waits to be ranked ${isOwn ? 'of this workspace' : 'in all'}. Try again in a few seconds.`,
  )
}
