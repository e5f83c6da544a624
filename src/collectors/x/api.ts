import {
  type CallWork,
  type CollectorDeps,
  createHttpClient,
  type HttpCall,
  type HttpClient,
} from '../http.ts'
import type { HttpAnswer } from '../http-answer.ts'
import { accountOf } from '../limits.ts'
import { otherDialect, parametersOf, refusesDialect, type XDialect } from './dialect.ts'
import type { XReach } from './plan.ts'
import { decideXRetry, isRateLimited, pauseUntil } from './refusals.ts'
import type { XSettings } from './settings.ts'

/** X limits the calls of each endpoint separately. */
type Endpoint = XReach | 'lookup'

/** The archive allows one call per second; the spacing is a little longer, because network latency varies. */
const endpoints = {
  recent: { path: '/2/tweets/search/recent', spacingMs: 0 },
  all: { path: '/2/tweets/search/all', spacingMs: 1100 },
  lookup: { path: '/2/tweets', spacingMs: 0 },
} as const satisfies Record<Endpoint, { readonly path: string; readonly spacingMs: number }>

const RETRIES = 2

/** X's responses, whatever their status. Throws what HttpClient.call throws. */
export interface XApi {
  search(reach: XReach, query: Readonly<Record<string, string | number>>, work: CallWork): Promise<HttpAnswer>
  /** X's lookup of posts by 1 to 100 ids. Without their authors, which are known for stored posts. */
  lookup(ids: readonly string[], work: CallWork): Promise<HttpAnswer>
}

/** Queries that run at a time. */
export const CONCURRENCY = 2

export function createXApi(settings: XSettings, deps: CollectorDeps): XApi {
  const account = accountOf(settings.bearerToken)
  const clientOf = (endpoint: Endpoint): HttpClient => {
    const queue = { account, name: `x_${endpoint}` }
    return createHttpClient(
      {
        service: 'X',
        queue,
        timeoutMs: 20_000,
        concurrency: CONCURRENCY,
        spacingMs: () => endpoints[endpoint].spacingMs,
        retries: RETRIES,
        retriesAreFree: false,
        decideRetry: decideXRetry,
        afterAnswer: async (answer) => {
          const pause = pauseUntil(answer, deps.clock.now())
          if (pause !== undefined) await deps.limits.pause(queue, pause)
        },
      },
      deps,
    )
  }
  const clients: Readonly<Record<Endpoint, HttpClient>> = {
    recent: clientOf('recent'),
    all: clientOf('all'),
    lookup: clientOf('lookup'),
  }
  let dialect = settings.dialect

  /**
   * A rate limit has paused the queue for every process with this token; the call is retried after the pause.
   */
  async function callThroughPauses(client: HttpClient, call: HttpCall, work: CallWork): Promise<HttpAnswer> {
    for (let repeats = 0; ; repeats++) {
      const answer = await client.call({ ...call, isRetry: call.isRetry === true || repeats > 0 }, work)
      if (!isRateLimited(answer) || repeats === RETRIES) return answer
    }
  }

  async function get(
    endpoint: Endpoint,
    query: Readonly<Record<string, string | number>>,
    withAuthors: boolean,
    work: CallWork,
  ): Promise<HttpAnswer> {
    const askIn = async (asked: XDialect, isRetry: boolean) =>
      await callThroughPauses(
        clients[endpoint],
        {
          baseUrl: settings.baseUrl,
          path: endpoints[endpoint].path,
          query: { ...query, ...parametersOf(asked, withAuthors) },
          headers: { authorization: `Bearer ${settings.bearerToken}` },
          isRetry,
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

  return {
    search: (reach, query, work) =>
      get(reach, { ...query, sort_order: 'recency' }, settings.authorExpansion === 'always', work),
    lookup: (ids, work) => get('lookup', { ids: ids.join(',') }, false, work),
  }
}
