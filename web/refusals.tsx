import type { Middleware } from 'koa'
import { type FaultKind, ServiceError } from '../src/lib/errors.ts'
import type { Frame } from './frame.tsx'

/** The status of a page that tells a failure. Undefined: it is left to the error boundary, which logs it. */
const statuses = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: undefined,
  not_acceptable: 406,
  payload_too_large: 413,
  unsupported_media_type: 415,
  scan_in_progress: 409,
  scan_too_soon: 429,
  too_many_attempts: 429,
  confirmation_required: 428,
  upstream: undefined,
  not_configured: 503,
  unavailable: undefined,
  internal: undefined,
} as const satisfies Record<FaultKind, number | undefined>

/** Shows what a person can do something about as a page with the failure's own sentence. */
export function showRefusals(frame: Frame): Middleware {
  return async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      const status = error instanceof ServiceError ? statuses[error.fault.kind] : undefined
      if (!(error instanceof ServiceError) || status === undefined) throw error
      ctx.status = status
      if ('retryAfterSeconds' in error.fault) ctx.set('Retry-After', String(error.fault.retryAfterSeconds))
      ctx.type = 'html'
      ctx.body = frame('That did not work', <RefusalPage sentence={error.message} />)
    }
  }
}

function RefusalPage({ sentence }: { readonly sentence: string }) {
  return (
    <>
      <h1>That did not work</h1>
      <p role="alert">{sentence}</p>
      <p>
        <a href="/app">To the start</a>
      </p>
    </>
  )
}
