import Router from '@koa/router'
import Koa, { type Context } from 'koa'
import { ping } from '../db/database.ts'
import { compressAnswers } from '../rest/compress.ts'
import { errorBoundary } from '../rest/errors.ts'
import { createFacade, send } from '../rest/facade.ts'
import {
  accessLog,
  allowListedOrigins,
  answerUnknownRoute,
  type Routes,
  refuseKeyInUrl,
  requestId,
} from '../rest/middleware.ts'
import { buildOpenApi } from '../rest/openapi.ts'
import { readJsonBody } from '../rest/read-body.ts'
import type { Services } from '../tools/tool.ts'
import { ServiceError } from './errors.ts'
import type { Logger } from './log.ts'
import { admitMcp } from './mcp/endpoint.ts'
import { serverCard } from './mcp/server-card.ts'
import type { Metrics } from './metrics.ts'

export interface AppOptions {
  readonly log: Logger
  readonly metrics: Metrics
  /** As clients reach the service: for links and discovery, never taken from a request. */
  readonly baseUrl: string
  readonly allowedOrigins: readonly string[]
  /** Check every answer against its schema, too. */
  readonly checkOutput: boolean
  /** The process is on its way out: `/readyz` says so. */
  isDraining(): boolean
}

/** The HTTP side of the service: the REST facade, MCP, discovery and health behind one chain of middleware. */
export function createApp(services: Services, options: AppOptions): Koa {
  const { log } = options
  const rest = createFacade(services, options)
  const other = new Router({ sensitive: true, strict: true })
  const openApi = buildOpenApi(options.baseUrl)
  const card = serverCard(options.baseUrl)

  other.get('/openapi.json', (ctx) => sendPublic(ctx, openApi))
  other.get('/.well-known/mcp.json', (ctx) => sendPublic(ctx, card))
  other.get('/healthz', (ctx) => send(ctx, { status: 'ok' }))
  other.get('/readyz', async (ctx) => {
    if (options.isDraining()) throw notReady()
    await ping(services.db)
    send(ctx, { status: 'ready' })
  })
  other.get('/metrics', (ctx) => sendMetrics(ctx, options.metrics))
  other.post('/mcp', async (ctx) => {
    const body = await readJsonBody(ctx.req)
    const admitted = await admitMcp(services, options, ctx.req, body)
    ctx.state['caller'] = admitted.caller
    ctx.respond = false
    await admitted.answer(ctx.res)
  })

  const routes: Routes = new Map(
    [...rest.stack, ...other.stack].map((layer) => [String(layer.path), layer.methods]),
  )
  const app = new Koa()
  app.use(requestId)
  app.use(accessLog(log, routes, options.metrics.observe))
  app.use(errorBoundary(log))
  app.use(refuseKeyInUrl)
  app.use(allowListedOrigins(options.allowedOrigins))
  app.use(compressAnswers())
  app.use(rest.routes())
  app.use(other.routes())
  app.use(answerUnknownRoute(routes))
  app.on('error', (error: unknown) => log.warn({ err: error }, 'an answer could not be sent'))
  return app
}

/** What anybody may read and keep for an hour, browsers' pages too. */
function sendPublic(ctx: Context, answer: object): void {
  ctx.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=3600' })
  send(ctx, answer)
}

/** For a scraper on this machine: a request that came through a proxy is told that there is nothing. */
async function sendMetrics(ctx: Context, metrics: Metrics): Promise<void> {
  const address = ctx.req.socket.remoteAddress ?? ''
  const isLocal = address === '::1' || /^(::ffff:)?127\./.test(address)
  if (!isLocal || ctx.get('Forwarded') !== '' || ctx.get('X-Forwarded-For') !== '') {
    throw new ServiceError({ kind: 'not_found' }, 'There is no such route. The contract is at /openapi.json.')
  }
  ctx.type = metrics.registry.contentType
  ctx.body = await metrics.registry.metrics()
}

function notReady(): ServiceError {
  return new ServiceError({ kind: 'unavailable', retryAfterSeconds: 5 }, 'The service is shutting down.')
}
