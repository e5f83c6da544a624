import type postgres from 'postgres'

/** A database's clock in the hand of a test, in microseconds since it was taken over: it stands unless it is moved. */
export interface DatabaseClock {
  readonly nowUs: number
  move(us: number): Promise<void>
}

/** From the next connection on every `clock_timestamp()` of this database is ours. */
export async function takeOverClock(sql: postgres.Sql): Promise<DatabaseClock> {
  const [row] = await sql<{ name: string }[]>`select current_database() as name`
  await sql
    .unsafe(`
    create schema hand;
    create table hand.clock (now timestamptz not null);
    insert into hand.clock values (pg_catalog.clock_timestamp());
    create function hand.clock_timestamp() returns timestamptz language sql volatile as 'select now from hand.clock';
    alter database "${row?.name}" set search_path = public, hand, pg_catalog;`)
    .simple()
  let nowUs = 0
  return {
    get nowUs() {
      return nowUs
    },
    async move(us) {
      await sql`update hand.clock set now = now + ${us}::float8 * interval '1 microsecond'`
      nowUs += us
    },
  }
}
