import { type DestinationStream, type Logger, pino } from 'pino'
import { describeError } from './describe-error.ts'

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

/** Logs, at any level, the error that ends the service; written before it returns. */
export function logCrash(error: unknown): void {
  createLog('error', process.stderr).fatal({ err: error }, 'an unexpected error ended the service')
}
