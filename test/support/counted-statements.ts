import type { KyselyPlugin } from 'kysely'
import type { Db } from '../../db/database.ts'

/** The same database, and how many statements were made by this handle so far. */
export function countStatements(db: Db): { readonly db: Db; made(): number } {
  let count = 0
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      count += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: db.withPlugin(plugin), made: () => count }
}
