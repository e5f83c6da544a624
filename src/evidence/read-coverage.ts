import { listActiveDays, readLedger } from '../../db/coverage.ts'
import type { Db } from '../../db/database.ts'
import { derivationsBy, loadIdentity } from '../derivation/identity.ts'
import { DAY_MS } from '../lib/days.ts'
import type { Ledger, Workspace } from '../model/index.ts'
import { derivationKeyOf } from '../posts/derived-fields.ts'
import { historyDays } from '../trends/facts.ts'
import { type CoverageReport, coverageReport } from './coverage-report.ts'

export interface CoverageReading {
  readonly report: CoverageReport
  /** What scans recorded by kind of query, the days of the window among others. */
  readonly ledger: Ledger
}

/** What was collected in the window ending at `now`, for agents and for people alike. */
export async function readCoverage(
  db: Db,
  workspace: Pick<Workspace, 'id' | 'handles' | 'productUrl' | 'competitorUrls'>,
  windowDays: number,
  now: Date,
): Promise<CoverageReading> {
  const { id } = workspace
  const identity = await loadIdentity(db, workspace)
  // As far back as a ranking looks, so that both infer the same coverage.
  const since = new Date(now.getTime() - historyDays(windowDays) * DAY_MS)
  const [active, ledger] = await Promise.all([
    // A post dated in the future does not prove that the days up to it were collected.
    listActiveDays(db, id, {
      since,
      until: now,
      derivedBy: derivationKeyOf(identity),
      tellVoice: derivationsBy(identity).tellVoice,
    }),
    readLedger(db, id, { since, now }),
  ])
  return { report: coverageReport(active, ledger, windowDays, now), ledger }
}
