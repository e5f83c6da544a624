import { setTimeout as delay } from 'node:timers/promises'

/** Time as a dependency, so that tests can control it. The scan gate uses the database's time instead. */
export interface Clock {
  now(): Date
  /** Resolves after `milliseconds`; rejects at once with the signal's reason when it aborts. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: async (milliseconds, signal) => {
    await delay(milliseconds, undefined, signal === undefined ? {} : { signal })
  },
}
