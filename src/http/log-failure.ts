import type { ServiceError } from '../lib/errors.ts'

type Say = (fields: { readonly requestId: unknown; readonly err: unknown }, sentence: string) => void

/**
 * Logs why a request failed under the id that its answer carries: unexpected failures as errors, expected ones that have a
 * cause as warnings, all others not at all.
 */
export function logFailure(
  log: { readonly error: Say; readonly warn: Say },
  requestId: unknown,
  { fault, cause, message }: ServiceError,
): void {
  if (fault.kind === 'internal') log.error({ requestId, err: cause }, message)
  else if (cause !== undefined) log.warn({ requestId, err: cause }, message)
}
