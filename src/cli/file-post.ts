import { z } from 'zod'
import { IsoTime, Metrics, Platform, Voice } from '../model/index.ts'
import type { RankPost } from '../trends/index.ts'

/** A post of a file. Ids may be numbers; null stands for absent. */
export const FilePost = z.object({
  id: z.union([z.string().min(1), z.number()]).transform(String),
  text: z.string(),
  platform: Platform.nullish(),
  authorHandle: z.string().nullish(),
  commentsUrl: z.string().nullish(),
  publishedAt: IsoTime.nullish(),
  metrics: Metrics.nullish(),
  voice: Voice.nullish(),
})
export type FilePost = z.infer<typeof FilePost>

export function toRankPost(post: FilePost): RankPost {
  const { id, text, platform, authorHandle, commentsUrl, publishedAt, metrics, voice } = post
  return {
    id,
    text,
    platform: platform ?? undefined,
    authorHandle: authorHandle ?? undefined,
    commentsUrl: commentsUrl ?? undefined,
    publishedAt: publishedAt ?? undefined,
    metrics: metrics ?? undefined,
    voice: voice ?? undefined,
  }
}
