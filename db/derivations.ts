import { sql } from 'kysely'
import type { Intent, Platform, PostKind, Voice } from '../src/model/index.ts'
import type { Db } from './database.ts'
import { forLongWork } from './long-work.ts'
import type { PostKey } from './post-key.ts'
import { read } from './read.ts'

/** The fields of a post that its voice and intents are derived from. */
export interface DerivablePost extends PostKey {
  readonly text: string
  readonly url: string
  readonly authorHandle: string | undefined
  readonly kind: PostKind | undefined
  readonly threadOwner: string | undefined
  readonly matchedTerms: readonly string[]
  readonly context: string | undefined
  /** Changes whenever the stored post does. */
  readonly rowVersion: string
}

export interface Derivation extends PostKey {
  readonly voice: Voice
  readonly intents: readonly Intent[]
  /** All that is shown of the post is as it is stored, without a flag. */
  readonly shownAsStored: boolean
  readonly rowVersion: string
}

/** How many posts were derived by another key, or not yet. */
export async function countUnderivedPosts(db: Db, workspaceId: string, key: string): Promise<number> {
  const part = (condition: ReturnType<typeof sql>) =>
    sql`(select count(*) from posts where workspace_id = ${workspaceId} and ${condition})`
  const rows = await read<{ underived: number }>(db)`
    select (${part(sql`derived_by is null`)} + ${part(sql`derived_by < ${key}`)}
      + ${part(sql`derived_by > ${key}`)})::int as underived`
  return rows[0]?.underived ?? 0
}

interface DerivableRow {
  readonly platform: Platform
  readonly post_id: string
  readonly text: string
  readonly url: string
  readonly author_handle: string | null
  readonly kind: PostKind | null
  readonly thread_owner: string | null
  readonly matched_terms: readonly string[]
  readonly context: string | null
  readonly row_version: string
}

/** Up to `limit` posts whose voice and intents were derived by another key, or not yet. */
export async function listUnderivedPosts(
  db: Db,
  workspaceId: string,
  key: string,
  limit: number,
): Promise<DerivablePost[]> {
  // Three ranges of one index: PostgreSQL has none for "is not this".
  const part = (condition: ReturnType<typeof sql>) => sql`
    (select platform, post_id, text, url, author_handle, kind, thread_owner, matched_terms, context, xmin::text as row_version from posts
      where workspace_id = ${workspaceId} and ${condition} limit ${limit})`
  const rows = await read<DerivableRow>(db)`
    select * from (
      ${part(sql`derived_by is null`)} union all ${part(sql`derived_by < ${key}`)}
      union all ${part(sql`derived_by > ${key}`)}
    ) underived limit ${limit}`
  return rows.map((row) => ({
    platform: row.platform,
    id: row.post_id,
    text: row.text,
    url: row.url,
    authorHandle: row.author_handle ?? undefined,
    kind: row.kind ?? undefined,
    threadOwner: row.thread_owner ?? undefined,
    matchedTerms: row.matched_terms,
    context: row.context ?? undefined,
    rowVersion: row.row_version,
  }))
}

export type FoundDerivation = Omit<Derivation, 'rowVersion' | 'shownAsStored'>

/** Voice and intents of those of these posts that were derived by this key, in no order. */
export async function findDerivations(
  db: Db,
  workspaceId: string,
  posts: readonly PostKey[],
  key: string,
): Promise<FoundDerivation[]> {
  // The key is compared behind the join: its index would lead to every post of the workspace.
  const rows = await read<FoundDerivation & { readonly derived_by: string | null }>(db)`
    select platform, post_id as id, voice, intents, derived_by from posts
    join unnest(${posts.map(({ platform }) => platform)}::text[], ${posts.map(({ id }) => id)}::text[])
      as named (of_platform, of_id) on platform = of_platform and post_id = of_id
    where workspace_id = ${workspaceId}`
  return rows.filter(({ derived_by }) => derived_by === key)
}

/**
 * Stores derived fields under the key that they were derived by, of posts that have not changed since they were read:
 * a changed one stays to be derived. Resolves with the number of posts stored.
 */
export async function storeDerivations(
  db: Db,
  workspaceId: string,
  key: string,
  derivations: readonly Derivation[],
): Promise<number> {
  const rows = derivations.map(({ platform, id, voice, intents, shownAsStored, rowVersion }) => ({
    platform,
    post_id: id,
    voice,
    intents,
    shown_as_stored: shownAsStored,
    row_version: rowVersion,
  }))
  const { numAffectedRows } = await sql`
    with derived as materialized (
      select ${workspaceId}::text as workspace_id, given.*
      from jsonb_to_recordset(${sql.val(rows)}::jsonb)
        as given (platform text, post_id text, voice text, intents text[], shown_as_stored boolean, row_version text)
    )
    update posts set voice = derived.voice, intents = derived.intents, shown_as_stored = derived.shown_as_stored,
      derived_by = ${key}
    from derived
    where posts.workspace_id = derived.workspace_id and posts.platform = derived.platform
      and posts.post_id = derived.post_id and posts.xmin::text = derived.row_version`.execute(forLongWork(db))
  return Number(numAffectedRows ?? 0)
}
