import { randomUUID } from 'node:crypto'
import cors from '@koa/cors'
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
  const listed = cors({
    origin: (ctx) => (origins.includes(ctx.get('Origin')) ? ctx.get('Origin') : ''),
    allowMethods: ['POST'],
    allowHeaders: [
      'Authorization',
      'Content-Type',
      'Accept',
      'MCP-Protocol-Version',
      'Mcp-Method',
      'Mcp-Name',
    ],
    exposeHeaders: ['X-Request-Id', 'WWW-Authenticate', 'Retry-After'],
  })
  return async (ctx, next) => {
    const isListed = ctx.path === '/mcp' && origins.includes(ctx.get('Origin'))
    await (isListed ? listed(ctx, next) : next())
  }
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
