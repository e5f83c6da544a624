import type { YouTubeComment } from '../../../simulator/dataset/comment-types.ts'
import type { Dataset, YouTubeVideo } from '../../../simulator/dataset/dataset.ts'
import { noon } from '../support.ts'

export const lampChannel = 'UClamp0000000000000000001'
export const otherChannel = 'UCother000000000000000001'

export function hoursAgo(hours: number): Date {
  return new Date(noon.getTime() - hours * 3_600_000)
}

/** A comment beneath `lamp0000001`; a reply names its `parentId`. */
export function comment(hours: number, id: string, changes: Partial<YouTubeComment> = {}): YouTubeComment {
  return {
    id,
    channelId: lampChannel,
    videoId: 'lamp0000001',
    parentId: null,
    author: { handle: '@ann', channelId: 'UCann00000000000000000001' },
    text: `Comment ${id}`,
    picture: false,
    publishedAt: hoursAgo(hours),
    editedAt: null,
    removedAt: null,
    held: null,
    likes: 1,
    pinned: false,
    ...changes,
  }
}

export function video(id: string, changes: Partial<YouTubeVideo> = {}): YouTubeVideo {
  return {
    id,
    channelId: lampChannel,
    title: `Video ${id}`,
    description: '',
    publishedAt: hoursAgo(400),
    uploadedAt: hoursAgo(400),
    views: 10,
    likes: 2,
    comments: 500,
    live: 'none',
    privacy: 'public',
    durationSeconds: 600,
    language: 'en',
    ...changes,
  }
}

/** Two channels and the videos and comments of a test; the other platforms hold nothing. */
export function commentWorld(videos: readonly YouTubeVideo[], comments: readonly YouTubeComment[]): Dataset {
  return {
    anchor: noon,
    reddit: { subreddits: [], posts: [], comments: [] },
    x: { accounts: [], posts: [] },
    facebook: { pages: [], posts: [] },
    instagram: { accounts: [], media: [] },
    youtube: {
      channels: [lampChannel, otherChannel].map((id) => ({
        id,
        handle: id === lampChannel ? '@lamp' : '@other',
        title: id,
        description: '',
        subscribers: 1,
      })),
      videos,
      comments: comments.toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime()),
    },
  }
}
