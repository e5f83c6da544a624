import { CollectorError } from '../collector.ts'
import { abortable, type CallWork, type HttpClient } from '../http.ts'
import { platformWords } from '../http-answer.ts'
import { toFilledText, toNumber, toRecord } from '../json.ts'
import { edgeBlocked, rateLimited } from './refusals.ts'
import type { RedditAppSettings } from './settings.ts'

/** Renewed this long before it expires, so that it does not die on its way. */
const SAFETY_MARGIN_MS = 60_000
/** What Reddit answers to an app whose id or secret is wrong, or that it did not approve. */
const REFUSED: ReadonlySet<number> = new Set([400, 401, 403])

export interface TokenSource {
  /** A bearer token; throws `auth_required` when the app's id or secret is refused. */
  get(work: CallWork): Promise<string>
  /** Drops a token that was refused, unless a newer one has taken its place. */
  forget(token: string): void
}

/** App-only access: no refresh token exists, so a new one is asked for. Scans share the token and the asking. */
export function createTokenSource(
  settings: RedditAppSettings,
  http: HttpClient,
  now: () => Date,
): TokenSource {
  let current: { readonly token: string; readonly usableUntilMs: number } | undefined
  let asking: Promise<string> | undefined

  async function ask(work: CallWork): Promise<string> {
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
    if (REFUSED.has(answer.status)) {
      throw new CollectorError(
        { status: 'auth_required', code: 'credentials_refused' },
        'Reddit refused the client id or secret.',
        { cause: platformWords(answer) },
      )
    }
    const body = toRecord(answer.body)
    const token = toFilledText(body['access_token'])
    const lifetimeSeconds = toNumber(body['expires_in'])
    if (answer.status !== 200 || token === undefined || lifetimeSeconds === undefined) {
      throw new CollectorError(
        { status: 'failed', code: answer.status === 200 ? 'unexpected_content' : 'server_error' },
        'Reddit could not issue a token.',
        { cause: platformWords(answer) },
      )
    }
    const lifetimeMs = lifetimeSeconds * 1000
    // A token that lives for less than the margin is still good for half its life.
    const usableMs = Math.max(lifetimeMs - SAFETY_MARGIN_MS, lifetimeMs / 2)
    current = { token, usableUntilMs: askedAtMs + usableMs }
    return token
  }

  return {
    async get(work) {
      // What another scan is refused, or cut off at its own deadline, is asked for again.
      while (asking !== undefined) {
        await abortable(
          asking.catch(() => {}),
          work.request.signal,
        )
      }
      if (current !== undefined && now().getTime() < current.usableUntilMs) return current.token
      asking = ask(work).finally(() => {
        asking = undefined
      })
      return await asking
    },
    forget(token) {
      if (current?.token === token) current = undefined
    },
  }
}
