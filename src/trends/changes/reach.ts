import { historyDays } from '../measuring/periods.ts'

/** How far back a window's changes reach: as far as a ranking of it holds history, so that both see the same posts. */
export function changesReachDays(windowDays: number): number {
  return historyDays(windowDays) - windowDays
}

/** How many days of posts before `since` to load. */
export function changesHistoryDays(windowDays: number): number {
  return historyDays(windowDays)
}
