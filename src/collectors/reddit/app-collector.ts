import type { Collector } from '../collector.ts'
import type { CollectorDeps } from '../http.ts'
import { createPostGate } from '../post-gate.ts'
import { coverUnasked, queryProblem, runQueries } from '../query-run.ts'
import { createAppAccess } from './app-access.ts'
import { createSpareCalls } from './call-budget.ts'
import { type RedditScan, readListings, toTask } from './listing.ts'
import { lookUpReddit } from './look-up.ts'
import { describeRedditPlan, overBudget, planReddit } from './plan.ts'
import type { RedditAppSettings } from './settings.ts'
import { problemOf } from './wishes.ts'

/** Reddit through an approved app: full text, all counts, look-ups of stored posts. */
export function createRedditAppCollector(settings: RedditAppSettings, deps: CollectorDeps): Collector {
  const { maxCallsPerScan: maxCalls } = settings
  const get = createAppAccess(settings, deps)

  return {
    name: 'reddit',
    platforms: ['reddit'],
    async collect(request, sink) {
      const work = { request, sink }
      const { queries, left, gaps, spareCalls } = planReddit(request, maxCalls)
      const scan: RedditScan = {
        get,
        work,
        gate: createPostGate(work, () => deps.clock.now()),
        spare: createSpareCalls(spareCalls),
        maxCalls,
        missingUsers: new Set(),
      }
      if (queries.length > 0) sink.expect(1 + queries.length)
      for (const query of left) coverUnasked(query, overBudget(maxCalls), work)
      const met = await runQueries(queries.map(toTask), work, (task, progress) =>
        readListings(task, progress, scan),
      )
      const unasked = left.length === 0 ? [] : [queryProblem('over_budget', overBudget(maxCalls))]
      return { problems: [...gaps.map(problemOf), ...met, ...unasked] }
    },
    plan: async (request) => describeRedditPlan(planReddit(request, maxCalls), maxCalls),
    lookUp: (refs, work) => lookUpReddit(refs, work, { get, maxCalls }),
  }
}
