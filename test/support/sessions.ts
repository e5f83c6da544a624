import type postgres from 'postgres'

/**
 * How many sessions the database has beside this one. A session ends a moment after its client has said goodbye: while
 * there are more than `most`, it looks again, for some seconds.
 */
export async function countOtherSessions(sql: postgres.Sql, most: number): Promise<number> {
  for (let looks = 0; ; looks++) {
    const others = await sql`
      select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
    if (others.length <= most || looks === 50) return others.length
    await sql`select pg_sleep(0.05)`
  }
}
