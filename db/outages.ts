import { ServiceError } from '../src/lib/errors.ts'

const lostConnectionCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECTION_INCOMPLETE',
  'CONNECT_TIMEOUT',
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '08P01', // a pooler has no connection for it; PostgreSQL itself has this only for a fault of the driver
  '55000', // closed to new connections
  '57P01', // the administrator ended the connection
  '57P02', // another backend crashed
  '57P03', // starting up or shutting down
  '57P05', // idle for longer than the server allows
  '53300', // too many connections
  '25006', // read-only: a server that became a standby, whose successor may be found by connecting again
])

/** Whether a statement failed because its connection was lost: it may or may not have been executed. */
export function isLostConnection(error: unknown): boolean {
  return error instanceof Error && 'code' in error && lostConnectionCodes.has(String(error.code))
}

/** Whether a pooler refused a connection for the session's settings that it was opened with. */
export function isRefusedSession(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === '08P01' && /parameter/.test(error.message)
  )
}

/**
 * Whether the server undid a statement of its own accord, so that it can be asked again: races end so where the
 * database's default isolation could not be changed.
 */
export function isUndone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40001'
}

/** Errors that tell the state of the server, not a fault of the statement, by PostgreSQL's code. */
const serverConditions: Readonly<Record<string, string>> = {
  '57014': 'does not answer at the moment', // its statement_timeout ended the query
  '53100': 'has no disk space left',
  '53200': 'has no memory left at the moment',
  '25006': 'takes no changes at the moment, because it is read-only',
}

/** Throws temporary errors as a ServiceError of kind `unavailable`, and all others unchanged. */
export function throwUnavailable(error: unknown): never {
  throw isLostConnection(error) || serverCondition(error) !== undefined ? unavailable(error) : error
}

function serverCondition(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? serverConditions[String(error.code)] : undefined
}

/** The `unavailable` error for a temporary error of PostgreSQL, postgres.js or the system. */
export function unavailable(cause: unknown): ServiceError {
  return new ServiceError(
    { kind: 'unavailable', retryAfterSeconds: 5 },
    `The database ${serverCondition(cause) ?? 'does not answer at the moment'}. Try again in a few seconds.`,
    { cause },
  )
}
