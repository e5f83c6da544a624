import { CollectorError } from '../collector.ts'
import type { CollectWork, HttpClient } from '../http.ts'
import { platformWords } from '../http-answer.ts'
import { toFilledText, toNumber, toRecord } from '../json.ts'
import { edgeBlocked, rateLimited } from './refusals.ts'
import type { RedditSettings } from './settings.ts'

/** Renewed this long before it expires, so that it does not die on its way. */
const SAFETY_MARGIN_MS = 60_000

export interface TokenSource {
  /** A bearer token; throws `auth_required` when the app's id or secret is refused. */
  get(work: CollectWork): Promise<string>
  /** Drops a token that was refused, unless a newer one has taken its place. */
  forget(token: string): void
}

/** App-only access: no refresh token exists, so a new one is asked for. Scans share the token. */
export function createTokenSource(settings: RedditSettings, http: HttpClient, now: () => Date): TokenSource {
  let current: { readonly token: string; readonly usableUntilMs: number } | undefined

  async function ask(work: CollectWork): Promise<string> {
    const credentials = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64')
    const askedAtMs = now().getTime()
    const answer = await http.call(
      {
        baseUrl: settings.tokenBaseUrl,
        path: '/api/v1/access_token',
        headers: { authorization: `Basic ${credentials}`, 'user-agent': settings.userAgent },
        form: { grant_type: 'client_credentials' },
      },
      work,
    )
    if (answer.status === 429) throw rateLimited(answer)
    if (answer.status === 403 && answer.isHtml) throw edgeBlocked()
    if (answer.status >= 500 || answer.status === 408) {
      throw new CollectorError(
        { status: 'failed', code: 'server_error' },
        'Reddit could not issue a token.',
        {
          cause: platformWords(answer),
        },
      )
    }
    const body = toRecord(answer.body)
    const token = toFilledText(body['access_token'])
    if (answer.status !== 200 || token === undefined) {
      throw new CollectorError(
        { status: 'auth_required', code: 'credentials_refused' },
        'Reddit refused the client id or secret.',
        { cause: platformWords(answer) },
      )
    }
    const lifetimeMs = (toNumber(body['expires_in']) ?? 0) * 1000
    current = { token, usableUntilMs: askedAtMs + lifetimeMs - SAFETY_MARGIN_MS }
    return token
  }

  return {
    async get(work) {
      return current !== undefined && now().getTime() < current.usableUntilMs
        ? current.token
        : await ask(work)
    },
    forget(token) {
      if (current?.token === token) current = undefined
    },
  }
}
