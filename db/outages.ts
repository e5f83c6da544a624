import { ServiceError } from '../src/lib/errors.ts'

const lostConnectionCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
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
  '55000', // closed to new connections
  '57P01', // the administrator ended the connection
  '57P02', // another backend crashed
  '57P03', // starting up or shutting down
  '57P05', // idle for longer than the server allows
  '53300', // too many connections
  '25006', // read-only: a server that became a standby, whose successor may be found by connecting again
])

/** Whether a statement failed with its connection: it may have been carried out or not. */
export function isLostConnection(error: unknown): boolean {
  return error instanceof Error && 'code' in error && lostConnectionCodes.has(String(error.code))
}

/** What the server says of itself and not of the statement, by PostgreSQL's code. */
const refusals: Readonly<Record<string, string>> = {
  '57014': 'does not answer at the moment', // its statement_timeout ended the query
  '53100': 'has no disk space left',
  '53200': 'has no memory left at the moment',
  '25006': 'takes no changes at the moment, because it is read-only',
}

/** Throws what says "not now" as a ServiceError of kind `unavailable`, and anything else as it is. */
export function throwUnavailable(error: unknown): never {
  throw isLostConnection(error) || refusalOf(error) !== undefined ? unavailable(error) : error
}

function refusalOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? refusals[String(error.code)] : undefined
}

/** The error that says "not now", for what PostgreSQL, postgres.js or the system said. */
export function unavailable(cause: unknown): ServiceError {
  return new ServiceError(
    { kind: 'unavailable', retryAfterSeconds: 5 },
    `The database ${refusalOf(cause) ?? 'does not answer at the moment'}. Try again in a few seconds.`,
    { cause },
  )
}
