import pLimit, { type LimitFunction } from 'p-limit'
import type postgres from 'postgres'
import { connect } from './connect.ts'
import { isLostConnection, unavailable } from './outages.ts'

export interface PoolOptions {
  /** Connections at most. */
  readonly max: number
  /** The server gives up on a statement after this long. */
  readonly statementTimeoutMs?: number
  /** After this long without an answer all connections are taken for dead and replaced. */
  readonly deadlineMs: number
  /** Told of every lost connection: the server may have to be started again. */
  readonly onLost?: () => void
}

interface Connection {
  readonly sql: postgres.Sql
  /** Connections of an earlier generation end with the statement that is on them. */
  readonly generation: number
}

/**
 * Connections that take one statement at a time each; what finds none free waits its turn. A connection that has ended
 * is replaced and never used again (`connect` says why), so a lost statement is always an error: at once where the
 * network or the server says so, within the deadline where they are silent.
 */
export class Pool {
  readonly #connectionString: string
  readonly #options: PoolOptions
  readonly #places: LimitFunction
  /** All that have not ended. */
  readonly #connections = new Set<Connection>()
  /** Those of this generation that no statement is on, the longest idle first. */
  readonly #idle: Connection[] = []
  #generation = 0
  #isClosed = false

  constructor(connectionString: string, options: PoolOptions) {
    this.#connectionString = connectionString
    this.#options = options
    this.#places = pLimit(options.max)
  }

  /**
   * Runs a statement on a connection that it has for itself. A statement that failed with an error that
   * `isLostConnection` knows may have been carried out all the same. Throws `unavailable` after the deadline: postgres.js
   * has none of its own, so a half-open connection would hang its callers for ever.
   */
  async run<T>(statement: (sql: postgres.Sql) => Promise<T>): Promise<T> {
    let generation = this.#generation
    let isLate = false
    let timer: NodeJS.Timeout | undefined
    const deadline = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        isLate = true
        if (generation === this.#generation) this.#retire(this.#connections)
        reject(unavailable(new Error(`no answer from the database in ${this.#options.deadlineMs} ms`)))
      }, this.#options.deadlineMs)
    })
    const begin = async () => {
      if (isLate || this.#isClosed) throw connectionEnded()
      generation = this.#generation
      return await Promise.race([this.#runOn(this.#idle.shift() ?? this.#open(), statement), deadline])
    }
    try {
      return await Promise.race([this.#places(begin), deadline])
    } finally {
      clearTimeout(timer)
    }
  }

  /** Takes no new statement; those under way have five seconds left. */
  async end(): Promise<void> {
    this.#isClosed = true
    await Promise.all(Array.from(this.#connections, ({ sql }) => sql.end({ timeout: 5 })))
  }

  async #runOn<T>(connection: Connection, statement: (sql: postgres.Sql) => Promise<T>): Promise<T> {
    try {
      return await statement(connection.sql)
    } catch (error) {
      // What is cut because we close has lost nothing: a new server would be nobody's to stop.
      if (isLostConnection(error) && !this.#isClosed) {
        // The server has ended one connection: the idle ones have most likely ended, too.
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
      onEnd: () => this.#forget(connection),
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

  /** Begins a generation: of the earlier ones these connections end now, whatever is on them. */
  #retire(connections: Iterable<Connection>): void {
    this.#generation++
    for (const connection of [...connections]) this.#end(connection)
    this.#idle.length = 0
  }

  #end(connection: Connection): void {
    this.#forget(connection)
    connection.sql.end({ timeout: 0 }).catch(() => {})
  }

  #forget(connection: Connection): void {
    this.#connections.delete(connection)
    const place = this.#idle.indexOf(connection)
    if (place >= 0) this.#idle.splice(place, 1)
  }
}

function connectionEnded(): Error {
  return Object.assign(new Error('the connections to the database were closed'), { code: 'CONNECTION_ENDED' })
}
