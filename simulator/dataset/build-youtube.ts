import { type Audience, audienceOf, daysBefore, newestFirst, scheduled, themes } from './build-parts.ts'
import { buildYouTubeComments, channelIdOf } from './build-youtube-comments.ts'
import type { YouTubeChannel, YouTubeVideo, YouTubeWorld } from './dataset.ts'
import { codeOf, hashOf } from './random.ts'
import { brandVideos, channels } from './texts/brands.ts'

const HOUR_MS = 3_600_000

/** Videos of all themes and of the brands, with a live stream, a premiere to come and hidden ones. */
export function buildYouTube(anchor: Date): YouTubeWorld {
  const told = themes.flatMap((theme) =>
    scheduled(theme.youtube ?? [], ([, title]) => title, theme.timing, anchor).map(({ text, publishedAt }) =>
      videoOf({ text, publishedAt, language: theme.language ?? 'en' }, anchor),
    ),
  )
  const own = brandVideos.map(([age, ...text]) =>
    videoOf({ text, publishedAt: daysBefore(anchor, age), language: 'en' }, anchor),
  )
  const videos = newestFirst([...told, ...own, ...oddities(anchor)])
  return {
    channels: channels.map(([handle, title, description, subscribers]): YouTubeChannel => {
      // One channel never chose a handle.
      return {
        id: channelIdOf(handle),
        handle: handle === '@citybeachwalks' ? null : handle,
        title,
        description,
        subscribers,
      }
    }),
    videos,
    comments: buildYouTubeComments(videos, anchor),
  }
}

interface Draft {
  /** [channel, title, description] */
  readonly text: readonly [string, string, string]
  readonly publishedAt: Date
  readonly language: string
}

function videoOf({ text, publishedAt, language }: Draft, anchor: Date): YouTubeVideo {
  const [channel, title, description] = text
  const audience = audienceOf(title, publishedAt, anchor)
  const counts = countsOf(audience)
  // Every fifth video was uploaded a day before its hour.
  const ahead = audience.chance() < 0.2 ? 26 * HOUR_MS : 0
  return {
    id: codeOf(`video ${title}`, 11),
    channelId: channelIdOf(channel),
    title,
    description,
    publishedAt,
    uploadedAt: new Date(publishedAt.getTime() - ahead),
    ...counts,
    live: 'none',
    privacy: 'public',
    durationSeconds: 58 + (hashOf(title) % 1200),
    language,
  }
}

function countsOf(audience: Audience): Pick<YouTubeVideo, 'views' | 'likes' | 'comments'> {
  const views = audience.count(5200) + 12
  return {
    views,
    likes: audience.chance() < 0.1 ? null : Math.round(views * (0.02 + 0.04 * audience.chance())),
    comments: audience.chance() < 0.08 ? null : Math.round(views * 0.008 * (0.5 + audience.chance())),
  }
}

function oddities(anchor: Date): YouTubeVideo[] {
  const draft = (hours: number, channel: string, title: string, description: string) => {
    const publishedAt = daysBefore(anchor, hours / 24)
    return videoOf({ text: [channel, title, description], publishedAt, language: 'en' }, anchor)
  }
  const live = draft(2, '@plantlab', 'LIVE: grow light Q&A with Ines', 'Bring your PPFD questions')
  const premiere = draft(1, '@lumenandleaf', 'Premiere: 24 hours next to a buzzing grow light', 'Tomorrow.')
  const unlisted = draft(60, '@fernlight', 'Fernlight dealer training', 'For dealers only.')
  const gone = draft(80, '@seedtosalad', 'Grow light giveaway (closed)', 'This video was taken down.')
  return [
    { ...live, live: 'live', comments: null, durationSeconds: 0 },
    { ...premiere, live: 'upcoming', views: 0, likes: null, durationSeconds: 0 },
    { ...unlisted, privacy: 'unlisted' },
    { ...gone, privacy: 'private' },
  ]
}
