import { setFlagsFromString } from 'node:v8'

/** V8's own choice is up to 300: it collects late where memory is plenty. Ranking takes 2 to 5 percent longer. */
const HEAP_GROWING_PERCENT = 20

/**
 * Lets the heaps of this process grow by a fifth between collections, because a service shares its machine with a
 * database. For the first line of a process: threads that it starts follow.
 */
export function keepHeapLean(): void {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWING_PERCENT}`)
}
