import { type RawBuilder, sql } from 'kysely'
import { iterateYielding } from '../src/lib/event-loop.ts'
import type { Platform } from '../src/model/index.ts'
import { foldForSearch } from '../src/text/search-fold.ts'
import { gramsOf, soughtGrams } from '../src/text/search-grams.ts'
import type { Db } from './database.ts'
import { forLongWork } from './long-work.ts'
import { read } from './read.ts'

/** Posts that wait for the index are looked at one by one by every search that uses it: with more it does not. */
export const MAX_WAITING = 1000

/** Posts that the index may name before all are read after all: then that takes less time. */
export const MAX_NAMED = 20_000

/** A post whose grams are to be stored, as it was when it was read. */
export interface PostToIndex {
  readonly platform: Platform
  readonly post_id: string
  readonly changed_by: string
  /** null: it has been removed. */
  readonly text: string | null
  readonly folded_text: string | null
  readonly folded_terms: readonly string[] | null
}

/** The first workspace behind this one, in the order of ids, that has posts which wait for the index. */
export async function nextWaitingWorkspace(db: Db, after: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('posts_to_index')
    .select('workspace_id')
    .where('workspace_id', '>', after)
    .orderBy('workspace_id')
    .limit(1)
    .executeTakeFirst()
  return row?.workspace_id
}

/** Up to `limit` posts that wait for the index. */
export async function listPostsToIndex(db: Db, workspaceId: string, limit: number): Promise<PostToIndex[]> {
  return await read<PostToIndex>(forLongWork(db))`
    select waiting.platform, waiting.post_id, waiting.changed_by::text as changed_by,
      post.text, post.folded_text, post.folded_terms
    from (
      select platform, post_id, changed_by from posts_to_index where workspace_id = ${workspaceId}
      order by platform, post_id limit ${limit}
    ) waiting
    left join lateral (
      select text, folded_text, folded_terms from posts
      where workspace_id = ${workspaceId} and platform = waiting.platform and post_id = waiting.post_id
    ) post on true`
}

/**
 * Stores the grams of those of these posts that have not been changed or removed since they were read; the others wait
 * on. What another writer holds is left to the next time. Resolves with the number of posts that wait no longer.
 */
export async function storeGrams(
  db: Db,
  workspaceId: string,
  posts: readonly PostToIndex[],
): Promise<number> {
  const rows: { platform: string; post_id: string; changed_by: string; grams: string }[] = []
  for await (const { platform, post_id, changed_by, ...texts } of iterateYielding(posts)) {
    const grams = arrayText(gramsOf(workspaceId, textsOf(texts)))
    rows.push({ platform, post_id, changed_by, grams })
  }
  const { rows: answer } = await sql<{ indexed: number }>`
    with given as materialized (
      select * from jsonb_to_recordset(${sql.val(rows)}::jsonb)
        as given (platform text, post_id text, changed_by text, grams text)
    ),
    taken as materialized (
      select waiting.platform, waiting.post_id, given.grams from given
      join posts_to_index waiting on waiting.platform = given.platform and waiting.post_id = given.post_id
      where waiting.workspace_id = ${workspaceId} and waiting.changed_by::text = given.changed_by
      for update of waiting skip locked
    ),
    arrived as (
      delete from posts_to_index waiting using taken
      where waiting.workspace_id = ${workspaceId}
        and waiting.platform = taken.platform and waiting.post_id = taken.post_id
    ),
    stored as (
      insert into post_grams (workspace_id, platform, post_id, grams)
      select ${workspaceId}, platform, post_id, grams::integer[] from taken
      on conflict (post_id, platform, workspace_id) do update set grams = excluded.grams
    )
    select count(*)::int as indexed from taken`.execute(forLongWork(db))
  return answer[0]?.indexed ?? 0
}

/** SQL: how many posts wait for the index, counted as far as matters. */
export function waitingPosts(workspaceId: string): RawBuilder<number> {
  return sql`(select count(*)::int from (
    select from posts_to_index where workspace_id = ${workspaceId} limit ${MAX_WAITING + 1}) waiting)`
}

/**
 * SQL: platform and id of all posts that may hold one of these folded texts, and of some that do not, `limit` rows at
 * most; posts may come twice. Undefined where the index can say nothing of one of the texts.
 */
export function postsThatMayHold(
  workspaceId: string,
  folded: readonly string[],
  limit: number,
): RawBuilder<unknown> | undefined {
  const alternatives: string[] = []
  for (const text of folded) {
    const sought = soughtGrams(workspaceId, text)
    if (sought === undefined) return undefined
    alternatives.push(...sought.map(arrayText))
  }
  // One alternative at a time, each by the index: all at once would look to the planner like half of all posts.
  return sql`
    select platform, post_id from posts_to_index where workspace_id = ${workspaceId}
    union all
    select indexed.platform, indexed.post_id from unnest(${alternatives}::text[]) as alternative
    cross join lateral (
      select platform, post_id from post_grams
      where workspace_id = ${workspaceId} and grams @> alternative::integer[]
      offset 0
    ) indexed
    limit ${limit}`
}

/** What a post is found by: a quotation is folded as now, and an earlier version may have folded the text in another way. */
function textsOf({
  text,
  folded_text,
  folded_terms,
}: Pick<PostToIndex, 'text' | 'folded_text' | 'folded_terms'>) {
  if (text === null || folded_text === null) return []
  return [...new Set([folded_text, foldForSearch(text), ...(folded_terms ?? [])])]
}

function arrayText(grams: readonly number[]): string {
  return `{${grams.join(',')}}`
}
