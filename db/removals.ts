import { sql } from 'kysely'
import { plainHandle } from '../src/lib/plain-handle.ts'
import { commentQueryKinds, type Platform } from '../src/model/index.ts'
import { authorKey } from './author-key.ts'
import { contextIsNobodys } from './context-authors.ts'
import type { Db } from './database.ts'
import { bumpVersion } from './evidence-version.ts'
import { forLongWork } from './long-work.ts'
import type { PostKey } from './post-key.ts'
import { read } from './read.ts'
import { isCheckedBefore } from './refreshes.ts'

/**
 * Removes posts and leaves a tombstone for each: its key and the time, no text, author or link. A scan that
 * finds the post again restores it, an import does not. Returns the posts that existed.
 */
export async function softDeletePosts(
  db: Db,
  workspaceId: string,
  keys: readonly PostKey[],
): Promise<PostKey[]> {
  const { rows } = await sql<PostKey>`
    with named as materialized (
      select ${workspaceId}::text as workspace_id, named.*
      from jsonb_to_recordset(${sql.val(keys)}::jsonb) as named (platform text, id text)
    ),
    removed as (
      delete from posts using named
      where posts.workspace_id = named.workspace_id and posts.platform = named.platform and post_id = named.id
      returning posts.workspace_id, posts.platform, post_id
    ),
    tombstoned as (
      insert into tombstones (workspace_id, platform, post_id, removed_at)
      select ${workspaceId}, platform, post_id, now() from removed
      on conflict do nothing
    ),
    ${deleteTraces(workspaceId)}
    select platform, post_id as id from removed`.execute(forLongWork(db))
  return rows
}

/** Whether a span says how far a query for comments reached. */
const isForComments = sql.raw(`(kinds && array[${commentQueryKinds.map((kind) => `'${kind}'`).join(', ')}])`)

/**
 * Purges the posts of a platform that were last confirmed before a moment, without tombstones: they may be
 * collected and imported again. The time up to the newest of them no longer counts as covered, because its
 * counts are incomplete; of comments apart from posts.
 */
export async function expirePosts(
  db: Db,
  workspaceId: string,
  platform: Platform,
  confirmedBefore: Date,
): Promise<PostKey[]> {
  const { rows } = await sql<PostKey>`
    with removed as (
      delete from posts
      where workspace_id = ${workspaceId} and platform = ${platform} and ${isCheckedBefore(confirmedBefore)}
      returning workspace_id, platform, post_id, published_at, coalesce(kind, 'post') <> 'post' as is_comment
    ),
    emptied as (
      select is_comment, max(published_at) as until from removed group by is_comment
    ),
    uncovered as (
      delete from coverage_spans using emptied
      where workspace_id = ${workspaceId} and platform = ${platform} and ${isForComments} = is_comment
        and reached_up_to <= until
    ),
    shortened as (
      update coverage_spans set reached_back_to = until from emptied
      where workspace_id = ${workspaceId} and platform = ${platform} and ${isForComments} = is_comment
        and reached_back_to < until and reached_up_to > until
    ),
    ${deleteTraces(workspaceId)}
    select platform, post_id as id from removed`.execute(forLongWork(db))
  return rows
}

/**
 * Rejects an author's posts from now on, removes those that are stored, and takes their words out of the `context`
 * of what answers them, with those that nobody's name stands at: they may be theirs. The rejection comes first: posts that a scan stores meanwhile are rejected or removed. Returns
 * the removed posts.
 */
