import { daysBefore, newestFirst } from './build-parts.ts'
import type { YouTubeComment } from './comment-types.ts'
import type { YouTubeVideo } from './dataset.ts'
import { codeOf, hashOf } from './random.ts'
import type { ToldComment } from './texts/comments/told-comment.ts'
import { communityComments, youtubeComments } from './texts/comments/youtube.ts'

/** The threads beneath the videos, those of switched-off and private ones included, and of community posts. */
export function buildYouTubeComments(videos: readonly YouTubeVideo[], anchor: Date): YouTubeComment[] {
  const beneathVideos = youtubeComments.flatMap(([title, told]) => {
    const video = videos.find((one) => one.title === title)
    if (video === undefined) throw new Error(`comments stand beneath "${title}", which is no video`)
    return told.flatMap((one) => threadOf(one, { videoId: video.id, channelId: video.channelId }, anchor))
  })
  const beneathPosts = communityComments.flatMap(([handle, told]) =>
    told.flatMap((one) => threadOf(one, { videoId: null, channelId: channelIdOf(handle) }, anchor)),
  )
  return newestFirst([...beneathVideos, ...beneathPosts])
}

export function channelIdOf(handle: string): string {
  return `UC${codeOf(`channel ${handle}`, 22)}`
}

type Place = Pick<YouTubeComment, 'videoId' | 'channelId'>

function threadOf(told: ToldComment, place: Place, anchor: Date): YouTubeComment[] {
  const id = `Ug${codeOf(`thread ${seedOf(told)}`, 18)}AaABAg`
  const replies = (told.replies ?? []).map((reply) =>
    commentOf(reply, { ...place, id: `${id}.${codeOf(`reply ${seedOf(reply)}`, 22)}`, parentId: id }, anchor),
  )
  return [commentOf(told, { ...place, id, parentId: null }, anchor), ...replies]
}

function commentOf(
  told: ToldComment,
  where: Place & Pick<YouTubeComment, 'id' | 'parentId'>,
  anchor: Date,
): YouTubeComment {
  return {
    ...where,
    author: told.by === null ? null : { handle: told.by, channelId: channelIdOf(told.by) },
    text: told.text,
    picture: told.picture ?? false,
    publishedAt: daysBefore(anchor, told.age),
    editedAt: told.editedAt === undefined ? null : daysBefore(anchor, told.editedAt),
    removedAt: told.removedAt === undefined ? null : daysBefore(anchor, told.removedAt),
    held: told.held ?? null,
    likes: told.likes ?? hashOf(seedOf(told)) % 3,
    pinned: told.pinned ?? false,
  }
}

function seedOf({ by, text, age }: ToldComment): string {
  return `${by} ${text === '' ? age : text}`
}
