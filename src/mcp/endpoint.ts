import type { IncomingMessage, ServerResponse } from 'node:http'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import type { CallOptions } from '../../tools/call.ts'
import type { Services } from '../../tools/tool.ts'
import { authenticate } from '../access/authenticate.ts'
import { ServiceError } from '../errors.ts'
import type { Logger } from '../log.ts'
import { readMessage } from './gate.ts'
import { createServer } from './server.ts'

export interface McpSettings extends CallOptions {
  readonly log: Logger
  /** Browser origins that may call; a request without Origin comes from no browser and passes. */
  readonly allowedOrigins: readonly string[]
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
): Promise<(response: ServerResponse) => Promise<void>> {
  refuseForeignOrigin(request.headers.origin, settings.allowedOrigins)
  const message = readMessage(body)
  const caller = message.isPublic ? undefined : await authenticate(services.db, request.headers.authorization)
  return async (response) => {
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
    await transport.handleRequest(request, response, body)
  }
}

function refuseForeignOrigin(origin: string | undefined, allowed: readonly string[]): void {
  if (origin === undefined || allowed.includes(origin)) return
  throw new ServiceError(
    { kind: 'forbidden' },
    'This Origin may not call the MCP endpoint. The operator can allow it with ALLOWED_ORIGINS.',
  )
}
