import { type RawBuilder, sql } from 'kysely'
import type { Post } from '../src/model/index.ts'
import { contextIsNobodys } from './context-authors.ts'
import type { Db } from './database.ts'
import { bumpVersion } from './evidence-version.ts'
import { forLongWork } from './long-work.ts'
import type { PostKey } from './post-key.ts'
import { toPostRows } from './post-rows.ts'
import { dropRefused } from './removals.ts'
import { holdsLease, type ScanLease } from './scans.ts'

export interface StoreCounts {
  readonly stored: number
  /** Posts that existed before: seen again by a scan, or changed by an import. */
  readonly updated: number
  /** Posts that must not be stored: their author is forgotten, or an import brought a removed post. */
  readonly refused: readonly PostKey[]
}

/**
 * Stores what a scan collected: new posts are inserted, known ones get the newest text and metrics and the
 * union of their matched terms; changed metrics are also stored as an observation. A removed post that is
 * seen again is restored. One statement under the scan's lease, and another where posts are refused: undefined, and nothing written, when the
 * lease is lost.
 */
export async function storeScanPosts(
  db: Db,
  lease: ScanLease,
  posts: readonly Post[],
): Promise<StoreCounts | undefined> {
  const { rows } = await sql<CountsRow & { held: boolean }>`
    with lease as materialized (${holdsLease(lease)}),
    ${incoming(lease.workspaceId, posts)},
    refused as materialized (select platform, post_id from incoming where ${isForgotten}),
    accepted as materialized (select * from incoming where exists (select from lease) and ${isAccepted}),
    written as (
      insert into posts as known (${columns}, scan_id, metrics_observed_at)
      select ${lease.workspaceId}, ${values(sql`seen_at`)}, ${lease.scanId}, case when metrics = '{}' then null else seen_at end
      from accepted
      order by platform, post_id
      on conflict (workspace_id, platform, post_id) do update set ${replaceByNewest}, ${keepMissing},
        ${keepThread('known', 'excluded')},
        last_seen_at = excluded.last_seen_at, checked_at = excluded.checked_at, scan_id = excluded.scan_id
      returning platform, post_id, xmax = 0 as is_new
    ),
    listed as (
      insert into scan_posts (workspace_id, scan_id, platform, post_id, is_new)
      select ${lease.workspaceId}, ${lease.scanId}, platform, post_id, is_new from written
      on conflict do nothing
    ),
    ${observed(lease.workspaceId, sql`accepted`)},
    restored as (
      delete from tombstones using written
      where tombstones.workspace_id = ${lease.workspaceId}
        and tombstones.platform = written.platform and tombstones.post_id = written.post_id
    ),
    ${bumpVersion(lease.workspaceId, 'written')}
    select ${counts}, exists (select from lease) as held`.execute(forLongWork(db))
  const row = rows[0]
  if (!row?.held) return undefined
  await dropRefused(db, lease.workspaceId, row.refused)
  return toCounts(row)
}

/**
 * Stores rechecked posts: their current text and metrics; an answer without metrics does not delete any.
 * Matched terms and collection times, which only a scan knows, stay. Posts that are not stored are ignored.
 * The evidence version moves only where a ranking would see a difference: a post that was merely confirmed
 * makes no ranking out of date.
 */
export async function storeCheckedPosts(db: Db, workspaceId: string, posts: readonly Post[]): Promise<void> {
  await sql`
    with ${incoming(workspaceId, posts)},
    known as materialized (select * from incoming where is_known),
    changed as (select from known where ${isChangedForRanking}),
    written as (
      update posts set text = known.text, folded_text = known.folded_text, url = known.url,
        comments_url = known.comments_url, author_handle = known.author_handle,
        source_method = known.source_method, checked_at = seen_at,
        ${keepThread('posts', 'known')},
        metrics = case when known.metrics = '{}' then posts.metrics else known.metrics end,
        metrics_observed_at = case when known.metrics = '{}' then posts.metrics_observed_at else seen_at end
      from known
      where posts.workspace_id = known.workspace_id and posts.platform = known.platform
        and posts.post_id = known.post_id
      returning posts.post_id
    ),
    ${observed(workspaceId, sql`known`)},
    ${bumpVersion(workspaceId, 'changed')}
    select`.execute(forLongWork(db))
}

/**
 * Stores posts from a file. Posts that a collector has read stay as they are, because they are newer than any
 * file, and removed posts stay removed; importing the same file again changes nothing. A file does not
 * confirm that a post exists: until a recheck or a scan finds it, its source method stays `import`, by which
 * `countDuePosts` recognises it. Its retention counts from when the line says it was last seen, else from
 * now; a later file does not extend it.
 */
