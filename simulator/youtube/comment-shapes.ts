import type { YouTubeComment } from '../dataset/comment-types.ts'
import { codeOf, hashOf } from '../dataset/random.ts'
import { type Body, escapeText, etagOf, secondsIso } from './shapes.ts'

/** The most replies that come with their thread. */
const REPLIES_WITH_THREAD = 5

export interface CommentFormat {
  readonly parts: ReadonlySet<string>
  readonly asHtml: boolean
  /** Whether pictures are named. */
  readonly withPictures: boolean
}

/** A thread; of many replies only some come with it, and which ones is not said. */
export function threadResource(
  top: YouTubeComment,
  replies: readonly YouTubeComment[],
  format: CommentFormat,
): Body {
  const some = replies
    .toSorted((one, other) => hashOf(one.id) - hashOf(other.id))
    .slice(0, REPLIES_WITH_THREAD)
    .toSorted((one, other) => one.publishedAt.getTime() - other.publishedAt.getTime())
  const wholly = { ...format, parts: new Set(['id', 'snippet']) }
  return {
    kind: 'youtube#commentThread',
    etag: etagOf(`thread ${top.id}`),
    id: top.id,
    ...(format.parts.has('snippet')
      ? {
          snippet: {
            channelId: top.channelId,
            ...videoOf(top),
            topLevelComment: commentResource(top, wholly, true),
            canReply: true,
            totalReplyCount: replies.length,
            isPublic: true,
          },
        }
      : {}),
    ...(format.parts.has('replies') && some.length > 0
      ? { replies: { comments: some.map((reply) => commentResource(reply, wholly, true)) } }
      : {}),
  }
}

/** A comment; a reply outside its thread does not name the video. */
export function commentResource(
  comment: YouTubeComment,
  format: CommentFormat,
  withVideo = comment.parentId === null,
): Body {
  const { author, text } = comment
  return {
    kind: 'youtube#comment',
    etag: etagOf(`comment ${comment.id}`),
    id: comment.id,
    ...(format.parts.has('snippet')
      ? {
          snippet: {
            channelId: comment.channelId,
            ...(withVideo ? videoOf(comment) : {}),
            textDisplay: format.asHtml ? htmlOf(comment) : text,
            textOriginal: text,
            ...(comment.parentId === null ? {} : { parentId: comment.parentId }),
            ...(comment.picture && format.withPictures
              ? { imageUrl: `https://yt3.ggpht.com/${codeOf(`picture ${comment.id}`, 24)}=s640` }
              : {}),
            authorDisplayName: author?.handle ?? '',
            authorProfileImageUrl: 'https://yt3.ggpht.com/simulated=s48',
            authorChannelUrl: author === null ? '' : `http://www.youtube.com/${author.handle}`,
            ...(author === null ? {} : { authorChannelId: { value: author.channelId } }),
            canRate: true,
            viewerRating: 'none',
            likeCount: comment.likes,
            publishedAt: secondsIso(comment.publishedAt),
            updatedAt: secondsIso(comment.editedAt ?? comment.publishedAt),
          },
        }
      : {}),
  }
}

function videoOf({ videoId }: YouTubeComment): Body {
  return videoId === null ? {} : { videoId }
}

/** Escaped, lines broken by tags, moments of the video as links to them. */
function htmlOf({ text, videoId }: YouTubeComment): string {
  return escapeText(text)
    .replaceAll('\n', '<br>')
    .replace(/\b(\d+):(\d\d)\b/g, (moment, minutes, seconds) => {
      const start = Number(minutes) * 60 + Number(seconds)
      return `<a href="https://www.youtube.com/watch?v=${videoId}&amp;t=${start}">${moment}</a>`
    })
}
