import pLimit, { type LimitFunction } from 'p-limit'
import type postgres from 'postgres'
import { connect } from './connect.ts'
import { isLostConnection, unavailable } from './outages.ts'

export interface PoolOptions {
  /** Maximum number of connections. */
  readonly max: number
  /** The server cancels a statement after this long. */
  readonly statementTimeoutMs?: number
  /**
   * A statement that has waited this long for a connection is rejected. One that has been on its connection this
   * long without an answer is, too, and all connections are considered dead and are replaced.
   */
  readonly deadlineMs: number
  /** Called for every lost connection: the server may have to be restarted. */
  readonly onLost?: () => void
}

interface Connection {
  readonly sql: postgres.Sql
  /** A connection of an earlier generation is closed after the statement that is on it. */
  readonly generation: number
}

/**
 * Connections that run one statement at a time each; further statements queue. A connection that has ended is
 * replaced and never used again (`connect` says why), so a lost statement is always an error: at once where
 * the network or the server reports it, at the deadline where they are silent.
 */
export class Pool {
  readonly #connectionString: string
  readonly #options: PoolOptions
  readonly #limit: LimitFunction
  /** All that have not ended. */
  readonly #connections = new Set<Connection>()
  /** Idle connections of this generation, the longest idle first. */
  readonly #idle: Connection[] = []
  #generation = 0
  #isClosed = false

  constructor(connectionString: string, options: PoolOptions) {
    this.#connectionString = connectionString
    this.#options = options
    this.#limit = pLimit(options.max)
  }

  /**
   * Runs a statement on a connection of its own. A statement that fails with a lost connection
   * (`isLostConnection`) may have been executed all the same. Throws `unavailable` after the deadline, which a
   * statement has once for its turn and once more, from its beginning, for its answer: one that had no turn was
   * never begun.
   */
  async run<T>(statement: (sql: postgres.Sql) => Promise<T>): Promise<T> {
    const { deadlineMs } = this.#options
    let isLate = false
    let timer: NodeJS.Timeout | undefined
    const noTurn = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        isLate = true
        reject(unavailable(new Error(`waited ${deadlineMs} ms for a connection and was not begun`)))
      }, deadlineMs)
    })
    const begin = async () => {
      clearTimeout(timer)
      if (isLate || this.#isClosed) throw connectionEnded()
      return await this.#begin(statement)
    }
    return await Promise.race([this.#limit(begin), noTurn])
  }

  /** Rejects new statements; those under way have five seconds left. */
  async end(): Promise<void> {
    this.#isClosed = true
    await Promise.all(Array.from(this.#connections, ({ sql }) => sql.end({ timeout: 5 })))
  }

  /** postgres.js has no deadline of its own: a half-open connection would block its callers for ever. */
  async #begin<T>(statement: (sql: postgres.Sql) => Promise<T>): Promise<T> {
    const { deadlineMs } = this.#options
    const generation = this.#generation
    let timer: NodeJS.Timeout | undefined
    const noAnswer = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        if (generation === this.#generation) this.#retire(this.#connections)
        reject(unavailable(new Error(`no answer from the database in ${deadlineMs} ms`)))
      }, deadlineMs)
    })
    try {
      return await Promise.race([this.#runOn(this.#idle.shift() ?? this.#open(), statement), noAnswer])
    } finally {
      clearTimeout(timer)
    }
  }

  async #runOn<T>(connection: Connection, statement: (sql: postgres.Sql) => Promise<T>): Promise<T> {
    try {
      return await statement(connection.sql)
    } catch (error) {
      // Connections cut by our own closing are no outage: a restarted server would have nobody to stop it.
      if (isLostConnection(error) && !this.#isClosed) {
        // The server has ended one connection: most likely it has ended the idle ones, too.
        if (connection.generation === this.#generation) this.#retire(this.#idle)
        this.#options.onLost?.()
      }
      throw error
    } finally {
      this.#release(connection)
    }
  }

  #open(): Connection {
    const { statementTimeoutMs } = this.#options
    const sql = connect(this.#connectionString, {
      ...(statementTimeoutMs === undefined ? {} : { statementTimeoutMs }),
      onEnd: () => this.#remove(connection),
    })
    const connection = { sql, generation: this.#generation }
    this.#connections.add(connection)
    return connection
  }

  #release(connection: Connection): void {
    const isUsable = connection.generation === this.#generation && this.#connections.has(connection)
    if (isUsable) this.#idle.push(connection)
    else this.#end(connection)
  }

  /** Begins a new generation and closes these connections now, with the statements on them. */
  #retire(connections: Iterable<Connection>): void {
    this.#generation++
    for (const connection of [...connections]) this.#end(connection)
    this.#idle.length = 0
  }

  #end(connection: Connection): void {
    this.#remove(connection)
    connection.sql.end({ timeout: 0 }).catch(() => {})
  }

  #remove(connection: Connection): void {
    this.#connections.delete(connection)
    const index = this.#idle.indexOf(connection)
    if (index >= 0) this.#idle.splice(index, 1)
  }
}

function connectionEnded(): Error {
  return Object.assign(new Error('the connections to the database were closed'), { code: 'CONNECTION_ENDED' })
}
