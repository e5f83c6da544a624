import type { Db } from '../../db/database.ts'
import { recallLookup, rememberLookup } from '../../db/limits.ts'
import type { RecheckOutcome, StoredRef } from '../collectors/collector.ts'
import { DAY_MS } from '../lib/days.ts'
import type { Platform } from '../model/index.ts'

/** The kind that doubts are kept under. */
export const DOUBTED = 'doubted losses'
/** A platform that answers with less than it has is itself again by then. */
export const SECOND_LOOK_AFTER_MS = 3 * 3_600_000
export const DOUBTED_FOR_MS = 7 * DAY_MS

/** Fewer than these, or a smaller share, are what authors and moderators remove from one day to the next. */
const IMPROBABLE_COUNT = 10
const IMPROBABLE_SHARE = 0.1

/** What one platform said to be gone, as far as it is not believed before a second look. */
export interface DoubtedLosses {
  readonly count: number
  /** What is to be removed of an answer: all that is gone, unless it is improbably much and said for the first time. */
  believe(outcome: Pick<RecheckOutcome, 'found' | 'gone'>): readonly StoredRef[]
  /** Keeps the doubts for the next look. */
  keep(): Promise<void>
}

/**
 * Platforms leave out what is gone, and a fault of theirs looks the same: an empty answer to a hundred ids, an
 * account that is not found for a while. When much is lost at once, it must be lost at a second look as well.
 */
export async function openDoubtedLosses(
  db: Db,
  workspaceId: string,
  platform: Platform,
  now: Date,
): Promise<DoubtedLosses> {
  const key = `${workspaceId} ${platform}`
  const kept = await recallLookup(db, DOUBTED, key, new Date(now.getTime() - DOUBTED_FOR_MS))
  const known = new Map<string, unknown>(Object.entries(Object(kept)))
  const doubts = new Map(known)
  let count = 0

  const isOld = (id: string) => Date.parse(String(known.get(id))) <= now.getTime() - SECOND_LOOK_AFTER_MS

  return {
    get count() {
      return count
    },
    believe({ found, gone }) {
      const isImprobable =
        gone.length >= IMPROBABLE_COUNT && gone.length >= IMPROBABLE_SHARE * (found.length + gone.length)
      const believed = gone.filter(({ id }) => !isImprobable || isOld(id))
      const doubted = gone.filter((ref) => !believed.includes(ref))
      for (const { id } of [...found, ...believed]) doubts.delete(id)
      for (const { id } of doubted) doubts.set(id, known.get(id) ?? now.toISOString())
      count += doubted.length
      return believed
    },
    async keep() {
      if (known.size + doubts.size === 0) return
      await rememberLookup(db, DOUBTED, key, Object.fromEntries(doubts), now)
    },
  }
}
