import { DAY_MS, HOUR_MS } from '../lib/days.ts'
import type { Platform } from '../model/index.ts'

/** How evidence of one platform is kept up to date. */
export interface CareRule {
  /** A post that the platform has not confirmed for this long is read again. */
  readonly refreshAfterHours: number
  /** A post that the platform has not confirmed for this long is removed; null: it is kept. */
  readonly retentionDays: number | null
}

export type CareRules = Readonly<Record<Platform, CareRule>>

/**
 * The platforms' published terms: Reddit's removals are to be followed within 48 hours, X's within 24, and YouTube's
 * data is to be refreshed or deleted within 30 days. Meta names no number.
 */
export const REFRESH_AFTER_HOURS = {
  reddit: 24,
  x: 24,
  youtube: 20 * 24,
  facebook: 24,
  instagram: 24,
} as const satisfies Record<Platform, number>

export function refreshDueBefore(rule: CareRule, now: Date): Date {
  return new Date(now.getTime() - rule.refreshAfterHours * HOUR_MS)
}

/** Undefined where posts are kept without end. */
export function expiresBefore(rule: CareRule, now: Date): Date | undefined {
  return rule.retentionDays === null ? undefined : new Date(now.getTime() - rule.retentionDays * DAY_MS)
}
