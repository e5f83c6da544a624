import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 10
const WINDOW_MS = 1000

export interface LoopDelay {
  /** By how much timers were late on average in the last whole second, milliseconds. */
  meanMs(): number
  close(): void
}

/** Where nobody is refused because a machine is busy with other things. */
export const neverLate: LoopDelay = { meanMs: () => 0, close() {} }

/** Watches how late the event loop is, until closed. */
export function watchLoopDelay(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  let meanMs = 0
  const timer = setInterval(() => {
    // NaN of a second without a sample.
    meanMs = Math.max(0, histogram.mean / 1e6 - RESOLUTION_MS) || 0
    histogram.reset()
  }, WINDOW_MS)
  timer.unref()
  return {
    meanMs: () => meanMs,
    close() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}
