import { Readable } from 'node:stream'
import Router from '@koa/router'
import Koa, { type Context } from 'koa'
import { ping } from '../db/database.ts'
import { withinRequest } from '../db/request-deadline.ts'
import { compressAnswers } from '../rest/compress.ts'
import { errorBoundary } from '../rest/errors.ts'
import { createFacade, send } from '../rest/facade.ts'
import {
  accessLog,
  allowListedOrigins,
  answerUnknownRoute,
  type FindRoutes,
  noSuchRoute,
  refuseKeyInUrl,
  requestId,
} from '../rest/middleware.ts'
import { buildOpenApi } from '../rest/openapi.ts'
import { readJsonBody } from '../rest/read-body.ts'
import { createWeb } from '../web/app.tsx'
import type { WebServices } from '../web/page.ts'
import { pagePolicy } from '../web/policy.ts'
import type { Access } from './access/authenticate.ts'
import type { Accounts } from './accounts/accounts.ts'
import type { Admission } from './admission/admission.ts'
import type { InvalidCalls } from './admission/invalid-calls.ts'
import type { KeylessCalls } from './admission/keyless.ts'
import type { ClientAddress } from './http/client-address.ts'
import { mayReadMetrics } from './http/metrics-readers.ts'
import { ServiceError } from './lib/errors.ts'
import type { McpBackend } from './mcp/backend.ts'
import { serverCard } from './mcp/discovery.ts'
import { createMcpEndpoint } from './mcp/endpoint.ts'
import { createServiceBackend } from './mcp/service-backend.ts'
import type { Logger } from './process/log.ts'
import type { Metrics } from './process/metrics.ts'

export interface AppOptions {
  readonly log: Logger
  readonly metrics: Metrics
  readonly access: Access
  /** Whether BASE_URL is set; otherwise the services' `baseUrl` is what the service listens on. */
  readonly isBaseUrlGiven: boolean
  readonly accounts: Accounts
  readonly admission: Admission
  readonly keyless: KeylessCalls
  readonly invalidCalls: InvalidCalls
  readonly clientAddress: ClientAddress
  /** Whether the operator lets an address beyond this machine read the metrics. */
  isMetricsReader(address: string): boolean
  readonly allowedOrigins: readonly string[]
  /** The ids of the users whom the operator lets set plans. */
  readonly planAdmins: readonly string[]
  /** All data is simulated, which every page says. */
  readonly isDemo: boolean
  pagePatience(signal: AbortSignal): Promise<void>
  /** Also check every answer against its schema. */
  readonly checkOutput: boolean
  /** Offered over MCP instead of the service: for the tools of the conformance suite. */
  readonly backend?: McpBackend
  /** Whether the process is shutting down, which `/readyz` reports. */
  isDraining(): boolean
  /** Milliseconds that only grow, by which requests wait for the database. Default: the process's. */
  readonly monotonicMs?: () => number
}

/**
 * The HTTP side of the service: the REST facade, MCP, pages, discovery and health behind one chain of middleware.
 */
export function createApp(services: WebServices, options: AppOptions): Koa {
  const { log } = options
  const rest = createFacade(services, options.access, options)
  const other = new Router({ sensitive: true, strict: true })
  const openApi = buildOpenApi(services.baseUrl)
  const backend = options.backend ?? createServiceBackend(services, options)
  const mcp = createMcpEndpoint(backend, options.access, options)
  const card = serverCard(services.baseUrl, backend)

  other.get('/', (ctx) => ctx.redirect('/app'))
  const documents = { '/openapi.json': openApi, '/.well-known/mcp.json': card, '/mcp/server-card': card }
  for (const [path, document] of Object.entries(documents)) {
    other.get(path, async (ctx) => {
      await options.keyless.admit(ctx.req)
      sendPublic(ctx, document)
    })
  }
  other.get('/healthz', (ctx) => send(ctx, { status: 'ok' }))
  other.get('/readyz', async (ctx) => {
    if (options.isDraining()) throw notReady()
    await ping(services.db)
    send(ctx, { status: 'ready' })
  })
  other.get('/metrics', (ctx) => sendMetrics(ctx, options))
  other.post('/mcp', async (ctx) => {
    const body = await options.keyless.beforeKey(ctx.req, () => readJsonBody(ctx.req))
    const admitted = await mcp.admit(ctx.req, body)
    ctx.state['caller'] = admitted.caller
    await admitted.answer(ctx.res)
    // Only now: a rejected request is answered by Koa.
    ctx.respond = false
  })

  const { baseUrl } = services
  const { isBaseUrlGiven } = options
  const web = createWeb(services, {
    ...options,
    site: { baseUrl, isBaseUrlGiven },
    admitStranger: (request) => options.keyless.admit(request),
  })

  // What a router puts around its routes has no method.
  const layers = [...rest.stack, ...other.stack, ...web.stack].filter(({ methods }) => methods.length > 0)
  const match: FindRoutes = (path) =>
    layers.filter((layer) => layer.match(path)).map(({ path, methods }) => ({ path: String(path), methods }))
  // Each request's route is told to log and metrics, and to match a hundred patterns takes longer than to route it.
  const found = new Map(
    layers.flatMap(({ path }) => (/[:(*{]/.test(String(path)) ? [] : [[String(path), match(String(path))]])),
  )
  const findRoutes: FindRoutes = (path) => found.get(path) ?? match(path)
  const app = new Koa()
  app.use(requestId)
  app.use(accessLog(log, findRoutes, options.clientAddress, options.metrics.answered))
  app.use(allowListedOrigins(options.allowedOrigins))
  app.use(pagePolicy)
  app.use(
    errorBoundary(log, (kind, { req, state }) => options.invalidCalls.keepBack(kind, req, state['caller'])),
  )
  app.use(refuseKeyInUrl)
  app.use(compressAnswers())
  app.use(waitForDatabaseOnce(options.monotonicMs))
  app.use(rest.routes())
  app.use(other.routes())
  app.use(web.routes())
  // Whoever is here asks for what is no route.
  app.use(async (ctx, next) => {
    await options.keyless.admit(ctx.req)
    await next()
  })
  app.use(answerUnknownRoute(findRoutes))
  app.on('error', (error: unknown) => log.warn({ err: error }, 'an answer could not be sent'))
  return app
}

/** One deadline for all statements of a request, until it is answered. */
const waitForDatabaseOnce =
  (now: AppOptions['monotonicMs']): Koa.Middleware =>
  (ctx, next) =>
    withinRequest(
      async (lift) => {
        // Not when `next` resolves: MCP answers later.
        ctx.res.once('close', lift)
        await next()
        // What is read while it is sent may take as long as it likes.
        if (ctx.body instanceof Readable) lift()
      },
      undefined,
      now,
    )

/** Sends a document that anybody may read, web pages too, and cache for an hour. */
function sendPublic(ctx: Context, answer: object): void {
  ctx.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=3600' })
  send(ctx, answer)
}

/** Sends metrics to whom `mayReadMetrics` lets; everybody else gets a 404. */
async function sendMetrics(
  ctx: Context,
  { metrics, isMetricsReader, keyless }: Pick<AppOptions, 'metrics' | 'isMetricsReader' | 'keyless'>,
): Promise<void> {
  if (!mayReadMetrics(ctx.req, isMetricsReader)) {
    await keyless.admit(ctx.req)
    throw noSuchRoute()
  }
  ctx.type = metrics.registry.contentType
  ctx.body = await metrics.registry.metrics()
}

function notReady(): ServiceError {
  return new ServiceError({ kind: 'unavailable', retryAfterSeconds: 5 }, 'The service is shutting down.')
}
