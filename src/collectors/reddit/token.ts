import { CollectorError } from '../collector.ts'
import { type CallWork, type HttpClient, orAborted } from '../http.ts'
import { platformError } from '../http-answer.ts'
import { toFilledText, toNumber, toRecord } from '../json.ts'
import { edgeBlocked, rateLimited } from './refusals.ts'
import type { RedditAppSettings } from './settings.ts'

/** A token is renewed this long before it expires, so that it does not expire in transit. */
const EXPIRY_MARGIN_MS = 60_000
/** Statuses for an app that is not approved, or whose id or secret is wrong. */
const REFUSED_STATUSES: ReadonlySet<number> = new Set([400, 401, 403])

export interface TokenSource {
  /** A bearer token; throws `auth_required` if the app's id or secret is refused. */
  get(work: CallWork): Promise<string>
  /** Drops a refused token, unless a newer one has replaced it. */
  invalidate(token: string): void
}

/**
 * App-only access has no refresh token, so a new token is requested. Scans share the token and a pending
 * request.
 */
export function createTokenSource(
  settings: RedditAppSettings,
  http: HttpClient,
  now: () => Date,
): TokenSource {
  let current: { readonly token: string; readonly usableUntilMs: number } | undefined
  let pendingRequest: Promise<string> | undefined

  async function requestToken(work: CallWork): Promise<string> {
    const credentials = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64')
    const requestedAtMs = now().getTime()
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
    if (REFUSED_STATUSES.has(answer.status)) {
      throw new CollectorError(
        { status: 'auth_required', code: 'credentials_refused' },
        'Reddit refused the client id or secret.',
        { cause: platformError(answer) },
      )
    }
    const body = toRecord(answer.body)
    const token = toFilledText(body['access_token'])
    const lifetimeSeconds = toNumber(body['expires_in'])
    if (answer.status !== 200 || token === undefined || lifetimeSeconds === undefined) {
      throw new CollectorError(
        { status: 'failed', code: answer.status === 200 ? 'unexpected_content' : 'server_error' },
        'Reddit could not issue a token.',
        { cause: platformError(answer) },
      )
    }
    const lifetimeMs = lifetimeSeconds * 1000
    // A token with a lifetime below the margin is used for half of it.
    const usableMs = Math.max(lifetimeMs - EXPIRY_MARGIN_MS, lifetimeMs / 2)
    current = { token, usableUntilMs: requestedAtMs + usableMs }
    return token
  }

  return {
    async get(work) {
      // A request of another scan may fail, or end at that scan's own deadline: then it is made again.
      while (pendingRequest !== undefined) {
        await orAborted(
          pendingRequest.catch(() => {}),
          work.request.signal,
        )
      }
      if (current !== undefined && now().getTime() < current.usableUntilMs) return current.token
      pendingRequest = requestToken(work).finally(() => {
        pendingRequest = undefined
      })
      return await pendingRequest
    },
    invalidate(token) {
      if (current?.token === token) current = undefined
    },
  }
}
