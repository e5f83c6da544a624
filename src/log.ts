import { type Logger, pino } from 'pino'

export type { Logger }

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof logLevels)[number]

/** JSON lines on standard error, so that standard output stays free for what a command prints. */
export function createLog(level: LogLevel): Logger {
  return pino({ level, redact: ['*.authorization', '*.apiKey'] }, pino.destination({ dest: 2, sync: false }))
}
