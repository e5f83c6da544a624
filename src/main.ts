import { holdYoungHeap, limitHeapGrowth } from './process/heap.ts'

/** `npm start`. Both come before the program is loaded. */
limitHeapGrowth()
holdYoungHeap()
await import('./serve.ts')
