import type { Collector } from '../collector.ts'
import { type CollectorDeps, type CollectWork, createHttpClient } from '../http.ts'
import type { HttpAnswer } from '../http-answer.ts'
import { accountOf } from '../limits.ts'
import { createPostGate, type PostGate } from '../post-gate.ts'
import { earliest, type Progress, queryProblem, runQueries, stopAtBudget } from '../query-run.ts'
import { otherDialect, parametersOf, refusesDialect, type XDialect } from './dialect.ts'
import { readXPage } from './map.ts'
import { pageSizeFor, planX, recentSearchFloor, shareOf, type XQuery } from './plan.ts'
import { judgeXAnswer, xRefusal } from './refusals.ts'
import type { XSettings } from './settings.ts'

/** Pages may be empty and still name a next one. */
const MAX_PAGES = 10

/** What is left of one scan's budget. */
interface Budget {
  postsLeft: number
  queriesLeft: number
}

/** Posts of the last seven days with the workspace's words, of its accounts, and linking to competitors' sites. */
export function createXCollector(settings: XSettings, deps: CollectorDeps): Collector {
  const now = () => deps.clock.now()
  const http = createHttpClient(
    {
      service: 'X',
      lane: { account: accountOf(settings.bearerToken), name: 'x' },
      timeoutMs: 20_000,
      concurrency: 2,
      spacingMs: () => 0,
      retries: 2,
      repeatTimedOut: false,
      judge: judgeXAnswer,
    },
    deps,
  )
  let dialect = settings.dialect

  async function search(query: Record<string, string | number>, work: CollectWork): Promise<HttpAnswer> {
    const askIn = async (spoken: XDialect, repeats: boolean) =>
      await http.call(
        {
          baseUrl: settings.baseUrl,
          path: '/2/tweets/search/recent',
          query: { ...query, sort_order: 'recency', ...parametersOf(spoken) },
          headers: { authorization: `Bearer ${settings.bearerToken}` },
          repeats,
        },
        work,
      )
    const spoken = dialect
    const answer = await askIn(spoken, false)
    if (!refusesDialect(answer, spoken)) return answer
    const second = await askIn(otherDialect(spoken), true)
    if (second.status === 200) dialect = otherDialect(spoken)
    return second
  }

  async function ask(
    query: XQuery,
    progress: Progress,
    budget: Budget,
    gate: PostGate,
    work: CollectWork,
  ): Promise<undefined> {
    const { since } = work.request
    const start = new Date(Math.max(since.getTime(), recentSearchFloor(now()).getTime()))
    let shareLeft = shareOf(budget.postsLeft, budget.queriesLeft)
    budget.queriesLeft -= 1
    let nextToken: string | undefined
    for (let page = 0; page === 0 || nextToken !== undefined; page++) {
      const maxResults = page < MAX_PAGES ? pageSizeFor(Math.min(shareLeft, budget.postsLeft)) : 0
      if (maxResults === 0) {
        stopAtBudget(progress, "Stopped at its share of the scan's budget.")
        return
      }
      const answer = await search(
        {
          query: query.q,
          max_results: maxResults,
          start_time: `${start.toISOString().slice(0, 19)}Z`,
          ...(nextToken === undefined ? {} : { next_token: nextToken }),
        },
        work,
      )
      if (answer.status !== 200 || answer.body === undefined) throw xRefusal(answer, now())
      const found = readXPage(answer.body)
      if (found.onlyErrors) throw queryProblem('errors_only', 'X answered with errors instead of posts.')
      gate.admit(found.candidates, { needsWord: false })
      budget.postsLeft -= found.postsRead
      shareLeft -= found.postsRead
      nextToken = found.nextToken
      progress.reachedBackTo = earliest([progress.reachedBackTo, ...found.moments])
    }
    progress.complete = start <= since
    if (!progress.complete) {
      progress.reachedBackTo = start
      progress.note = "X's recent search reaches back seven days."
    }
  }

  return {
    name: 'x',
    platforms: ['x'],
    async collect(request, sink) {
      const work = { request, sink }
      const { queries, problems } = planX(request)
      const gate = createPostGate(work, now)
      const budget = { postsLeft: settings.maxPostsPerScan, queriesLeft: queries.length }
      const met = await runQueries(queries, work, (query, progress) =>
        ask(query, progress, budget, gate, work),
      )
      return { problems: [...problems, ...met] }
    },
  }
}
