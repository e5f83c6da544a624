import { type CallWork, type CollectorDeps, createHttpClient, type HttpCall } from '../http.ts'
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

export interface RedditAccess {
  readonly get: RedditGet
  /** The same with a POST of form fields. */
  post(path: string, form: Readonly<Record<string, string>>, work: CallWork): Promise<HttpAnswer>
}

/** App-only access at Reddit's pace: one call at a time, paused whenever Reddit asks for it. */
export function createAppAccess(settings: RedditAppSettings, deps: CollectorDeps): RedditAccess {
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

  async function call(asked: Pick<HttpCall, 'path' | 'query' | 'form'>, work: CallWork): Promise<HttpAnswer> {
    const callWith = async (token: string, isRetry: boolean) =>
      await http.call(
        {
          ...asked,
          baseUrl: settings.apiBaseUrl,
          query: { ...asked.query, raw_json: 1 },
          headers: { authorization: `bearer ${token}`, 'user-agent': settings.userAgent },
          isRetry,
        },
        work,
      )
    const token = await tokens.get(work)
    const answer = await callWith(token, false)
    if (answer.status !== 401) return answer
    tokens.invalidate(token)
    return await callWith(await tokens.get(work), true)
  }

  return {
    get: (path, query, work) => call({ path, query }, work),
    post: (path, form, work) => call({ path, form }, work),
  }
}
