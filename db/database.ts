import { channel } from 'node:diagnostics_channel'
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
} from 'kysely'
import type postgres from 'postgres'
import { ServiceError } from '../src/lib/errors.ts'
import type { Answer } from './connection.ts'
import { type Deadlines, type StatementKind, serviceDeadlines } from './deadlines.ts'
import { isLongWork } from './long-work.ts'
import { isLostConnection, throwUnavailable, unavailable } from './outages.ts'
import { Patience } from './patience.ts'
import { NotExecuted, Pool, type PooledStatement, type PoolOptions } from './pool.ts'
import { isRead, isReadOfBytes, read } from './read.ts'
import { type RequestDeadline, requestDeadline } from './request-deadline.ts'
import type { Schema } from './schema.ts'

export type Db = Kysely<Schema>

/**
 * Kysely over a pool, for single statements only. There are no transactions on purpose: a backend that dies
 * inside a client-side transaction takes the Node process or the connection with it (postgres.js 3.4.9),
 * while single statements survive any restart. `kysely-postgres-js` is not used because it reserves a
 * connection for every query, which has the same fault.
 *
 * A read whose connection is lost is asked again: the statements of `selectFrom` and those marked by `read`. Any
 * other statement then throws `unavailable`, whether or not it was executed.
 */
export function openDatabase(connectionString: string, options: PoolOptions): Db {
  const deadlines = options.deadlines ?? serviceDeadlines(options.statementTimeoutMs)
  const driver = new SingleStatements(
    new Pool(connectionString, options, deadlines),
    deadlines,
    options.onTrouble,
  )
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

/**
 * Each statement before it is sent, as `{ text: string }` with numbered parameters and none of their values: for
 * whoever watches this process from inside, as the test of the walls between workspaces does.
 */
const statements = channel('trend-research.statement')

/** Resolves when the database answers; throws `unavailable` when it does not. */
export async function ping(db: Db): Promise<void> {
  await read(db)`select 1`
}

/**
 * Delays before the retries of a read: a server that ended one connection may end the next, or be back soon.
 */
const RETRY_DELAYS_MS = [10, 100]

class SingleStatements implements Driver, DatabaseConnection {
  readonly #pool: Pool
  readonly #deadlines: Deadlines
  readonly #onTrouble: PoolOptions['onTrouble']

  constructor(pool: Pool, deadlines: Deadlines, onTrouble: PoolOptions['onTrouble']) {
    this.#pool = pool
    this.#deadlines = deadlines
    this.#onTrouble = onTrouble
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#pool.end()
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (statements.hasSubscribers) statements.publish({ text: query.sql })
    const kind = kindOf(query)
    const request = kind === 'long' ? undefined : requestDeadline()
    const patience = this.#patience(kind, request)
    try {
      const statement = {
        text: query.sql,
        parameters: query.parameters,
        asBytes: isReadOfBytes(query),
        kind,
        isRead: isRead(query),
      }
      request?.begin()
      const rows = await this.#run(statement, patience).finally(() => request?.end())
      return { rows: asRows<R>(rows), numAffectedRows: BigInt(rows.count ?? 0) }
    } catch (error) {
      throwUnavailable(error instanceof NotExecuted ? unavailable(error) : error)
    } finally {
      patience.end()
    }
  }

  /** Throws `unavailable` where the request of the statement has waited long enough. */
  #patience(kind: StatementKind, request: RequestDeadline | undefined): Patience {
    const { read, [kind]: own } = this.#deadlines.statements
    const { totalMs } = own
    const leftMs = request?.leftMs() ?? totalMs
    if (leftMs <= 0) throw unavailable(new Error('the statements of this request have waited long enough'))
    return new Patience(Math.min(totalMs, leftMs), {
      isShort: leftMs < read.silenceMs,
      onTrouble: kind === 'long' ? undefined : this.#onTrouble,
    })
  }

  /** A statement that was not executed, and a read, which changes nothing, are asked again. */
  async #run(statement: PooledStatement, patience: Patience): Promise<Answer> {
    let lost: unknown
    for (let retry = 0; ; retry++) {
      try {
        return await this.#pool.run(statement, patience)
      } catch (error) {
        // What an earlier try was told says more than the silence that a later one met.
        if (error instanceof ServiceError && lost !== undefined) throw unavailable(lost)
        const pauseMs = RETRY_DELAYS_MS[retry]
        const canBeRetried = error instanceof NotExecuted || (statement.isRead && isLostConnection(error))
        if (!canBeRetried || patience.isOver || pauseMs === undefined) throw error
        patience.meetTrouble()
        if (isLostConnection(error)) lost ??= error
        await delay(pauseMs)
      }
    }
  }

  streamQuery(): AsyncIterableIterator<never> {
    return unsupported('streaming: page through the rows by key instead')
  }

  async beginTransaction(): Promise<void> {
    unsupported('transactions: write one statement, or a function in a migration')
  }

  async commitTransaction(): Promise<void> {
    unsupported('transactions')
  }

  async rollbackTransaction(): Promise<void> {
    unsupported('transactions')
  }
}

function unsupported(what: string): never {
  throw new Error(`This database layer has no ${what}.`)
}

function kindOf(query: CompiledQuery): StatementKind {
  if (isLongWork(query)) return 'long'
  return isRead(query) ? 'read' : 'write'
}

/** A plain list; the row type is what Kysely derived from the query that produced these very rows. */
function asRows<R>(rows: Answer): R[] {
  return Array.from<postgres.Row>(rows) as R[]
}
