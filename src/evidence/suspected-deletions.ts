import type { Db } from '../../db/database.ts'
import { findLookup, storeLookup } from '../../db/limits.ts'
import type { RecheckOutcome, StoredRef } from '../collectors/collector.ts'
import { DAY_MS } from '../lib/days.ts'
import type { Platform } from '../model/index.ts'

/** The kind of lookup that they are stored under. Older databases hold rows of this name. */
export const SUSPECTED_DELETIONS = 'doubted losses'
/** A deletion is confirmed by a recheck after this time: by then a platform's fault is over. */
export const RECHECK_AFTER_MS = 3 * 3_600_000
export const SUSPICION_EXPIRES_AFTER_MS = 7 * DAY_MS

/** Authors and moderators remove fewer posts than this, or a smaller share, from one day to the next. */
const SUSPICIOUS_COUNT = 10
const SUSPICIOUS_SHARE = 0.1

/** Posts that one platform reported as gone, which a recheck has still to confirm. */
export interface SuspectedDeletions {
  readonly count: number
  /**
   * The posts to remove after an answer: all that are gone, except suspiciously many that were not suspected
   * before.
   */
  confirm(outcome: Pick<RecheckOutcome, 'found' | 'gone'>): readonly StoredRef[]
  /** Stores the suspicions for the next recheck. */
  save(): Promise<void>
}

/**
 * Loads the suspicions of one platform. Platforms leave deleted posts out of their answers, and a fault of
 * theirs looks the same: an empty answer to a hundred ids, an account that is not found for a while. So many
 * deletions at once count only when a recheck finds them again.
 */
export async function loadSuspectedDeletions(
  db: Db,
  workspaceId: string,
  platform: Platform,
  now: Date,
): Promise<SuspectedDeletions> {
  const key = `${workspaceId} ${platform}`
  const kept = await findLookup(
    db,
    SUSPECTED_DELETIONS,
    key,
    new Date(now.getTime() - SUSPICION_EXPIRES_AFTER_MS),
  )
  const known = new Map<string, unknown>(Object.entries(Object(kept)))
  const suspected = new Map(known)
  let count = 0

  const isOld = (id: string) => Date.parse(String(known.get(id))) <= now.getTime() - RECHECK_AFTER_MS

  return {
    get count() {
      return count
    },
    confirm({ found, gone }) {
      const isSuspicious =
        gone.length >= SUSPICIOUS_COUNT && gone.length >= SUSPICIOUS_SHARE * (found.length + gone.length)
      const confirmed = gone.filter(({ id }) => !isSuspicious || isOld(id))
      const unconfirmed = gone.filter((ref) => !confirmed.includes(ref))
      for (const { id } of [...found, ...confirmed]) suspected.delete(id)
      for (const { id } of unconfirmed) suspected.set(id, known.get(id) ?? now.toISOString())
      count += unconfirmed.length
      return confirmed
    },
    async save() {
      if (known.size + suspected.size === 0) return
      await storeLookup(db, SUSPECTED_DELETIONS, key, Object.fromEntries(suspected), now)
    },
  }
}
