import { setImmediate } from 'node:timers/promises'

/** A read beside it waits no longer than this and one item more. */
const TURN_MS = 10

/** The items one after another; whatever else the process has to do gets its turn between them. */
export async function* inTurns<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  let turnBegan = performance.now()
  for (const item of items) {
    if (performance.now() - turnBegan > TURN_MS) {
      await setImmediate()
      turnBegan = performance.now()
    }
    yield item
  }
}
