import { credentials } from '../credentials.ts'
import { upTo, type YouTubeChannel, type YouTubeVideo } from '../dataset/dataset.ts'
import {
  type ApiReply,
  type ApiRequest,
  type Caller,
  type Identity,
  json,
  type PlatformApi,
  perKey,
  refusable,
} from '../exchange.ts'
import { integerIn, offendingParameter, offsetOf, pageToken, timestampOf } from '../parameters.ts'
import { parseQuery } from '../query.ts'
import { parseScenario, type Scenario } from '../scenarios.ts'
import * as replies from './replies.ts'
import * as shapes from './shapes.ts'

const SEARCHES_PER_DAY = 100
const UNITS_PER_DAY = 10_000
const pacificDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' })

/** Data API v3 with a key. Buckets are counted by key and Pacific day. */
export function createYouTubeApi(): PlatformApi {
  const ledgerOf = perKey(() => ({ searches: 0, units: 0 }))

  function identify(request: ApiRequest): Identity | ApiReply {
    const header = request.headers['x-goog-api-key']
    const key = typeof header === 'string' ? header : request.query.get('key')
    if (key === null) return replies.keyMissing()
    const scenario = parseScenario('youtube', key, credentials.youtube.apiKey)
    return scenario === null ? replies.keyInvalid() : { credential: key, scenario }
  }

  function answer(request: ApiRequest, caller: Caller): ApiReply {
    const refused = replies.scenarioReply(caller.scenario, caller.call)
    if (refused !== null) return refused
    const ledger = ledgerOf(`${caller.credential} ${pacificDay.format(caller.now)}`)
    if (request.path === '/search') {
      ledger.searches += 1
      if (ledger.searches > allowance(caller.scenario, 'search_quota', SEARCHES_PER_DAY)) {
        return replies.quotaMetric('Search Queries', 'Search Queries per day')
      }
    } else {
      ledger.units += 1
      if (ledger.units > allowance(caller.scenario, 'daily_quota', UNITS_PER_DAY))
        return replies.quotaExceeded()
    }
    return refusable(() => route(request, caller))
  }

  return { identify, answer, unavailable: replies.backendError }
}

function allowance(scenario: Scenario, name: Scenario['name'], usual: number): number {
  return scenario.name === name ? scenario.amount : usual
}

function route(request: ApiRequest, caller: Caller): ApiReply {
  const endpoints: Record<string, (request: ApiRequest, caller: Caller) => ApiReply> = {
    '/search': answerSearch,
    '/videos': answerVideos,
    '/videos:batchGetStats': answerStats,
    '/channels': answerChannels,
    '/playlistItems': answerPlaylist,
    '/commentThreads': answerComments,
  }
  const endpoint = request.method === 'GET' ? endpoints[request.path] : undefined
  if (endpoint !== undefined) return endpoint(request, caller)
  const message = `no endpoint ${request.method} ${request.path}`
  return replies.problem({ code: 404, message, reason: 'notFound', domain: 'global' })
}

function answerSearch(request: ApiRequest, caller: Caller): ApiReply {
  const { query } = request
  const own = ['q', 'type', 'order', 'publishedAfter', 'publishedBefore', 'channelId', 'regionCode']
  checkParameters(query, [
    ...own,
    'relevanceLanguage',
    'safeSearch',
    'videoDuration',
    'maxResults',
    'pageToken',
  ])
  partsOf(query, ['snippet'])
  if (query.get('type') !== 'video') {
    throw replies.badParameter('type', 'invalidParameter', 'Only type=video is simulated; set it.')
  }
  const order = query.get('order') ?? 'relevance'
  if (!['date', 'rating', 'relevance', 'title', 'viewCount'].includes(order)) {
    throw replies.badParameter('order', 'invalidParameter', `Invalid value for order: ${order}`)
  }
  const after = timeOf(query, 'publishedAfter')
  const before = timeOf(query, 'publishedBefore')
  const q = query.get('q') ?? ''
  const matches =
    q === '' ? () => true : parseQuery(q, { or: '|', fields: new Set(), stems: true, strict: false })
  const found = listed(caller).filter(
    (video) =>
      video.privacy === 'public' &&
      (after === null || video.publishedAt >= after) &&
      (before === null || video.publishedAt < before) &&
      (query.get('channelId') ?? video.channelId) === video.channelId &&
      matches({ text: `${video.title}\n${video.description}`, field: () => false }),
  )
  const ordered = order === 'date' ? found : found.toSorted((one, other) => other.views - one.views)
  const page = pageOf(query, ordered, { min: 0, max: 50, fallback: 5 }, 'search')
  const items = page.items.map((video) => shapes.searchResult(video, caller.dataset.youtube))
  return json(200, {
    kind: 'youtube#searchListResponse',
    etag: shapes.etagOf(request.query.toString()),
    ...page.tokens,
    regionCode: query.get('regionCode') ?? 'US',
    pageInfo: { totalResults: found.length, resultsPerPage: items.length },
    items,
  })
}

