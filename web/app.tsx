import type { IncomingMessage } from 'node:http'
import Router from '@koa/router'
import type { Context, Middleware } from 'koa'
import type { VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { clientGoneSignal } from '../src/http/client-gone.ts'
import { ServiceError, toServiceError } from '../src/lib/errors.ts'
import type { Logger } from '../src/process/log.ts'
import { type CallOptions, callTool } from '../tools/call.ts'
import type { Services } from '../tools/tool.ts'
import { sendAsset } from './assets.ts'
import type { Page, PageRequest, ShownPage, Visitor } from './page.ts'
import { pages } from './pages/index.ts'
import { Frame } from './pages/layout.tsx'
import { ProblemPage, problems } from './pages/problem.tsx'
import { readForm } from './read-form.ts'

export interface WebOptions extends CallOptions {
  readonly log: Logger
  /** Said above every page. */
  readonly banner?: string | undefined
  /** The signed-in person behind a request; undefined where there is none. */
  visitorOf(request: IncomingMessage): Promise<Visitor | undefined>
  /** Throws `forbidden` for a form that another site may have sent. */
  readonly requireSameOrigin: Middleware
}

/** Everything below /app: pages, what they load, and the way in. */
export function createWeb(services: Services, options: WebOptions): Router {
  const router = new Router({ sensitive: true, strict: true })
  router.use(problemsAsPages(options))
  router.get('/app/assets/*path', (ctx) => {
    if (!sendAsset(ctx)) throw nothingHere()
  })
  for (const page of pages) {
    router.get(page.path, async (ctx) => {
      const request = await requestOf(ctx, page, services, options)
      if (request !== undefined) sendPage(ctx, page, request.visitor, await page.show(request), options)
    })
    const { submit } = page
    if (submit === undefined) continue
    router.post(page.path, options.requireSameOrigin, async (ctx) => {
      const request = await requestOf(ctx, page, services, options)
      if (request === undefined) return
      const submitted = await submit(request, await readForm(ctx.req))
      if ('seeOther' in submitted) seeOther(ctx, submitted.seeOther)
      else sendPage(ctx, page, request.visitor, submitted, options)
    })
  }
  return router
}

/** A failure as a page, with the navigation of whoever is signed in. */
function problemsAsPages({ log, banner }: WebOptions): Middleware {
  return async (ctx, next) => {
    try {
      await next()
    } catch (thrown) {
      const error = toServiceError(thrown)
      if (error.fault.kind === 'internal') log.error({ err: error.cause }, error.message)
      const { status, heading } = problems[error.fault.kind]
      ctx.status = status
      sendDocument(
        ctx,
        <Frame title={heading} banner={banner} visitor={ctx.state['visitor']}>
          <ProblemPage error={error} />
        </Frame>,
      )
    }
  }
}

/** Undefined where nobody is signed in: then the browser is sent to sign in. Throws `forbidden` by role. */
async function requestOf(
  ctx: Context,
  page: Page,
  services: Services,
  options: WebOptions,
): Promise<PageRequest | undefined> {
  const visitor = await options.visitorOf(ctx.req)
  if (visitor === undefined) {
    seeOther(ctx, '/app/enter')
    return undefined
  }
  ctx.state['visitor'] = visitor
  if (page.needs === 'owner' && visitor.role !== 'owner') throw ownersOnly()
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

function sendPage(
  ctx: Context,
  { place }: Page,
  visitor: Visitor,
  { title, body, status = 200 }: ShownPage,
  { banner }: WebOptions,
): void {
  ctx.status = status
  sendDocument(
    ctx,
    <Frame title={title} banner={banner} visitor={visitor} place={place}>
      {body}
    </Frame>,
  )
}

/** Sends the browser on to another page, by GET. */
function seeOther(ctx: Context, path: string): void {
  ctx.redirect(path)
  ctx.status = 303
}

function sendDocument(ctx: Context, document: VNode): void {
  ctx.type = 'text/html; charset=utf-8'
  ctx.body = `<!doctype html>${renderToString(document)}`
}

function ownersOnly(): ServiceError {
  return new ServiceError({ kind: 'forbidden' }, 'Only an owner of this workspace may open this page.')
}

function nothingHere(): ServiceError {
  return new ServiceError({ kind: 'not_found' }, 'There is no such page.')
}
