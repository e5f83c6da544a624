import type { Context } from 'koa'
import { LRUCache } from 'lru-cache'
import type { VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import type { ServiceError } from '../src/lib/errors.ts'
import type { MadeFrom, Place, ShownPage, ShownPicture } from './page.ts'
import { Frame } from './pages/layout.tsx'
import { ProblemPage, problems } from './pages/problem.tsx'

/** Of one output: people of a workspace look at the same ranking, each in a document of their own. */
const KEPT_DOCUMENTS = 8

/** Whole documents around pages, for whoever `ctx.state.visitor` says is signed in. */
export interface Documents {
  send(ctx: Context, page: ShownPage, place?: Place): void
  sendPicture(ctx: Context, shown: ShownPicture): void
  sendProblem(ctx: Context, error: ServiceError): void
}

/** Of a demo every page says that its data is simulated. */
export function createDocuments(isDemo: boolean): Documents {
  const kept = createKeptDocuments()
  const send: Documents['send'] = (ctx, page, place) => {
    const { title, body, status = 200, holdsSecret, madeFrom } = page
    const render = () => {
      const document: VNode = (
        <Frame title={title} isDemo={isDemo} visitor={ctx.state['visitor']} place={place}>
          {body}
        </Frame>
      )
      return Buffer.from(`<!doctype html>${renderToString(document)}`)
    }
    const frame = JSON.stringify([title, place, ctx.state['visitor']])
    const html = madeFrom === undefined ? render() : kept.get(madeFrom, frame, render)
    ctx.status = status
    ctx.type = 'html'
    // The second word keeps it from being compressed, here or by a proxy: a length could give a part of it away.
    if (holdsSecret) ctx.set('Cache-Control', 'no-store, no-transform')
    if (!holdsSecret) ctx.state['answer'] = html
    ctx.body = html
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

/** Rendering the list of trends costs four times as much as all else that its page does. */
function createKeptDocuments() {
  const byOutput = new WeakMap<object, LRUCache<string, Buffer>>()
  return {
    get({ output, rest }: MadeFrom, frame: string, render: () => Buffer): Buffer {
      const documents = byOutput.get(output) ?? new LRUCache<string, Buffer>({ max: KEPT_DOCUMENTS })
      byOutput.set(output, documents)
      const key = `${frame} ${rest}`
      const html = documents.get(key) ?? render()
      documents.set(key, html)
      return html
    },
  }
}
