import type { CompiledQuery, Kysely, KyselyPlugin, RootOperationNode } from 'kysely'
import type { Schema } from './schema.ts'

const longWork = new WeakSet<RootOperationNode>()

const marking: KyselyPlugin = {
  transformQuery: ({ node }) => {
    longWork.add(node)
    return node
  },
  transformResult: async ({ result }) => result,
}

/**
 * The same database for statements on many rows, which may take longer than a request's: they have the deadline of
 * long work.
 */
export function forLongWork(db: Kysely<Schema>): Kysely<Schema> {
  return db.withPlugin(marking)
}

export function isLongWork(query: CompiledQuery): boolean {
  return longWork.has(query.query)
}
