import { setTimeout as delay } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'
import { type Answer, Connection, type Execution, StaleStatement, type Statement } from './connection.ts'
import type { Deadlines, StatementKind } from './deadlines.ts'
import { isLostConnection, isRefusedSession, isUndone, unavailable } from './outages.ts'
import type { Patience, Trouble } from './patience.ts'
import { watchSilence } from './silence.ts'

export interface PoolOptions {
  /** Maximum number of statements at a time, and of connections but for those that are being given up. */
  readonly max: number
  /** The server cancels a statement after this long; a pooler leaves this to the deadlines. */
  readonly statementTimeoutMs?: number
  /** Default: a service's, with the server's limit for long work. */
  readonly deadlines?: Deadlines
  /** Called for every lost connection: the server may have to be restarted. */
  readonly onLost?: () => void
  /** Called whenever nothing came of a statement in its time. */
  readonly onSilence?: () => void
  /** Called where a statement that is no long work is lost, or nothing comes of it, and when its caller has an answer after that. */
  readonly onTrouble?: (trouble: Trouble) => void
  /** Called once, with what tells how the pool is at any time. */
  readonly watch?: (state: () => PoolState) => void
}

export interface PoolState {
  readonly connections: number
  /** Statements that are on a connection. */
  readonly running: number
  /** Statements that wait for one. */
  readonly waiting: number
}

export interface PooledStatement extends Statement {
  readonly kind: StatementKind
  /** It changes nothing and can be run again, also while it still runs. */
  readonly isRead: boolean
}

/** A statement of any kind failed and was not executed: it can be asked again. Its `cause` says why. */
export class NotExecuted extends Error {
  constructor(cause: unknown) {
    super('the statement was not executed', { cause })
  }
}

interface Pooled {
  readonly connection: Connection
  /** A connection of an earlier generation is closed after the statement that is on it. */
  readonly generation: number
}

interface Attempt {
  readonly pooled: Pooled
  readonly execution: Execution
  /** Nobody waits for it any more: it has its answer or was abandoned. */
  isOver: boolean
  answer: Promise<Answer>
}

/**
 * Connections that run one statement at a time each; further statements queue. A connection that has ended is
 * replaced and never used again, so a lost statement is always an error: at once where the network or the
 * server reports it, at a deadline where they are silent.
 *
 * It learns two things of the way to the server. A pooler that shares sessions refuses their settings at the
 * start: from then on none are sent. One that gives each statement another session does not know what was
 * prepared in an earlier one: from then on nothing is prepared by name.
 */
export class Pool {
  readonly #connectionString: string
  readonly #options: PoolOptions
  readonly #deadlines: Deadlines
  readonly #limit: LimitFunction
  /** All that have not ended. */
  readonly #connections = new Set<Pooled>()
  /** Idle connections of this generation, the longest idle first. */
  readonly #idle: Pooled[] = []
  #generation = 0
  #hasSettings = true
  #prepares = true
  #isClosed = false

  constructor(connectionString: string, options: PoolOptions, deadlines: Deadlines) {
    this.#connectionString = connectionString
    this.#options = options
    this.#deadlines = deadlines
    this.#limit = pLimit(options.max)
    options.watch?.(() => ({
      connections: this.#connections.size,
      running: this.#limit.activeCount,
      waiting: this.#limit.pendingCount,
    }))
  }

