import type { IncomingMessage } from 'node:http'
import Router from '@koa/router'
import type { Context, Middleware } from 'koa'
import { runAction } from '../actions/run.ts'
import type { Accounts } from '../src/accounts/accounts.ts'
import { recentSignIn } from '../src/accounts/recent-sign-in.ts'
import type { ClientAddress } from '../src/http/client-address.ts'
import { clientGoneSignal } from '../src/http/client-gone.ts'
import { logFailure } from '../src/http/log-failure.ts'
import { NotReadyYet, ServiceError, toServiceError } from '../src/lib/errors.ts'
import type { Logger } from '../src/process/log.ts'
import { type CallOptions, callTool } from '../tools/call.ts'
import type { CallContext, Tool } from '../tools/tool.ts'
import { sendAsset } from './assets.ts'
import { createDocuments, type Documents } from './documents.tsx'
import { addNewWorkspaceRoutes } from './new-workspace.tsx'
import { type Lines, NEW_WORKSPACE, type Page, type PageRequest, type WebServices } from './page.ts'
import { beingMade } from './pages/being-made.tsx'
import { pages } from './pages/index.ts'
import { readForm } from './read-form.ts'
import { requireSameOrigin } from './same-origin.ts'
import { createScanEvents } from './scan-events.ts'
import { seeOther } from './see-other.ts'
import { addSignInRoutes } from './sign-in.tsx'
import { enterAgain } from './sign-in-again.ts'
import type { Site } from './site.ts'
import { sendStreamed } from './streamed.ts'
import { createVisitors, type Visitors } from './visitors.ts'

export interface WebOptions extends CallOptions {
  readonly log: Logger
  readonly site: Site
  readonly accounts: Accounts
  /** Lets a request of somebody who is not signed in pass, or throws `too_many_requests`. */
  admitStranger(request: IncomingMessage): Promise<void>
  readonly clientAddress: ClientAddress
  /** The ids of the users whom the operator lets set plans of their workspaces. */
  readonly planAdmins: readonly string[]
  /** All data is simulated, which every page says. */
  readonly isDemo: boolean
  /** Resolves when a page has waited long enough for what must first be made; rejects when the signal aborts. */
  pagePatience(signal: AbortSignal): Promise<void>
}

/** Everything below /app: the way in, pages, and what they load. */
export function createWeb(services: WebServices, options: WebOptions): Router {
  const { accounts, site, clientAddress, log } = options
  const router = new Router({ sensitive: true, strict: true })
  const documents = createDocuments(options.isDemo)
  const visitors = createVisitors(accounts, site)
  const sameOrigin = requireSameOrigin(site)
  router.use(problemsAsPages(documents, log))
  router.get('/app/assets/*path', (ctx) => {
    if (!sendAsset(ctx)) throw nothingHere()
  })
  // A cookie that is none would be looked up each time.
  router.use(async (ctx, next) => {
    if (!visitors.isKnown(ctx.req)) await options.admitStranger(ctx.req)
    await next()
  })
  const { passkeys, clock } = services
  addSignInRoutes(router, accounts, {
    visitors,
    passkeys,
    sameOrigin,
    clientAddress,
    documents,
    clock,
    isDemo: options.isDemo,
  })
  addNewWorkspaceRoutes(router, accounts, services, { visitors, sameOrigin, clientAddress, documents })
  const scanEvents = createScanEvents(log)
  router.get('/app/scans/events', async (ctx) => {
    const request = await requestOf(ctx, { needs: 'member' }, services, visitors, options)
    if (request === undefined) return
    const { sessionId, workspace } = request.visitor
    scanEvents.follow(ctx, request, async () => {
      const person = await visitors.visitorOf(ctx.req)
      return person?.sessionId === sessionId && person.chosen?.workspace.id === workspace.id
    })
  })
  for (const page of pages) {
    router.get(page.path, async (ctx) => {
      const request = await requestOf(ctx, page, services, visitors, options, impatience(ctx, options))
      if (request === undefined) return
      const shown = await page.show(request).catch((error: unknown) => {
        if (error instanceof NotReadyYet) return beingMade(request)
        throw error
      })
      if ('picture' in shown) documents.sendPicture(ctx, shown)
      else if ('file' in shown) documents.sendFile(ctx, shown)
      else documents.send(ctx, shown, page.place)
    })
    const { submit, lines } = page
    if (lines !== undefined) {
      router.get(lines.path, async (ctx) => {
        const request = await requestOf(ctx, page, services, visitors, options)
        if (request !== undefined) await sendLines(ctx, lines, request)
      })
    }
    if (submit === undefined) continue
    router.post(page.path, sameOrigin, async (ctx) => {
      const request = await requestOf(ctx, page, services, visitors, options)
      if (request === undefined) return
      const form = await readForm(ctx.req, page.formLimitBytes)
      try {
        const submitted = await submit(request, form)
        if ('seeOther' in submitted) seeOther(ctx, submitted.seeOther)
        else documents.send(ctx, submitted, page.place)
      } catch (error) {
        const enter = enterAgain(error, ctx.path, () => page.kept?.(form) ?? {})
        if (enter === undefined) throw error
        seeOther(ctx, enter)
      }
    })
  }
  router.get('/app/*path', () => {
    throw nothingHere()
  })
  return router
}

