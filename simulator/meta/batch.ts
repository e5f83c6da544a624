import { type ApiReply, type ApiRequest, type Caller, json } from '../exchange.ts'
import { badParameter, tooLargeBatch } from './replies.ts'

const MAX_ITEMS = 50

interface BatchItem {
  readonly method: string
  readonly relativeUrl: string
}

/** `POST /` with `batch`: every item has a response of its own, with its body as text; late ones are null. */
export function answerBatch(
  request: ApiRequest,
  caller: Caller,
  answer: (item: ApiRequest) => ApiReply,
): ApiReply {
  const form = new URLSearchParams(request.body)
  const items = readItems(form.get('batch') ?? request.query.get('batch') ?? '')
  if (items.length > MAX_ITEMS) throw tooLargeBatch()
  const { name, amount } = caller.scenario
  const inTime = name === 'batch_timeout' ? amount : MAX_ITEMS
  const replies = items.map((item) => answer(requestOf(item, request)))
  const withHeaders = form.get('include_headers') !== 'false'
  const shown = replies.map((reply, index) =>
    index >= inTime
      ? null
      : { code: reply.status, ...(withHeaders ? { headers: namedHeaders(reply) } : {}), body: reply.body },
  )
  // The batch response has the usage after its last item.
  const { 'content-type': _, ...usage } = replies.at(-1)?.headers ?? {}
  return json(200, shown, usage)
}

function readItems(text: string): readonly BatchItem[] {
  const items = parsed(text)
  if (!Array.isArray(items) || items.length === 0)
    throw badParameter('batch must be a JSON array of requests')
  return items.map((item: unknown) => {
    const given = new Map<string, unknown>(Object.entries(Object(item)))
    const [method, relativeUrl] = [given.get('method'), given.get('relative_url')]
    if (method !== 'GET' || typeof relativeUrl !== 'string') {
      throw badParameter('Every item needs the method GET and a relative_url')
    }
    return { method, relativeUrl }
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function requestOf({ method, relativeUrl }: BatchItem, outer: ApiRequest): ApiRequest {
  const url = new URL(`/${relativeUrl.replace(/^\/+/, '')}`, 'http://graph.invalid')
  const path = decodeURIComponent(url.pathname).replace(/^\/v\d+\.\d+(?=\/)/, '')
  return { ...outer, method, path, query: url.searchParams, body: '' }
}

function namedHeaders(reply: ApiReply) {
  return Object.entries(reply.headers).map(([name, value]) => ({ name, value }))
}
