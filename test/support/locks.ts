import type postgres from 'postgres'
import { connect } from '../../db/connect.ts'

/**
 * Resolves once `by` statements wait for a lock of this database: on the relation, or else an advisory one. All databases
 * of the server are in `pg_locks`, and copies of one template share their relations' ids.
 */
export async function untilLockIsAwaited(
  sql: postgres.Sql,
  wanted: string | 'advisory',
  by = 1,
): Promise<void> {
  const isWanted = wanted === 'advisory' ? sql`locktype = 'advisory'` : sql`relation = ${wanted}::regclass`
  for (let waiting = 0; waiting < by; ) {
    const locks = await sql`select from pg_locks
      where not granted and ${isWanted}
        and database = (select oid from pg_database where datname = current_database())`
    waiting = locks.length
  }
}

/**
 * Runs statements so that each has seen the database before another has changed it: they wait for rows that
 * `lockRows`, a `select … for update`, holds until all of them wait.
 */
export async function runAtOnce<T>(
  connectionString: string,
  lockRows: string,
  statements: readonly (() => Promise<T>)[],
): Promise<PromiseSettledResult<T>[]> {
  const holder = connect(connectionString)
  const observer = connect(connectionString)
  try {
    await holder.unsafe(`begin; ${lockRows}`).simple()
    const done = Promise.allSettled(statements.map((run) => run()))
    for (let waiting = 0; waiting < statements.length; ) {
      const rows = await observer`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      waiting = rows.length
    }
    await holder.unsafe('commit').simple()
    return await done
  } finally {
    await holder.end({ timeout: 5 })
    await observer.end({ timeout: 5 })
  }
}
