import type Router from '@koa/router'
import type { Context, Middleware } from 'koa'
import type { Accounts } from '../src/accounts/accounts.ts'
import type { Visitor } from '../src/accounts/visitor.ts'
import type { ClientAddress } from '../src/http/client-address.ts'
import { ServiceError } from '../src/lib/errors.ts'
import type { Documents } from './documents.tsx'
import { EnterPage } from './pages/enter.tsx'
import { SessionsPage } from './pages/sessions.tsx'
import { fieldOf, readForm } from './read-form.ts'
import { seeOther } from './see-other.ts'
import type { Visitors } from './visitors.ts'

export interface SignInOptions {
  readonly visitors: Visitors
  /** Refuses forms of other sites. */
  readonly sameOrigin: Middleware
  readonly clientAddress: ClientAddress
  readonly documents: Documents
}

/** Adds the routes of signing in and out, of a person's sessions, and of the choice of a workspace. */
export function addSignInRoutes(
  router: Router,
  accounts: Accounts,
  { visitors, sameOrigin, clientAddress, documents }: SignInOptions,
): void {
  const showEnter = async (ctx: Context, refusal?: string) => {
    const visitor = await visitors.visitorOf(ctx.req)
    ctx.state['visitor'] = visitor
    documents.send(ctx, {
      title: 'Sign in',
      body: <EnterPage signedInAs={visitor?.name} refusal={refusal} />,
      ...(refusal === undefined ? {} : { status: 403 }),
    })
  }
  /** Who is signed in; where nobody is, the browser is sent to sign in. */
  const visitorOf = async (ctx: Context): Promise<Visitor | undefined> => {
    const visitor = await visitors.visitorOf(ctx.req)
    ctx.state['visitor'] = visitor
    if (visitor === undefined) seeOther(ctx, '/app/enter')
    return visitor
  }

  router.get('/app/enter', (ctx) => showEnter(ctx))
  router.post('/app/enter', sameOrigin, async (ctx) => {
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
      return await showEnter(ctx, error.message)
    }
    seeOther(ctx, '/app')
  })
  router.post('/app/sign-out', sameOrigin, async (ctx) => {
    const cookie = visitors.cookieOf(ctx.req)
    if (cookie !== undefined) await accounts.signOut(cookie)
    visitors.take(ctx)
    seeOther(ctx, '/app/enter')
  })
  router.get('/app/sessions', async (ctx) => {
    const visitor = await visitorOf(ctx)
    if (visitor === undefined) return
    const sessions = await accounts.listSessions(visitor)
    documents.send(ctx, {
      title: 'Sessions',
      body: <SessionsPage currentId={visitor.sessionId} sessions={sessions} />,
    })
  })
  router.post('/app/sessions/end', sameOrigin, async (ctx) => {
    const visitor = await visitorOf(ctx)
    if (visitor === undefined) return
    await accounts.endSession(visitor, fieldOf(await readForm(ctx.req), 'session'))
    seeOther(ctx, '/app/sessions')
  })
  router.post('/app/workspaces', sameOrigin, async (ctx) => {
    const visitor = await visitorOf(ctx)
    if (visitor === undefined) return
    await accounts.chooseWorkspace(visitor, fieldOf(await readForm(ctx.req), 'workspace'))
    seeOther(ctx, '/app')
  })
}