export async function forgetAuthor(
  db: Db,
  workspaceId: string,
  platform: Platform,
  handle: string,
): Promise<PostKey[]> {
  await sql`
    insert into forgotten_authors (workspace_id, platform, author_key)
    values (${workspaceId}, ${platform}, decode(${authorKey(platform, handle)}, 'hex'))
    on conflict do nothing`.execute(db)
  const rows = await read<PostKey & { author_handle: string | null; thread_owner: string | null }>(
    forLongWork(db),
  )`
    select platform, post_id as id, author_handle, thread_owner from posts
    where workspace_id = ${workspaceId} and platform = ${platform}
      and (author_handle is not null or thread_owner is not null)`
  const { rows: quoting } = await sql<{ thread_id: string | null }>`
    update posts set context = null
    where workspace_id = ${workspaceId} and platform = ${platform} and context is not null
      and context_author_key = decode(${authorKey(platform, handle)}, 'hex')
    returning thread_id`.execute(forLongWork(db))
  await sql`
    update posts set context = null
    where workspace_id = ${workspaceId} and platform = ${platform} and context is not null
      and ${contextIsNobodys('posts')}`.execute(forLongWork(db))
  // Stored answers that hold such words are found by the tombstones of their threads.
  const threadIds = new Set(quoting.flatMap(({ thread_id }) => thread_id ?? []))
  await dropContext(db, workspaceId, platform, [...threadIds])
  const theirs = rows.filter(({ author_handle, thread_owner }) =>
    [author_handle, thread_owner].some((name) => name !== null && plainHandle(name) === plainHandle(handle)),
  )
  return await softDeletePosts(
    db,
    workspaceId,
    theirs.map(({ platform, id }) => ({ platform, id })),
  )
}

/**
 * Takes the words of threads that are gone out of the `context` of what is stored below them, whether or not the
 * threads' first posts were ever stored.
 */
export async function dropContext(
  db: Db,
  workspaceId: string,
  platform: Platform,
  threadIds: readonly string[],
): Promise<void> {
  if (threadIds.length === 0) return
  await sql`
    with tombstoned as (
      insert into tombstones (workspace_id, platform, post_id, removed_at)
      select ${workspaceId}, ${platform}, gone, now() from unnest(${sql.val(threadIds)}::text[]) as gone
      where not exists (select from posts where workspace_id = ${workspaceId}
        and posts.platform = ${platform} and post_id = gone)
      on conflict do nothing
    )
    update posts set context = null
    where workspace_id = ${workspaceId} and platform = ${platform}
      and thread_id = any(${sql.val(threadIds)}::text[]) and context is not null`.execute(forLongWork(db))
}

/**
 * Posts of a forgotten author leave a tombstone, and what stands below them loses their words: what answers them may
 * come with the same scan or file, before it or after.
 */
export async function dropRefused(db: Db, workspaceId: string, refused: readonly PostKey[]): Promise<void> {
  for (const platform of new Set(refused.map((post) => post.platform))) {
    const ids = refused.filter((post) => post.platform === platform).map(({ id }) => id)
    await dropContext(db, workspaceId, platform, ids)
  }
}

/** Removed posts that a stored answer may contain, because its scan began before the removal. */
export async function listRemovedAmidReplays(db: Db, workspaceId: string): Promise<PostKey[]> {
  const rows = await read<PostKey>(db)`
    select platform, post_id as id from tombstones
    where workspace_id = ${workspaceId} and removed_at >= (
      select min(started_at) from scans where workspace_id = ${workspaceId} and response is not null)`
  return rows
}

/**
 * CTEs that delete the removed posts' scan results and observations, what was read of their threads, and their words
 * where they stand beside what answers them, and increment the evidence version. Whose words a context is only a collector
 * says, of the thread's title: other contexts may be words of the post that is answered.
 */
function deleteTraces(workspaceId: string) {
  return sql`unlisted as (
    delete from scan_posts using removed
    where scan_posts.workspace_id = removed.workspace_id
      and scan_posts.platform = removed.platform and scan_posts.post_id = removed.post_id
  ),
  unobserved as (
    delete from observations using removed
    where observations.workspace_id = removed.workspace_id
      and observations.platform = removed.platform and observations.post_id = removed.post_id
  ),
  unvisited as (
    delete from threads using removed
    where threads.workspace_id = removed.workspace_id
      and threads.platform = removed.platform and threads.thread_id = removed.post_id
  ),
  out_of_context as (
    update posts answer set context = null from removed
    where answer.workspace_id = removed.workspace_id and answer.platform = removed.platform
      and (answer.thread_id = removed.post_id
        or answer.parent_id = removed.post_id and answer.context_author_key is null)
      and answer.context is not null
      and not exists (select from removed too where too.platform = answer.platform and too.post_id = answer.post_id)
  ),
  ${bumpVersion(workspaceId, 'removed')}`
}
