import type { IncomingMessage, ServerResponse } from 'node:http'
import { toNodeHandler } from '@modelcontextprotocol/node'
import {
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  classifyInboundRequest,
  createMcpHandler,
  type GetPromptResult,
  type InputRequests,
  type InputRequiredResult,
  inputRequired,
  type McpRequestContext,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  type ServerContext,
} from '@modelcontextprotocol/server'
import type { Caller } from '../access/authenticate.ts'
import { toServiceError } from '../errors.ts'
import type { Logger } from '../log.ts'
import {
  type Asking,
  type Exchange,
  type ListedTool,
  type McpSurface,
  onlyForward,
  type Questions,
  toCompletion,
  toToolResult,
  UnknownNameError,
} from './surface.ts'

/** The revisions without a handshake, by the SDK's second line. */
export const versions2026: readonly string[] = ['2026-07-28']

/** The lists are built into the program: an hour, and the same for everybody. */
const LISTED = { ttlMs: 3_600_000, cacheScope: 'public' } as const
/** Streams that wait for changes of lists which never change: they are cheap, but not for nothing. */
const MAX_SUBSCRIPTIONS = 100

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
  const handler = createMcpHandler((context) => createServer(surface, log, callerOf(context)), {
    legacy: 'reject',
    maxSubscriptions: MAX_SUBSCRIPTIONS,
  })
  const answer = toNodeHandler(handler)
  return async (caller, request, response, body) => {
    const auth = { token: '', clientId: caller?.keyId ?? '', scopes: [], extra: { caller } }
    await answer(Object.assign(request, { auth }), response, body)
  }
}

/** Sound: `createAnswer2026` above is the only one that fills it. */
function callerOf({ authInfo }: McpRequestContext): Caller | undefined {
  return authInfo?.extra?.['caller'] as Caller | undefined
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

function createServer(surface: McpSurface, log: Logger, caller: Caller | undefined): McpServer {
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
  const exchange = (context: ServerContext) => exchangeOf(context, caller)
  server.setRequestHandler('tools/list', () => ({ tools: [...surface.tools] }))
  server.setRequestHandler('resources/list', () => ({ resources: [...surface.resources] }))
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: [...surface.resourceTemplates],
  }))
  server.setRequestHandler('prompts/list', () => ({
    prompts: surface.prompts.map((prompt) => ({ ...prompt, arguments: [...(prompt.arguments ?? [])] })),
  }))
  server.setRequestHandler('tools/call', ({ params }, context) =>
    guarded(log, async (): Promise<CallToolResult | InputRequiredResult> => {
      const call = { name: params.name, arguments: params.arguments ?? {} }
      const answer = await surface.callTool(call, exchange(context))
      return 'questions' in answer ? ask(answer) : toToolResult(answer)
    }),
  )
  server.setRequestHandler('resources/read', ({ params }, context) =>
    guarded(log, async () => ({
      contents: [await surface.readResource(params.uri, exchange(context))],
      ...(surface.isPublicResource(params.uri) ? LISTED : { ttlMs: 0, cacheScope: 'private' as const }),
    })),
  )
  server.setRequestHandler('prompts/get', ({ params }, context) =>
    guarded(log, async (): Promise<GetPromptResult | InputRequiredResult> => {
      const call = { name: params.name, arguments: params.arguments ?? {} }
      const answer = await surface.getPrompt(call, exchange(context))
      return 'questions' in answer ? ask(answer) : { ...answer, messages: [...answer.messages] }
    }),
  )
  server.setRequestHandler('completion/complete', ({ params }, context) =>
    guarded(log, async () => {
      const { ref, argument } = params
      const of = ref.type === 'ref/prompt' ? { prompt: ref.name } : { uriTemplate: ref.uri }
      const asked = { of, argument, known: params.context?.arguments ?? {} }
      return toCompletion(await surface.complete(asked, exchange(context)))
    }),
  )
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

/** A client is asked only what it said it can answer: anything else would be an error of its whole call. */
function askingOf(mcpReq: ServerContext['mcpReq']): Asking | undefined {
  const capabilities: unknown = Object(mcpReq.envelope)[CLIENT_CAPABILITIES_META_KEY]
  if (Object(capabilities).elicitation === undefined) return undefined
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
