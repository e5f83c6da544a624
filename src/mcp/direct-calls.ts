import type { ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { clientGoneSignal } from '../http/client-gone.ts'
import type { McpBackend, RequestContext, ToolCall } from './backend.ts'
import { isInputRequired, type MethodAnswer, methods } from './methods.ts'
import { isObject, type Params } from './params.ts'

/** Arguments that were given, for they come again: of frozen ones a tool keeps what it has read. Most are short. */
const KEPT = 1000
const LONGEST_KEPT = 500
const kept = new LRUCache<string, Params>({ max: KEPT })

const MESSAGE_MEMBERS: ReadonlySet<string> = new Set(['jsonrpc', 'id', 'method', 'params'])
const PARAMS_MEMBERS: ReadonlySet<string> = new Set(['name', 'arguments', '_meta'])

/** A call of a tool that only reads, in a message without anything else. */
export interface DirectCall {
  readonly id: string | number
  readonly call: ToolCall
  /** As it came, unchecked: only of the newer protocol versions has a message to have it. */
  readonly meta: unknown
}

/**
 * The call that a message makes, where an SDK would only pass it on and put a frame around its answer, which costs more than a
 * page from memory. Undefined for every other message, and for what is wrong with one.
 */
export function directCallOf(backend: McpBackend, body: unknown): DirectCall | undefined {
  if (backend.sendsLogs || !isObject(body) || !hasOnly(body, MESSAGE_MEMBERS)) return undefined
  const { jsonrpc, id, method, params } = body
  if (jsonrpc !== '2.0' || method !== 'tools/call' || !isRequestId(id)) return undefined
  if (!isObject(params) || !hasOnly(params, PARAMS_MEMBERS)) return undefined
  const { name, arguments: given = {}, _meta: meta } = params
  if (typeof name !== 'string' || !isObject(given)) return undefined
  const tool = backend.tools.find((each) => each.name === name)
  if (tool?.annotations?.readOnlyHint !== true) return undefined
  return { id, call: { name, arguments: frozen(given) }, meta }
}

export function isRequestId(id: unknown): id is string | number {
  return typeof id === 'string' || Number.isSafeInteger(id)
}

/** What a call came to: a result, or what an SDK has to put into words. */
export type DirectAnswer =
  | { readonly result: Readonly<Record<string, unknown>> }
  | { readonly handOn: () => Promise<MethodAnswer> }

/** Runs a call whose client has asked for no progress. Never rejects. */
export async function runDirectly(
  backend: McpBackend,
  { call }: DirectCall,
  asked: Pick<RequestContext, 'caller' | 'serviceLog'>,
  response: ServerResponse,
): Promise<DirectAnswer> {
  const signal = clientGoneSignal(response)
  const context = { ...asked, signal, elicitation: undefined, report() {}, log() {} }
  try {
    const answer = await methods['tools/call'](backend, { ...call })(context)
    return isInputRequired(answer) ? { handOn: async () => answer } : { result: answer }
  } catch (thrown) {
    return { handOn: () => Promise.reject(thrown) }
  }
}

function frozen(given: Params): Params {
  const text = JSON.stringify(given)
  if (text.length > LONGEST_KEPT) return given
  const known = kept.get(text)
  if (known !== undefined) return known
  kept.set(text, Object.freeze(given))
  return given
}

function hasOnly(value: Params, members: ReadonlySet<string>): boolean {
  return Object.keys(value).every((name) => members.has(name))
}
