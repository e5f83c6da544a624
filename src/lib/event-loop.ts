import { setImmediate } from 'node:timers/promises'

/** A read beside it waits no longer than this and one item more. */
const TURN_MS = 10

let last: Promise<void> = Promise.resolve()

/**
 * Resolves when it is this work's turn: one a round of the event loop, in the order asked, however much work there is.
 * Were all to go on at once, what else the process has to do would wait for their sum.
 */
export function nextTurn(): Promise<void> {
  last = last.then(() => setImmediate())
  return last
}

/** The items one after another; whatever else the process has to do gets its turn between them. */
export async function* inTurns<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  let turnBegan = performance.now()
  for (const item of items) {
    if (performance.now() - turnBegan > TURN_MS) {
      await nextTurn()
      turnBegan = performance.now()
    }
    yield item
  }
}
