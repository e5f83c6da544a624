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
import { isLostConnection, throwUnavailable } from './outages.ts'
import { Pool, type PoolOptions } from './pool.ts'
import { isRead, read } from './read.ts'
import type { Schema } from './schema.ts'

export type Db = Kysely<Schema>

/**
 * Kysely over a pool, for single statements only. There are no transactions on purpose: a backend that dies
 * inside a client-side transaction takes the Node process or the connection with it (postgres.js 3.4.9),
 * while single statements survive any restart. `kysely-postgres-js` is not used because it reserves a
 * connection for every query, which has the same fault.
 *
 * A read whose connection is lost is retried: the statements of `selectFrom` and those marked by `read`. Any
 * other statement then throws `unavailable`, whether or not it was executed.
 */
export function openDatabase(connectionString: string, options: PoolOptions): Db {
  const driver = new SingleStatements(new Pool(connectionString, options))
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

/** Resolves when the database answers; throws `unavailable` when it does not. */
export async function ping(db: Db): Promise<void> {
  await read(db)`select 1`
}

/**
 * Delays before the retries of a read: a server that ended one connection may end the next, or be back soon.
 */
const READ_RETRY_DELAYS_MS = [10, 100]

class SingleStatements implements Driver, DatabaseConnection {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
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
    for (const pauseMs of READ_RETRY_DELAYS_MS) {
      try {
        return await this.#run<R>(query)
      } catch (error) {
        // A read that lost its connection has changed nothing: it is safe to retry.
        if (!isRead(query) || !isLostConnection(error)) throwUnavailable(error)
      }
      await delay(pauseMs)
    }
    return await this.#run<R>(query).catch(throwUnavailable)
  }

  async #run<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const rows = await this.#pool.run((sql) =>
      sql.unsafe(query.sql, toParameters(query.parameters), { prepare: true }),
    )
    return { rows: asRows<R>(rows), numAffectedRows: BigInt(rows.count ?? 0) }
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

/** Kysely's parameters are unknown to its types; they are what this project's own queries put in. */
function toParameters(parameters: readonly unknown[]): postgres.ParameterOrJSON<never>[] {
  return parameters as postgres.ParameterOrJSON<never>[]
}

/** A plain list; the row type is what Kysely derived from the query that produced these very rows. */
function asRows<R>(rows: postgres.RowList<postgres.Row[]>): R[] {
  return Array.from<postgres.Row>(rows) as R[]
}
