import type { YouTubeComment } from '../comment-types.ts'
import type { Dataset, YouTubeVideo, YouTubeWorld } from '../dataset.ts'
import { type CommentFate, matchesOf, type PlantedComment } from './planted-comment.ts'

/** The comments beneath videos that were written by `now`. */
export function plantedOnYouTube({ youtube }: Pick<Dataset, 'youtube'>, now: Date): PlantedComment[] {
  const comments = (youtube.comments ?? []).filter(({ publishedAt }) => publishedAt <= now)
  return comments.map((comment) => {
    const video = youtube.videos.find(({ id }) => id === comment.videoId)
    const parent = comments.find(({ id }) => id === comment.parentId)
    const threadId = comment.videoId ?? comment.parentId ?? comment.id
    return {
      platform: 'youtube',
      id: comment.id,
      kind: comment.parentId === null ? 'comment' : 'reply',
      threadId,
      parentId: comment.parentId ?? threadId,
      author: comment.author?.handle ?? null,
      text: comment.text,
      publishedAt: comment.publishedAt,
      fate: fateOf(comment, parent, video, youtube, now),
      matches: matchesOf(comment.text, video === undefined ? '' : `${video.title}\n${video.description}`),
    }
  })
}

function fateOf(
  comment: YouTubeComment,
  parent: YouTubeComment | undefined,
  video: YouTubeVideo | undefined,
  { channels }: YouTubeWorld,
  now: Date,
): CommentFate {
  const isGone = (at: Date | null | undefined) => at !== null && at !== undefined && at <= now
  if (comment.held !== null || (parent?.held ?? null) !== null) return 'held'
  if (isGone(comment.removedAt) || isGone(parent?.removedAt)) return 'removed'
  if (video === undefined) return 'community'
  if (video.privacy === 'private' || isGone(video.deletedAt)) return 'thread_gone'
  if (video.membersOnly) return 'out_of_reach'
  if (video.comments === null) return 'switched_off'
  if (comment.text === '') return 'wordless'
  const isCompany =
    comment.author?.channelId === video.channelId ||
    channels.some(({ id, handle }) => id === comment.author?.channelId && isOwnHandle(handle))
  return isCompany ? 'company' : 'customer'
}

function isOwnHandle(handle: string | null): boolean {
  return handle === '@fernlight'
}