function answerVideos(request: ApiRequest, caller: Caller): ApiReply {
  checkParameters(request.query, ['id', 'hl', 'maxResults'])
  const parts = partsOf(request.query, [...shapes.videoParts, 'id'])
  const items = videosOf(request.query, caller).map((video) =>
    shapes.videoResource(video, parts, caller.dataset.youtube),
  )
  return json(200, {
    kind: 'youtube#videoListResponse',
    etag: shapes.etagOf(request.query.toString()),
    items,
    pageInfo: { totalResults: items.length, resultsPerPage: items.length },
  })
}

function answerStats(request: ApiRequest, caller: Caller): ApiReply {
  checkParameters(request.query, ['id'])
  partsOf(request.query, ['id', 'snippet', 'statistics', 'contentDetails'])
  const items = videosOf(request.query, caller).map(shapes.batchStats)
  return json(200, { kind: 'youtube#batchGetStatsResponse', items })
}

/** A private video is missing, exactly like a deleted one. */
function videosOf(query: URLSearchParams, caller: Caller): YouTubeVideo[] {
  const ids = idsOf(query)
  return listed(caller).filter((video) => video.privacy !== 'private' && ids.has(video.id))
}

function answerChannels(request: ApiRequest, caller: Caller): ApiReply {
  const { query } = request
  checkParameters(query, ['id', 'forHandle', 'forUsername', 'maxResults', 'pageToken', 'hl'])
  const parts = partsOf(query, [...shapes.channelParts, 'id'])
  const filters = ['id', 'forHandle', 'forUsername'].filter((name) => query.has(name))
  if (filters.length !== 1) {
    const reason = filters.length === 0 ? 'missingRequiredParameter' : 'incompatibleParameters'
    throw replies.badParameter('parameters', reason, 'Choose one of id, forHandle, forUsername.')
  }
  const name = (query.get('forHandle') ?? query.get('forUsername') ?? '').replace(/^@?/, '@').toLowerCase()
  const wanted = (channel: YouTubeChannel) =>
    query.has('id') ? idsOf(query).has(channel.id) : channel.handle?.toLowerCase() === name
  const { channels, videos } = caller.dataset.youtube
  const items = channels
    .filter(wanted)
    .map((channel) =>
      shapes.channelResource(channel, parts, videos.filter((video) => video.channelId === channel.id).length),
    )
  return json(200, {
    kind: 'youtube#channelListResponse',
    etag: shapes.etagOf(query.toString()),
    pageInfo: { totalResults: items.length, resultsPerPage: 5 },
    // Nobody found: no `items` key at all.
    ...(items.length === 0 ? {} : { items }),
  })
}

function answerPlaylist(request: ApiRequest, caller: Caller): ApiReply {
  const { query } = request
  checkParameters(query, ['playlistId', 'maxResults', 'pageToken', 'videoId'])
  partsOf(query, ['id', 'snippet', 'contentDetails', 'status'])
  const playlistId = query.get('playlistId')
  if (playlistId === null) {
    throw replies.badParameter('parameters', 'missingRequiredParameter', 'No filter selected.')
  }
  const world = caller.dataset.youtube
  const channel = world.channels.find((one) => shapes.uploadsOf(one.id) === playlistId)
  if (channel === undefined) throw replies.playlistNotFound()
  const videos = listed(caller)
    .filter((video) => video.channelId === channel.id && video.privacy === 'public')
    .toSorted((one, other) => other.uploadedAt.getTime() - one.uploadedAt.getTime())
  const page = pageOf(query, videos, { min: 0, max: 50, fallback: 5 }, playlistId)
  return json(200, {
    kind: 'youtube#playlistItemListResponse',
    etag: shapes.etagOf(query.toString()),
    ...page.tokens,
    items: page.items.map((video, index) => shapes.playlistItem(video, page.start + index, world)),
    pageInfo: { totalResults: videos.length, resultsPerPage: page.size },
  })
}

