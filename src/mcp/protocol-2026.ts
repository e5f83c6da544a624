import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  classifyInboundRequest,
  createMcpHandler,
  type InputRequests,
  type InputRequiredResult,
  inputRequired,
  LOG_LEVEL_META_KEY,
  type McpRequestContext,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  type ResultTypeMap,
  SERVER_INFO_META_KEY,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { toServiceError } from '../lib/errors.ts'
import type { Logger } from '../process/log.ts'
import {
  type Elicitation,
  type InputRequired,
  type ListedTool,
  type McpBackend,
  type RequestContext,
  UnknownNameError,
} from './backend.ts'
import { type DirectCall, runDirectly } from './direct-calls.ts'
import { KnownEnvelopes } from './known-envelopes.ts'
import { fillStandIns, messageParts, outputOf, withStandIns } from './message-bytes.ts'
import { isInputRequired, isMethod, type Method, type MethodAnswer, methods } from './methods.ts'
import { readParams, readUri } from './params.ts'
import { sendParts } from './request-transport.ts'
import { monotonicProgress } from './results.ts'
import { withShortRefusal } from './short-refusals.ts'
import { sendWebAnswer, toWebRequest } from './web-exchange.ts'

/** The protocol versions without a handshake, served with the SDK's 2.x line. */
export const versions2026: readonly string[] = ['2026-07-28']

/** Cache hint of lists: they are part of the program and the same for all callers. */
const PUBLIC_CACHE = { ttlMs: 3_600_000, cacheScope: 'public' } as const
/** Cache hint of data: it belongs to one workspace and changes with every scan. */
const NO_CACHE = { ttlMs: 0, cacheScope: 'private' } as const

/** A message with one of these in its `_meta` may be answered with a stream. */
const MAY_STREAM = ['progressToken', LOG_LEVEL_META_KEY]

export interface Protocol2026 {
  /** Whether a call's envelope is one that the SDK has taken before, of a message of these protocol versions. */
  knows(request: IncomingMessage, direct: DirectCall): boolean
  /** Answers a message; `direct` is the call that it makes, if that may be answered without a server of the SDK's. */
  answer(
    asked: Asked,
    request: IncomingMessage,
    response: ServerResponse,
    body: unknown,
    direct: DirectCall | undefined,
  ): Promise<void>
}

type Asked = Pick<RequestContext, 'caller' | 'serviceLog'>

/** Whether a message is of these protocol versions, according to its body first and its headers second. */
export function isProtocol2026({ headers }: IncomingMessage, body: unknown): boolean {
  const header = (name: string) => (typeof headers[name] === 'string' ? headers[name] : undefined)
  const protocolVersionHeader = header('mcp-protocol-version')
  const mcpMethodHeader = header('mcp-method')
  const mcpNameHeader = header('mcp-name')
  const outcome = classifyInboundRequest({
    httpMethod: 'POST',
    ...(protocolVersionHeader === undefined ? {} : { protocolVersionHeader }),
    ...(mcpMethodHeader === undefined ? {} : { mcpMethodHeader }),
    ...(mcpNameHeader === undefined ? {} : { mcpNameHeader }),
    body,
  })
  // Anything but JSON-RPC has no version: protocol-2025.ts refuses it with this service's own sentence.
  return outcome.kind === 'modern' || (outcome.kind === 'reject' && outcome.rung !== 'jsonrpc-shape')
}

/** What a message of these protocol versions says of its client. Untrusted. */
export function clientInfoOf(body: unknown): { readonly name?: unknown } {
  return Object(Object(Object(Object(body).params)._meta)[CLIENT_INFO_META_KEY])
}

/**
 * Answers messages of these protocol versions: one server per request; JSON, or a stream if notifications
 * come first. A call whose envelope the SDK has taken before needs none: head and `_meta` are all that it checks of one.
 */
