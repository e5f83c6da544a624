import type { YouTubeChannel, YouTubeVideo, YouTubeWorld } from '../dataset/dataset.ts'
import { codeOf } from '../dataset/random.ts'
import { escapeHtml } from '../parameters.ts'

export type Body = Record<string, unknown>

const CHANNEL_BORN = '2019-03-02T18:00:00Z'

/** A search hit: escaped texts, the description cut, no counts. */
export function searchResult(video: YouTubeVideo, world: YouTubeWorld): Body {
  const time = secondsIso(video.publishedAt)
  const cut = video.description.replace(/\s+/g, ' ').slice(0, 120)
  return {
    kind: 'youtube#searchResult',
    etag: etagOf(`search ${video.id}`),
    id: { kind: 'youtube#video', videoId: video.id },
    snippet: {
      publishedAt: time,
      channelId: video.channelId,
      title: escapeText(video.title),
      description: escapeText(cut.length < video.description.length ? `${cut} ...` : cut),
      thumbnails: thumbnails(video.id),
      channelTitle: channelOf(video, world).title,
      liveBroadcastContent: video.live,
      publishTime: time,
    },
  }
}

/** A channel among the results of a search that does not ask for videos alone. */
export function channelResult(channel: YouTubeChannel): Body {
  return otherResult(channel, { kind: 'youtube#channel', channelId: channel.id }, channel.title)
}

/** Each channel has one public playlist of its best videos. */
export function playlistResult(channel: YouTubeChannel): Body {
  const playlistId = `PL${codeOf(`playlist ${channel.id}`, 32)}`
  return otherResult(channel, { kind: 'youtube#playlist', playlistId }, `${channel.title}: start here`)
}

function otherResult(channel: YouTubeChannel, id: Body, title: string): Body {
  return {
    kind: 'youtube#searchResult',
    etag: etagOf(`search ${JSON.stringify(id)}`),
    id,
    snippet: {
      publishedAt: CHANNEL_BORN,
      channelId: channel.id,
      title: escapeText(title),
      description: escapeText(channel.description),
      thumbnails: {},
      channelTitle: channel.title,
      liveBroadcastContent: 'none',
      publishTime: CHANNEL_BORN,
    },
  }
}

export const videoParts = ['snippet', 'contentDetails', 'status', 'statistics', 'liveStreamingDetails']

/** A video with the parts that were asked for; counts are strings, withheld ones absent. */
export function videoResource(video: YouTubeVideo, parts: ReadonlySet<string>, world: YouTubeWorld): Body {
  const { title, description } = video
  return {
    kind: 'youtube#video',
    etag: etagOf(`video ${video.id}`),
    id: video.id,
    ...(parts.has('snippet')
      ? {
          snippet: {
            publishedAt: secondsIso(video.publishedAt),
            channelId: video.channelId,
            title,
            description,
            thumbnails: thumbnails(video.id),
            channelTitle: channelOf(video, world).title,
            tags: ['grow light', 'plants'],
            categoryId: '26',
            liveBroadcastContent: video.live,
            defaultLanguage: video.language,
            localized: { title, description },
            defaultAudioLanguage: video.language,
          },
        }
      : {}),
    ...(parts.has('contentDetails')
      ? {
          contentDetails: {
            duration: durationIso(video.durationSeconds),
            dimension: '2d',
            definition: 'hd',
            caption: 'false',
            licensedContent: true,
            contentRating: {},
            projection: 'rectangular',
          },
        }
      : {}),
    ...(parts.has('status')
      ? {
          status: {
            uploadStatus: 'processed',
            privacyStatus: video.privacy,
            license: 'youtube',
            embeddable: true,
            publicStatsViewable: true,
            madeForKids: false,
          },
        }
      : {}),
    ...(parts.has('statistics') ? { statistics: statistics(video) } : {}),
    ...(parts.has('liveStreamingDetails') && video.live !== 'none'
      ? {
          liveStreamingDetails: {
            ...(video.live === 'live' ? { actualStartTime: secondsIso(video.publishedAt) } : {}),
            scheduledStartTime: secondsIso(video.publishedAt),
            ...(video.live === 'live' ? { concurrentViewers: '211' } : {}),
            activeLiveChatId: 'simulated-chat',
          },
        }
      : {}),
  }
}

