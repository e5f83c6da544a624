/** What a user has to agree to, and the token that says they did. */
export interface ConfirmationOffer {
  readonly question: string
  readonly token: string
  /** ISO 8601: the token is good until then, once. */
  readonly expiresAt: string
}

/**
 * Every way a call can fail on purpose. Each surface has one total table over `kind`, so a new kind without
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
  /** With an offer the user can be asked; without one the answer was no, or no answer of ours. */
  | { readonly kind: 'confirmation_required'; readonly offer?: ConfirmationOffer }
  | { readonly kind: 'upstream'; readonly retryAfterSeconds: number }
  | { readonly kind: 'not_configured' }
  | { readonly kind: 'unavailable'; readonly retryAfterSeconds?: number }
  | { readonly kind: 'internal' }

export type FaultKind = Fault['kind']
export type FaultOf<K extends FaultKind> = Extract<Fault, { kind: K }>

/**
 * A failure with a sentence of ours that is safe to show. What a third party said goes into `cause`, which is
 * for the log only.
 */
export class ServiceError extends Error {
  readonly fault: Fault

  constructor(fault: Fault, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'ServiceError'
    this.fault = fault
  }
}

const INTERNAL_ERROR_SENTENCE = 'The service failed unexpectedly. The failure was logged; try again later.'

/** What either surface shows: itself for a failure on purpose, one fixed sentence for everything else. */
export function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error
  return new ServiceError({ kind: 'internal' }, INTERNAL_ERROR_SENTENCE, { cause: error })
}

export function invalidInput(message: string): ServiceError {
  return new ServiceError({ kind: 'invalid_input' }, message)
}
