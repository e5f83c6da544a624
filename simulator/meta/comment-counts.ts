import { type Dataset, type FacebookPost, type InstagramMedia, upTo } from '../dataset/dataset.ts'
import type { Caller } from '../exchange.ts'

type View = Pick<Caller, 'dataset' | 'now'>
interface Dated {
  readonly publishedAt: Date
  readonly removedAt: Date | null
}

/** Only what is written and not removed by now, nor a reply to something that is. */
export function present<T extends Dated & { readonly id: string; readonly parentId: string | null }>(
  comments: readonly T[],
  now: Date,
): T[] {
  const there = upTo(comments, now).filter(({ removedAt }) => removedAt === null || removedAt > now)
  const ids = new Set(there.map(({ id }) => id))
  return there.filter(({ parentId }) => parentId === null || ids.has(parentId))
}

/** The announced number: it counts replies and what nobody else sees, and follows what comes and goes. */
export function announcedOnPost(post: FacebookPost, { dataset, now }: View): number | null {
  if (post.comments === null) return null
  const own = (dataset.facebook.comments ?? []).filter(({ postId }) => postId === post.id)
  return post.comments + movedBy(own, dataset, now)
}

export function announcedOnMedia(media: InstagramMedia, { dataset, now }: View): number {
  const own = (dataset.instagram.comments ?? []).filter(({ mediaId }) => mediaId === media.id)
  return media.comments + movedBy(own, dataset, now)
}

/** By how much the number has moved since the anchor. */
function movedBy(comments: readonly Dated[], { anchor }: Dataset, now: Date): number {
  const since = (time: Date | null) => time !== null && time > anchor && time <= now
  const came = comments.filter(({ publishedAt }) => since(publishedAt)).length
  return came - comments.filter(({ removedAt }) => since(removedAt)).length
}
