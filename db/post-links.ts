import { sql } from 'kysely'
import type { Platform, PostLink } from '../src/model/index.ts'
import type { Db } from './database.ts'
import { keyText, type PostKey } from './post-key.ts'
import { read } from './read.ts'

/** The links of posts by `keyText`; a post that is no longer stored has none. */
export async function findPostLinks(
  db: Db,
  workspaceId: string,
  keys: readonly PostKey[],
): Promise<ReadonlyMap<string, PostLink>> {
  if (keys.length === 0) return new Map()
  const rows = await read<{ platform: Platform; post_id: string; url: string; published_at: Date }>(db)`
    select posts.platform, posts.post_id, posts.url, posts.published_at
    from jsonb_to_recordset(${sql.val(keys)}::jsonb) as named (platform text, id text)
    join posts on posts.workspace_id = ${workspaceId}
      and posts.platform = named.platform and posts.post_id = named.id`
  const links = rows.map((row) => ({
    platform: row.platform,
    id: row.post_id,
    url: row.url,
    publishedAt: row.published_at.toISOString(),
  }))
  return new Map(links.map((link) => [keyText(link), link]))
}
