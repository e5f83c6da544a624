import type postgres from 'postgres'
import { type BackendKey, requestCancel } from './cancel.ts'
import { type ConnectOptions, type OpenConnection, openConnection } from './connect.ts'

export interface Statement {
  readonly text: string
  readonly parameters: readonly unknown[]
  /** Rows are lists of their columns' bytes. */
  readonly asBytes?: boolean
}

export type Answer = postgres.RowList<postgres.Row[]>

/** A statement on its connection. */
export interface Execution {
  /** Rejects with an error of the statement or of the connection; `isLostConnection` tells them apart. */
  readonly answer: Promise<Answer>
  /** Whether it was sent: before that its connection is being opened. */
  isSent(): boolean
  /** Asks the server to end it, and closes the connection when it has, or within a second. */
  abandon(): void
}

/** What an abandoned statement has to end before its connection is closed. */
const END_WITHIN_MS = 1000

/** One connection that runs one statement at a time and is never opened again (`openConnection`). */
export class Connection {
  readonly #open: OpenConnection

  constructor(connectionString: string, options: ConnectOptions) {
    this.#open = openConnection(connectionString, options)
  }

  get bytesRead(): number {
    return this.#open.bytesRead()
  }

  /**
   * An answer is whole or an error: the driver's promise alone is not enough, because postgres.js resolves it
   * with whatever it has once the server is ready for the next statement.
   */
  run({ text, parameters, asBytes }: Statement, { prepare }: { prepare: boolean }): Execution {
    const query = this.#open.sql.unsafe(text, toParameters(parameters), { prepare })
    if (asBytes) query.raw()
    if (prepare) forbidRetry(query)
    const answer = query.then(checkedAnswer)
    return {
      answer,
      isSent: () => backendOf(query) !== null,
      abandon: () => {
        const backend = backendOf(query)
        if (!backend?.pid) return this.close()
        requestCancel(this.#open.address, { pid: backend.pid, secret: backend.secret })
        // A pooler finds the statement by this connection, so it stays until the answer.
        const timer = setTimeout(() => this.close(), END_WITHIN_MS)
        answer
          .catch(() => {})
          .finally(() => {
            clearTimeout(timer)
            this.close()
          })
      },
    }
  }

  close(): void {
    this.#open.close()
  }

  /** A statement under way has five seconds left. */
  async end(): Promise<void> {
    await this.#open.sql.end({ timeout: 5 })
    this.close()
  }
}

/** The server tells at the end of an answer what it did and of how many rows. Without that nothing is known. */
function checkedAnswer(answer: Answer): Answer {
  const { command, count, columns } = toldOf(answer)
  if (command === null)
    throw incomplete('the answer ended before the server said that the statement was done')
  if (count !== null && (columns?.length ?? 0) > 0 && answer.length !== count) {
    throw incomplete(`the server sent ${count} rows and ${answer.length} came`)
  }
  return answer
}

function incomplete(message: string): Error {
  return Object.assign(new Error(message), { code: 'CONNECTION_INCOMPLETE' })
}

/** Sound: until the server's word has come postgres.js has null here, which its types leave out. */
function toldOf(answer: Answer): {
  command: string | null
  count: number | null
  columns: ArrayLike<unknown> | null
} {
  return answer
}

/** Sound: postgres.js keeps the session's key in `state` once it has sent a statement, which its types leave out. */
function backendOf(query: object): BackendKey | null {
  return (query as { state: BackendKey | null }).state
}

/**
 * postgres.js sends a statement again by itself where the server does not know it any more, or its tables have
 * changed: with its parameters serialised twice. True becomes false then, and a hash another one. It notes the
 * first error in `retried` before, where it fails now instead.
 */
function forbidRetry(query: object): void {
  Object.defineProperty(query, 'retried', {
    get: () => undefined,
    set: (cause: unknown) => {
      throw new StaleStatement(cause)
    },
  })
}

/** The server did not execute a statement, because it does not know, or not any more, what was prepared. */
export class StaleStatement extends Error {
  /** PostgreSQL's code of the first error. */
  readonly causeCode: string

  constructor(cause: unknown) {
    super('the server does not know the prepared statement', { cause })
    this.causeCode = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  }
}

/** Kysely's parameters are unknown to its types; they are what this project's own queries put in. */
export function toParameters(parameters: readonly unknown[]): postgres.ParameterOrJSON<never>[] {
  return parameters as postgres.ParameterOrJSON<never>[]
}
