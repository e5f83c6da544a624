import { ServiceError } from '../../src/lib/errors.ts'

export const USE_ANOTHER = 'set DATABASE_URL to a PostgreSQL 14 or newer instead'

/** `why` completes the sentence; errors of PostgreSQL or the system belong in `cause`. */
export function cannotStart(why: string, cause?: unknown): ServiceError {
  return new ServiceError({ kind: 'unavailable' }, `The embedded PostgreSQL cannot start: ${why}.`, { cause })
}

/** The code of a failed system call (`ENOENT`, `EACCES`, …), undefined for any other error. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
