import type { YouTubeVideo } from '../dataset/dataset.ts'
import { type ApiReply, type ApiRequest, type Caller, json } from '../exchange.ts'
import { type Matcher, parseQuery } from '../query.ts'
import { checkParameters, checkValue, isIndexed, listed, pageOf, partsOf, timeOf } from './parameters.ts'
import * as replies from './replies.ts'
import * as shapes from './shapes.ts'

/** Filters of videos, refused unless only videos are searched for. */
const videoFilters = {
  eventType: ['completed', 'live', 'upcoming'],
  videoCaption: ['any', 'closedCaption', 'none'],
  videoDefinition: ['any', 'high', 'standard'],
  videoDimension: ['2d', '3d', 'any'],
  videoDuration: ['any', 'long', 'medium', 'short'],
  videoEmbeddable: ['any', 'true'],
  videoLicense: ['any', 'creativeCommon', 'youtube'],
  videoPaidProductPlacement: ['any', 'true'],
  videoSyndicated: ['any', 'true'],
  videoType: ['any', 'episode', 'movie'],
} as const satisfies Record<string, readonly string[]>

const otherValues = {
  order: ['date', 'rating', 'relevance', 'title', 'videoCount', 'viewCount'],
  safeSearch: ['moderate', 'none', 'strict'],
} as const satisfies Record<string, readonly string[]>

const plainParameters = [
  'q',
  'type',
  'publishedAfter',
  'publishedBefore',
  'channelId',
  'regionCode',
  'relevanceLanguage',
  'maxResults',
  'pageToken',
]
const searchTypes = ['video', 'channel', 'playlist']
/** The most results of a search within one channel. */
const MOST_OF_A_CHANNEL = 500

/** Videos, and without `type=video` the channels and playlists whose own texts match as well. */
export function answerSearch(request: ApiRequest, caller: Caller): ApiReply {
  const { query } = request
  checkSearch(query)
  const types = typesOf(query)
  const { youtube } = caller.dataset
  const matches = matcherOf(query)
  const channels = youtube.channels.filter(
    ({ id, title, description }) =>
      (query.get('channelId') ?? id) === id && matches(`${title}\n${description}`),
  )
  const videos = ordered(videosOf(query, caller, matches), query.get('order') ?? 'relevance')
  const found = [
    ...(types.has('channel') ? channels.map(shapes.channelResult) : []),
    ...(types.has('playlist') ? channels.map(shapes.playlistResult) : []),
    ...(types.has('video') ? videos.map((video) => shapes.searchResult(video, youtube)) : []),
  ]
  const reachable = query.has('channelId') ? found.slice(0, MOST_OF_A_CHANNEL) : found
  const page = pageOf(caller, query, reachable, { min: 0, max: 50, fallback: 5, kind: 'search' })
  return json(200, {
    kind: 'youtube#searchListResponse',
    etag: shapes.etagOf(query.toString()),
    ...page.tokens,
    regionCode: query.get('regionCode') ?? 'US',
    pageInfo: { totalResults: found.length, resultsPerPage: page.items.length },
    items: page.items,
  })
}

function checkSearch(query: URLSearchParams): void {
  const closed = { ...videoFilters, ...otherValues }
  checkParameters(query, [...plainParameters, ...Object.keys(closed)])
  partsOf(query, ['snippet'])
  for (const [name, values] of Object.entries(closed)) checkValue(query, name, values)
  const misplaced = Object.keys(videoFilters).find((name) => query.has(name))
  if (misplaced !== undefined && query.get('type') !== 'video') {
    throw replies.badParameter(misplaced, 'invalidSearchFilter', `${misplaced} needs type=video.`)
  }
  if (!/^([A-Z]{2})?$/.test(query.get('regionCode') ?? '')) {
    throw replies.badParameter('regionCode', 'invalidParameter', 'regionCode has two letters.')
  }
}

function typesOf(query: URLSearchParams): ReadonlySet<string> {
  const types = (query.get('type') ?? searchTypes.join(',')).split(',')
  const unknown = types.find((type) => !searchTypes.includes(type))
  if (unknown === undefined) return new Set(types)
  throw replies.badParameter('type', 'invalidParameter', `Invalid value for type: ${unknown}`)
}

function matcherOf(query: URLSearchParams): (text: string) => boolean {
  const q = query.get('q') ?? ''
  if (q === '') return () => true
  const matches: Matcher = parseQuery(q, { or: '|', fields: new Set(), stems: true, strict: false })
  return (text) => matches({ text, field: () => false })
}

function videosOf(
  query: URLSearchParams,
  caller: Caller,
  matches: (text: string) => boolean,
): YouTubeVideo[] {
  const after = timeOf(query, 'publishedAfter')
  const before = timeOf(query, 'publishedBefore')
  return listed(caller).filter(
    (video) =>
      isIndexed(video, caller) &&
      (after === null || video.publishedAt >= after) &&
      (before === null || video.publishedAt < before) &&
      (query.get('channelId') ?? video.channelId) === video.channelId &&
      isOfDuration(video, query.get('videoDuration') ?? 'any') &&
      isAtEvent(video, query.get('eventType')) &&
      matches(`${video.title}\n${video.description}`),
  )
}

/** Short: under 4 minutes, long: over 20. */
function isOfDuration({ durationSeconds }: YouTubeVideo, wanted: string): boolean {
  const duration = durationSeconds < 240 ? 'short' : durationSeconds > 1200 ? 'long' : 'medium'
  return wanted === 'any' || wanted === duration
}

function isAtEvent({ live }: YouTubeVideo, wanted: string | null): boolean {
  return wanted === null || live === wanted
}

/** The dataset is newest first already. */
function ordered(videos: readonly YouTubeVideo[], order: string): readonly YouTubeVideo[] {
  if (order === 'date') return videos
  if (order === 'title') return videos.toSorted((one, other) => one.title.localeCompare(other.title))
  if (order === 'rating') return videos.toSorted((one, other) => (other.likes ?? 0) - (one.likes ?? 0))
  return videos.toSorted((one, other) => other.views - one.views)
}
