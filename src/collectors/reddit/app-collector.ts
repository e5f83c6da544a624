import type { Collector } from '../collector.ts'
import type { CollectorDeps } from '../http.ts'
import { createPostGate } from '../post-gate.ts'
import { queryProblem, reportUnasked, runQueries } from '../query-run.ts'
import { createAppAccess } from './app-access.ts'
import { createSpareCalls } from './call-budget.ts'
import { collectComments, planCommentSteps } from './comments/comments.ts'
import { type RedditScan, readListings, toTask } from './listing.ts'
import { describeRedditPlan, overBudgetSentence, planReddit } from './plan.ts'
import { recheckReddit } from './recheck.ts'
import type { RedditAppSettings } from './settings.ts'
import { problemOf } from './targets.ts'

/** Reddit through an approved app: full text, all counts, comments after posts, rechecks of what is stored. */
export function createRedditAppCollector(settings: RedditAppSettings, deps: CollectorDeps): Collector {
  const { maxCallsPerScan: maxCalls, commentCallsPerScan: commentCalls } = settings
  const access = createAppAccess(settings, deps)

  return {
    name: 'reddit',
    platforms: ['reddit'],
    async collect(request, sink) {
      const work = { request, sink }
      const { queries, unasked, gaps, spareCalls } = planReddit(request, maxCalls)
      const scan: RedditScan = {
        get: access.get,
        work,
        gate: createPostGate(work, () => deps.clock.now()),
        spare: createSpareCalls(spareCalls),
        maxCalls,
        missingUsers: new Set(),
      }
      if (queries.length > 0) sink.expectCalls(1 + queries.length)
      for (const query of unasked) reportUnasked(query, overBudgetSentence(maxCalls), work)
      const problems = await runQueries(queries.map(toTask), work, (task, progress) =>
        readListings(task, progress, scan),
      )
      const overBudget =
        unasked.length === 0 ? [] : [queryProblem('over_budget', overBudgetSentence(maxCalls))]
      const comments = { access, gate: scan.gate, calls: commentCalls, deps }
      const ofComments = await collectComments(work, comments)
      return { problems: [...gaps.map(problemOf), ...problems, ...overBudget, ...ofComments] }
    },
    async plan(request) {
      const comments = await planCommentSteps(request, commentCalls, deps)
      return describeRedditPlan(planReddit(request, maxCalls), maxCalls, comments)
    },
    // Reddit counts calls by the minute, which the client keeps to; a scan's own limit stands in the plan.
    budgets: async () => [],
    recheck: (refs, work) => recheckReddit(refs, work, { get: access.get, maxCalls, now: deps.clock.now() }),
  }
}
