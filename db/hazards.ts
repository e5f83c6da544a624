import { sql } from 'kysely'
import type { Voice } from '../src/model/index.ts'
import type { Db } from './database.ts'
import type { EvidenceFilter } from './evidence-filter.ts'
import type { PostKey } from './post-key.ts'
import { PAGE_POSTS, type PositionRow, pageRows } from './posts.ts'

/**
 * The posts of a filter in which customers, or nobody known, tell of danger, newest first, as derived by this key.
 * Companies' own words about safety are not among them.
 */
export async function listHazards(
  db: Db,
  filter: Omit<EvidenceFilter, 'derived'>,
  key: string,
): Promise<PostKey[]> {
  const found: PostKey[] = []
  const derived = { key, intent: 'hazard' } as const
  const columns = sql.raw('platform, post_id, published_at, voice')
  const pages = pageRows<PositionRow & { voice: Voice }>(db, { ...filter, derived }, columns, PAGE_POSTS)
  for await (const rows of pages)
    for (const { platform, post_id, voice } of rows)
      if (voice === 'customer' || voice === 'unknown') found.push({ platform, id: post_id })
  return found
}
