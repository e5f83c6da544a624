import type { YouTubeComment } from '../dataset/comment-types.ts'
import { upTo, type YouTubeVideo } from '../dataset/dataset.ts'
import type { Caller } from '../exchange.ts'
import { listed } from './parameters.ts'

/** The comments that a key can read now: none that is removed, held back or beneath a removed one. */
export function readableComments({ dataset, now }: Pick<Caller, 'dataset' | 'now'>): YouTubeComment[] {
  const there = upTo(dataset.youtube.comments ?? [], now).filter(
    ({ held, removedAt }) => held === null && (removedAt === null || removedAt > now),
  )
  const ids = new Set(there.map(({ id }) => id))
  return there.filter(({ parentId }) => parentId === null || ids.has(parentId))
}

/** The videos whose comments anybody may read, by id. */
export function openVideos(caller: Caller): Map<string, YouTubeVideo> {
  const open = listed(caller).filter(
    ({ privacy, comments, membersOnly }) => privacy !== 'private' && comments !== null && !membersOnly,
  )
  return new Map(open.map((video) => [video.id, video]))
}

/** A video whose announced number of comments has moved with those that came and went since the anchor. */
export function withCommentCount(video: YouTubeVideo, { dataset, now }: Caller): YouTubeVideo {
  if (video.comments === null) return video
  const { anchor, youtube } = dataset
  const own = (youtube.comments ?? []).filter(({ videoId, held }) => videoId === video.id && held === null)
  const since = (time: Date | null) => time !== null && time > anchor && time <= now
  const came = own.filter(({ publishedAt }) => since(publishedAt)).length
  const went = own.filter(({ removedAt }) => since(removedAt)).length
  return { ...video, comments: video.comments + came - went }
}
