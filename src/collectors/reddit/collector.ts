import type { Collector } from '../collector.ts'
import { type CollectorDeps, type CollectWork, createHttpClient } from '../http.ts'
import type { HttpAnswer } from '../http-answer.ts'
import { accountOf } from '../limits.ts'
import { createPostGate, type PostGate } from '../post-gate.ts'
import { earliest, type Progress, runQueries, stopAtBudget } from '../query-run.ts'
import { readListing, redditPlaceInTime, toRedditCandidate } from './map.ts'
import { planReddit, type RedditQuery, subsQuery } from './plan.ts'
import { allowanceSpentForSeconds, judgeRedditAnswer, redditRefusal } from './refusals.ts'
import type { RedditSettings } from './settings.ts'
import { createTokenSource } from './token.ts'

const PAGE_SIZE = 100
const MAX_PAGES = 3

/** Posts with the workspace's words, of its users and subreddits, and linking to its competitors' sites. */
export function createRedditCollector(settings: RedditSettings, deps: CollectorDeps): Collector {
  const now = () => deps.clock.now()
  const http = createHttpClient(
    {
      service: 'Reddit',
      lane: { account: accountOf(`${settings.clientId} ${settings.clientSecret}`), name: 'reddit' },
      timeoutMs: 16_000,
      concurrency: 1,
      spacingMs: () => 650,
      retries: 2,
      repeatTimedOut: true,
      judge: judgeRedditAnswer,
    },
    deps,
  )
  const tokens = createTokenSource(settings, http, now)

  async function get(path: string, query: Record<string, string>, work: CollectWork): Promise<HttpAnswer> {
    const askWith = async (token: string, repeats: boolean) =>
      await http.call(
        {
          baseUrl: settings.apiBaseUrl,
          path,
          query: { ...query, limit: PAGE_SIZE, raw_json: 1 },
          headers: { authorization: `bearer ${token}`, 'user-agent': settings.userAgent },
          repeats,
        },
        work,
      )
    const token = await tokens.get(work)
    let answer = await askWith(token, false)
    if (answer.status === 401) {
      tokens.forget(token)
      answer = await askWith(await tokens.get(work), true)
    }
    const spentForSeconds = allowanceSpentForSeconds(answer)
    if (spentForSeconds !== undefined)
      await http.pauseUntil(new Date(now().getTime() + spentForSeconds * 1000))
    return answer
  }

  async function ask(
    query: RedditQuery,
    progress: Progress,
    gate: PostGate,
    work: CollectWork,
  ): Promise<readonly RedditQuery[] | undefined> {
    const { since } = work.request
    let after: string | undefined
    let seen = 0
    for (let page = 0; page < MAX_PAGES; page++) {
      const answer = await get(
        query.path,
        { ...query.params, ...(after === undefined ? {} : { after }) },
        work,
      )
      const subs = query.subs ?? []
      // One private or banned subreddit can close the whole sum.
      if (subs.length > 1 && page === 0 && [302, 403, 404].includes(answer.status) && !answer.isHtml) {
        return subs.map((sub) => subsQuery([sub]))
      }
      if (answer.status !== 200 || answer.body === undefined) throw redditRefusal(answer, query.label)
      const listing = readListing(answer.body)
      gate.admit(listing.children.map(toRedditCandidate), query)
      seen += listing.children.length
      after = listing.after
      const moments = listing.children.map(redditPlaceInTime)
      progress.reachedBackTo = earliest([progress.reachedBackTo, ...moments])
      const cutOff = after === undefined && seen >= (query.endsAfter ?? Number.POSITIVE_INFINITY)
      progress.complete = endsBefore(since, moments) || (after === undefined && !cutOff)
      if (cutOff) progress.note = 'Reddit ends its search results here.'
      if (progress.complete || after === undefined) return undefined
    }
    stopAtBudget(progress, `Stopped after ${MAX_PAGES} pages.`)
    return undefined
  }

  return {
    name: 'reddit',
    platforms: ['reddit'],
    async collect(request, sink) {
      const work = { request, sink }
      const { queries, problems } = planReddit(request)
      const gate = createPostGate(work, now)
      const met = await runQueries(queries, work, (query, progress) => ask(query, progress, gate, work))
      return { problems: [...problems, ...met] }
    },
  }
}

/**
 * True when a page, newest first, ends with a post older than the window. Pinned posts, whose place is undefined,
 * may stand first whatever their age and do not count.
 */
function endsBefore(since: Date, moments: readonly (Date | undefined)[]): boolean {
  const last = moments.findLast((moment) => moment !== undefined)
  return last !== undefined && last < since
}
