import { sql } from 'kysely'
import type { Platform } from '../src/model/index.ts'
import type { Db } from './database.ts'
import { type EvidenceFilter, matches } from './evidence-filter.ts'
import { read } from './read.ts'

/** What the posts come to that a platform has for the very same terms. */
export interface TermsCount {
  readonly terms: readonly string[]
  readonly platform: Platform
  readonly posts: number
  /** ISO 8601. */
  readonly firstPostAt: string
  readonly lastPostAt: string
}

/** Counts the posts of the filter by the terms that they were collected for, and by platform. */
export async function countByTerms(db: Db, filter: EvidenceFilter): Promise<TermsCount[]> {
  const rows = await read<{
    matched_terms: string[]
    platform: Platform
    posts: number
    first_at: Date
    last_at: Date
  }>(db)`
    select matched_terms, platform, count(*)::int as posts, min(published_at) as first_at, max(published_at) as last_at
    from posts where ${matches(filter)}
    group by matched_terms, platform`
  return rows.map((row) => ({
    terms: row.matched_terms,
    platform: row.platform,
    posts: row.posts,
    firstPostAt: row.first_at.toISOString(),
    lastPostAt: row.last_at.toISOString(),
  }))
}

/**
 * Of each group of terms how many authors wrote the posts of the filter that were collected for one of them; each unknown one
 * counts as one. A platform's accounts are told apart from another's by what their names are hashed with, to 64 bits.
 */
export async function countAuthorsByTerms(
  db: Db,
  filter: EvidenceFilter,
  groups: readonly (readonly string[])[],
): Promise<number[]> {
  const pairs = groups.flatMap((terms, place) => terms.map((term) => ({ term, place })))
  const rows = await read<{ place: number; authors: number }>(db)`
    select place, count(distinct author)::int as authors
    from (
      select matched_terms, coalesce(hashtextextended(lower(author_handle), hashtext(platform)),
        hashtextextended(post_id, hashtext(platform) + 1::bigint)) as author
      from posts where ${matches(filter)}
    ) as collected, unnest(matched_terms) as held
      join jsonb_to_recordset(${sql.val(pairs)}::jsonb) as pair(term text, place int) on term = held
    group by place`
  const authors = new Map(rows.map((row) => [row.place, row.authors]))
  return groups.map((_, place) => authors.get(place) ?? 0)
}
