import { credentials } from '../credentials.ts'
import type { YouTubeChannel, YouTubeVideo } from '../dataset/dataset.ts'
import {
  type ApiReply,
  type ApiRequest,
  because,
  type Caller,
  type Identity,
  json,
  type PlatformApi,
  perKey,
  refusable,
} from '../exchange.ts'
import { parseScenario, type Scenario } from '../scenarios.ts'
import { withCommentCount } from './comment-listing.ts'
import { createComments } from './comments.ts'
import {
  checkParameters,
  idsOf,
  isIndexed,
  listed,
  oneFilterOf,
  pageOf,
  partsOf,
  sizeOf,
} from './parameters.ts'
import * as replies from './replies.ts'
import { answerSearch } from './search.ts'
import * as shapes from './shapes.ts'

const SEARCHES_PER_DAY = 100
const UNITS_PER_DAY = 10_000
const pacificDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' })

/** Data API v3 with a key. Buckets are counted by key and Pacific day. */
export function createYouTubeApi(): PlatformApi {
  const ledgerOf = perKey(() => ({ searches: 0, stats: 0, units: 0 }))
  const comments = createComments()

  function identify(request: ApiRequest): Identity | ApiReply {
    const header = request.headers['x-goog-api-key']
    const key = typeof header === 'string' ? header : request.query.get('key')
    if (key === null) return replies.keyMissing()
    const scenario = parseScenario('youtube', key, credentials.youtube.apiKey)
    return scenario === null ? replies.keyInvalid() : { credential: key, scenario }
  }

  /** Every call counts, even if it is refused afterwards. */
  function answer(request: ApiRequest, caller: Caller): ApiReply {
    const ledger = ledgerOf(`${caller.credential} ${pacificDay.format(caller.now)}`)
    const bucket = buckets[request.path] ?? 'units'
    ledger[bucket] += 1
    if (ledger[bucket] > allowanceOf(bucket, caller.scenario)) {
      const reason = `the day's ${bucket} are used up`
      return because(
        reason,
        bucket === 'searches'
          ? replies.quotaMetric('Search Queries', 'Search Queries per day')
          : replies.quotaExceeded(),
      )
    }
    const refused = replies.scenarioReply(caller.scenario, caller.call)
    return refused ?? refusable(() => route(request, caller, comments))
  }

  return { identify, answer, unavailable: replies.backendError }
}

type Bucket = 'searches' | 'stats' | 'units'

const buckets: Readonly<Record<string, Bucket>> = { '/search': 'searches', '/videos:batchGetStats': 'stats' }

function allowanceOf(bucket: Bucket, { name, amount }: Scenario): number {
  if (bucket === 'searches') return name === 'search_quota' ? amount : SEARCHES_PER_DAY
  return bucket === 'units' && name === 'daily_quota' ? amount : UNITS_PER_DAY
}

function route(request: ApiRequest, caller: Caller, comments: ReturnType<typeof createComments>): ApiReply {
  const endpoints: Record<string, (request: ApiRequest, caller: Caller) => ApiReply> = {
    '/search': answerSearch,
    '/videos': answerVideos,
    '/videos:batchGetStats': answerStats,
    '/channels': answerChannels,
    '/playlistItems': answerPlaylist,
    '/commentThreads': comments.answerThreads,
    '/comments': comments.answerComments,
  }
  const endpoint = request.method === 'GET' ? endpoints[request.path] : undefined
  if (endpoint !== undefined) return endpoint(request, caller)
  const message = `no endpoint ${request.method} ${request.path}`
  return replies.problem({ code: 404, message, reason: 'notFound', domain: 'global' })
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

/** A private video is missing, like a deleted one. */
function videosOf(query: URLSearchParams, caller: Caller): YouTubeVideo[] {
  const ids = idsOf(query)
  return listed(caller)
    .filter((video) => video.privacy !== 'private' && ids.has(video.id))
    .map((video) => withCommentCount(video, caller))
}

function answerChannels(request: ApiRequest, caller: Caller): ApiReply {
  const { query } = request
  checkParameters(query, ['id', 'forHandle', 'forUsername', 'maxResults', 'pageToken', 'hl'])
  const parts = partsOf(query, [...shapes.channelParts, 'id'])
  oneFilterOf(query, ['id', 'forHandle', 'forUsername'])
  const name = (query.get('forHandle') ?? query.get('forUsername') ?? '').replace(/^@?/, '@').toLowerCase()
  const wanted = (channel: YouTubeChannel) =>
    query.has('id') ? idsOf(query).has(channel.id) : channel.handle?.toLowerCase() === name
  const { channels, videos } = caller.dataset.youtube
  const size = sizeOf(query, { min: 0, max: 50, fallback: 5 })
  const items = channels
    .filter(wanted)
    .slice(0, size)
    .map((channel) =>
      shapes.channelResource(channel, parts, videos.filter((video) => video.channelId === channel.id).length),
    )
  return json(200, {
    kind: 'youtube#channelListResponse',
    etag: shapes.etagOf(query.toString()),
    pageInfo: { totalResults: items.length, resultsPerPage: size },
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
    .filter((video) => video.channelId === channel.id && isIndexed(video, caller))
    .filter((video) => (query.get('videoId') ?? video.id) === video.id)
    .toSorted((one, other) => other.uploadedAt.getTime() - one.uploadedAt.getTime())
  const page = pageOf(caller, query, videos, { min: 0, max: 50, fallback: 5, kind: playlistId })
  return json(200, {
    kind: 'youtube#playlistItemListResponse',
    etag: shapes.etagOf(query.toString()),
    ...page.tokens,
    items: page.items.map((video, index) => shapes.playlistItem(video, page.start + index, world)),
    pageInfo: { totalResults: videos.length, resultsPerPage: page.size },
  })
}
