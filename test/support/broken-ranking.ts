import { connect } from '../../db/connect.ts'
import { untilLockIsAwaited } from './locks.ts'

/** From here on no ranking can be kept in this database: every one that is begun fails at its end. */
export async function breakRanking(connectionString: string): Promise<void> {
  const sql = connect(connectionString)
  try {
    await sql
      .unsafe(
        `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no ranking today'; end $$;
         create trigger refuse before insert or update on rankings for each statement execute function refuse();`,
      )
      .simple()
  } finally {
    await sql.end({ timeout: 5 })
  }
}

export interface HeldRanking {
  /** Resolves once a ranking waits to be kept. */
  reached(): Promise<void>
  /** Resolves once somebody who asks after the call has looked for the evidence to rank: the last look before the line. */
  asked(request: () => void): Promise<void>
  release(): Promise<void>
}

/** Rankings of this database last until `release`: what would be kept waits for a lock. Released with the test. */
export async function holdRanking(
  t: { after(hook: () => Promise<void>): void },
  connectionString: string,
): Promise<HeldRanking> {
  const sql = connect(connectionString)
  t.after(() => sql.end({ timeout: 0 }))
  await sql.unsafe('begin; lock table rankings in share mode').simple()
  return {
    reached: () => untilLockIsAwaited(sql, 'rankings'),
    async asked(request) {
      const [since] = await sql<{ now: string }[]>`select clock_timestamp()::text as now`
      request()
      for (let looks = 0; looks === 0; ) {
        // Within a transaction activity is seen as at the first look, unless that is forgotten.
        await sql`select pg_stat_clear_snapshot()`
        const queries = await sql`select from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()
            and query like 'select "version" from "evidence_versions"%'
            and query_start > ${since?.now ?? ''}::timestamptz`
        looks = queries.length
      }
    },
    async release() {
      await sql.unsafe('commit').simple()
    },
  }
}
