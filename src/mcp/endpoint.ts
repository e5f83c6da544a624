import type { IncomingMessage, ServerResponse } from 'node:http'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js'
import type { CallOptions } from '../../tools/call.ts'
import type { Services } from '../../tools/tool.ts'
import { authenticate, type Caller } from '../access/authenticate.ts'
import { ServiceError } from '../errors.ts'
import type { Logger } from '../log.ts'
import { readMessage } from './gate.ts'
import { createServer } from './server.ts'

export interface McpSettings extends CallOptions {
  readonly log: Logger
  /** Browser origins that may call; a request without Origin comes from no browser and passes. */
  readonly allowedOrigins: readonly string[]
}

export interface AdmittedMessage {
  /** Undefined for a public message. */
  readonly caller: Caller | undefined
  answer(response: ServerResponse): Promise<void>
}

/**
 * The door to the protocol, for one POST with an already parsed body. Throws a ServiceError for everything that is
 * decided before the protocol (origin, batches, 401, 403, 503); otherwise returns what answers the request:
 * stateless, one server and transport a request, closed with the connection; JSON, or an event stream when the
 * client asked for progress.
 */
export async function admitMcp(
  services: Services,
  settings: McpSettings,
  request: IncomingMessage,
  body: unknown,
): Promise<AdmittedMessage> {
  refuseForeignOrigin(request.headers.origin, settings.allowedOrigins)
  const message = readMessage(body)
  const caller = message.isPublic ? undefined : await authenticate(services.db, request.headers.authorization)
  const answer = async (response: ServerResponse) => {
    if (message.problem !== undefined) return refuseParams(response, body, message.problem)
    const server = createServer(services, settings, caller)
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: undefined,
      enableJsonResponse: !message.wantsProgress,
    })
    response.once('close', () => {
      transport.close().catch(() => {})
      server.close().catch(() => {})
    })
    await server.connect(transport)
    // The transport makes a URL from the Host header and fails on a bad one; nothing reads that URL.
    request.headers.host = 'localhost'
    await transport.handleRequest(request, response, body)
  }
  return { caller, answer }
}

function refuseParams(response: ServerResponse, body: unknown, message: string): void {
  const { id } = Object(body)
  const isId = typeof id === 'string' || Number.isSafeInteger(id)
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.end(
    JSON.stringify({
      jsonrpc: '2.0',
      id: isId ? id : null,
      error: { code: ErrorCode.InvalidParams, message },
    }),
  )
}

function refuseForeignOrigin(origin: string | undefined, allowed: readonly string[]): void {
  if (origin === undefined || allowed.includes(origin)) return
  throw new ServiceError(
    { kind: 'forbidden' },
    'This Origin may not call the MCP endpoint. The operator can allow it with ALLOWED_ORIGINS.',
  )
}
