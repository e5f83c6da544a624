import { type DestinationStream, type Logger, pino } from 'pino'

export type { Logger }

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof logLevels)[number]

/** Logs JSON lines, by default to standard error: standard output is for what a command prints. */
export function createLog(
  level: LogLevel,
  target: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Logger {
  return pino({ level, serializers: { err: describeError } }, target)
}

interface DescribedError {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack?: string
  readonly cause?: DescribedError
}

/**
 * The fields of an error that may be logged. Others are left out: PostgreSQL puts the refused row into them,
 * which may be somebody's post.
 */
function describeError(error: unknown): DescribedError | undefined {
  if (error === undefined || error === null) return undefined
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const cause = describeError(error.cause)
  return {
    type: error.name,
    message: error.message,
    ...('code' in error ? { code: String(error.code) } : {}),
    ...(error.stack === undefined ? {} : { stack: error.stack }),
    ...(cause === undefined ? {} : { cause }),
  }
}