  /**
   * Runs a statement on a connection of its own until `patience` ends; then it throws `unavailable`, and a
   * statement that had no turn is never begun. A statement that fails with a lost connection
   * (`isLostConnection`) may have been executed all the same, one that fails with `NotExecuted` was not. A read
   * that meets silence is run on a new connection, too: whichever answers first counts.
   */
  async run(statement: PooledStatement, patience: Patience): Promise<Answer> {
    const attempts: Attempt[] = []
    const begin = async () => {
      if (patience.isOver || this.#isClosed) throw connectionEnded()
      try {
        return await this.#begin(statement, attempts, patience)
      } finally {
        for (const attempt of attempts) this.#abandon(attempt)
      }
    }
    if (patience.isOver) throw unavailable(new Error(NOT_BEGUN))
    return await new Promise((resolve, reject) => {
      patience.whenOver(() => {
        const isBegun = attempts.length > 0
        if (isBegun) this.#options.onSilence?.()
        if (isBegun && !patience.isShort) this.#retire()
        for (const attempt of attempts) this.#abandon(attempt)
        reject(unavailable(new Error(isBegun ? 'no answer from the database in time' : NOT_BEGUN)))
      })
      this.#limit(begin).then(resolve, reject)
    })
  }

  /** Rejects new statements; those under way have five seconds left. */
  async end(): Promise<void> {
    this.#isClosed = true
    await Promise.all(Array.from(this.#connections, ({ connection }) => connection.end()))
  }

  #begin(statement: PooledStatement, attempts: Attempt[], patience: Patience): Promise<Answer> {
    const { silenceMs } = this.#deadlines.statements[statement.kind]
    const first = this.#attempt(this.#idle.shift() ?? this.#open(), statement)
    attempts.push(first)
    return new Promise((resolve, reject) => {
      const stop = watchSilence(first.execution, first.pooled.connection, silenceMs, () => {
        if (statement.isRead) return resolve(this.#askBeside(first, statement, attempts, patience))
        this.#retire()
        reject(unavailable(new Error(`no answer from the database in ${silenceMs} ms`)))
      })
      first.answer.then(resolve, reject).finally(stop)
    })
  }

  /** Runs a read on new connections until one answers, or the silent one does: it may only be slow. */
  async #askBeside(
    first: Attempt,
    statement: PooledStatement,
    attempts: Attempt[],
    patience: Patience,
  ): Promise<Answer> {
    patience.meetTrouble()
    for (;;) {
      // All attempts were abandoned then: nobody would end a further one, which would keep its place for ever.
      if (patience.isOver) return await first.answer
      const beside = this.#attempt(this.#open(), statement)
      attempts.push(beside)
      try {
        const answer = await Promise.race([first.answer, beside.answer])
        // The others of its time are as silent as it was.
        if (first.isOver) patience.noteSlow()
        else {
          this.#options.onSilence?.()
          this.#retire(first.pooled.generation)
        }
        return answer
      } catch (error) {
        if (!isLostConnection(error)) throw error
        if (first.isOver) return await beside.answer
      }
      await delay(PAUSE_MS)
    }
  }

  #attempt(pooled: Pooled, statement: Statement): Attempt {
    const execution = pooled.connection.run(statement, { prepare: this.#prepares })
    const attempt = { pooled, execution, isOver: false, answer: execution.answer }
    attempt.answer = this.#settle(attempt, this.#hasSettings)
    return attempt
  }

  async #settle(attempt: Attempt, hadSettings: boolean): Promise<Answer> {
    try {
      const answer = await attempt.execution.answer
      if (!attempt.isOver) this.#release(attempt.pooled)
      return answer
    } catch (error) {
      throw attempt.isOver ? error : this.#failed(attempt.pooled, error, hadSettings)
    } finally {
      attempt.isOver = true
    }
  }

  #abandon(attempt: Attempt): void {
    if (attempt.isOver) return
    attempt.isOver = true
    attempt.answer.catch(() => {})
    this.#remove(attempt.pooled)
    attempt.execution.abandon()
  }

  /** The error to throw for a failed statement; its connection is released or closed. */
  #failed(pooled: Pooled, error: unknown, hadSettings: boolean): unknown {
    const isRefused = hadSettings && isRefusedSession(error)
    const isStale = error instanceof StaleStatement
    const isLost = isLostConnection(error)
    if (!isLost && !isStale) {
      this.#release(pooled)
      return isUndone(error) ? new NotExecuted(error) : error
    }
    this.#end(pooled)
    // Connections cut by our own closing are no outage: a restarted server would have nobody to stop it.
    if (this.#isClosed) return error
    // Most likely the idle ones are as this one was.
    this.#retire(pooled.generation)
    if (isRefused) this.#hasSettings = false
    if (isStale && error.causeCode === UNKNOWN_STATEMENT) this.#prepares = false
    if (isRefused || isStale) return new NotExecuted(error)
    this.#options.onLost?.()
    return error
  }

  #open(): Pooled {
    const { statementTimeoutMs = 0 } = this.#options
    const session = {
      // The database or the user may have another default, and races would end in errors.
      default_transaction_isolation: 'read committed',
      statement_timeout: statementTimeoutMs,
    }
    const connection = new Connection(this.#connectionString, {
      connectMs: this.#deadlines.connectMs,
      ...(this.#hasSettings ? { session } : {}),
      onEnd: () => this.#remove(pooled),
    })
    const pooled = { connection, generation: this.#generation }
    this.#connections.add(pooled)
    return pooled
  }

  #release(pooled: Pooled): void {
    const isUsable = pooled.generation === this.#generation && this.#connections.has(pooled)
    if (isUsable) this.#idle.push(pooled)
    else this.#end(pooled)
  }

  /**
   * Begins a new generation and closes the idle connections, unless that was done since `generation`. The others
   * are closed after their statements, each of which has its own deadline.
   */
  #retire(generation = this.#generation): void {
    if (generation !== this.#generation) return
    this.#generation++
    for (const pooled of [...this.#idle]) this.#end(pooled)
  }

  #end(pooled: Pooled): void {
    this.#remove(pooled)
    pooled.connection.close()
  }

  #remove(pooled: Pooled): void {
    this.#connections.delete(pooled)
    const index = this.#idle.indexOf(pooled)
    if (index >= 0) this.#idle.splice(index, 1)
  }
}

/** PostgreSQL: the statement that is to be executed was not prepared. */
const UNKNOWN_STATEMENT = '26000'

const NOT_BEGUN = 'waited for a connection and was not begun'
/** Before another connection is opened in the place of one that could not be. */
const PAUSE_MS = 100

function connectionEnded(): Error {
  return Object.assign(new Error('the connections to the database were closed'), { code: 'CONNECTION_ENDED' })
}
