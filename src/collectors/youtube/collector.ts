import type { Collector, PlanRequest } from '../collector.ts'
import type { CollectorDeps } from '../http.ts'
import { createPostGate } from '../post-gate.ts'
import { reportUnasked, runQueries } from '../query-run.ts'
import { createBatchLoader } from './batch-loader.ts'
import { createChannels } from './channels.ts'
import { createYouTubeClient, withSharedEnd } from './client.ts'
import { collectComments, planComments } from './comments/comments.ts'
import { describeYouTubePlan, problemsOf, shortageSentences } from './describe-plan.ts'
import { createYouTubeLedger } from './ledger.ts'
import { callsOfFirstPage, planYouTube } from './plan.ts'
import { runYouTubeQuery, type Scan } from './queries.ts'
import { secondsUntilQuotaDay } from './quota-day.ts'
import { recheckYouTube } from './recheck.ts'
import type { YouTubeSettings } from './settings.ts'
import { distinctProblems, settleAll } from './settle-all.ts'
import { readVideos } from './videos.ts'

/**
 * Collects videos with the workspace's words and the uploads of competitors' channels, then what is said beneath them. All queries run
 * concurrently; the client limits them to one search and four other calls at a time.
 */
export function createYouTubeCollector(settings: YouTubeSettings, deps: CollectorDeps): Collector {
  const now = () => deps.clock.now()
  const ledger = createYouTubeLedger(settings, deps)
  const client = createYouTubeClient(settings, ledger, deps)

  async function planNow(request: PlanRequest) {
    const left = await ledger.remaining()
    const plan = planYouTube(request, { ...left, searchesPerScan: settings.maxSearchesPerScan })
    return { left, plan }
  }

  return {
    name: 'youtube',
    platforms: ['youtube'],

    async plan(request) {
      const { plan, left } = await planNow(request)
      const comments = await planComments(request, plan, settings.commentUnitsPerScan, deps)
      return describeYouTubePlan(plan, left, comments)
    },

    async collect(request, sink) {
      const { plan } = await planNow(request)
      const work = { request, sink }
      const calls = withSharedEnd(client, work)
      const scan: Scan = {
        work,
        calls,
        gate: createPostGate(work, now),
        channels: createChannels(calls, deps),
        videosOf: createBatchLoader((ids) => readVideos(ids, calls)),
      }
      for (const { query, shortage } of plan.unasked) reportUnasked(query, shortageSentences[shortage], work)
      const planned = problemsOf(plan, now())
      const [refusal] = planned.filter(({ status }) => status === 'rate_limited')
      if (plan.queries.length === 0 && refusal !== undefined) throw refusal
      sink.expectCalls(plan.queries.reduce((sum, query) => sum + callsOfFirstPage(query), 0))
      const { values, problems } = await settleAll(
        plan.queries.map((query) =>
          runQueries([query], work, async (asked, progress) => {
            await runYouTubeQuery(asked, progress, scan)
            return undefined
          }),
        ),
      )
      const unread = await collectComments(work, {
        scan,
        callsOf: (comments) => withSharedEnd(client, comments),
        plan,
        units: settings.commentUnitsPerScan,
        deps,
      })
      return { problems: distinctProblems([...problems, ...planned, ...values.flat(), ...unread]) }
    },

    async budgets() {
      const left = await ledger.remaining()
      const renewsAt = new Date(now().getTime() + secondsUntilQuotaDay(now()) * 1000)
      const { searchesPerDay, unitsPerDay } = settings
      return [
        { unit: 'searches', spent: searchesPerDay - left.searches, cap: searchesPerDay, renewsAt },
        { unit: 'units', spent: unitsPerDay - left.units, cap: unitsPerDay, renewsAt },
      ]
    },

    recheck: (refs, work) => recheckYouTube(refs, withSharedEnd(client, work)),
  }
}
