import type { IncomingMessage, ServerResponse } from 'node:http'
import { toNodeHandler } from '@modelcontextprotocol/node'
import {
  CLIENT_CAPABILITIES_META_KEY,
  classifyInboundRequest,
  createMcpHandler,
  type InputRequests,
  type InputRequiredResult,
  inputRequired,
  type McpRequestContext,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  type ResultTypeMap,
  type ServerContext,
} from '@modelcontextprotocol/server'
import type { Caller } from '../access/authenticate.ts'
import { toServiceError } from '../lib/errors.ts'
import type { Logger } from '../process/log.ts'
import { areQuestions, isMethod, type Method, methods } from './methods.ts'
import { readParams, readUri } from './params.ts'
import {
  type Asking,
  type Exchange,
  type ListedTool,
  type McpSurface,
  onlyForward,
  type Questions,
  UnknownNameError,
} from './surface.ts'

/** The revisions without a handshake, by the SDK's second line. */
export const versions2026: readonly string[] = ['2026-07-28']

/** The lists are built into the program: an hour, and the same for everybody. */
const LISTED = { ttlMs: 3_600_000, cacheScope: 'public' } as const
/** What a key reads is its workspace's, and new with every scan. */
const PRIVATE = { ttlMs: 0, cacheScope: 'private' } as const

export type Answer2026 = (
  caller: Caller | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  body: unknown,
) => Promise<void>

/** Whether a message speaks these revisions, by its body's own claim first and its headers second. */
export function speaks2026({ headers }: IncomingMessage, body: unknown): boolean {
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
  // What is no JSON-RPC at all has no era: the older one refuses it in our words.
  return outcome.kind === 'modern' || (outcome.kind === 'reject' && outcome.rung !== 'jsonrpc-shape')
}

/** What answers the messages of these revisions: a server a request, JSON unless there is more to say. */
export function createAnswer2026(surface: McpSurface, log: Logger): Answer2026 {
  const handler = createMcpHandler((context) => createServer(surface, log, handedOver(context)), {
    legacy: 'reject',
    // Nearly all of it is what clients sent, and is in their answers: it would only fill the log.
    onerror: (error) => log.debug({ err: error }, 'an MCP message was refused'),
  })
  const answer = toNodeHandler(handler)
  return async (caller, request, response, body) => {
    const extra: { [HANDED_OVER]: HandedOver } = { [HANDED_OVER]: { caller, message: Object(body) } }
    const auth = { token: '', clientId: caller?.keyId ?? '', scopes: [], extra }
    // The SDK makes a URL of it and fails on nonsense; nothing here goes by what a client calls this host.
    request.headers.host = 'localhost'
    await answer(Object.assign(request, { auth }), response, body)
  }
}

const HANDED_OVER = 'handedOver'

/** What the door knows of a request, on its way through the SDK to that request's server. */
interface HandedOver {
  readonly caller: Caller | undefined
  readonly message: { readonly method?: unknown; readonly params?: unknown }
}

/** Sound: `createAnswer2026` above is the only one that fills it. */
function handedOver({ authInfo }: McpRequestContext): HandedOver {
  return authInfo?.extra?.[HANDED_OVER] as HandedOver
}

/** Its tools are not registered one by one for each request: the SDK only needs to know their schemas by name. */
class SurfaceServer extends McpServer {
  readonly #tools: readonly ListedTool[]

  constructor(surface: McpSurface, options: ConstructorParameters<typeof McpServer>[1]) {
    super(surface.serverInfo, options)
    this.#tools = surface.tools
  }

  override toolInputSchemaJson(name: string): Record<string, unknown> | undefined {
    return this.#tools.find((tool) => tool.name === name)?.inputSchema
  }
}

/** A server that lives for one request needs that request's handler only. */
function createServer(surface: McpSurface, log: Logger, { caller, message }: HandedOver): McpServer {
  const product = new SurfaceServer(surface, {
    capabilities: {
      tools: { listChanged: false },
      resources: { listChanged: false },
      prompts: { listChanged: false },
      completions: {},
      ...(surface.sendsLogs ? { logging: {} } : {}),
    },
    instructions: surface.instructions,
    cacheHints: {
      'server/discover': LISTED,
      'tools/list': LISTED,
      'resources/list': LISTED,
      'resources/templates/list': LISTED,
      'prompts/list': LISTED,
    },
  })
  const { server } = product
  server.onerror = (error) => log.warn({ err: error }, 'an MCP exchange failed')
  const { method } = message
  if (typeof method !== 'string' || !isMethod(method)) return product
  try {
    const params = readParams(method, message.params)
    const begun = methods[method](surface, params)
    const isPublic = method === 'resources/read' && surface.isPublicResource(readUri(params))
    server.setRequestHandler(method, (_request: unknown, context) =>
      guarded(log, async () => {
        const answer = await begun(exchangeOf(context, caller))
        if (areQuestions(answer)) return ask(answer)
        const hint = method !== 'resources/read' ? {} : isPublic ? LISTED : PRIVATE
        return asResult({ ...answer, ...hint })
      }),
    )
  } catch (thrown) {
    // Without a handler for the method it is answered here, before the SDK words its validator's dump.
    server.removeRequestHandler(method)
    server.fallbackRequestHandler = () => guarded(log, () => Promise.reject(thrown))
  }
  return product
}

/**
 * Ends the exchange with questions: the client asks its user and sends the same request again with the answers.
 * Sound: a `Question` is a request of one of the methods that may stand here, with that method's params.
 */
function ask({ questions, state }: Questions): InputRequiredResult {
  return inputRequired({
    inputRequests: questions as InputRequests,
    ...(state === undefined ? {} : { requestState: state }),
  })
}

/** Sound: `methods` makes each method's result by the protocol's own types. */
function asResult(answer: Readonly<Record<string, unknown>>): ResultTypeMap[Method] {
  return answer as ResultTypeMap[Method]
}

function exchangeOf({ mcpReq }: ServerContext, caller: Caller | undefined): Exchange {
  const progressToken = mcpReq._meta?.progressToken
  return {
    caller,
    signal: mcpReq.signal,
    asking: askingOf(mcpReq),
    report: onlyForward(({ done, total, message }) => {
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
 * A client is asked only what it said it can answer: anything else would be an error of its whole call. Who names
 * no mode of elicitation takes forms, as the protocol has it.
 */
function askingOf(mcpReq: ServerContext['mcpReq']): Asking | undefined {
  const { elicitation } = Object(Object(mcpReq.envelope)[CLIENT_CAPABILITIES_META_KEY])
  if (elicitation === undefined) return undefined
  if (Object(elicitation).form === undefined && Object(elicitation).url !== undefined) return undefined
  return { answers: mcpReq.inputResponses ?? {}, state: mcpReq.requestState<string>() }
}

/** Failures as these revisions word them; a cause goes to the log and never further. */
async function guarded<T>(log: Logger, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    if (thrown instanceof UnknownNameError) {
      throw thrown.what === 'resource'
        ? new ResourceNotFoundError(thrown.asked, thrown.message)
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
