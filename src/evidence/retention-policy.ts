import { DAY_MS, HOUR_MS } from '../lib/days.ts'
import type { Platform } from '../model/index.ts'

/** How long evidence of one platform is kept, and how often it is rechecked. */
export interface RetentionPolicy {
  /** A post that the platform has not confirmed for this long is rechecked. */
  readonly refreshAfterHours: number
  /** A post that the platform has not confirmed for this long is removed; null: it is kept. */
  readonly retentionDays: number | null
}

export type RetentionPolicies = Readonly<Record<Platform, RetentionPolicy>>

/**
 * The platforms' published terms: Reddit's removals are to be followed within 48 hours, X's within 24, and
 * YouTube's data is to be refreshed or deleted within 30 days. Meta names no number.
 */
export const REFRESH_AFTER_HOURS = {
  reddit: 24,
  x: 24,
  youtube: 20 * 24,
  facebook: 24,
  instagram: 24,
} as const satisfies Record<Platform, number>

/** Posts confirmed before this moment are due for a recheck. */
export function refreshDueBefore(policy: RetentionPolicy, now: Date): Date {
  return new Date(now.getTime() - policy.refreshAfterHours * HOUR_MS)
}

/** Posts confirmed before this moment are removed; undefined: they are kept without limit. */
export function expiresBefore(policy: RetentionPolicy, now: Date): Date | undefined {
  return policy.retentionDays === null ? undefined : new Date(now.getTime() - policy.retentionDays * DAY_MS)
}