/** A failure as a page, with the navigation of whoever is signed in. */
function problemsAsPages(documents: Documents, log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next()
    } catch (thrown) {
      const error = toServiceError(thrown)
      logFailure(log, ctx.state['requestId'], error)
      documents.sendProblem(ctx, error)
    }
  }
}

/** Aborts when the browser has gone, and with NotReadyYet when it has waited long enough: what was begun goes on. */
function impatience({ res }: Context, { pagePatience }: WebOptions): AbortSignal {
  const [late, done] = [new AbortController(), new AbortController()]
  res.once('close', () => done.abort())
  pagePatience(done.signal).then(
    () => late.abort(new NotReadyYet()),
    () => {},
  )
  return AbortSignal.any([clientGoneSignal(res), late.signal])
}

/**
 * Undefined where the browser is sent elsewhere: to sign in, or to make the first workspace. Throws `forbidden` by role.
 */
async function requestOf(
  ctx: Context,
  { needs }: Pick<Page, 'needs'>,
  services: WebServices,
  visitors: Visitors,
  options: WebOptions,
  signal = clientGoneSignal(ctx.res),
): Promise<PageRequest | undefined> {
  const person = await visitors.visitorOf(ctx.req)
  if (person === undefined) {
    seeOther(ctx, '/app/enter')
    return undefined
  }
  ctx.state['visitor'] = person
  const { chosen, ...rest } = person
  if (chosen === null) {
    if (!person.isFirst) throw memberOfNone(person.userId)
    seeOther(ctx, NEW_WORKSPACE)
    return undefined
  }
  if (needs === 'owner' && chosen.role !== 'owner') throw ownersOnly()
  const { workspace, confirmScans } = chosen
  const context: CallContext = {
    services,
    caller: { workspace, actor: { kind: 'user', id: person.userId }, confirmScans },
    consent: { way: 'page' },
    signal,
    report: () => {},
  }
  const { actor } = context.caller
  // In a demo nobody could make another link, and its data is nobody's.
  const hasSignedInRecently = options.isDemo || recentSignIn(person, services.clock)
  const from = options.clientAddress(ctx.req) ?? 'unknown'
  const log = options.log.child({ requestId: ctx.state['requestId'] })
  const isPlanAdmin = options.planAdmins.includes(person.userId)
  return {
    visitor: { ...rest, ...chosen },
    services,
    isDemo: options.isDemo,
    isPlanAdmin,
    baseUrl: options.site.baseUrl,
    params: ctx['params'],
    url: ctx.url,
    query: new URLSearchParams(ctx.querystring),
    signal: context.signal,
    callTool: (tool, input, fieldNames) => callTool(tool, input, context, { ...options, fieldNames }),
    beginTool: (tool, input, fieldNames) => beginTool(tool, input, context, { ...options, log, fieldNames }),
    runAction: (action, input = {}, fieldNames = {}) =>
      options.admission.run(context.caller, 'cheap', signal, () =>
        runAction(
          action,
          { ...input, workspaceId: workspace.id },
          { ...services, actor, from },
          { memberships: person.workspaces, isPlanAdmin, hasSignedInRecently, fieldNames },
        ),
      ),
  }
}

/** Resolves once the call goes on by itself, or is done; a failure after that is told by nobody but the log. */
function beginTool(
  tool: Tool,
  input: Readonly<Record<string, unknown>>,
  context: CallContext,
  options: CallOptions & Pick<WebOptions, 'log'>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let isAdmitted = false
    const admitted = () => {
      isAdmitted = true
      resolve()
    }
    callTool(tool, input, { ...context, admitted }, options).then(admitted, (error: unknown) => {
      if (isAdmitted) options.log.warn({ err: error }, 'what a page began did not complete')
      else reject(error)
    })
  })
}

function ownersOnly(): ServiceError {
  return new ServiceError({ kind: 'forbidden' }, 'Only an owner of this workspace may open this page.')
}

function memberOfNone(userId: string): ServiceError {
  return new ServiceError(
    { kind: 'not_found' },
    `You are a member of no workspace. Ask an owner of one for an invitation, and open its link in this browser. Whoever runs this service makes a workspace with "npm run admin -- workspace create" and lets you in with "npm run admin -- user link --user ${userId} --workspace ID --role owner".`,
  )
}

/** Pulls the first line before anything is sent: what fails before it is a page that says so. */
async function sendLines(ctx: Context, { filename, read }: Lines, request: PageRequest): Promise<void> {
  const lines = read(request)
  const first = await lines.next()
  ctx.type = 'application/x-ndjson; charset=utf-8'
  ctx.attachment(filename)
  sendStreamed(
    ctx,
    (async function* () {
      if (first.done === true) return
      yield `${first.value}\n`
      for await (const line of lines) yield `${line}\n`
    })(),
  )
}

function nothingHere(): ServiceError {
  return new ServiceError({ kind: 'not_found' }, 'There is no such page.')
}
