import { type Collector, CollectorError, type PlanRequest } from '../collector.ts'
import type { CollectorDeps } from '../http.ts'
import { accountOf } from '../limits.ts'
import { createPostGate } from '../post-gate.ts'
import { queryProblem, reportUnasked, runQueries } from '../query-run.ts'
import { accountsOf } from './accounts.ts'
import { allocateBudget } from './allocations.ts'
import { CONCURRENCY, createXApi } from './api.ts'
import { describeXPlan } from './describe-plan.ts'
import { createHighWaterMarks } from './high-water-marks.ts'
import { NO_BUDGET, pagesFor, planX, type XGap, type XPlan } from './plan.ts'
import { createPaidReads } from './reads.ts'
import { recheckOnX } from './recheck.ts'
import { createSearch } from './search.ts'
import type { XSettings } from './settings.ts'
import { collectVoices } from './voices/collect.ts'
import { planVoices, voiceSteps } from './voices/plan.ts'
import { createProgressStore } from './voices/progress-store.ts'

/**
 * Collects posts with the workspace's words, from its accounts, and with links to competitors' sites; then what is said
 * to its accounts, where that is paid for.
 */
export function createXCollector(settings: XSettings, deps: CollectorDeps): Collector {
  const now = () => deps.clock.now()
  const api = createXApi(settings, deps)
  const reads = createPaidReads(settings, deps)
  const account = accountOf(settings.bearerToken)
  const marks = createHighWaterMarks(deps.lookups, account)
  const store = createProgressStore(deps.lookups, account)
  const { threads } = deps
  const { retentionDays } = settings

  async function readBudget() {
    const { archive, maxPostsPerScan } = settings
    return { archive, maxPostsPerScan, postsLeftToday: await reads.remainingToday() }
  }

  async function knownAccounts(request: PlanRequest) {
    return accountsOf(request, await threads.companyAccounts(request.workspaceId, 'x'))
  }

  return {
    name: 'x',
    platforms: ['x'],
    async collect(request, sink) {
      const work = { request, sink }
      const plan = planX(request, await readBudget())
      const queries = allocateBudget(plan.budget, plan.queries)
      sink.expectCalls(
        queries.reduce((sum, { allocation, reach }) => sum + pagesFor(allocation.max, reach), 0),
      )
      for (const query of plan.unasked) reportUnasked(query, `Not asked. ${NO_BUDGET}`, work)
      if (queries.length === 0 && plan.unasked.length > 0) throw dailyBudgetSpent(now())
      const accounts = await knownAccounts(request)
      const gate = createPostGate(work, now)
      const common = { api, reads, accounts, now, gate, threads, retentionDays }
      const search = createSearch({ ...common, marks }, work)
      const problems = await runQueries(queries, work, search, { concurrency: CONCURRENCY })
      const voices = planVoices(request, accounts, { ...settings, postsLeft: await reads.remainingToday() })
      const gaps = await collectVoices(voices, work, { ...common, store }, deps)
      return { problems: [...problemsOf(plan), ...problems, ...gaps] }
    },
    async plan(request) {
      const budget = await readBudget()
      const posts = planX(request, budget)
      const postsLeft = budget.postsLeftToday - posts.budget
      const accounts = await knownAccounts(request)
      const voices = planVoices(request, accounts, { ...settings, postsLeft })
      const paidToday = settings.maxPostsPerDay - budget.postsLeftToday
      const steps = await voiceSteps(voices, request, { accounts, threads, now: now(), paidToday })
      return describeXPlan(posts, { ...voices, steps }, { ...settings, ...budget })
    },
    async budgets() {
      const left = await reads.remainingToday()
      const cap = settings.maxPostsPerDay
      return [{ unit: 'posts', spent: cap - left, cap, renewsAt: nextDayOf(now()) }]
    },
    async recheck(refs, work) {
      return await recheckOnX(refs, work, { api, reads, now })
    },
  }
}

/** X's limit of seven days is reported by the coverage, and what is switched off is the operator's choice. */
const leavesGap: Readonly<Record<XGap['code'], boolean>> = {
  unreadable_handle: true,
  word_without_letters: true,
  word_too_long: true,
  over_budget: true,
  seven_days: false,
  voices_off: false,
}

function problemsOf({ gaps }: XPlan): readonly CollectorError[] {
  return gaps.filter(({ code }) => leavesGap[code]).map(({ code, why }) => queryProblem(code, why))
}

/** X's prices and this budget count by UTC day. */
function nextDayOf(now: Date): Date {
  return new Date(new Date(now).setUTCHours(24, 0, 0, 0))
}

function dailyBudgetSpent(now: Date): CollectorError {
  const retryAfterSeconds = Math.ceil((nextDayOf(now).getTime() - now.getTime()) / 1000)
  return new CollectorError(
    { status: 'rate_limited', code: 'day_budget_spent', retryAfterSeconds },
    "The day's budget of X posts is spent; the next day begins at midnight UTC.",
  )
}
