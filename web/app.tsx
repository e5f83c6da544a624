import type { IncomingMessage } from 'node:http'
import Router from '@koa/router'
import type { Context } from 'koa'
import type { VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { clientGoneSignal } from '../src/http/client-gone.ts'
import { ServiceError, toServiceError } from '../src/lib/errors.ts'
import type { Logger } from '../src/process/log.ts'
import { type CallOptions, callTool } from '../tools/call.ts'
import type { Services } from '../tools/tool.ts'
import { sendAsset } from './assets.ts'
import type { Page, PageRequest, Visitor } from './page.ts'
import { pages } from './pages/index.ts'
import { Frame } from './pages/layout.tsx'
import { ProblemPage, problems } from './pages/problem.tsx'
import { pagePolicy } from './policy.ts'

export interface WebOptions extends CallOptions {
  readonly log: Logger
  /** Said above every page. */
  readonly banner?: string | undefined
  /** The signed-in person behind a request; undefined where there is none. */
  visitorOf(request: IncomingMessage): Promise<Visitor | undefined>
}

/** Everything below /app: pages, what they load, and the way in. */
export function createWeb(services: Services, options: WebOptions): Router {
  const router = new Router({ sensitive: true, strict: true })
  router.use(pagePolicy)
  router.get('/app/assets/*path', (ctx) => {
    if (!sendAsset(ctx)) throw nothingHere()
  })
  for (const page of pages) router.get(page.path, (ctx) => answer(ctx, page, services, options))
  return router
}

async function answer(ctx: Context, page: Page, services: Services, options: WebOptions): Promise<void> {
  let visitor: Visitor | undefined
  try {
    visitor = await options.visitorOf(ctx.req)
    if (visitor === undefined) return ctx.redirect('/app/enter')
    const { title, body, status = 200 } = await page.show(requestOf(ctx, visitor, services, options))
    ctx.status = status
    sendDocument(
      ctx,
      <Frame title={title} banner={options.banner} visitor={visitor} place={page.place}>
        {body}
      </Frame>,
    )
  } catch (thrown) {
    const error = toServiceError(thrown)
    if (error.fault.kind === 'internal') options.log.error({ err: error.cause }, error.message)
    const { status, heading } = problems[error.fault.kind]
    ctx.status = status
    sendDocument(
      ctx,
      <Frame title={heading} banner={options.banner} visitor={visitor}>
        <ProblemPage error={error} />
      </Frame>,
    )
  }
}

function requestOf(ctx: Context, visitor: Visitor, services: Services, options: WebOptions): PageRequest {
  const signal = clientGoneSignal(ctx.res)
  return {
    visitor,
    services,
    params: ctx['params'],
    query: new URLSearchParams(ctx.querystring),
    signal,
    callTool: (tool, input) =>
      callTool(
        tool,
        input,
        {
          services,
          caller: {
            workspace: visitor.workspace,
            actor: { kind: 'user', id: visitor.userId },
            confirmScans: visitor.confirmScans,
          },
          consent: { way: 'page' },
          signal,
          report: () => {},
        },
        options,
      ),
  }
}

function sendDocument(ctx: Context, document: VNode): void {
  ctx.type = 'text/html; charset=utf-8'
  ctx.body = `<!doctype html>${renderToString(document)}`
}

function nothingHere(): ServiceError {
  return new ServiceError({ kind: 'not_found' }, 'There is no such page.')
}
