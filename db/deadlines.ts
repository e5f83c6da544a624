/** What a statement is for, which decides how long its caller waits. */
export type StatementKind = 'read' | 'write' | 'long'

export interface StatementDeadline {
  /**
   * A statement on whose connection no byte has come for this long is given up; a read is asked again on a new
   * connection before that.
   */
  readonly silenceMs: number
  /** From the call on: the turn in the pool and all tries included. */
  readonly totalMs: number
}

export interface Deadlines {
  /** From opening the socket until the server takes statements. */
  readonly connectMs: number
  readonly statements: Readonly<Record<StatementKind, StatementDeadline>>
}

export const CONNECT_WITHIN_MS = 3000

/** No statement, and no request with all of its statements, waits five seconds for a database that does not answer. */
export const ANSWER_WITHIN_MS = 4700
/** The default of DATABASE_TIMEOUT_SECONDS. */
const LONG_WORK_MS = 15_000
/** Leaves a new connection its whole time within that. */
const READ_AGAIN_AFTER_MS = 1600

/**
 * The deadlines of a service. `longMs` is the server's own limit for a statement; long work waits a second more,
 * so that the server's word comes first.
 */
export function serviceDeadlines(longMs = LONG_WORK_MS): Deadlines {
  const long = longMs + 1000
  return {
    connectMs: CONNECT_WITHIN_MS,
    statements: {
      read: { silenceMs: READ_AGAIN_AFTER_MS, totalMs: ANSWER_WITHIN_MS },
      write: { silenceMs: ANSWER_WITHIN_MS, totalMs: ANSWER_WITHIN_MS },
      long: { silenceMs: long, totalMs: 2 * long },
    },
  }
}

/** One limit for every kind: for commands, whose user waits as long as the work takes. */
export function allWithin(ms: number): Deadlines {
  const limit = { silenceMs: ms, totalMs: ms }
  return {
    connectMs: Math.min(CONNECT_WITHIN_MS, ms),
    statements: { read: limit, write: limit, long: limit },
  }
}
