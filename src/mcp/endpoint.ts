import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Access, Caller } from '../access/authenticate.ts'
import { clientName, productOf } from '../access/client-name.ts'
import type { KeylessCalls } from '../admission/keyless.ts'
import type { ClientAddress } from '../http/client-address.ts'
import { ServiceError } from '../lib/errors.ts'
import type { Logger } from '../process/log.ts'
import type { McpBackend } from './backend.ts'
import { directCallOf } from './direct-calls.ts'
import { isPublicMessage } from './gate.ts'
import { answer2025, answerDirectly2025, isDirect2025 } from './protocol-2025.ts'
import { clientInfoOf, createProtocol2026, isProtocol2026 } from './protocol-2026.ts'

export interface McpSettings {
  readonly log: Logger
  /** Browser origins that may call; a request without Origin comes from no browser and passes. */
  readonly allowedOrigins: readonly string[]
  readonly clientAddress: ClientAddress
  readonly keyless: KeylessCalls
}

/** One backend, in every supported protocol version. */
export interface McpEndpoint {
  admit(request: IncomingMessage, body: unknown): Promise<AdmittedMessage>
}

export interface AdmittedMessage {
  /** Undefined for a public message. */
  readonly caller: Caller | undefined
  answer(response: ServerResponse): Promise<void>
}

export function createMcpEndpoint(backend: McpBackend, access: Access, settings: McpSettings): McpEndpoint {
  const { log } = settings
  const protocol2026 = createProtocol2026(backend, log)
  return {
    /**
     * Checks one POST with an already parsed body. Throws a ServiceError for everything that is decided
     * before the protocol (Origin, Accept, batches, 401, 403, 429, 503). The result answers the request in its
     * protocol version: with JSON, or with an event stream if notifications come before the response.
     */
    async admit(request, body) {
      const isPublic = await settings.keyless.beforeKey(request, () => {
        refuseForeignOrigin(request.headers.origin, settings.allowedOrigins)
        refuseOtherForms(request.headers.accept)
        return isPublicMessage(body, backend)
      })
      const describeUse = () => ({ surface: 'mcp', client: clientOf(request, body) }) as const
      if (isPublic) await settings.keyless.admit(request)
      const caller = isPublic
        ? undefined
        : await access.authenticate(
            request.headers.authorization,
            describeUse,
            settings.clientAddress(request),
          )
      return {
        caller,
        answer(response) {
          const serviceLog = log.child({ requestId: response.getHeader('X-Request-Id') })
          const asked = { caller, serviceLog }
          const direct = directCallOf(backend, body)
          if (direct !== undefined && isDirect2025(request, direct))
            return answerDirectly2025(backend, asked, response, direct)
          // To tell the version of a message takes as long as a page from memory.
          const isKnown = direct !== undefined && protocol2026.knows(request, direct)
          return isKnown || isProtocol2026(request, body)
            ? protocol2026.answer(asked, request, response, body, direct)
            : answer2025(backend, asked, request, response, body)
        },
      }
    },
  }
}

/** Only the newer protocol versions say with each message which client sends it. */
function clientOf({ headers }: IncomingMessage, body: unknown): string | null {
  const { name } = clientInfoOf(body)
  return (typeof name === 'string' ? clientName(name) : null) ?? productOf(headers['user-agent'])
}

function refuseForeignOrigin(origin: string | undefined, allowed: readonly string[]): void {
  if (origin === undefined || allowed.includes(origin)) return
  throw new ServiceError(
    { kind: 'forbidden' },
    'This Origin may not call the MCP endpoint. The operator can allow it with ALLOWED_ORIGINS.',
  )
}

/**
 * A response becomes an event stream if notifications come before it, so the client must accept both forms.
 */
function refuseOtherForms(accept = ''): void {
  const taken = accept.toLowerCase()
  if (taken.includes('*/*') || answerForms.every((form) => taken.includes(form))) return
  throw new ServiceError(
    { kind: 'not_acceptable' },
    `The endpoint answers in either form: send "Accept: ${answerForms.join(', ')}".`,
  )
}

const answerForms = ['application/json', 'text/event-stream']
