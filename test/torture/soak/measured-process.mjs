// Loaded into the service before its own modules: whoever writes "measure" to its standard input is told in one line what the
// main thread holds once it was collected, and what keeps the process going.
import { createInterface } from 'node:readline'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  createInterface({ input: process.stdin }).on('line', async (line) => {
    if (line !== 'measure') return
    // What was just let go of may be held until the loop has turned.
    for (let round = 0; round < 3; round += 1) {
      await setImmediate()
      collect()
    }
    const { heapUsed, external } = process.memoryUsage()
    const handles = process.getActiveResourcesInfo().filter((name) => name !== 'Immediate')
    process.stdout.write(`measured ${JSON.stringify({ heldBytes: heapUsed + external, handles })}\n`)
  })
}