export async function importPosts(db: Db, workspaceId: string, posts: readonly Post[]): Promise<StoreCounts> {
  const { rows } = await sql<CountsRow>`
    with ${incoming(workspaceId, posts)},
    refused as materialized (
      select platform, post_id from incoming
      where ${isForgotten} or exists (
        select from tombstones removed where removed.workspace_id = ${workspaceId}
          and removed.platform = incoming.platform and removed.post_id = incoming.post_id)
    ),
    written as (
      insert into posts as known (${columns}, is_imported)
      select ${workspaceId}, ${values(sql`least(given_seen_at, seen_at)`)}, true from incoming where ${isAccepted}
      order by platform, post_id
      on conflict (workspace_id, platform, post_id) do update set ${replaceByNewest},
        author_handle = excluded.author_handle, url = excluded.url, comments_url = excluded.comments_url,
        metrics = excluded.metrics, source_method = excluded.source_method, (${threadOf('')}) = row(${threadOf('excluded.')})
      where known.source_method = 'import' and (
        (known.author_handle, known.text, known.url, known.comments_url, known.published_at, known.metrics,
          ${threadOf('known.')})
          is distinct from (excluded.author_handle, excluded.text, excluded.url, excluded.comments_url, excluded.published_at, excluded.metrics,
          ${threadOf('excluded.')})
        or not known.matched_terms @> excluded.matched_terms)
      returning xmax = 0 as is_new
    ),
    ${bumpVersion(workspaceId, 'written')}
    select ${counts}`.execute(forLongWork(db))
  const [row] = rows
  if (row === undefined) return { stored: 0, updated: 0, refused: [] }
  await dropRefused(db, workspaceId, row.refused)
  return toCounts(row)
}

interface CountsRow {
  readonly stored: number
  readonly updated: number
  readonly refused: readonly PostKey[]
}

function toCounts({ stored, updated, refused }: CountsRow): StoreCounts {
  return { stored, updated, refused }
}

const postColumns =
  'platform, post_id, author_handle, text, url, comments_url, published_at, matched_terms, metrics, source_method, folded_text, folded_terms, kind, parent_id, thread_id, thread_matched, context, context_author_key, thread_owner'
const columns = sql.raw(`workspace_id, ${postColumns}, first_seen_at, last_seen_at, checked_at`)
const values = (checkedAt: RawBuilder<unknown>) =>
  sql`${sql.raw(postColumns)}, seen_at, seen_at, ${checkedAt}`

const replaceByNewest = sql.raw(`
  text = excluded.text, published_at = excluded.published_at, folded_text = excluded.folded_text,
  matched_terms = array(select distinct unnest(known.matched_terms || excluded.matched_terms) order by 1),
  folded_terms = array(select distinct unnest(known.folded_terms || excluded.folded_terms) order by 1)`)

/**
 * A source without counts (a feed) deletes none. On X authors may not be requested because of their cost, and
 * then the link lacks them, too; elsewhere a missing author means a deleted account.
 */
const keepMissing = sql.raw(`
  (author_handle, url, comments_url) = (select
    case when excluded.author_handle is null and excluded.platform = 'x' then known.author_handle else excluded.author_handle end,
    case when excluded.author_handle is null and excluded.platform = 'x' then known.url else excluded.url end,
    case when excluded.author_handle is null and excluded.platform = 'x' then known.comments_url else excluded.comments_url end),
  (metrics, source_method, metrics_observed_at) = (select
    case when excluded.metrics = '{}' then known.metrics else excluded.metrics end,
    case when excluded.source_method = 'feed' and known.source_method = 'api' then 'api' else excluded.source_method end,
    case when excluded.metrics = '{}' then known.metrics_observed_at else excluded.metrics_observed_at end)`)

const threadColumns = [
  'kind',
  'parent_id',
  'thread_id',
  'thread_matched',
  'context',
  'context_author_key',
  'thread_owner',
]

/** The columns that say where a post belongs, each behind a table's name and a dot. */
function threadOf(table: string) {
  return sql.raw(threadColumns.map((name) => `${table}${name}`).join(', '))
}

/**
 * An answer that does not say where a post belongs deletes nothing of it: one way of reading a post may know less. Whose
 * words a context is without the words means that they must not be kept.
 */
function keepThread(known: string, newest: string) {
  const kept = (name: string) => `coalesce(${newest}.${name}, ${known}.${name})`
  const isGone = `${newest}.context is null and ${newest}.context_author_key is not null`
  return sql.raw(
    threadColumns
      .map(
        (name) =>
          `${name} = ${name === 'context' ? `case when not (${isGone}) then ${kept(name)} end` : kept(name)}`,
      )
      .join(', '),
  )
}

const counts = sql.raw(`
  (select count(*) from written where is_new)::int as stored,
  (select count(*) from written where not is_new)::int as updated,
  (select coalesce(json_agg(json_build_object('platform', platform, 'id', post_id)), '[]') from refused) as refused`)

