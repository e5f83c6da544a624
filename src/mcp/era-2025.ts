import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js'
import {
  ErrorCode,
  InitializeRequestSchema,
  type JSONRPCMessage,
  JSONRPCMessageSchema,
  type Result,
  type ServerNotification,
  type ServerRequest,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/sdk/types.js'
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv'
import type { Caller } from '../access/authenticate.ts'
import { invalidInput, toServiceError } from '../lib/errors.ts'
import type { Logger } from '../process/log.ts'
import { ExchangeTransport } from './exchange-transport.ts'
import { noMessage } from './gate.ts'
import { areQuestions, isMethod, methods } from './methods.ts'
import { readLogLevel, readParams } from './params.ts'
import { type Exchange, type McpSurface, onlyForward, UnknownNameError } from './surface.ts'

/** The revisions that begin with a handshake, 2024-11-05 to 2025-11-25, by the SDK's first line. */
export const versions2025: readonly string[] = SUPPORTED_PROTOCOL_VERSIONS

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>

/** Shared, because each server would make one of its own, at a fifth of the cost of a call, and none is asked. */
const jsonSchemaValidator = new AjvJsonSchemaValidator()

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
 * `invalid_input` for what is no message of these revisions.
 */
export async function answer2025(
  surface: McpSurface,
  caller: Caller | undefined,
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  body: unknown,
): Promise<void> {
  const transport = new ExchangeTransport(response)
  const read = readMessage(body)
  if ('refusal' in read) return transport.send(read.refusal)
  const version = request.headers['mcp-protocol-version']
  if (version !== undefined && !versions2025.includes(String(version))) {
    throw invalidInput(`MCP-Protocol-Version must be one of ${versions2025.join(', ')}.`)
  }
  if (!('method' in read.message && 'id' in read.message)) {
    // Nothing here waits for a response, and no notification concerns a server that lives for one request.
    response.writeHead(202).end()
    return
  }
  const server = createServer(surface)
  server.onerror = (error) => log.warn({ err: error }, 'an MCP exchange failed')
  server.fallbackRequestHandler = ({ method, params }, extra) =>
    guarded(log, async () => {
      if (!isMethod(method)) {
        throw new ProtocolError(ErrorCode.MethodNotFound, 'This server has no method of this name.')
      }
      const answer = await methods[method](surface, params ?? {})(exchangeOf(server, caller, extra))
      if (areQuestions(answer)) throw new Error('a client of these revisions cannot be asked in a call')
      return asResult(answer)
    })
  await server.connect(transport)
  transport.receive(read.message)
}

/** A message, or the answer to a request whose params are wrong. Throws `invalid_input` for anything else. */
function readMessage(body: unknown): { message: JSONRPCMessage } | { refusal: JSONRPCMessage } {
  const { jsonrpc, id, method, params } = Object(body)
  if (jsonrpc === '2.0' && typeof method === 'string' && isRequestId(id)) {
    const problem = problemOf(method, params)
    if (problem !== undefined) {
      return { refusal: { jsonrpc, id, error: { code: ErrorCode.InvalidParams, message: problem } } }
    }
  }
  const parsed = JSONRPCMessageSchema.safeParse(body)
  if (!parsed.success) throw noMessage()
  return { message: withoutTask(parsed.data) }
}

/** Of the params that the SDK reads itself, before it words its validator's dump; the rest is read by `methods`. */
function problemOf(method: string, params: unknown): string | undefined {
  try {
    const read = readParams(method, params)
    if (method === 'logging/setLevel') readLogLevel(read)
  } catch (thrown) {
    return toServiceError(thrown).message
  }
  return method === 'initialize' && !InitializeRequestSchema.safeParse({ method, params }).success
    ? 'The params of initialize must hold protocolVersion (a string), capabilities (an object of objects) and clientInfo (an object with name and version, both strings).'
    : undefined
}

/** Who offers no tasks has to answer as if none had been asked for; the SDK would refuse. */
function withoutTask(message: JSONRPCMessage): JSONRPCMessage {
  if (!('method' in message) || message.params?.['task'] === undefined) return message
  return { ...message, params: { ...message.params, task: undefined } }
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
    jsonSchemaValidator,
  })
}

/** Sound: `methods` makes results by the protocol's own types; only their `_meta` is unknown to TypeScript. */
function asResult(answer: Readonly<Record<string, unknown>>): Result {
  return answer as Result
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
    if (thrown instanceof ProtocolError) throw thrown
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
