import type { Context } from 'koa'
import type { VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import type { ServiceError } from '../src/lib/errors.ts'
import type { Place, ShownPage, ShownPicture } from './page.ts'
import { Frame } from './pages/layout.tsx'
import { ProblemPage, problems } from './pages/problem.tsx'

/** Whole documents around pages, for whoever `ctx.state.visitor` says is signed in. */
export interface Documents {
  send(ctx: Context, page: ShownPage, place?: Place): void
  sendPicture(ctx: Context, shown: ShownPicture): void
  sendProblem(ctx: Context, error: ServiceError): void
}

/** Of a demo every page says that its data is simulated. */
export function createDocuments(isDemo: boolean): Documents {
  const send: Documents['send'] = (ctx, { title, body, status = 200, holdsSecret }, place) => {
    ctx.status = status
    ctx.type = 'html'
    // The second word keeps it from being compressed, here or by a proxy: a length could give a part of it away.
    if (holdsSecret) ctx.set('Cache-Control', 'no-store, no-transform')
    const document: VNode = (
      <Frame title={title} isDemo={isDemo} visitor={ctx.state['visitor']} place={place}>
        {body}
      </Frame>
    )
    if (!holdsSecret) ctx.state['answer'] = document
    ctx.body = `<!doctype html>${renderToString(document)}`
  }
  return {
    send,
    sendPicture(ctx, { picture }) {
      ctx.type = 'image/svg+xml'
      ctx.body = renderToString(picture)
    },
    sendProblem(ctx, error) {
      const { fault } = error
      const { status, heading } = problems[fault.kind]
      if ('retryAfterSeconds' in fault && fault.retryAfterSeconds !== undefined)
        ctx.set('Retry-After', String(fault.retryAfterSeconds))
      send(ctx, { status, title: heading, body: <ProblemPage error={error} /> })
    },
  }
}
