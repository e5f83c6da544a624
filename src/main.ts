import { holdYoungHeap, limitHeapGrowth } from './process/heap.ts'

/** `npm start`. Both come before the program is loaded. */
limitHeapGrowth()
holdYoungHeap()
const [{ logCrash }, { tellUncaught }] = await Promise.all([
  import('./process/log.ts'),
  import('./process/uncaught.ts'),
])
tellUncaught(logCrash)
await import('./serve.ts')