const isAccepted = sql.raw('(platform, post_id) not in (select platform, post_id from refused)')

const isForgotten = sql`exists (
    select from forgotten_authors gone where gone.workspace_id = incoming.workspace_id
      and gone.platform = incoming.platform and encode(gone.author_key, 'hex') = any(incoming.author_keys))`

/** Whether a rechecked post differs from the stored one in anything that `pageRankedPosts` reads. */
const isChangedForRanking = sql`(metrics <> '{}' and metrics is distinct from metrics_before)
    or (select (stored.author_handle, stored.text, stored.comments_url, stored.kind, stored.thread_id,
            stored.thread_owner)
          is distinct from (known.author_handle, known.text, known.comments_url,
            coalesce(known.kind, stored.kind), coalesce(known.thread_id, stored.thread_id),
            coalesce(known.thread_owner, stored.thread_owner))
        from posts stored where stored.workspace_id = known.workspace_id
          and stored.platform = known.platform and stored.post_id = known.post_id)`

/**
 * A CTE that stores the metrics of posts where they are new or have changed; posts without metrics are
 * skipped.
 */
function observed(workspaceId: string, posts: RawBuilder<unknown>) {
  return sql`observed as (
    insert into observations (workspace_id, platform, post_id, observed_at, metrics)
    select ${workspaceId}, platform, post_id, seen_at, metrics from ${posts}
    where metrics <> '{}' and metrics_before is distinct from metrics
    on conflict do nothing
  )`
}

/**
 * CTEs that turn posts into rows, in one parameter for any number of them. Stored values are read by key, row by row: a join would be planned for the
 * hundred rows that PostgreSQL expects here. The workspace stands in each row: of one that the statistics do not know yet PostgreSQL
 * expects no rows, and by a parameter it would take whichever index is led by the workspace and read all of it for each post.
 */
function incoming(workspaceId: string, posts: readonly Post[]) {
  const rows = toPostRows(posts)
  return sql`named as materialized (
    select *, ${workspaceId}::text as workspace_id, now() as seen_at
    from jsonb_to_recordset(${sql.val(rows)}::jsonb) as post (
      platform text, post_id text, author_handle text, author_keys text[], text text, url text, comments_url text,
      published_at timestamptz, matched_terms text[], metrics jsonb, source_method text,
      given_seen_at timestamptz, folded_text text, folded_terms text[], kind text, parent_id text,
      thread_id text, thread_matched boolean, context text, context_author_key text, thread_owner text)
  ),
  given as materialized (
    select named.*, decode(context_author_key, 'hex') as context_author,
      case when platform = 'instagram' and parent_id is null then ${idByLink}
      else post_id end as known_as
    from named
  ),
  incoming as materialized (
    select distinct on (platform, known_as) workspace_id, platform, known_as as post_id, author_handle, author_keys, text, url,
      comments_url, published_at, matched_terms, metrics, source_method, given_seen_at, folded_text, folded_terms,
      kind, parent_id, thread_id, thread_matched, ${contextUnlessGone} as context,
      context_author as context_author_key, thread_owner, seen_at,
      ${storedColumn(sql`metrics`)} as metrics_before,
      ${storedColumn(sql`true`)} is not null as is_known
    from given
    order by platform, known_as, given.post_id
  )`
}

/**
 * A platform may go on showing the title of a removed post, or a forgotten author's, beside what answers it. Where an author
 * of the platform was forgotten, words that nobody's name stands at may be theirs.
 */
const contextUnlessGone = sql`case when context is not null and (exists (
    select from tombstones gone where gone.workspace_id = given.workspace_id
      and gone.platform = given.platform and (gone.post_id = given.thread_id
        or gone.post_id = given.parent_id and context_author is null))
    or exists (
      select from forgotten_authors gone where gone.workspace_id = given.workspace_id
        and gone.platform = given.platform and gone.author_key = context_author)
    or exists (
      select from forgotten_authors gone where gone.workspace_id = given.workspace_id
        and gone.platform = given.platform) and ${contextIsNobodys('given', 'context_author')}) then null
    else context end`

/**
 * Instagram gives one medium different ids on different edges: the id that its link was first stored with
 * stays. Comments there have the link of their medium.
 */
const idByLink = sql`coalesce((select min(stored.post_id) from posts stored
    where stored.workspace_id = named.workspace_id
    and stored.platform = 'instagram' and stored.url = named.url and stored.parent_id is null), named.post_id)`

function storedColumn(column: RawBuilder<unknown>) {
  return sql`(select ${column} from posts stored where stored.workspace_id = given.workspace_id
    and stored.platform = given.platform and stored.post_id = given.known_as)`
}
