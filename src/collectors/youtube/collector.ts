import type { Collector, PlanRequest } from '../collector.ts'
import type { CollectorDeps } from '../http.ts'
import { createPostGate } from '../post-gate.ts'
import { coverUnasked, runQueries } from '../query-run.ts'
import { createChannels } from './channels.ts'
import { createYouTubeClient, openCalls } from './client.ts'
import { createYouTubeLedger } from './ledger.ts'
import { lookUpVideos } from './look-up.ts'
import { onceEach } from './once-each.ts'
import { callsOfFirstPage, planYouTube } from './plan.ts'
import { problemsOf, reportPlan, shortageSentences } from './plan-report.ts'
import { askYouTube, type Scan } from './queries.ts'
import type { YouTubeSettings } from './settings.ts'
import { distinct, sideBySide } from './side-by-side.ts'
import { readVideos } from './videos.ts'

/**
 * Videos with the workspace's words and the uploads of its competitors' channels. All queries run side by side;
 * the client holds them to one search and four other calls at a time.
 */
export function createYouTubeCollector(settings: YouTubeSettings, deps: CollectorDeps): Collector {
  const now = () => deps.clock.now()
  const ledger = createYouTubeLedger(settings, deps)
  const client = createYouTubeClient(settings, ledger, deps)

  async function planNow(request: PlanRequest) {
    const left = await ledger.left()
    const plan = planYouTube(request, { ...left, searchesPerScan: settings.maxSearchesPerScan })
    return { left, plan }
  }

  return {
    name: 'youtube',
    platforms: ['youtube'],

    async plan(request) {
      const { plan, left } = await planNow(request)
      return reportPlan(plan, left)
    },

    async collect(request, sink) {
      const { plan } = await planNow(request)
      const work = { request, sink }
      const calls = openCalls(client, work)
      const scan: Scan = {
        work,
        calls,
        gate: createPostGate(work, now),
        channels: createChannels(calls, deps),
        videosOf: onceEach((ids) => readVideos(ids, calls)),
      }
      for (const { query, shortage } of plan.left) coverUnasked(query, shortageSentences[shortage], work)
      const planned = problemsOf(plan, now())
      const [refusal] = planned.filter(({ status }) => status === 'rate_limited')
      if (plan.queries.length === 0 && refusal !== undefined) throw refusal
      sink.expect(plan.queries.reduce((sum, query) => sum + callsOfFirstPage(query), 0))
      const { values, problems } = await sideBySide(
        plan.queries.map((query) =>
          runQueries([query], work, async (asked, progress) => {
            await askYouTube(asked, progress, scan)
            return undefined
          }),
        ),
      )
      return { problems: distinct([...problems, ...planned, ...values.flat()]) }
    },

    lookUp: (refs, work) => lookUpVideos(refs, openCalls(client, work)),
  }
}
