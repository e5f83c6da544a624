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
import { isRateLimited, judgeXAnswer, pauseWantedBy } from './refusals.ts'
import type { XSettings } from './settings.ts'

/** X counts the calls of each endpoint apart. */
type Endpoint = XReach | 'lookup'

/** The archive takes one call a second; a little more, because calls do not travel equally fast. */
const endpoints = {
  recent: { path: '/2/tweets/search/recent', spacingMs: 0 },
  all: { path: '/2/tweets/search/all', spacingMs: 1100 },
  lookup: { path: '/2/tweets', spacingMs: 0 },
} as const satisfies Record<Endpoint, { readonly path: string; readonly spacingMs: number }>

const RETRIES = 2

/** X's answers as they are, whatever their status; throws what HttpClient.call throws. */
export interface XApi {
  search(reach: XReach, query: Readonly<Record<string, string | number>>, work: CallWork): Promise<HttpAnswer>
  /** 1 to 100 ids. Without their authors: whoever asks for a stored post knows its author. */
  lookUp(ids: readonly string[], work: CallWork): Promise<HttpAnswer>
}

/** How many queries X is asked at once. */
export const CONCURRENCY = 2

export function createXApi(settings: XSettings, deps: CollectorDeps): XApi {
  const account = accountOf(settings.bearerToken)
  const clientOf = (endpoint: Endpoint): HttpClient => {
    const lane = { account, name: `x_${endpoint}` }
    return createHttpClient(
      {
        service: 'X',
        lane,
        timeoutMs: 20_000,
        concurrency: CONCURRENCY,
        spacingMs: () => endpoints[endpoint].spacingMs,
        retries: RETRIES,
        freeToRepeat: false,
        judge: judgeXAnswer,
        afterAnswer: async (answer) => {
          const pause = pauseWantedBy(answer, deps.clock.now())
          if (pause !== undefined) await deps.limits.pause(lane, pause)
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

  /** A limit has paused the lane for every process with this token; the call is made again when that is over. */
  async function obey(client: HttpClient, call: HttpCall, work: CallWork): Promise<HttpAnswer> {
    for (let repeats = 0; ; repeats++) {
      const answer = await client.call({ ...call, repeats: call.repeats === true || repeats > 0 }, work)
      if (!isRateLimited(answer) || repeats === RETRIES) return answer
    }
  }

  async function get(
    endpoint: Endpoint,
    query: Readonly<Record<string, string | number>>,
    withAuthors: boolean,
    work: CallWork,
  ): Promise<HttpAnswer> {
    const askIn = async (spoken: XDialect, repeats: boolean) =>
      await obey(
        clients[endpoint],
        {
          baseUrl: settings.baseUrl,
          path: endpoints[endpoint].path,
          query: { ...query, ...parametersOf(spoken, withAuthors) },
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

  return {
    search: (reach, query, work) =>
      get(reach, { ...query, sort_order: 'recency' }, settings.authorExpansion === 'always', work),
    lookUp: (ids, work) => get('lookup', { ids: ids.join(',') }, false, work),
  }
}
