import { setTimeout as delay } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
} from 'kysely'
import type postgres from 'postgres'
import { ServiceError } from '../src/lib/errors.ts'
import { type ConnectOptions, connect } from './connect.ts'
import type { Schema } from './schema.ts'

export type Db = Kysely<Schema>

export interface DatabaseOptions extends ConnectOptions {
  /** After this long without an answer the whole pool is taken for dead and replaced. */
  readonly deadlineMs: number
  /** Told of every lost connection: the server may have to be started again. */
  readonly onLost?: () => void
}

/**
 * Kysely over a postgres.js pool, for single statements only. There are no transactions here on purpose: a
 * backend that dies inside a client-side transaction takes the Node process or the pool slot with it (postgres.js
 * 3.4.9), while single statements survive any restart. `kysely-postgres-js` is not used, because it reserves a
 * connection for every query, which has the same fault and costs the pipelining.
 */
export function openDatabase(connectionString: string, options: DatabaseOptions): Db {
  const pool = new Pool(connectionString, options)
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => pool,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

/** Resolves when the database answers; throws `unavailable` when it does not. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/** A server that has ended one connection may be about to end the next, or be back in a moment. */
const READ_AGAIN_AFTER_MS = [10, 100]

/** Connections of postgres.js, and the statements under way on them; each settles within the deadline. */
interface Connections {
  readonly sql: postgres.Sql
  readonly running: Set<Promise<unknown>>
}

class Pool implements Driver, DatabaseConnection {
  readonly #connectionString: string
  readonly #options: DatabaseOptions
  #connections: Connections
  #closed = false

  constructor(connectionString: string, options: DatabaseOptions) {
    this.#connectionString = connectionString
    this.#options = options
    this.#connections = this.#open()
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#closed = true
    await this.#connections.sql.end({ timeout: 5 })
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    for (const pauseMs of READ_AGAIN_AFTER_MS) {
      try {
        return await this.#run<R>(query)
      } catch (error) {
        // A read that lost its connection has changed nothing: it may be asked again.
        if (query.query.kind !== 'SelectQueryNode' || !isLostConnection(error)) throwUnavailable(error)
      }
      await delay(pauseMs)
    }
    return await this.#run<R>(query).catch(throwUnavailable)
  }

  async #run<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const connections = this.#connections
    const rows = await this.#withinDeadline(connections, (sql) =>
      sql.unsafe(query.sql, toParameters(query.parameters), { prepare: true }),
    ).catch((error: unknown) => {
      // What is cut because we close has lost nothing: a new pool, or server, would be nobody's to close.
      if (isLostConnection(error) && !this.#closed) {
        this.#replace(connections, { atOnce: false })
        this.#options.onLost?.()
      }
      throw error
    })
    return { rows: asRows<R>(rows), numAffectedRows: BigInt(rows.count ?? 0) }
  }

  /** postgres.js has no query timeout of its own, so a half-open connection would hang its callers for ever. */
  async #withinDeadline<T>(connections: Connections, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined
    const deadline = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        this.#replace(connections, { atOnce: true })
        reject(unavailable(new Error(`no answer from the database in ${this.#options.deadlineMs} ms`)))
      }, this.#options.deadlineMs)
    })
    const statement = work(connections.sql)
    const running = Promise.race([statement, deadline])
    connections.running.add(running)
    try {
      return await running
    } finally {
      connections.running.delete(running)
      clearTimeout(timer)
      statement.catch(() => {})
    }
  }

  #open(): Connections {
    return { sql: connect(this.#connectionString, this.#options), running: new Set() }
  }

  /**
   * A connection of postgres.js that has ended once is not itself again: its next statement may get the old error,
   * rows behind empty places, or no answer, because the start of the new connection is never sent. Where the others
   * may still answer, they end once all that was asked has settled: a statement that waits while they end opens a
   * connection that nobody ends.
   */
  #replace(broken: Connections, { atOnce }: { readonly atOnce: boolean }): void {
    if (this.#closed || this.#connections !== broken) return
    this.#connections = this.#open()
    Promise.allSettled(atOnce ? [] : broken.running)
      .then(() => broken.sql.end({ timeout: 0 }))
      .catch(() => {})
  }

  streamQuery(): AsyncIterableIterator<never> {
    return refuse('streaming: page through the rows by key instead')
  }

  async beginTransaction(): Promise<void> {
    refuse('transactions: write one statement, or a function in a migration')
  }

  async commitTransaction(): Promise<void> {
    refuse('transactions')
  }

  async rollbackTransaction(): Promise<void> {
    refuse('transactions')
  }
}

function refuse(what: string): never {
  throw new Error(`This database layer has no ${what}.`)
}

/** Kysely's parameters are unknown to its types; they are what this project's own queries put in. */
function toParameters(parameters: readonly unknown[]): postgres.ParameterOrJSON<never>[] {
  return parameters as postgres.ParameterOrJSON<never>[]
}

/**
 * The row type is what Kysely derived from the query that produced these very rows. After a connection that ended
 * amid an answer, postgres.js leaves as many empty places before the rows of the next one: filter() skips them.
 */
function asRows<R>(rows: postgres.RowList<postgres.Row[]>): R[] {
  return rows.filter(() => true) as R[]
}

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

function isLostConnection(error: unknown): boolean {
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

function unavailable(cause: unknown): ServiceError {
  return new ServiceError(
    { kind: 'unavailable', retryAfterSeconds: 5 },
    `The database ${refusalOf(cause) ?? 'does not answer at the moment'}. Try again in a few seconds.`,
    { cause },
  )
}
