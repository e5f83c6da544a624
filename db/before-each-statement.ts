import type { Db } from './database.ts'

/** The same database, with a check before each statement: what that throws, the statement throws, and is not sent. */
export function beforeEachStatement(db: Db, check: () => void): Db {
  return db.withPlugin({
    transformQuery({ node }) {
      check()
      return node
    },
    transformResult: async ({ result }) => result,
  })
}
