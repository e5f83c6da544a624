import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** What this process's heap holds after it was collected, megabytes. */
export async function heldMegabytes(): Promise<number> {
  // What was just let go of may be held until the loop has turned.
  for (let round = 0; round < 3; round += 1) {
    await setImmediate()
    collect()
  }
  return process.memoryUsage().heapUsed / 1024 / 1024
}
