import { type Collector, CollectorError } from '../collector.ts'
import type { CollectorDeps } from '../http.ts'
import { accountOf } from '../limits.ts'
import { createPostGate } from '../post-gate.ts'
import { coverUnasked, queryProblem, runQueries } from '../query-run.ts'
import { CONCURRENCY, createXApi } from './api.ts'
import { describePlan } from './describe-plan.ts'
import { lookUpOnX } from './look-up.ts'
import { NO_BUDGET, pagesFor, planX, type XGap, type XPlan } from './plan.ts'
import { createPaidReads } from './reads.ts'
import { createSearch } from './search.ts'
import { createSeenQueries } from './seen.ts'
import type { XSettings } from './settings.ts'
import { divideBudget } from './shares.ts'

/** Posts with the workspace's words, of its accounts, and linking to competitors' sites. */
export function createXCollector(settings: XSettings, deps: CollectorDeps): Collector {
  const now = () => deps.clock.now()
  const api = createXApi(settings, deps)
  const reads = createPaidReads(settings, deps)
  const seen = createSeenQueries(deps.lookups, accountOf(settings.bearerToken))

  async function factsNow() {
    const { archive, maxPostsPerScan } = settings
    return { archive, maxPostsPerScan, postsLeftToday: await reads.leftToday() }
  }

  return {
    name: 'x',
    platforms: ['x'],
    async collect(request, sink) {
      const work = { request, sink }
      const plan = planX(request, await factsNow())
      const queries = divideBudget(plan.budget, plan.queries)
      sink.expect(queries.reduce((sum, { share, reach }) => sum + pagesFor(share.atMost, reach), 0))
      for (const query of plan.unasked) coverUnasked(query, `Not asked. ${NO_BUDGET}`, work)
      if (queries.length === 0 && plan.unasked.length > 0) throw dayIsSpent(now())
      const { retentionDays } = settings
      const search = createSearch(
        { api, reads, seen, now, gate: createPostGate(work, now), retentionDays },
        work,
      )
      const met = await runQueries(queries, work, search, { concurrency: CONCURRENCY })
      return { problems: [...problemsOf(plan), ...met] }
    },
    async plan(request) {
      const facts = await factsNow()
      return describePlan(planX(request, facts), { ...settings, ...facts })
    },
    async lookUp(refs, work) {
      return await lookUpOnX(refs, work, { api, reads, now })
    },
  }
}

/** That X reaches back seven days is said by the coverage; it is no problem of this scan. */
const leavesGap: Readonly<Record<XGap['code'], boolean>> = {
  unreadable_handle: true,
  word_without_letters: true,
  word_too_long: true,
  over_budget: true,
  seven_days: false,
}

function problemsOf({ gaps }: XPlan): readonly CollectorError[] {
  return gaps.filter(({ code }) => leavesGap[code]).map(({ code, why }) => queryProblem(code, why))
}

/** X's prices and this budget count in UTC days. */
function dayIsSpent(now: Date): CollectorError {
  const midnight = new Date(now).setUTCHours(24, 0, 0, 0)
  const retryAfterSeconds = Math.ceil((midnight - now.getTime()) / 1000)
  return new CollectorError(
    { status: 'rate_limited', code: 'day_budget_spent', retryAfterSeconds },
    "The day's budget of X posts is spent; the next day begins at midnight UTC.",
  )
}
