import type Router from '@koa/router'
import type { Context, Middleware } from 'koa'
import type { Accounts } from '../src/accounts/accounts.ts'
import type { Passkeys } from '../src/accounts/passkeys.ts'
import { recentSignIn } from '../src/accounts/recent-sign-in.ts'
import type { Visitor } from '../src/accounts/visitor.ts'
import type { ClientAddress } from '../src/http/client-address.ts'
import type { Clock } from '../src/lib/clock.ts'
import { ServiceError } from '../src/lib/errors.ts'
import type { Documents } from './documents.tsx'
import { FIRST_PAGE, nextPage } from './next-page.ts'
import type { Form } from './page.ts'
import { EnterPage } from './pages/enter.tsx'
import { problems } from './pages/problem.tsx'
import { SessionsPage } from './pages/sessions.tsx'
import { passkeyPaths } from './passkey-paths.ts'
import { fieldOf, readForm } from './read-form.ts'
import { seeOther } from './see-other.ts'
import type { Visitors } from './visitors.ts'

export interface SignInOptions {
  readonly visitors: Visitors
  readonly passkeys: Passkeys
  readonly isDemo: boolean
  /** Refuses forms of other sites. */
  readonly sameOrigin: Middleware
  readonly clientAddress: ClientAddress
  readonly documents: Documents
  readonly clock: Clock
}

/** Adds the routes of signing in and out, of a person's sessions, and of the choice of a workspace. */
export function addSignInRoutes(
  router: Router,
  accounts: Accounts,
  { visitors, passkeys, sameOrigin, clientAddress, documents, clock, isDemo }: SignInOptions,
): void {
  const originOf = ({ req }: Context) => ({
    address: clientAddress(req) ?? null,
    userAgent: req.headers['user-agent'] ?? null,
  })
  const showEnter = async (ctx: Context, next: string, refusal?: string) => {
    const visitor = await visitors.visitorOf(ctx.req)
    ctx.state['visitor'] = visitor
    // Whoever has signed in again in another tab goes on here.
    const isAsked = next !== FIRST_PAGE && refusal === undefined
    if (visitor !== undefined && isAsked && recentSignIn(visitor, clock)) return seeOther(ctx, next)
    documents.send(ctx, {
      title: 'Sign in',
      body: (
        <EnterPage
          signedInAs={visitor}
          passkeys={passkeys.site}
          next={next}
          refusal={refusal}
          isDemo={isDemo}
        />
      ),
      ...(refusal === undefined ? {} : { status: 403 }),
    })
  }
  /** Gives the browser the cookie of a new session, or the page again, for another try. */
  const enter = async (ctx: Context, form: Form, signIn: () => Promise<string>) => {
    const next = nextPage(form.get('next'))
    try {
      visitors.give(ctx, await signIn())
    } catch (error) {
      if (!(error instanceof ServiceError && error.fault.kind === 'forbidden')) throw error
      return await showEnter(ctx, next, error.message)
    }
    seeOther(ctx, next)
  }
  /** Who is signed in; where nobody is, the browser is sent to sign in. */
  const visitorOf = async (ctx: Context): Promise<Visitor | undefined> => {
    const visitor = await visitors.visitorOf(ctx.req)
    ctx.state['visitor'] = visitor
    if (visitor === undefined) seeOther(ctx, '/app/enter')
    return visitor
  }

  router.get('/app/enter', (ctx) => showEnter(ctx, nextPage(ctx.query['next'])))
  router.post('/app/enter', sameOrigin, async (ctx) => {
    const form = await readForm(ctx.req)
    const code = fieldOf(form, 'code')
    await enter(ctx, form, () => accounts.enter(code, originOf(ctx), visitors.cookieOf(ctx.req)))
  })
  router.post(passkeyPaths.signIn, sameOrigin, async (ctx) => {
    const form = await readForm(ctx.req)
    const answer = fieldOf(form, 'answer')
    await enter(ctx, form, () => passkeys.signIn(answer, originOf(ctx), visitors.cookieOf(ctx.req)))
  })
  router.post(passkeyPaths.signInChallenge, sameOrigin, (ctx) =>
    answerScript(ctx, () => passkeys.askToSignIn(originOf(ctx))),
  )
  router.post(passkeyPaths.addChallenge, sameOrigin, async (ctx) => {
    const visitor = await visitorOf(ctx)
    if (visitor !== undefined) await answerScript(ctx, () => passkeys.askToAdd(visitor, originOf(ctx)))
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
      body: (
        <SessionsPage
          currentId={visitor.sessionId}
          hasSettings={visitor.chosen !== null}
          sessions={sessions}
        />
      ),
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

/** Answers a script: with what it asks for as JSON, or with the sentence that it shows a person instead. */
async function answerScript(ctx: Context, find: () => Promise<object>): Promise<void> {
  try {
    ctx.body = await find()
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    ctx.status = problems[error.fault.kind].status
    ctx.body = { error: error.message }
  }
}
