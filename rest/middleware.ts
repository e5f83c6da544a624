import { randomUUID } from 'node:crypto'
import type { Middleware } from 'koa'
import { KEY_PREFIX } from '../src/access/api-key.ts'
import { invalidInput, ServiceError } from '../src/lib/errors.ts'
import type { Logger } from '../src/process/log.ts'

export interface Route {
  /** As it was defined, with names where a path has parameters. */
  readonly path: string
  readonly methods: readonly string[]
}

/** The routes that a path belongs to. */
export type FindRoutes = (path: string) => readonly Route[]

/** Names every answer, so that a reader of the log can find it. A caller's own id is taken when it is harmless. */
export const requestId: Middleware = async (ctx, next) => {
  const given = ctx.get('X-Request-Id')
  const id = /^[A-Za-z0-9._-]{1,64}$/.test(given) ? given : randomUUID()
  ctx.state['requestId'] = id
  ctx.set('X-Request-Id', id)
  await next()
}

/** One line an answer: the route and never the query, which may hold what should not be kept. */
export function accessLog(
  log: Logger,
  findRoutes: FindRoutes,
  observe: (answer: AnsweredRequest) => void,
): Middleware {
  return async (ctx, next) => {
    const startedMs = performance.now()
    ctx.res.once('close', () => {
      const answer = {
        method: ctx.method,
        route: findRoutes(ctx.path)[0]?.path ?? 'other',
        // The client left before it had its answer: no status of ours, as nginx has it.
        status: ctx.res.writableFinished ? ctx.res.statusCode : 499,
        durationMs: Math.round((performance.now() - startedMs) * 1000) / 1000,
      }
      observe(answer)
      log.info(
        { requestId: ctx.state['requestId'], workspaceId: ctx.state['caller']?.workspace.id, ...answer },
        'answered',
      )
    })
    await next()
  }
}

export interface AnsweredRequest {
  readonly method: string
  /** A route of ours or `other`: never what the caller wrote. */
  readonly route: string
  readonly status: number
  readonly durationMs: number
}

/** A key in a URL has been seen by proxies and logs already: it is refused, with the advice to replace it. */
export const refuseKeyInUrl: Middleware = async (ctx, next) => {
  if (decodeLoosely(ctx.url).includes(KEY_PREFIX)) {
    throw invalidInput(
      'An API key was sent in the URL and must be taken as exposed: revoke it, create a new one, and send that in the header "Authorization: Bearer <API_KEY>".',
    )
  }
  await next()
}

/** Lets the pages of listed origins call the MCP endpoint: the preflight, and the headers they may read. */
export function allowListedOrigins(origins: readonly string[]): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/mcp' || origins.length === 0) return await next()
    // Of refusals too: a cache must not give one origin's answer to another.
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

/** The last stop: 404 for an unknown route, 405 for a known one with another method. */
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

/** Each escape on its own, so that a broken one elsewhere hides nothing. */
function decodeLoosely(url: string): string {
  return url.replaceAll(/%[0-7][0-9a-f]/gi, (escaped) => decodeURIComponent(escaped))
}
