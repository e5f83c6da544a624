import { type CallWork, type CollectorDeps, createHttpClient } from '../http.ts'
import type { HttpAnswer } from '../http-answer.ts'
import { accountOf } from '../limits.ts'
import { applyRedditPause, decideRedditRetry } from './refusals.ts'
import type { RedditAppSettings } from './settings.ts'
import { createTokenSource } from './token.ts'

/** A GET on the API host as the approved app. Resolves to Reddit's last response, whatever its status. */
export type RedditGet = (
  path: string,
  query: Readonly<Record<string, string | number>>,
  work: CallWork,
) => Promise<HttpAnswer>

/** App-only access at Reddit's pace: one call at a time, paused whenever Reddit asks for it. */
export function createAppAccess(settings: RedditAppSettings, deps: CollectorDeps): RedditGet {
  const queue = { account: accountOf(`${settings.clientId} ${settings.clientSecret}`), name: 'reddit' }
  const http = createHttpClient(
    {
      service: 'Reddit',
      queue,
      timeoutMs: 16_000,
      concurrency: 1,
      spacingMs: () => 650,
      retries: 2,
      retriesAreFree: true,
      decideRetry: decideRedditRetry,
      afterAnswer: (answer) => applyRedditPause(answer, queue, deps),
    },
    deps,
  )
  const tokens = createTokenSource(settings, http, () => deps.clock.now())

  return async (path, query, work) => {
    const getWith = async (token: string, isRetry: boolean) =>
      await http.call(
        {
          baseUrl: settings.apiBaseUrl,
          path,
          query: { ...query, raw_json: 1 },
          headers: { authorization: `bearer ${token}`, 'user-agent': settings.userAgent },
          isRetry,
        },
        work,
      )
    const token = await tokens.get(work)
    const answer = await getWith(token, false)
    if (answer.status !== 401) return answer
    tokens.invalidate(token)
    return await getWith(await tokens.get(work), true)
  }
}
