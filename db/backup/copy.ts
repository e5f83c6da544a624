import { Readable, Writable } from 'node:stream'
import type postgres from 'postgres'
import type { OpenConnection } from '../connect.ts'
import { unavailable } from '../outages.ts'
import type { BackedTable } from './catalogue.ts'

/*
 * COPY over postgres.js (3.4.9), whose own streams do not tell of an error that comes after the last byte, such as a full
 * disk: the promise of its query was resolved by the stream before. Both are taken from the query itself here.
 */

/**
 * The rows of a table as COPY writes them, in pieces of any length. Returns how many rows the server sent. Throws
 * `unavailable` where nothing comes for longer than `silenceMs`: a network that lost the server says nothing.
 */
export async function* copyOut(
  { sql, resume }: OpenConnection,
  table: BackedTable,
  silenceMs: number,
): AsyncGenerator<Buffer, number> {
  const { stream, rows } = startCopy(sql, `copy ${listed(table)} to stdout`)
  const readable = await notSilent(stream, silenceMs)
  if (!(readable instanceof Readable)) throw notStarted()
  const pieces = readable[Symbol.asyncIterator]()
  for (;;) {
    const piece = await notSilent(pieces.next(), silenceMs)
    if (piece.done === true) break
    yield piece.value
  }
  resume()
  return await notSilent(rows, silenceMs)
}

async function notSilent<T>(answer: Promise<T>, silenceMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(unavailable(new Error(`nothing came for ${silenceMs} ms`))), silenceMs)
  })
  try {
    return await Promise.race([answer, silence])
  } finally {
    clearTimeout(timer)
  }
}

export interface CopyIn {
  write(bytes: Buffer): Promise<void>
  /** Resolves with how many rows the server has stored. */
  end(): Promise<number>
  /** Has the server forget what came, and resolves when it has. */
  abandon(): Promise<void>
}

/** Stores rows as COPY has written them. What the server refuses is thrown by whatever is waited for then. */
export async function copyIn(sql: postgres.Sql, table: BackedTable): Promise<CopyIn> {
  const { stream, rows } = startCopy(sql, `copy ${listed(table)} from stdin`)
  const writable = await stream
  if (!(writable instanceof Writable)) throw notStarted()
  // `rows` says it.
  writable.on('error', () => {})
  return {
    write: (bytes) =>
      new Promise((resolve, reject) => {
        writable.write(bytes, (error) => (error ? rows.then(() => reject(error), reject) : resolve()))
      }),
    end() {
      writable.end()
      return rows
    },
    async abandon() {
      writable.destroy()
      await rows.catch(() => {})
    },
  }
}

interface Copy {
  readonly stream: Promise<unknown>
  readonly rows: Promise<number>
}

function startCopy(sql: postgres.Sql, text: string): Copy {
  const query = sql.unsafe(text)
  const stream = withResolvers<unknown>()
  const rows = withResolvers<number>()
  let hasStream = false
  const hooks: QueryHooks = {
    resolve(answer) {
      if (hasStream) rows.resolve(Number(Object(answer).count))
      hasStream = true
      stream.resolve(answer)
    },
    reject(error) {
      stream.reject(error)
      rows.reject(error)
    },
  }
  Object.assign(query, hooks)
  query.execute()
  return { stream: stream.promise, rows: rows.promise }
}

/** postgres.js calls these of a query, though its types do not say so: once with the stream, and once with the end. */
interface QueryHooks {
  resolve(answer: unknown): void
  reject(error: unknown): void
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<T>((first, second) => {
    resolve = first
    reject = second
  })
  // Told to whoever waits for it, who may not do so yet.
  promise.catch(() => {})
  return { promise, resolve, reject }
}

/**
 * For a transaction that copies: rows as text that any server reads, and none of the limits that a database or a user may
 * have for statements of a service. A policy that hid rows would be an error.
 */
export const forCopies = `
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local row_security = off;
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`

/** A table and its columns as COPY takes them, each name quoted. */
function listed({ name, columns }: BackedTable): string {
  return `${quoted(name)} (${columns.map(quoted).join(', ')})`
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

function notStarted(): Error {
  return Object.assign(new Error('the server did not start to copy'), { code: 'CONNECTION_INCOMPLETE' })
}
