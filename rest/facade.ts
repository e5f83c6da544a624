import { createHash } from 'node:crypto'
import Router from '@koa/router'
import type { Context } from 'koa'
import type { Access } from '../src/access/authenticate.ts'
import { productOf } from '../src/access/client-name.ts'
import type { ClientAddress } from '../src/http/client-address.ts'
import { clientGoneSignal } from '../src/http/client-gone.ts'
import { jsonBytesOf } from '../src/lib/json-text.ts'
import { type CallOptions, callTool } from '../tools/call.ts'
import { tools } from '../tools/index.ts'
import type { Services, Tool } from '../tools/tool.ts'
import { type Operation, operations } from './operations.ts'
import { readJsonBody } from './read-body.ts'
import { createInputReader } from './read-input.ts'

export interface FacadeOptions extends CallOptions {
  readonly clientAddress: ClientAddress
}

/** A router with every tool as a REST operation, by the table of operations. */
export function createFacade(services: Services, access: Access, options: FacadeOptions): Router {
  const router = new Router({ sensitive: true, strict: true })
  for (const each of tools) {
    const tool: Tool = each
    const operation: Operation = operations[each.name]
    const readInput = createInputReader(tool, operation)
    const route = operation.path.replaceAll(/\{(\w+)\}/g, ':$1')
    router.register(route, operation.method === 'get' ? ['GET'] : ['POST'], async (ctx) => {
      const { authorization, 'user-agent': userAgent } = ctx.req.headers
      const caller = await access.authenticate(
        authorization,
        () => ({ surface: 'rest', client: productOf(userAgent) }),
        options.clientAddress(ctx.req),
      )
      ctx.state['caller'] = caller
      const input = readInput({
        queryString: ctx.querystring,
        path: ctx.params,
        body: await readJsonBody(ctx.req),
        header: (name) => ctx.req.headersDistinct[name.toLowerCase()]?.join(', '),
      })
      const { output, notes } = await callTool(
        tool,
        input,
        {
          services,
          caller,
          report: () => {},
          signal: clientGoneSignal(ctx.res),
          consent: { way: 'second_call', tokenField: 'the header Confirm-Token' },
        },
        { ...options, fieldNames: operation.headers },
      )
      const reply = operation.reply({ notes, input, url: new URL(ctx.url, 'http://relative.invalid') })
      ctx.status = reply.status
      ctx.set({ ...reply.headers })
      send(ctx, output)
    })
  }
  return router
}

/** Sends an answer as JSON; for a GET with an ETag, or as 304 if the client already has it. */
export function send(ctx: Context, answer: object): void {
  ctx.state['answer'] = answer
  if (ctx.method === 'GET' || ctx.method === 'HEAD') {
    const etag = etagOf(answer)
    ctx.set('ETag', etag)
    if (isKnown(ctx.get('If-None-Match'), etag)) {
      ctx.status = 304
      ctx.body = null
      return
    }
  }
  ctx.type = 'application/json'
  ctx.body = jsonBytesOf(answer)
}

const etags = new WeakMap<object, string>()

/** A weak ETag, because the same answer may be sent compressed or not. */
function etagOf(answer: object): string {
  const known = etags.get(answer)
  if (known !== undefined) return known
  const etag = `W/"${createHash('sha256').update(jsonBytesOf(answer)).digest('base64url')}"`
  etags.set(answer, etag)
  return etag
}

/**
 * RFC 9110, 13.1.2. Koa's own `fresh` also wants the request to be without `Cache-Control: no-cache`, which
 * `fetch` adds to every conditional request.
 */
function isKnown(ifNoneMatch: string, etag: string): boolean {
  const weak = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((known) => ['*', weak].includes(known.trim().replace(/^W\//, '')))
}
