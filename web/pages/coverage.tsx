import type { JSX } from 'preact'
import { readCoverage } from '../../src/evidence/read-coverage.ts'
import { ServiceError } from '../../src/lib/errors.ts'
import type { ScanState } from '../../src/model/index.ts'
import type { NamedBudgets } from '../../src/scan/read-budgets.ts'
import { getScan } from '../../tools/get-scan.ts'
import { definePage, type PageRequest } from '../page.ts'
import { windowIn } from '../query.ts'
import { BudgetMeter } from '../view/budget-meter.tsx'
import { CollectorLines } from '../view/collector-lines.tsx'
import { CoverageGrid } from '../view/coverage-grid.tsx'
import { collectorLabels, counted, momentOf } from '../view/words.ts'
import { collectorLines } from './collector-lines.ts'
import { coverageRows, daysOfWindow } from './coverage-rows.ts'
import { WindowLinks } from './window-links.tsx'

const PATH = '/app/coverage'

/** What was looked for and found where and when: the ground that all counts stand on. */
export const coveragePage = definePage({
  path: PATH,
  place: 'coverage',
  needs: 'member',
  async show(request) {
    const { services, visitor, query } = request
    const { workspace } = visitor
    const windowDays = windowIn(query) ?? workspace.lookbackDays
    const now = services.clock.now()
    const [coverage, budgets, scan] = await Promise.all([
      readCoverage(services.db, workspace, windowDays, now),
      services.scanner.budgets(),
      latestScan(request),
    ])
    const days = daysOfWindow(windowDays, now)
    const isEmpty = coverage.report.platforms.every(({ posts, queries }) => posts + queries.length === 0)
    return {
      title: 'Coverage',
      body: (
        <>
          <h1>Coverage</h1>
          <p class="lead">
            Which of the last {counted(windowDays, 'day')} were collected where. What was not collected is
            unknown, and not silent. In part: some kinds of query, some words or some hours were not reached;
            the kinds stand below their platform.
          </p>
          <nav class="choices" aria-label="What is shown">
            <WindowLinks path={PATH} query={query} windowDays={windowDays} />
          </nav>
          {isEmpty && (
            <p class="empty">
              Nothing was collected yet: no scan, and no post. <a href="/app/scans/latest">To the scan</a>
            </p>
          )}
          <CoverageGrid days={days} rows={coverageRows(coverage, days)} />
          <Collectors scan={scan} budgets={budgets} />
          <Budgets budgets={budgets} />
        </>
      ),
    }
  },
})

/** Undefined where there was none yet. */
export async function latestScan({ callTool }: PageRequest): Promise<ScanState | undefined> {
  try {
    return (await callTool(getScan, {})).output.scan
  } catch (thrown) {
    if (thrown instanceof ServiceError && thrown.fault.kind === 'not_found') return undefined
    throw thrown
  }
}

function Collectors({
  scan,
  budgets,
}: {
  scan: ScanState | undefined
  budgets: readonly NamedBudgets[]
}): JSX.Element {
  const lines = collectorLines(scan, budgets)
  return (
    <section aria-labelledby="collectors">
      <h2 id="collectors">Collectors</h2>
      <p>
        {scan === undefined ? 'There was no scan yet.' : `In the last scan, of ${momentOf(scan.startedAt)}.`}{' '}
        <a href="/app/scans/latest">To the scan</a>
      </p>
      {lines.length > 0 && <CollectorLines lines={lines} />}
    </section>
  )
}

function Budgets({ budgets }: { budgets: readonly NamedBudgets[] }): JSX.Element {
  const metered = budgets.flatMap((entry) =>
    entry.configured
      ? entry.budgets.map((budget) => ({ ...budget, label: collectorLabels[entry.collector] }))
      : [],
  )
  return (
    <section aria-labelledby="budgets">
      <h2 id="budgets">Budgets</h2>
      {metered.length === 0 ? (
        <p>No configured platform counts a budget.</p>
      ) : (
        <>
          <p>
            How much scans have used of each platform’s limit, and when it starts again. Where one is used up,
            the days above show what is missing.
          </p>
          <div class="budgets">
            {metered.map((budget) => (
              <BudgetMeter key={`${budget.label} ${budget.unit}`} {...budget} />
            ))}
          </div>
        </>
      )}
    </section>
  )
}