function answerComments(request: ApiRequest, caller: Caller): ApiReply {
  const { query } = request
  checkParameters(query, ['videoId', 'order', 'searchTerms', 'maxResults', 'pageToken', 'textFormat'])
  partsOf(query, ['id', 'snippet', 'replies'])
  const video = listed(caller).find((one) => one.id === query.get('videoId'))
  if (video === undefined) throw replies.videoNotFound()
  if (video.comments === null) throw replies.commentsDisabled()
  const threads = Array.from({ length: Math.min(video.comments, 200) }, (_, index) =>
    shapes.commentThread(video, index),
  )
  const page = pageOf(query, threads, { min: 1, max: 100, fallback: 20 }, video.id)
  return json(200, {
    kind: 'youtube#commentThreadListResponse',
    etag: shapes.etagOf(query.toString()),
    ...page.tokens,
    pageInfo: { totalResults: page.items.length, resultsPerPage: page.size },
    items: page.items,
  })
}

function listed(caller: Caller): YouTubeVideo[] {
  return upTo(caller.dataset.youtube.videos, caller.now)
}

/** `key` may stand in every query; `part` is required everywhere. */
function checkParameters(query: URLSearchParams, known: readonly string[]): void {
  const offending = offendingParameter(query, [...known, 'part', 'key', 'fields', 'prettyPrint', 'alt'])
  if (offending === null) return
  throw replies.badParameter(
    offending,
    'unexpectedParameter',
    `The parameter ${offending} is unknown or stands twice.`,
  )
}

function partsOf(query: URLSearchParams, known: readonly string[]): Set<string> {
  const parts = (query.get('part') ?? '').split(',').filter((part) => part !== '')
  if (parts.length === 0) throw replies.badParameter('part', 'missingRequiredParameter', 'No part was given.')
  const unknown = parts.find((part) => !known.includes(part))
  if (unknown !== undefined) throw replies.badParameter('part', 'unknownPart', `'${unknown}'`)
  return new Set(parts)
}

function idsOf(query: URLSearchParams): Set<string> {
  const ids = (query.get('id') ?? '').split(',').filter((id) => id !== '')
  if (ids.length === 0)
    throw replies.badParameter('parameters', 'missingRequiredParameter', 'No filter selected.')
  if (ids.length > 50)
    throw replies.badParameter('id', 'invalidFilters', `${ids.length} ids, 50 are allowed.`)
  return new Set(ids)
}

function timeOf(query: URLSearchParams, name: string): Date | null {
  const text = query.get(name)
  if (text === null) return null
  const time = timestampOf(text)
  if (time === null) throw replies.badParameter(name, 'invalidParameter', `Invalid time format: ${text}`)
  return time
}

function pageOf<T>(
  query: URLSearchParams,
  all: readonly T[],
  bounds: { readonly min: number; readonly max: number; readonly fallback: number },
  kind: string,
) {
  const size = integerIn(query, 'maxResults', bounds, (reason) => {
    throw replies.badParameter('maxResults', 'invalidParameter', reason)
  })
  const token = query.get('pageToken')
  const start = token === null ? 0 : offsetOf(kind, token)
  if (start === null || start > all.length) throw replies.invalidPageToken()
  const tokens = {
    ...(size > 0 && start + size < all.length ? { nextPageToken: pageToken(kind, start + size) } : {}),
    ...(start > 0 ? { prevPageToken: pageToken(kind, Math.max(0, start - size)) } : {}),
  }
  return { items: all.slice(start, start + size), start, size, tokens }
}
