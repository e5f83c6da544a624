import { setTimeout as delay } from 'node:timers/promises'
import { Violation } from './violation.ts'

/** A service that does not do what it must is waited for no longer; it takes a hundredth of that. */
export const WITHIN_MS = 60_000
const LOOK_AGAIN_MS = 5

/** Looks until it is so. Throws a Violation that says `otherwise` when it takes too long. */
export async function until(isSo: () => Promise<boolean>, otherwise: string): Promise<void> {
  const giveUpAt = performance.now() + WITHIN_MS
  while (!(await isSo())) {
    if (performance.now() > giveUpAt) throw new Violation(`${otherwise}.`)
    await delay(LOOK_AGAIN_MS)
  }
}

/** Waits for the work. Throws a Violation that says `otherwise` when it takes too long. */
export async function within(work: Promise<unknown>, otherwise: string): Promise<void> {
  const ended = new AbortController()
  const late = delay(WITHIN_MS, 'late', { signal: ended.signal }).catch(() => undefined)
  try {
    if ((await Promise.race([work, late])) === 'late') throw new Violation(`${otherwise}.`)
  } finally {
    ended.abort()
  }
}
