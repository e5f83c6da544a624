import { sql } from 'kysely'
import type { Post } from '../src/model.ts'
import { foldForSearch } from '../src/text.ts'
import type { Db } from './database.ts'
import { holdsLease, type ScanLease } from './scans.ts'

export interface StoreCounts {
  readonly stored: number
  /** Posts that were there before: seen again by a scan, or changed by an import. */
  readonly updated: number
}

/**
 * What a scan collected: new posts go in, known ones take the newest text and metrics and the union of their
 * matched terms. One statement under the scan's lease: undefined, and nothing written, when the lease is lost.
 */
export async function storeScanPosts(
  db: Db,
  lease: ScanLease,
  posts: readonly Post[],
): Promise<StoreCounts | undefined> {
  const { rows } = await sql<StoreCounts & { held: boolean }>`
    with lease as materialized (${holdsLease(lease)}),
    ${incoming(posts)},
    written as (
      insert into posts as known (${columns})
      select ${lease.workspaceId}, incoming.* from incoming where exists (select from lease)
      order by platform, post_id
      on conflict (workspace_id, platform, post_id) do update set ${takeNewest}, last_seen_at = excluded.last_seen_at
      returning platform, post_id, xmax = 0 as is_new
    ),
    listed as (
      insert into scan_posts (workspace_id, scan_id, platform, post_id, is_new)
      select ${lease.workspaceId}, ${lease.scanId}, platform, post_id, is_new from written
      on conflict do nothing
    ),
    ${moveVersion(lease.workspaceId)}
    select ${counts}, exists (select from lease) as held`.execute(db)
  const row = rows[0]
  return row?.held ? { stored: row.stored, updated: row.updated } : undefined
}

/**
 * Posts from a file. What a collector has seen itself is newer than any file and stays as it is; running the
 * same file again changes nothing.
 */
export async function importPosts(db: Db, workspaceId: string, posts: readonly Post[]): Promise<StoreCounts> {
  const { rows } = await sql<StoreCounts>`
    with ${incoming(posts)},
    written as (
      insert into posts as known (${columns})
      select ${workspaceId}, incoming.* from incoming
      order by platform, post_id
      on conflict (workspace_id, platform, post_id) do update set ${takeNewest}
      where known.source_method = 'import' and (
        (known.author_handle, known.text, known.url, known.comments_url, known.published_at, known.metrics)
          is distinct from (excluded.author_handle, excluded.text, excluded.url, excluded.comments_url, excluded.published_at, excluded.metrics)
        or not known.matched_terms @> excluded.matched_terms)
      returning xmax = 0 as is_new
    ),
    ${moveVersion(workspaceId)}
    select ${counts}`.execute(db)
  return rows[0] ?? { stored: 0, updated: 0 }
}

const columns = sql.raw(
  'workspace_id, platform, post_id, author_handle, text, url, comments_url, published_at, matched_terms, metrics, source_method, folded_text, folded_terms, first_seen_at, last_seen_at',
)

const takeNewest = sql.raw(`
  author_handle = excluded.author_handle, text = excluded.text, url = excluded.url,
  comments_url = excluded.comments_url, published_at = excluded.published_at, metrics = excluded.metrics,
  source_method = excluded.source_method, folded_text = excluded.folded_text,
  matched_terms = array(select distinct unnest(known.matched_terms || excluded.matched_terms) order by 1),
  folded_terms = array(select distinct unnest(known.folded_terms || excluded.folded_terms) order by 1)`)

const counts = sql.raw(`
  (select count(*) from written where is_new)::int as stored,
  (select count(*) from written where not is_new)::int as updated`)

/** One parameter for any number of posts; a post named twice counts once, with the terms of both. */
function incoming(posts: readonly Post[]) {
  const byKey = new Map<string, Post>()
  for (const post of posts) {
    const key = `${post.platform} ${post.id}`
    const twin = byKey.get(key)
    const matchedTerms = [...new Set([...(twin?.matchedTerms ?? []), ...(post.matchedTerms ?? [])])].sort()
    byKey.set(key, { ...post, matchedTerms })
  }
  const rows = [...byKey.values()].map((post) => ({
    platform: post.platform,
    post_id: post.id,
    author_handle: post.authorHandle ?? null,
    text: post.text,
    url: post.url,
    comments_url: post.commentsUrl ?? null,
    published_at: post.publishedAt,
    matched_terms: post.matchedTerms,
    metrics: post.metrics ?? {},
    source_method: post.sourceMethod,
    folded_text: foldForSearch(post.text),
    folded_terms: post.matchedTerms?.map(foldForSearch),
  }))
  return sql`incoming as (
    select *, now() as first_seen_at, now() as last_seen_at
    from jsonb_to_recordset(${sql.val(rows)}::jsonb) as post (
      platform text, post_id text, author_handle text, text text, url text, comments_url text,
      published_at timestamptz, matched_terms text[], metrics jsonb, source_method text,
      folded_text text, folded_terms text[])
  )`
}

function moveVersion(workspaceId: string) {
  return sql`versioned as (
    insert into evidence_versions as known (workspace_id, version)
    select ${workspaceId}, 1 where exists (select from written)
    on conflict (workspace_id) do update set version = known.version + 1
  )`
}
