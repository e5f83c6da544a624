import { z } from 'zod'
import { IsoTime, Metrics, Platform, PostKind, Voice } from '../model/index.ts'
import type { RankPost } from '../trends/index.ts'

/** A post of a file. Ids may be numbers; null stands for absent. */
export const FilePost = z.object({
  id: z.union([z.string().min(1), z.number()]).transform(String),
  text: z.string(),
  platform: Platform.nullish(),
  authorHandle: z.string().nullish(),
  commentsUrl: z.string().nullish(),
  threadId: z.string().nullish(),
  kind: PostKind.nullish(),
  voice: Voice.nullish(),
  publishedAt: IsoTime.nullish(),
  metrics: Metrics.nullish(),
  matchedTerms: z.array(z.string()).nullish(),
  /** An import brought it, as an export says: nobody knows what else there was on its day. */
  isImported: z.boolean().nullish(),
})
export type FilePost = z.infer<typeof FilePost>

export function toRankPost(post: FilePost): RankPost {
  const {
    id,
    text,
    platform,
    authorHandle,
    commentsUrl,
    threadId,
    kind,
    voice,
    publishedAt,
    metrics,
    matchedTerms,
    isImported,
  } = post
  return {
    id,
    text,
    platform: platform ?? undefined,
    authorHandle: authorHandle ?? undefined,
    commentsUrl: commentsUrl ?? undefined,
    threadId: threadId ?? undefined,
    kind: kind ?? undefined,
    voice: voice ?? undefined,
    publishedAt: publishedAt ?? undefined,
    metrics: metrics ?? undefined,
    holdsWord: matchedTerms ? matchedTerms.length > 0 : undefined,
    isImported: isImported ?? undefined,
  }
}
