/** What a user has to agree to, and the token that says they did. */
export interface ConfirmationOffer {
  readonly question: string
  readonly token: string
  /** ISO 8601. The token can be used once, until then. */
  readonly expiresAt: string
}

/**
 * Every expected failure of a call. REST and MCP each have one total table over `kind`, so a new kind without
 * a status does not compile.
 */
export type Fault =
  | { readonly kind: 'invalid_input' }
  | { readonly kind: 'unauthenticated' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'not_found' }
  | { readonly kind: 'method_not_allowed'; readonly allow: readonly string[] }
  | { readonly kind: 'not_acceptable' }
  | { readonly kind: 'payload_too_large' }
  | { readonly kind: 'unsupported_media_type' }
  | { readonly kind: 'scan_in_progress'; readonly retryAfterSeconds: number }
  | { readonly kind: 'scan_too_soon'; readonly retryAfterSeconds: number }
  /** Attempts that guess, such as at a sign-in code, from one address or at one code. */
  | { readonly kind: 'too_many_attempts'; readonly retryAfterSeconds: number }
  /** More calls at once, or in a while, than one caller may make. */
  | { readonly kind: 'too_many_requests'; readonly retryAfterSeconds: number }
  /**
   * With an offer the user can be asked for consent; without one they declined, or the token was not valid.
   */
  | { readonly kind: 'confirmation_required'; readonly offer?: ConfirmationOffer }
  | { readonly kind: 'upstream'; readonly retryAfterSeconds: number }
  | { readonly kind: 'not_configured' }
  | { readonly kind: 'unavailable'; readonly retryAfterSeconds?: number }
  | { readonly kind: 'internal' }

export type FaultKind = Fault['kind']
export type FaultOf<K extends FaultKind> = Extract<Fault, { kind: K }>

/**
 * A failure whose message this service wrote, so it is safe to show. A third party's words go into `cause`,
 * which is for the log only.
 */
export class ServiceError extends Error {
  readonly fault: Fault

  constructor(fault: Fault, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'ServiceError'
    this.fault = fault
  }
}

/**
 * What was asked for is being made, which goes on without the caller. As the reason of a caller's signal it says the same:
 * what is waited for is still wanted when the caller has no more time.
 */
export class NotReadyYet extends ServiceError {
  constructor() {
    super(
      { kind: 'unavailable', retryAfterSeconds: 2 },
      'What this page shows is being made from the stored posts. Try again in a few seconds.',
    )
    this.name = 'NotReadyYet'
  }
}

/** For a caller who has gone, and so for nobody but the log. */
export function notWaitedFor(): ServiceError {
  return new ServiceError(
    { kind: 'unavailable', retryAfterSeconds: 1 },
    'The caller did not wait for this answer.',
  )
}

const INTERNAL_ERROR_SENTENCE = 'The service failed unexpectedly. The failure was logged; try again later.'

/** The error that REST and MCP show: a ServiceError as it is, one fixed sentence for everything else. */
export function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error
  return new ServiceError({ kind: 'internal' }, INTERNAL_ERROR_SENTENCE, { cause: error })
}

export function invalidInput(message: string): ServiceError {
  return new ServiceError({ kind: 'invalid_input' }, message)
}
