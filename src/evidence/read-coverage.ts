import { listActiveDays, readLedger } from '../../db/coverage.ts'
import type { Db } from '../../db/database.ts'
import { DAY_MS } from '../lib/days.ts'
import type { Ledger } from '../model/index.ts'
import { historyDays } from '../trends/index.ts'
import { type CoverageReport, coverageReport } from './coverage-report.ts'

export interface CoverageReading {
  readonly report: CoverageReport
  /** What scans recorded by kind of query, the days of the window among others. */
  readonly ledger: Ledger
}

/** What was collected in the window ending at `now`, for agents and for people alike. */
export async function readCoverage(
  db: Db,
  workspaceId: string,
  windowDays: number,
  now: Date,
): Promise<CoverageReading> {
  // As far back as a ranking looks, so that both infer the same coverage.
  const since = new Date(now.getTime() - historyDays(windowDays) * DAY_MS)
  const [active, ledger] = await Promise.all([
    // A post dated in the future does not prove that the days up to it were collected.
    listActiveDays(db, workspaceId, { since, until: now }),
    readLedger(db, workspaceId, { since, now }),
  ])
  return { report: coverageReport(active, ledger, windowDays, now), ledger }
}
