import { ServiceError } from '../lib/errors.ts'
import { type Entry, FairLanes } from '../lib/fair-lanes.ts'

/** Jobs of one workspace that may wait: as many as an agent asks for at once, and some. */
export const MAX_QUEUED_PER_WORKSPACE = 30
/** Jobs that may wait in all: callers further back would have gone before their answer. */
export const MAX_QUEUED = 100

/** Who asks for a turn; of one line of a workspace one job runs at a time, in the order in which they were asked for. */
export interface QueuedJob {
  readonly workspaceId: string
  readonly line: string
}

/**
 * Runs the jobs of many workspaces, so many at a time as there are places, round robin over the workspaces, so that a
 * workspace with many jobs delays only itself. It may have two at once, one of each of two lines, where that leaves
 * places to others; else all of its jobs are one line.
 */
export class FairQueue {
  readonly #lanes: FairLanes
  readonly #hasLines: boolean

  constructor(places: number) {
    this.#hasLines = places > 2
    this.#lanes = new FairLanes({
      places,
      placesOfGroup: this.#hasLines ? 2 : 1,
      placesOfLane: 1,
      waiting: MAX_QUEUED,
      waitingOfLane: MAX_QUEUED_PER_WORKSPACE,
    })
  }

  get waitingJobs(): number {
    return this.#lanes.waiting
  }

  /**
   * Resolves or rejects as the work does. Rejects without running it with `too_many_requests` when the queue of the
   * workspace is full, with `unavailable` when that of all is, and with the signal's reason when `signal` aborts before
   * the work has begun.
   */
  async run<Result>(
    { workspaceId, line }: QueuedJob,
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    const asker = { lane: this.#hasLines ? `${workspaceId} ${line}` : workspaceId, group: workspaceId }
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
    `Too much waits to be analysed ${isOwn ? 'of this workspace' : 'in all'}. Try again in a few seconds.`,
  )
}
