import { setImmediate } from 'node:timers/promises'

/** Other requests wait at most this long, plus the time of one item. */
const MAX_BLOCKING_MS = 10

let last: Promise<void> = Promise.resolve()

/**
 * Resolves in a later iteration of the event loop, one caller an iteration, first come first served. If all
 * waiting callers resumed in the same iteration, other requests would wait for the sum of their work.
 */
export function yieldToEventLoop(): Promise<void> {
  last = last.then(() => setImmediate())
  return last
}

/** Iterates over the items and yields to the event loop between them after every 10 ms of work. */
export async function* iterateYielding<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  let resumedAtMs = performance.now()
  for (const item of items) {
    if (performance.now() - resumedAtMs > MAX_BLOCKING_MS) {
      await yieldToEventLoop()
      resumedAtMs = performance.now()
    }
    yield item
  }
}
