import { type CallWork, type CollectorDeps, createHttpClient } from '../http.ts'
import type { HttpAnswer } from '../http-answer.ts'
import { accountOf } from '../limits.ts'
import { judgeRedditAnswer, obeyReddit } from './refusals.ts'
import type { RedditAppSettings } from './settings.ts'
import { createTokenSource } from './token.ts'

/** One GET below the API host, as the approved app. Resolves to Reddit's last answer, whatever its status. */
export type RedditGet = (
  path: string,
  query: Readonly<Record<string, string | number>>,
  work: CallWork,
) => Promise<HttpAnswer>

/** App-only access at Reddit's pace: one call at a time, and silence when it asks for it. */
export function createAppAccess(settings: RedditAppSettings, deps: CollectorDeps): RedditGet {
  const lane = { account: accountOf(`${settings.clientId} ${settings.clientSecret}`), name: 'reddit' }
  const http = createHttpClient(
    {
      service: 'Reddit',
      lane,
      timeoutMs: 16_000,
      concurrency: 1,
      spacingMs: () => 650,
      retries: 2,
      freeToRepeat: true,
      judge: judgeRedditAnswer,
      afterAnswer: (answer) => obeyReddit(answer, lane, deps),
    },
    deps,
  )
  const tokens = createTokenSource(settings, http, () => deps.clock.now())

  return async (path, query, work) => {
    const askWith = async (token: string, repeats: boolean) =>
      await http.call(
        {
          baseUrl: settings.apiBaseUrl,
          path,
          query: { ...query, raw_json: 1 },
          headers: { authorization: `bearer ${token}`, 'user-agent': settings.userAgent },
          repeats,
        },
        work,
      )
    const token = await tokens.get(work)
    const answer = await askWith(token, false)
    if (answer.status !== 401) return answer
    tokens.forget(token)
    return await askWith(await tokens.get(work), true)
  }
}
