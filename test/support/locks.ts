import type postgres from 'postgres'

/**
 * Resolves once somebody waits for a lock of this database: on the relation, or else an advisory one. All databases of
 * the server are in `pg_locks`, and copies of one template share their relations' ids.
 */
export async function untilLockIsAwaited(sql: postgres.Sql, wanted: string | 'advisory'): Promise<void> {
  const isWanted = wanted === 'advisory' ? sql`locktype = 'advisory'` : sql`relation = ${wanted}::regclass`
  for (let waiting = 0; waiting === 0; ) {
    const locks = await sql`select from pg_locks
      where not granted and ${isWanted}
        and database = (select oid from pg_database where datname = current_database())`
    waiting = locks.length
  }
}
