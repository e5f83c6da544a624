import { type RawBuilder, sql } from 'kysely'
import { foldedWithin } from '../src/text/search-fold.ts'
import type { Db } from './database.ts'
import { read } from './read.ts'
import { MAX_NAMED, MAX_WAITING, postsThatMayHold, waitingPosts } from './search-index.ts'

/** The newest posts that are read first: a text may be in nearly every one of them. */
const READ_FIRST = 500

/** For each of these texts the URL of the newest post that contains it exactly; undefined where none does. */
export async function findUrlsHolding(
  db: Db,
  workspaceId: string,
  texts: readonly string[],
): Promise<(string | undefined)[]> {
  return await Promise.all(texts.map((text) => findUrlHolding(db, workspaceId, text)))
}

async function findUrlHolding(db: Db, workspaceId: string, text: string): Promise<string | undefined> {
  const [newest] = await read<{ url: string | null; waiting: number }>(db)`
    select ${newestHolding(
      text,
      sql`(
      select * from posts where workspace_id = ${workspaceId}
      order by published_at desc, platform, post_id
      limit ${READ_FIRST}
    ) newest`,
    )} as url, ${waitingPosts(workspaceId)} as waiting`
  if (newest !== undefined && newest.url !== null) return newest.url
  const isIndexed = (newest?.waiting ?? 0) <= MAX_WAITING
  const named = isIndexed ? postsThatMayHold(workspaceId, [foldedWithin(text)], MAX_NAMED + 1) : undefined
  if (named !== undefined) {
    const [row] = await read<{ url: string | null; named: number }>(db)`
      with named as materialized (${named})
      select ${newestHolding(
        text,
        sql`(
        select post.* from named cross join lateral (
          select * from posts
          where workspace_id = ${workspaceId} and platform = named.platform and post_id = named.post_id
          offset 0
        ) post
        where (select count(*) from named) <= ${MAX_NAMED}
      ) held`,
      )} as url, (select count(*)::int from named) as named`
    if (row !== undefined && row.named <= MAX_NAMED) return row.url ?? undefined
  }
  const [row] = await read<{ url: string | null }>(db)`
    select ${newestHolding(text, sql`(select * from posts where workspace_id = ${workspaceId}) all_posts`)} as url`
  return row?.url ?? undefined
}

/** SQL: the URL of the newest of these posts that contains the text exactly. */
function newestHolding(text: string, posts: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(
    select url from ${posts} where strpos(text, ${text}) > 0
    order by published_at desc, platform, post_id
    limit 1
  )`
}
