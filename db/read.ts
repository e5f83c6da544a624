import { type CompiledQuery, type Kysely, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Schema } from './schema.ts'

const reads = new WeakSet<CompiledQuery>()
const readsOfBytes = new WeakSet<CompiledQuery>()

/** Words that no read contains. The schema's functions that write begin with `take_`. */
const WRITING =
  /\b(insert|update|delete|merge|truncate|create|alter|drop|share|setval|nextval|pg_\w+|take_\w+)\b/i

/**
 * Runs a raw statement that only reads, as a template like Kysely's `sql`: read<Row>(db)`select …`. Resolves
 * with its rows. It is retried when its connection is lost, as every `selectFrom` is; statements run by `sql`
 * are not, because they may have been executed. Throws where the statement does not begin with `select` or
 * `with`, or contains a word that writes.
 */
export function read<Row>(db: Kysely<Schema>) {
  return async (strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> => {
    const { rows } = await db.executeQuery(markRead(sql<Row>(strings, ...values).compile(db)))
    return rows
  }
}

/** As `read`, of columns in their order as the bytes of their text: to decode a long one only to encode it again takes long. */
export function readBytes(db: Kysely<Schema>) {
  return async (strings: TemplateStringsArray, ...values: unknown[]): Promise<(Buffer | null)[][]> => {
    const query = markRead(sql<(Buffer | null)[]>(strings, ...values).compile(db))
    readsOfBytes.add(query)
    const { rows } = await db.executeQuery(query)
    return rows
  }
}

/** Texts that only read: they come again, and to look through a long one takes longer than to know it again. */
const known = new LRUCache<string, true>({ max: 500 })

function markRead<Query extends CompiledQuery>(query: Query): Query {
  if (!known.has(query.sql)) known.set(refuseWriting(query), true)
  reads.add(query)
  return query
}

/** The statement's text. */
function refuseWriting(query: CompiledQuery): string {
  const writing = WRITING.exec(query.sql)
  if (writing !== null)
    throw new Error(`A statement that only reads may not name ${writing[0]}: ${query.sql}`)
  if (!/^\s*(select|with)\b/i.test(query.sql)) {
    throw new Error(`A statement that only reads begins with select or with: ${query.sql}`)
  }
  return query.sql
}

/** Whether a statement only reads and may be retried. */
export function isRead(query: CompiledQuery): boolean {
  return query.query.kind === 'SelectQueryNode' || reads.has(query)
}

export function isReadOfBytes(query: CompiledQuery): boolean {
  return readsOfBytes.has(query)
}