function statistics(video: YouTubeVideo): Body {
  return {
    ...(video.live === 'upcoming' ? {} : { viewCount: String(video.views) }),
    ...(video.likes === null ? {} : { likeCount: String(video.likes) }),
    favoriteCount: '0',
    ...(video.comments === null ? {} : { commentCount: String(video.comments) }),
  }
}

export function batchStats(video: YouTubeVideo): Body {
  const { favoriteCount: _dropped, ...counts } = statistics(video)
  return {
    kind: 'youtube#videoStats',
    id: video.id,
    snippet: { publishTime: secondsIso(video.publishedAt) },
    statistics: counts,
    contentDetails: { duration: `${video.durationSeconds}s` },
  }
}

export const channelParts = ['snippet', 'contentDetails', 'statistics']

export function channelResource(channel: YouTubeChannel, parts: ReadonlySet<string>, videos: number): Body {
  const { title, description } = channel
  const avatar = `https://yt3.ggpht.com/${codeOf(channel.id, 12)}=s88`
  return {
    kind: 'youtube#channel',
    etag: etagOf(`channel ${channel.id}`),
    id: channel.id,
    ...(parts.has('snippet')
      ? {
          snippet: {
            title,
            description,
            ...(channel.handle === null ? {} : { customUrl: channel.handle }),
            publishedAt: CHANNEL_BORN,
            thumbnails: { default: { url: avatar, width: 88, height: 88 } },
            localized: { title, description },
            country: 'DE',
          },
        }
      : {}),
    ...(parts.has('contentDetails')
      ? { contentDetails: { relatedPlaylists: { likes: '', uploads: uploadsOf(channel.id) } } }
      : {}),
    ...(parts.has('statistics')
      ? {
          statistics: {
            viewCount: String(channel.subscribers * 150),
            subscriberCount: String(channel.subscribers),
            hiddenSubscriberCount: false,
            videoCount: String(videos),
          },
        }
      : {}),
  }
}

export function playlistItem(video: YouTubeVideo, position: number, world: YouTubeWorld): Body {
  const channel = channelOf(video, world)
  return {
    kind: 'youtube#playlistItem',
    etag: etagOf(`item ${video.id}`),
    id: Buffer.from(`${uploadsOf(channel.id)}.${video.id}`).toString('base64url'),
    snippet: {
      publishedAt: secondsIso(video.uploadedAt),
      channelId: channel.id,
      title: video.privacy === 'private' ? 'Private video' : video.title,
      description: video.privacy === 'private' ? 'This video is private.' : video.description,
      thumbnails: thumbnails(video.id),
      channelTitle: channel.title,
      playlistId: uploadsOf(channel.id),
      position,
      resourceId: { kind: 'youtube#video', videoId: video.id },
      videoOwnerChannelTitle: channel.title,
      videoOwnerChannelId: channel.id,
    },
    contentDetails: {
      videoId: video.id,
      ...(video.privacy === 'private' ? {} : { videoPublishedAt: secondsIso(video.publishedAt) }),
    },
    status: { privacyStatus: video.privacy },
  }
}

export function uploadsOf(channelId: string): string {
  return `UU${channelId.slice(2)}`
}

export function etagOf(seed: string): string {
  return codeOf(seed, 27)
}

function channelOf(video: YouTubeVideo, world: YouTubeWorld): YouTubeChannel {
  const channel = world.channels.find((one) => one.id === video.channelId)
  if (channel === undefined) throw new Error(`the dataset has no channel ${video.channelId}`)
  return channel
}

function thumbnails(videoId: string): Body {
  const of = (file: string, width: number, height: number) => ({
    url: `https://i.ytimg.com/vi/${videoId}/${file}.jpg`,
    width,
    height,
  })
  return {
    default: of('default', 120, 90),
    medium: of('mqdefault', 320, 180),
    high: of('hqdefault', 480, 360),
  }
}

export function escapeText(text: string): string {
  return escapeHtml(text).replaceAll('"', '&quot;').replaceAll("'", '&#39;')
}

export function secondsIso(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, 'Z')
}

function durationIso(seconds: number): string {
  if (seconds === 0) return 'P0D'
  const minutes = Math.floor(seconds / 60)
  return `PT${minutes === 0 ? '' : `${minutes}M`}${seconds % 60}S`
}