export function createProtocol2026(backend: McpBackend, log: Logger): Protocol2026 {
  const envelopes = new KnownEnvelopes(MAY_STREAM)
  const handler = createMcpHandler((context) => createServer(backend, requestInfoOf(context)), {
    legacy: 'reject',
    // Nearly all of these are client errors, which the response reports; they would only fill the log.
    onerror: ({ name }) => log.debug({ error: name }, 'an MCP message was refused'),
  })
  return {
    knows: (request, direct) => envelopes.has(request, direct),
    async answer(asked, request, response, body, direct) {
      const info: RequestInfo = { asked, message: Object(body), output: undefined, handOn: undefined }
      if (direct !== undefined && envelopes.has(request, direct)) {
        const answer = await runDirectly(backend, direct, asked, response)
        if ('result' in answer) return sendResult(backend, response, direct.id, answer.result)
        info.handOn = answer.handOn
      }
      const extra: { [REQUEST_INFO]: RequestInfo } = { [REQUEST_INFO]: info }
      const authInfo = { token: '', clientId: asked.caller?.actor.id ?? '', scopes: [], extra }
      const answer = await handler.fetch(toWebRequest(request, response), { authInfo, parsedBody: body })
      if (direct !== undefined && answer.status === 200 && info.output !== undefined)
        envelopes.add(request, direct)
      await sendWebAnswer(await withShortRefusal(answer), response, (text) =>
        info.output === undefined ? [Buffer.from(text)] : fillStandIns(text, info.output),
      )
    },
  }
}

/** Sends a call's result as the SDK does, with its members in the same order. */
function sendResult(
  { serverInfo }: McpBackend,
  response: ServerResponse,
  id: string | number,
  answer: Readonly<Record<string, unknown>>,
): void {
  if (response.destroyed) return
  const { _meta: given, ...shown } = answer
  const meta = { ...Object(given), [SERVER_INFO_META_KEY]: serverInfo }
  const result =
    given === undefined
      ? { ...shown, resultType: 'complete', _meta: meta }
      : { _meta: meta, ...shown, resultType: 'complete' }
  sendParts(
    response,
    200,
    { 'content-type': 'application/json' },
    messageParts({ result, jsonrpc: '2.0', id }),
  )
}

const REQUEST_INFO = 'handedOver'

/** What the endpoint knows about a request, passed through the SDK to the request's server. */
interface RequestInfo {
  readonly asked: Asked
  readonly message: { readonly method?: unknown; readonly params?: unknown }
  /** The tool's output for which the SDK was given stand-ins, once there is one. */
  output: object | undefined
  /** What the message's call has come to, where it was run before. */
  handOn: (() => Promise<MethodAnswer>) | undefined
}

/** Sound: only `createAnswer2026` above sets it. */
function requestInfoOf({ authInfo }: McpRequestContext): RequestInfo {
  return authInfo?.extra?.[REQUEST_INFO] as RequestInfo
}

/**
 * Looks tool schemas up by name, which is all the SDK needs, instead of registering every tool for each
 * request.
 */
class BackendServer extends McpServer {
  readonly #tools: readonly ListedTool[]

  constructor(backend: McpBackend, options: ConstructorParameters<typeof McpServer>[1]) {
    super(backend.serverInfo, options)
    this.#tools = backend.tools
  }

  override toolInputSchemaJson(name: string): Record<string, unknown> | undefined {
    return this.#tools.find((tool) => tool.name === name)?.inputSchema
  }
}

/**
 * The result as the SDK is to see it, which looks at every value of a result and serializes it anew. Where nothing can come
 * before it, so that it will be one JSON, its output is put in afterwards.
 */
function withoutOutput(info: RequestInfo, result: Readonly<Record<string, unknown>>) {
  const meta = Object(Object(info.message.params)._meta)
  const mayStream = MAY_STREAM.some((key) => meta[key] !== undefined)
  info.output = mayStream ? undefined : outputOf(result)
  return info.output === undefined ? result : withStandIns(result, info.output)
}

