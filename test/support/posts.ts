import type { Db } from '../../db/database.ts'
import { importPosts } from '../../db/store-posts.ts'
import type { Post } from '../../src/model/index.ts'
import { ingestPost, type PostDraft } from '../../src/posts/ingest.ts'

/** A plausible post; what a test cares about, it gives. */
export function samplePost(fields: Partial<PostDraft> & { id: string }): Post {
  const platform = fields.platform ?? 'reddit'
  const intake = ingestPost({
    platform,
    text: `A grow light post called ${fields.id}`,
    url: `https://example.com/${platform}/${fields.id}`,
    publishedAt: new Date(Date.now() - 3_600_000),
    authorHandle: 'someone',
    sourceMethod: 'import',
    ...fields,
  })
  if (!('post' in intake)) throw new Error(`sample post ${fields.id}: ${intake.rejected}`)
  return intake.post
}

export async function storeSamples(
  db: Db,
  workspaceId: string,
  samples: readonly (Partial<PostDraft> & { id: string })[],
): Promise<Post[]> {
  const posts = samples.map(samplePost)
  await importPosts(db, workspaceId, posts)
  return posts
}

export const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000)

/** Posts for `storeSamples`, the newest first. */
export const numbered = (count: number): { id: string; publishedAt: Date }[] =>
  Array.from({ length: count }, (_, n) => ({ id: `p${n}`, publishedAt: daysAgo((n + 1) / 100) }))
