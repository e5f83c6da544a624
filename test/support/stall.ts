import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'

/** No work may hold up the event loop, and so every other request, for longer. */
const MAX_STALL_MS = 50
const LOOK_EVERY_MS = 1

/** Fails where `work` holds up this thread's event loop for more than 50 ms at a time. */
export async function assertStallsNobody(work: () => Promise<unknown>): Promise<void> {
  const stalledMs = await longestStallMs(work)
  assert.ok(stalledMs <= MAX_STALL_MS, `every other request waited ${stalledMs.toFixed(1)} ms`)
}

/**
 * The longest that this thread's event loop was held up while `work` ran, in milliseconds. Where the system tells it (Linux)
 * the time that the thread itself took: a busy machine, which lets it wait for a processor, plays no part.
 */
export async function longestStallMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = threadMs()
  const look = () => {
    const now = threadMs()
    longest = Math.max(longest, now - last)
    last = now
    timer = setTimeout(look, LOOK_EVERY_MS)
  }
  let timer = setTimeout(look, LOOK_EVERY_MS)
  try {
    await work()
  } finally {
    clearTimeout(timer)
  }
  return Math.max(longest, threadMs() - last)
}

const readThread = threadReader()

function threadMs(): number {
  return readThread() ?? performance.now()
}

/** Reads the time of a processor that the main thread took so far, in milliseconds; nothing where that is not told. */
function threadReader(): () => number | undefined {
  if (process.platform !== 'linux') return () => undefined
  const path = `/proc/self/task/${process.pid}/schedstat`
  return () => {
    const [nanoseconds] = readFileSync(path, 'utf8').split(' ')
    return Number(nanoseconds) / 1e6
  }
}
