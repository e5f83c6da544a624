import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Db } from '../../db/database.ts'
import { authenticate, type Caller } from '../access/authenticate.ts'
import { ServiceError } from '../lib/errors.ts'
import type { Logger } from '../process/log.ts'
import { answer2025 } from './era-2025.ts'
import { createAnswer2026, speaks2026 } from './era-2026.ts'
import { isPublicMessage } from './gate.ts'
import type { McpSurface } from './surface.ts'

export interface McpSettings {
  readonly log: Logger
  /** Browser origins that may call; a request without Origin comes from no browser and passes. */
  readonly allowedOrigins: readonly string[]
}

/** What is behind the door: one surface, in every era that is spoken. */
export interface McpEndpoint {
  admit(request: IncomingMessage, body: unknown): Promise<AdmittedMessage>
}

export interface AdmittedMessage {
  /** Undefined for a public message. */
  readonly caller: Caller | undefined
  answer(response: ServerResponse): Promise<void>
}

export function createMcpEndpoint(surface: McpSurface, db: Db, settings: McpSettings): McpEndpoint {
  const { log } = settings
  const answer2026 = createAnswer2026(surface, log)
  return {
    /**
     * The door to the protocol, for one POST with an already parsed body. Throws a ServiceError for everything
     * that is decided before the protocol (origin, Accept, batches, 401, 403, 503); otherwise returns what answers the
     * request in its era: JSON, or an event stream once there is more to say than the answer.
     */
    async admit(request, body) {
      refuseForeignOrigin(request.headers.origin, settings.allowedOrigins)
      refuseOtherForms(request.headers.accept)
      const isPublic = isPublicMessage(body, surface)
      const caller = isPublic ? undefined : await authenticate(db, request.headers.authorization)
      return {
        caller,
        answer: (response) =>
          speaks2026(request, body)
            ? answer2026(caller, request, response, body)
            : answer2025(surface, caller, log, request, response, body),
      }
    },
  }
}

function refuseForeignOrigin(origin: string | undefined, allowed: readonly string[]): void {
  if (origin === undefined || allowed.includes(origin)) return
  throw new ServiceError(
    { kind: 'forbidden' },
    'This Origin may not call the MCP endpoint. The operator can allow it with ALLOWED_ORIGINS.',
  )
}

/** An answer becomes a stream once there is more to say than the result: who calls has to take either form. */
function refuseOtherForms(accept = ''): void {
  const taken = accept.toLowerCase()
  if (taken.includes('*/*') || answerForms.every((form) => taken.includes(form))) return
  throw new ServiceError(
    { kind: 'not_acceptable' },
    `The endpoint answers in either form: send "Accept: ${answerForms.join(', ')}".`,
  )
}

const answerForms = ['application/json', 'text/event-stream']