/** A server for one request, with the handler for its method only. */
function createServer(backend: McpBackend, info: RequestInfo): McpServer {
  const { asked, message } = info
  const log = asked.serviceLog
  const product = new BackendServer(backend, {
    capabilities: {
      tools: { listChanged: false },
      resources: { listChanged: false },
      prompts: { listChanged: false },
      completions: {},
      extensions: backend.extensions,
      ...(backend.sendsLogs ? { logging: {} } : {}),
    },
    instructions: backend.instructions,
    cacheHints: {
      'server/discover': PUBLIC_CACHE,
      'tools/list': PUBLIC_CACHE,
      'resources/list': PUBLIC_CACHE,
      'resources/templates/list': PUBLIC_CACHE,
      'prompts/list': PUBLIC_CACHE,
    },
  })
  const { server } = product
  server.onerror = (error) => log.warn({ err: error }, 'an MCP exchange failed')
  const { method } = message
  if (typeof method !== 'string' || !isMethod(method)) return product
  try {
    const params = readParams(method, message.params)
    const prepared = info.handOn ?? methods[method](backend, params)
    const isPublic = method === 'resources/read' && backend.isPublicResource(readUri(params))
    server.setRequestHandler(method, (_request: unknown, context) =>
      withProtocolErrors(log, async () => {
        const answer = await prepared(requestContextOf(context, asked))
        if (isInputRequired(answer)) return toInputRequiredResult(answer)
        const hint = method !== 'resources/read' ? {} : isPublic ? PUBLIC_CACHE : NO_CACHE
        return asResult({ ...withoutOutput(info, answer), ...hint })
      }),
    )
  } catch (thrown) {
    // Without a handler of its own the method reaches the fallback before the SDK validates with its own
    // messages.
    server.removeRequestHandler(method)
    server.fallbackRequestHandler = () => withProtocolErrors(log, () => Promise.reject(thrown))
  }
  return product
}

/**
 * Ends the request with input requests: the client asks its user and repeats the request with the answers.
 * Sound: an `InputRequest` has one of the methods allowed here, with that method's params.
 */
function toInputRequiredResult({ requests, state }: InputRequired): InputRequiredResult {
  return inputRequired({
    inputRequests: requests as InputRequests,
    ...(state === undefined ? {} : { requestState: state }),
  })
}

/** Sound: `methods` builds each method's result of the protocol's types. */
function asResult(answer: Readonly<Record<string, unknown>>): ResultTypeMap[Method] {
  return answer as ResultTypeMap[Method]
}

function requestContextOf({ mcpReq }: ServerContext, asked: Asked): RequestContext {
  const progressToken = mcpReq._meta?.progressToken
  return {
    ...asked,
    signal: mcpReq.signal,
    elicitation: elicitationOf(mcpReq),
    report: monotonicProgress(({ done, total, message }) => {
      if (progressToken === undefined) return
      const params = { progressToken, progress: done, total, message }
      mcpReq.notify({ method: 'notifications/progress', params }).catch(() => {})
    }),
    log: (level, data) => {
      mcpReq.log(level, data).catch(() => {})
    },
  }
}

/**
 * The elicitation of a client that supports forms; anything it does not support would fail its whole call. By
 * the protocol, a client that names no elicitation mode supports forms.
 */
function elicitationOf(mcpReq: ServerContext['mcpReq']): Elicitation | undefined {
  const { elicitation } = Object(Object(mcpReq.envelope)[CLIENT_CAPABILITIES_META_KEY])
  if (elicitation === undefined) return undefined
  if (Object(elicitation).form === undefined && Object(elicitation).url !== undefined) return undefined
  return { answers: mcpReq.inputResponses ?? {}, state: mcpReq.requestState<string>() }
}

/** Runs work and throws its failures as errors of these protocol versions; causes are only logged. */
async function withProtocolErrors<T>(log: Logger, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    if (thrown instanceof UnknownNameError) {
      throw thrown.kind === 'resource'
        ? new ResourceNotFoundError(thrown.unknownName, thrown.message)
        : new ProtocolError(ProtocolErrorCode.InvalidParams, thrown.message)
    }
    const error = toServiceError(thrown)
    if (error.cause !== undefined) log.error({ err: error.cause }, error.message)
    const isTheirs = error.fault.kind === 'invalid_input'
    throw new ProtocolError(
      isTheirs ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError,
      error.message,
    )
  }
}
