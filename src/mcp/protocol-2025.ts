import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js'
import {
  ErrorCode,
  InitializeRequestSchema,
  type JSONRPCMessage,
  JSONRPCMessageSchema,
  type JSONRPCRequest,
  type Result,
  type ServerNotification,
  type ServerRequest,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/sdk/types.js'
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv'
import { invalidInput, toServiceError } from '../lib/errors.ts'
import type { Logger } from '../process/log.ts'
import { type McpBackend, type RequestContext, UnknownNameError } from './backend.ts'
import { type DirectCall, isRequestId, runDirectly } from './direct-calls.ts'
import { invalidMessage } from './gate.ts'
import { isInputRequired, isMethod, type MethodAnswer, methods } from './methods.ts'
import { readLogLevel, readParams } from './params.ts'
import { RequestTransport } from './request-transport.ts'
import { monotonicProgress } from './results.ts'

/** The protocol versions with a handshake, 2024-11-05 to 2025-11-25, served with the SDK's 1.x line. */
export const versions2025: readonly string[] = SUPPORTED_PROTOCOL_VERSIONS

type Asked = Pick<RequestContext, 'caller' | 'serviceLog'>
type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>

/**
 * Shared, because each server would create one of its own, at a fifth of the cost of a call, without using
 * it.
 */
const jsonSchemaValidator = new AjvJsonSchemaValidator()

/** The code for an unknown resource in these protocol versions. */
const RESOURCE_NOT_FOUND = -32002

/** A JSON-RPC error with an unchanged message; the SDK's McpError adds a prefix. */
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
 * Answers one message, stateless: each request has its own server and transport. Throws `invalid_input` for
 * anything but a message of these protocol versions.
 */
export async function answer2025(
  backend: McpBackend,
  asked: Asked,
  request: IncomingMessage,
  response: ServerResponse,
  body: unknown,
): Promise<void> {
  const transport = new RequestTransport(response)
  const read = readMessage(body)
  if ('refusal' in read) return transport.send(read.refusal)
  const version = request.headers['mcp-protocol-version']
  if (version !== undefined && !versions2025.includes(String(version))) {
    throw invalidInput(`MCP-Protocol-Version must be one of ${versions2025.join(', ')}.`)
  }
  if (!('method' in read.message && 'id' in read.message)) {
    // The server sends no requests, so no response is expected, and no notification matters to a stateless
    // server.
    response.writeHead(202).end()
    return
  }
  await serve(backend, asked, transport, read.message)
}

/** Whether a call is of these protocol versions. */
export function isDirect2025({ headers }: IncomingMessage, { meta }: DirectCall): boolean {
  const version = headers['mcp-protocol-version']
  return meta === undefined && (version === undefined || versions2025.includes(String(version)))
}

/** Answers a call, with a server of the SDK's only where it is the SDK's to tell what came of it. */
export async function answerDirectly2025(
  backend: McpBackend,
  asked: Asked,
  response: ServerResponse,
  direct: DirectCall,
): Promise<void> {
  const transport = new RequestTransport(response)
  const { id } = direct
  const answer = await runDirectly(backend, direct, asked, response)
  if ('result' in answer) return transport.send({ result: asResult(answer.result), jsonrpc: '2.0', id })
  const message = { jsonrpc: '2.0', id, method: 'tools/call' } as const
  await serve(backend, asked, transport, message, answer.handOn)
}

/** Answers a request by a server of its own; `handOn` is what its method has come to, where it was called before. */
async function serve(
  backend: McpBackend,
  asked: Asked,
  transport: RequestTransport,
  message: JSONRPCRequest,
  handOn?: () => Promise<MethodAnswer>,
): Promise<void> {
  const log = asked.serviceLog
  const server = createServer(backend)
  server.onerror = (error) => log.warn({ err: error }, 'an MCP exchange failed')
  server.fallbackRequestHandler = ({ method, params }, extra) =>
    withProtocolErrors(log, async () => {
      if (!isMethod(method)) {
        throw new ProtocolError(ErrorCode.MethodNotFound, 'This server has no method of this name.')
      }
      const run = handOn ?? methods[method](backend, params ?? {})
      const answer = await run(requestContextOf(server, asked, extra))
      if (isInputRequired(answer))
        throw new Error('a client of these protocol versions cannot be asked in a call')
      return asResult(answer)
    })
  await server.connect(transport)
  transport.receive(message)
}

/**
 * The message, or the error response to a request with invalid params. Throws `invalid_input` for anything
 * else.
 */
function readMessage(body: unknown): { message: JSONRPCMessage } | { refusal: JSONRPCMessage } {
  const { jsonrpc, id, method, params } = Object(body)
  if (jsonrpc === '2.0' && typeof method === 'string' && isRequestId(id)) {
    const problem = invalidParamsOf(method, params)
    if (problem !== undefined) {
      return { refusal: { jsonrpc, id, error: { code: ErrorCode.InvalidParams, message: problem } } }
    }
    if (isPlain(body))
      return { message: { jsonrpc, id, method, ...(params === undefined ? {} : { params }) } }
  }
  const parsed = JSONRPCMessageSchema.safeParse(body)
  if (!parsed.success) throw invalidMessage()
  return { message: withoutTask(parsed.data) }
}

/**
 * What is wrong with params that the SDK reads itself, since its own error is a validator dump; else
 * undefined.
 */
function invalidParamsOf(method: string, params: unknown): string | undefined {
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

const PLAIN_MEMBERS: ReadonlySet<string> = new Set(['jsonrpc', 'id', 'method', 'params'])

/** Whether a request with good params has nothing that the schema of all messages would refuse or take out. */
function isPlain(body: unknown): boolean {
  const { params } = Object(body)
  const { _meta: meta, task } = Object(params)
  return (
    meta === undefined &&
    task === undefined &&
    Object.keys(Object(body)).every((name) => PLAIN_MEMBERS.has(name))
  )
}

/** A server without tasks must ignore a request for one; the SDK would refuse it. */
function withoutTask(message: JSONRPCMessage): JSONRPCMessage {
  if (!('method' in message) || message.params?.['task'] === undefined) return message
  return { ...message, params: { ...message.params, task: undefined } }
}

/**
 * The SDK's low-level Server, because its McpServer publishes draft-07 schemas, which some clients refuse,
 * and has its own error messages.
 */
function createServer(backend: McpBackend): Server {
  return new Server(backend.serverInfo, {
    capabilities: {
      tools: {},
      resources: {},
      prompts: {},
      completions: {},
      extensions: backend.extensions,
      ...(backend.sendsLogs ? { logging: {} } : {}),
    },
    instructions: backend.instructions,
    jsonSchemaValidator,
  })
}

/** Sound: `methods` builds results of the protocol's types; only their `_meta` is unknown to TypeScript. */
function asResult(answer: Readonly<Record<string, unknown>>): Result {
  return answer as Result
}

function requestContextOf(server: Server, asked: Asked, extra: Extra): RequestContext {
  const progressToken = extra._meta?.progressToken
  return {
    ...asked,
    signal: extra.signal,
    elicitation: undefined,
    report: monotonicProgress(({ done, total, message }) => {
      if (progressToken === undefined) return
      const params = { progressToken, progress: done, total, message }
      extra.sendNotification({ method: 'notifications/progress', params }).catch(() => {})
    }),
    log: (level, data) => {
      server.sendLoggingMessage({ level, data }).catch(() => {})
    },
  }
}

/** Runs work and throws its failures as errors of these protocol versions; causes are only logged. */
async function withProtocolErrors<T>(log: Logger, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    if (thrown instanceof ProtocolError) throw thrown
    if (thrown instanceof UnknownNameError) {
      throw thrown.kind === 'resource'
        ? new ProtocolError(RESOURCE_NOT_FOUND, thrown.message, { uri: thrown.unknownName })
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
