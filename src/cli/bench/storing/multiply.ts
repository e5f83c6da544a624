import { connect } from '../../../../db/connect.ts'
import type { Sql } from '../processor-time.ts'

/** Days before now over which the copies are spread: all that a window of 365 days shows, and what lies before it. */
const DAYS = 400
/** Copies of the originals a statement. */
const COPIES = 2

/** The posts of a workspace of which copies are made, as they are stored, derived and indexed. */
export interface Originals {
  readonly workspaceId: string
  readonly count: number
}

/** Keeps what the workspace holds as originals, in tables beside the service's own. Nothing may wait to be derived or indexed. */
export async function keepOriginals(connectionString: string, workspaceId: string): Promise<Originals> {
  return await withConnection(connectionString, async (sql) => {
    await sql`create table original_posts as select * from posts where workspace_id = ${workspaceId}`
    await sql`create table original_grams as
      select platform, post_id, grams from post_grams where workspace_id = ${workspaceId}`
    const [row] = await sql<{ count: number }[]>`select count(*)::int as count from original_posts`
    return { workspaceId, count: row?.count ?? 0 }
  })
}

/**
 * Adds copies of the originals with the numbers `from` to `to`, both inclusive, each at another moment, with all that was derived of
 * them and their entries in the search's index: by the server itself, without the triggers that would tell of each post.
 * `settleCopies` then tells of all at once.
 */
export async function addCopies(
  connectionString: string,
  { workspaceId }: Originals,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await withConnection(connectionString, async (sql) => {
    const columns = await plainColumns(sql)
    const values = columns.map((column) => changed[column] ?? `"${column}"`)
    for (let first = from; first <= to; first += COPIES) {
      const copies = `original_posts, generate_series(${first}, ${Math.min(to, first + COPIES - 1)}) copy`
      await sql.begin(async (transaction) => {
        await transaction`set local session_replication_role = replica`
        await transaction.unsafe(`insert into posts (${columns.map((each) => `"${each}"`).join(', ')})
          select ${values.join(', ')} from ${copies}`)
        await transaction.unsafe(
          `insert into post_grams (workspace_id, platform, post_id, grams)
          select $1, platform, ${changed.post_id}, grams from ${copies.replace('original_posts', 'original_grams')}`,
          [workspaceId],
        )
      })
    }
  })
}

/** What triggers would have told of the copies, and what autovacuum would do some minutes later. */
export async function settleCopies(connectionString: string, { workspaceId }: Originals): Promise<void> {
  await withConnection(connectionString, async (sql) => {
    await sql.begin(async (transaction) => {
      await transaction`delete from post_counts where workspace_id = ${workspaceId}`
      await transaction`
        insert into post_counts (workspace_id, day, platform, kind, posts)
        select workspace_id, (published_at at time zone 'UTC')::date as day, platform, coalesce(kind, 'post') as of_kind, count(*)
        from posts where workspace_id = ${workspaceId} group by workspace_id, day, platform, of_kind`
      await transaction`
        update evidence_states set state = gen_random_uuid() where workspace_id = ${workspaceId}`
      await transaction`
        update evidence_versions set version = version + 1 where workspace_id = ${workspaceId}`
    })
    await sql`vacuum (analyze) posts, post_grams, posts_to_index, post_counts`
    await sql`checkpoint`
  })
}

/** SQL: what a copy has in place of the original's value. */
const changed: Readonly<Record<string, string>> & { readonly post_id: string } = {
  post_id: `'copy' || copy || '-' || post_id`,
  url: `url || '?copy=' || copy`,
  published_at: `now() - make_interval(secs => ${DAYS} * 86400 * (hashtextextended(post_id, copy) & 1048575) / 1048576.0)`,
}

async function plainColumns(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'posts' and is_generated = 'NEVER' order by ordinal_position`
  return rows.map(({ name }) => name)
}

async function withConnection<Result>(
  connectionString: string,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const sql = connect(connectionString)
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 5 })
  }
}
