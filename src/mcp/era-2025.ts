import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js'
import {
  CallToolRequestSchema,
  type CallToolResult,
  CompleteRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  JSONRPCMessageSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
  type ServerNotification,
  type ServerRequest,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/sdk/types.js'
import type { Caller } from '../access/authenticate.ts'
import { invalidInput, ServiceError, toServiceError } from '../errors.ts'
import type { Logger } from '../log.ts'
import { ExchangeTransport } from './exchange-transport.ts'
import { problemOfParams } from './params.ts'
import {
  type Exchange,
  type McpSurface,
  onlyForward,
  toCompletion,
  toToolResult,
  UnknownNameError,
} from './surface.ts'

/** The revisions that begin with a handshake, 2024-11-05 to 2025-11-25, by the SDK's first line. */
export const versions2025: readonly string[] = SUPPORTED_PROTOCOL_VERSIONS

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>

/** MCP's own code for a resource that is not there, in these revisions. */
const RESOURCE_NOT_FOUND = -32002

/** A JSON-RPC error with our sentence as it is: the SDK's McpError puts words of its own before it. */
class ProtocolError extends Error {
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/**
 * Answers one message: stateless, one server and transport a request, gone with the connection. Throws
 * `not_acceptable` or `invalid_input` for what is no message of these revisions.
 */
export async function answer2025(
  surface: McpSurface,
  caller: Caller | undefined,
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  body: unknown,
): Promise<void> {
  const accept = request.headers.accept ?? ''
  if (!accept.includes('application/json') || !accept.includes('text/event-stream')) {
    throw new ServiceError(
      { kind: 'not_acceptable' },
      'The endpoint answers in either form: send "Accept: application/json, text/event-stream".',
    )
  }
  const version = request.headers['mcp-protocol-version']
  if (version !== undefined && !versions2025.includes(String(version))) {
    throw invalidInput(`MCP-Protocol-Version must be one of ${versions2025.join(', ')}.`)
  }
  const transport = new ExchangeTransport(response)
  const { id, method, params } = Object(body)
  const problem = typeof method === 'string' ? problemOfParams(method, params) : undefined
  if (problem !== undefined && isRequestId(id)) {
    await transport.send({ jsonrpc: '2.0', id, error: { code: ErrorCode.InvalidParams, message: problem } })
    return
  }
  const parsed = JSONRPCMessageSchema.safeParse(body)
  if (!parsed.success) throw invalidInput('The request body must be one JSON-RPC 2.0 message.')
  const message = parsed.data
  const server = createServer(surface)
  if ('method' in message) handlers.get(message.method)?.(server, surface, caller, log)
  await server.connect(transport)
  transport.receive(message)
}

function isRequestId(id: unknown): id is string | number {
  return typeof id === 'string' || Number.isSafeInteger(id)
}

/**
 * The SDK's low-level Server, because its McpServer publishes draft-07 schemas, which some clients refuse, and
 * words errors its own way.
 */
function createServer(surface: McpSurface): Server {
  return new Server(surface.serverInfo, {
    capabilities: {
      tools: {},
      resources: {},
      prompts: {},
      completions: {},
      ...(surface.sendsLogs ? { logging: {} } : {}),
    },
    instructions: surface.instructions,
  })
}

type Install = (server: Server, surface: McpSurface, caller: Caller | undefined, log: Logger) => void

/** By method: a server that lives for one request needs that request's handler only. */
const handlers: ReadonlyMap<string, Install> = new Map<string, Install>([
  [
    'tools/list',
    (server, { tools }) => server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...tools] })),
  ],
  [
    'resources/list',
    (server, { resources }) =>
      server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: [...resources] })),
  ],
  [
    'resources/templates/list',
    (server, { resourceTemplates }) =>
      server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
        resourceTemplates: [...resourceTemplates],
      })),
  ],
  [
    'prompts/list',
    (server, { prompts }) =>
      server.setRequestHandler(ListPromptsRequestSchema, () => ({
        prompts: prompts.map((prompt) => ({ ...prompt, arguments: [...(prompt.arguments ?? [])] })),
      })),
  ],
  [
    'tools/call',
    (server, surface, caller, log) =>
      server.setRequestHandler(
        CallToolRequestSchema,
        ({ params }, extra): Promise<CallToolResult> =>
          guarded(log, async () => {
            const call = { name: params.name, arguments: params.arguments ?? {} }
            const answer = await surface.callTool(call, exchangeOf(server, caller, extra))
            if ('questions' in answer) throw cannotAsk()
            return toToolResult(answer)
          }),
      ),
  ],
  [
    'resources/read',
    (server, surface, caller, log) =>
      server.setRequestHandler(ReadResourceRequestSchema, ({ params }, extra) =>
        guarded(log, async () => ({
          contents: [await surface.readResource(params.uri, exchangeOf(server, caller, extra))],
        })),
      ),
  ],
  [
    'prompts/get',
    (server, surface, caller, log) =>
      server.setRequestHandler(GetPromptRequestSchema, ({ params }, extra) =>
        guarded(log, async () => {
          const call = { name: params.name, arguments: params.arguments ?? {} }
          const answer = await surface.getPrompt(call, exchangeOf(server, caller, extra))
          if ('questions' in answer) throw cannotAsk()
          return { ...answer, messages: [...answer.messages] }
        }),
      ),
  ],
  [
    'completion/complete',
    (server, surface, caller, log) =>
      server.setRequestHandler(CompleteRequestSchema, ({ params }, extra) =>
        guarded(log, async () => {
          const { ref, argument, context } = params
          const of = ref.type === 'ref/prompt' ? { prompt: ref.name } : { uriTemplate: ref.uri }
          const asked = { of, argument, known: context?.arguments ?? {} }
          return toCompletion(await surface.complete(asked, exchangeOf(server, caller, extra)))
        }),
      ),
  ],
])

/** A mistake of the surface, not of the client: `asking` is undefined here. */
function cannotAsk(): Error {
  return new Error('a client of these revisions cannot be asked in the middle of a call')
}

function exchangeOf(server: Server, caller: Caller | undefined, extra: Extra): Exchange {
  const progressToken = extra._meta?.progressToken
  return {
    caller,
    signal: extra.signal,
    asking: undefined,
    report: onlyForward(({ done, total, message }) => {
      if (progressToken === undefined) return
      const params = { progressToken, progress: done, total, message }
      extra.sendNotification({ method: 'notifications/progress', params }).catch(() => {})
    }),
    log: (level, data) => {
      server.sendLoggingMessage({ level, data }).catch(() => {})
    },
  }
}

/** Failures as these revisions word them; a cause goes to the log and never further. */
async function guarded<T>(log: Logger, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    if (thrown instanceof UnknownNameError) {
      throw thrown.what === 'resource'
        ? new ProtocolError(RESOURCE_NOT_FOUND, thrown.message, { uri: thrown.asked })
        : new ProtocolError(ErrorCode.InvalidParams, thrown.message)
    }
    const error = toServiceError(thrown)
    if (error.cause !== undefined) log.error({ err: error.cause }, error.message)
    throw new ProtocolError(
      error.fault.kind === 'invalid_input' ? ErrorCode.InvalidParams : ErrorCode.InternalError,
      error.message,
    )
  }
}
