import Router from '@koa/router'
import type { Context } from 'koa'
import type { Accounts } from '../src/accounts/accounts.ts'
import type { ClientAddress } from '../src/http/client-address.ts'
import { ServiceError } from '../src/lib/errors.ts'
import type { Frame } from './frame.tsx'
import { EnterPage } from './pages/enter.tsx'
import { SessionsPage } from './pages/sessions.tsx'
import { fieldOf, readForm } from './read-form.ts'
import { showRefusals } from './refusals.tsx'
import { requireSameOrigin } from './same-origin.ts'
import type { Site } from './site.ts'
import { createVisitors } from './visitors.ts'

export interface SignInOptions {
  readonly site: Site
  readonly clientAddress: ClientAddress
  readonly frame: Frame
}

/** The routes of signing in and out, of a person's sessions, and of the choice of a workspace. */
export function createSignIn(accounts: Accounts, { site, clientAddress, frame }: SignInOptions): Router {
  const router = new Router({ sensitive: true, strict: true })
  const visitors = createVisitors(accounts, site)
  const page = showRefusals(frame)
  const sameOrigin = requireSameOrigin(site)

  const showEnter = async (ctx: Context, refusal?: string) => {
    const visitor = await visitors.visitorOf(ctx.req)
    ctx.type = 'html'
    ctx.body = frame('Sign in', <EnterPage signedInAs={visitor?.name} refusal={refusal} />)
  }

  router.get('/app/enter', page, (ctx) => showEnter(ctx))
  router.post('/app/enter', page, sameOrigin, async (ctx) => {
    const code = fieldOf(await readForm(ctx.req), 'code')
    const from = {
      address: clientAddress(ctx.req) ?? null,
      userAgent: ctx.req.headers['user-agent'] ?? null,
    }
    try {
      visitors.give(ctx, await accounts.enter(code, from, visitors.cookieOf(ctx.req)))
    } catch (error) {
      if (!(error instanceof ServiceError && error.fault.kind === 'forbidden')) throw error
      // With the form, for another code.
      ctx.status = 403
      return await showEnter(ctx, error.message)
    }
    seeOther(ctx, '/app')
  })
  router.post('/app/sign-out', page, sameOrigin, async (ctx) => {
    const cookie = visitors.cookieOf(ctx.req)
    if (cookie !== undefined) await accounts.signOut(cookie)
    visitors.take(ctx)
    seeOther(ctx, '/app/enter')
  })
  router.get('/app/sessions', page, async (ctx) => {
    const visitor = await visitors.visitorOf(ctx.req)
    if (visitor === undefined) return seeOther(ctx, '/app/enter')
    const sessions = await accounts.listSessions(visitor)
    ctx.type = 'html'
    ctx.body = frame('Sessions', <SessionsPage currentId={visitor.sessionId} sessions={sessions} />)
  })
  router.post('/app/sessions/end', page, sameOrigin, async (ctx) => {
    const visitor = await visitors.visitorOf(ctx.req)
    if (visitor === undefined) return seeOther(ctx, '/app/enter')
    await accounts.endSession(visitor, fieldOf(await readForm(ctx.req), 'session'))
    seeOther(ctx, '/app/sessions')
  })
  router.post('/app/workspaces', page, sameOrigin, async (ctx) => {
    const visitor = await visitors.visitorOf(ctx.req)
    if (visitor === undefined) return seeOther(ctx, '/app/enter')
    await accounts.chooseWorkspace(visitor, fieldOf(await readForm(ctx.req), 'workspace'))
    seeOther(ctx, '/app')
  })
  return router
}

/** Sends the browser on to another page, by GET. */
function seeOther(ctx: Context, path: string): void {
  ctx.redirect(path)
  ctx.status = 303
}
