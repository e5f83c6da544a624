import { randomUUID } from 'node:crypto'
import type { Middleware } from 'koa'
import { KEY_PREFIX } from '../src/access/api-key.ts'
import type { ClientAddress } from '../src/http/client-address.ts'
import { invalidInput, ServiceError } from '../src/lib/errors.ts'
import type { Logger } from '../src/process/log.ts'
import type { AnsweredRequest } from '../src/process/metrics.ts'

export interface Route {
  /** The route's template, with names for parameters. */
  readonly path: string
  readonly methods: readonly string[]
}

/** Finds the routes that match a path. */
export type FindRoutes = (path: string) => readonly Route[]

/** Gives every response an id that is also logged. A caller's own id is used if it is well-formed, and no key put into a wrong header. */
export const requestId: Middleware = async (ctx, next) => {
  const given = ctx.get('X-Request-Id')
  const isId = /^[A-Za-z0-9._-]{1,64}$/.test(given) && !given.includes(KEY_PREFIX)
  const id = isId ? given : randomUUID()
  ctx.state['requestId'] = id
  ctx.set('X-Request-Id', id)
  await next()
}

/** Logs one line per response, with the route but without the query, which may contain sensitive values. */
export function accessLog(
  log: Logger,
  findRoutes: FindRoutes,
  clientAddress: ClientAddress,
  answered: (request: AnsweredRequest) => void,
): Middleware {
  return async (ctx, next) => {
    const startedMs = performance.now()
    // Read now: a connection that has ended has no address any more.
    const client = clientAddress(ctx.req)
    ctx.res.once('close', () => {
      const answer = {
        method: ctx.method,
        route: findRoutes(ctx.path)[0]?.path ?? 'other',
        // 499, as in nginx: the client disconnected before the response was complete.
        status: ctx.res.writableFinished ? ctx.res.statusCode : 499,
        durationMs: Math.round((performance.now() - startedMs) * 1000) / 1000,
      }
      answered(answer)
      const { requestId, caller, visitor } = ctx.state
      const workspaceId = caller?.workspace.id ?? visitor?.chosen?.workspace.id
      log.info(
        { requestId, client, workspaceId, keyId: caller?.actor.id, userId: visitor?.userId, ...answer },
        'answered',
      )
    })
    await next()
  }
}

/** Refuses an API key in the URL: proxies and logs have already seen it, so it must be replaced. */
export const refuseKeyInUrl: Middleware = async (ctx, next) => {
  if (decodeLoosely(ctx.url).includes(KEY_PREFIX)) {
    throw invalidInput(
      'An API key was sent in the URL and must be taken as exposed: revoke it, create a new one, and send that in the header "Authorization: Bearer <API_KEY>".',
    )
  }
  await next()
}

/** CORS for the MCP endpoint: lets pages of listed origins call it. */
export function allowListedOrigins(origins: readonly string[]): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/mcp' || origins.length === 0) return await next()
    // Also for refusals: a cache must not serve one origin's response to another.
    ctx.vary('Origin')
    const origin = ctx.get('Origin')
    if (!origins.includes(origin)) return await next()
    ctx.set('Access-Control-Allow-Origin', origin)
    if (ctx.method === 'OPTIONS' && ctx.get('Access-Control-Request-Method') !== '') {
      ctx.set(preflightHeaders)
      ctx.status = 204
      return
    }
    ctx.set('Access-Control-Expose-Headers', 'X-Request-Id, WWW-Authenticate, Retry-After')
    await next()
  }
}

const preflightHeaders = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name',
}

/** Answers 404 for an unknown route and 405 for a known one with another method. */
export function answerUnknownRoute(findRoutes: FindRoutes): Middleware {
  return async (ctx) => {
    const allow = [...new Set(findRoutes(ctx.path).flatMap(({ methods }) => methods))]
    if (allow.length === 0) throw noSuchRoute()
    throw new ServiceError(
      { kind: 'method_not_allowed', allow },
      `This route takes ${allow.join(', ')} only.`,
    )
  }
}

export function noSuchRoute(): ServiceError {
  return new ServiceError({ kind: 'not_found' }, 'There is no such route. The contract is at /openapi.json.')
}

/** Decodes each escape on its own, so that an invalid one elsewhere does not prevent it. */
function decodeLoosely(url: string): string {
  return url.replaceAll(/%[0-7][0-9a-f]/gi, (escaped) => decodeURIComponent(escaped))
}
