import type { Context, Middleware } from 'koa'
import { logFailure } from '../src/http/log-failure.ts'
import {
  type Fault,
  type FaultKind,
  type FaultOf,
  type ServiceError,
  toServiceError,
} from '../src/lib/errors.ts'
import type { ErrorResponse } from '../src/model/index.ts'
import type { Logger } from '../src/process/log.ts'

export interface HttpFault {
  readonly status: number
  readonly description: string
  /** Response headers by name; OpenAPI documents the same names. */
  readonly headers: readonly string[]
}

/** The HTTP form of every fault; a kind without a row does not compile. */
export const httpFaults = {
  invalid_input: { status: 400, description: 'Invalid input', headers: [] },
  unauthenticated: {
    status: 401,
    description: 'Bearer header missing, malformed, invalid or revoked',
    headers: ['WWW-Authenticate'],
  },
  forbidden: {
    status: 403,
    description: 'Valid key, but the workspace lacks active paid API access',
    headers: [],
  },
  not_found: { status: 404, description: 'No such route, or nothing of this id', headers: [] },
  method_not_allowed: { status: 405, description: 'No such method on this route', headers: ['Allow'] },
  not_acceptable: { status: 406, description: 'The answer cannot take the asked form', headers: [] },
  payload_too_large: { status: 413, description: 'Request body too large', headers: [] },
  unsupported_media_type: { status: 415, description: 'Request body is not JSON', headers: [] },
  scan_in_progress: {
    status: 409,
    description: 'A scan with the same Idempotency-Key is still processing',
    headers: ['Retry-After'],
  },
  scan_too_soon: {
    status: 429,
    description: 'The scan interval has not elapsed',
    headers: ['Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'],
  },
  too_many_attempts: { status: 429, description: 'Too many attempts', headers: ['Retry-After'] },
  too_many_requests: {
    status: 429,
    description: 'Too many calls at once of one key, or in a while without one',
    headers: ['Retry-After'],
  },
  confirmation_required: {
    status: 428,
    description: 'The workspace wants a user to agree to a scan: repeat the request with Confirm-Token',
    headers: ['Confirm-Token'],
  },
  upstream: { status: 502, description: 'No collector delivered evidence', headers: ['Retry-After'] },
  not_configured: { status: 503, description: 'No collector is configured', headers: [] },
  unavailable: { status: 503, description: 'Temporarily unavailable', headers: ['Retry-After'] },
  internal: { status: 500, description: 'Unexpected service error', headers: [] },
} as const satisfies Record<FaultKind, HttpFault>

const headerWriters: { readonly [K in FaultKind]?: (fault: FaultOf<K>) => Record<string, string> } = {
  unauthenticated: () => ({ 'WWW-Authenticate': 'Bearer' }),
  method_not_allowed: (fault) => ({ Allow: fault.allow.join(', ') }),
  scan_in_progress: (fault) => ({ 'Retry-After': String(fault.retryAfterSeconds) }),
  scan_too_soon: (fault) => ({
    'Retry-After': String(fault.retryAfterSeconds),
    'RateLimit-Limit': '1',
    'RateLimit-Remaining': '0',
    'RateLimit-Reset': String(fault.retryAfterSeconds),
  }),
  too_many_attempts: (fault) => ({ 'Retry-After': String(fault.retryAfterSeconds) }),
  too_many_requests: (fault) => ({ 'Retry-After': String(fault.retryAfterSeconds) }),
  confirmation_required: ({ offer }): Record<string, string> =>
    offer === undefined ? {} : { 'Confirm-Token': offer.token },
  upstream: (fault) => ({ 'Retry-After': String(fault.retryAfterSeconds) }),
  unavailable: (fault): Record<string, string> =>
    fault.retryAfterSeconds === undefined ? {} : { 'Retry-After': String(fault.retryAfterSeconds) },
}

/** Sound: the writer is found by the fault's own kind, a relation that TypeScript cannot express. */
function headersOf(fault: Fault): Record<string, string> {
  const write = headerWriters[fault.kind] as ((fault: Fault) => Record<string, string>) | undefined
  return write?.(fault) ?? {}
}

interface HttpErrorAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: ErrorResponse
}

function toHttpAnswer(error: ServiceError): HttpErrorAnswer {
  return {
    status: httpFaults[error.fault.kind].status,
    headers: headersOf(error.fault),
    body: { error: error.message },
  }
}

/** Turns every error of a request into a response, which is kept back where such errors come too fast. Causes are logged, never sent. */
export function errorBoundary(
  log: Logger,
  keepBack: (kind: FaultKind, request: Pick<Context, 'req' | 'state'>) => Promise<void>,
): Middleware {
  return async (ctx, next) => {
    const earlierHeaders = { ...ctx.response.headers }
    try {
      await next()
    } catch (thrown) {
      const error = toServiceError(thrown)
      const answer = toHttpAnswer(error)
      logFailure(log, ctx.state['requestId'], error)
      await keepBack(error.fault.kind, ctx)
      if (ctx.res.headersSent) {
        ctx.res.destroy()
        return
      }
      // Headers that the failed answer had set (an ETag, a Link) do not belong to the error.
      for (const name of Object.keys(ctx.response.headers)) if (!(name in earlierHeaders)) ctx.remove(name)
      ctx.status = answer.status
      ctx.set(answer.headers)
      ctx.body = answer.body
    }
  }
}
