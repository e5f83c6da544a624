import type { YouTubeComment } from '../dataset/comment-types.ts'
import { type ApiReply, type ApiRequest, type Caller, json, perKey } from '../exchange.ts'
import { offsetOf, pageToken } from '../parameters.ts'
import { openVideos, readableComments } from './comment-listing.ts'
import * as refusals from './comment-replies.ts'
import { type CommentFormat, commentResource, threadResource } from './comment-shapes.ts'
import { checkParameters, checkValue, idsOf, listed, oneFilterOf, partsOf, sizeOf } from './parameters.ts'
import { badParameter, invalidPageToken } from './replies.ts'
import { etagOf } from './shapes.ts'

/** Deep paging was reported to end here. */
const MOST_REACHABLE = 51_350
const filters = ['videoId', 'allThreadsRelatedToChannelId', 'id']
/** Parameters that only lists take; `maxResults` is ignored with ids. */
const ofLists = ['order', 'searchTerms', 'moderationStatus', 'pageToken']

/** Comment threads and single comments, as a key reads them. */
export function createComments() {
  const callsOf = perKey(() => ({ made: 0 }))

  function failAtFirst({ credential, scenario }: Caller, resource: refusals.CommentResource): void {
    const calls = callsOf(credential)
    calls.made += 1
    if (scenario.name === 'processing_failure' && calls.made <= scenario.amount) {
      throw refusals.processingFailure(resource)
    }
  }

  return {
    /** Threads of one video, of all of a channel's, or by id. */
    answerThreads(request: ApiRequest, caller: Caller): ApiReply {
      const { query } = request
      checkParameters(query, [...filters, ...ofLists, 'maxResults', 'textFormat'])
      const format = formatOf(query, caller, ['id', 'snippet', 'replies'])
      checkValue(query, 'order', ['time', 'relevance'])
      checkValue(query, 'moderationStatus', ['published', 'heldForReview', 'likelySpam'])
      oneFilterOf(query, filters)
      refuseListsOfIds(query)
      failAtFirst(caller, 'commentThread')
      if ((query.get('moderationStatus') ?? 'published') !== 'published') throw refusals.commentsForbidden()
      const all = readableComments(caller)
      const tops = threadsOf(query, caller, all)
      const page = pageOf(query, caller, tops, 'commentThread')
      return json(200, {
        kind: 'youtube#commentThreadListResponse',
        etag: etagOf(query.toString()),
        ...page.token,
        pageInfo: { totalResults: page.items.length, resultsPerPage: page.size },
        items: page.items.map((top) => threadResource(top, repliesTo(top.id, all), format)),
      })
    },

    /** The replies to a comment, or comments by id. */
    answerComments(request: ApiRequest, caller: Caller): ApiReply {
      const { query } = request
      checkParameters(query, ['parentId', 'id', 'maxResults', 'pageToken', 'textFormat'])
      const format = formatOf(query, caller, ['id', 'snippet'])
      oneFilterOf(query, ['parentId', 'id'])
      refuseListsOfIds(query)
      failAtFirst(caller, 'comment')
      const open = openVideos(caller)
      const all = readableComments(caller).filter(({ videoId }) => videoId === null || open.has(videoId))
      const page = pageOf(query, caller, commentsOf(query, caller, all), 'comment')
      return json(200, {
        kind: 'youtube#commentListResponse',
        etag: etagOf(query.toString()),
        ...page.token,
        pageInfo: { totalResults: page.items.length, resultsPerPage: page.size },
        items: page.items.map((comment) => commentResource(comment, format)),
      })
    },
  }
}

function formatOf(query: URLSearchParams, { scenario }: Caller, parts: readonly string[]): CommentFormat {
  checkValue(query, 'textFormat', ['html', 'plainText'])
  return {
    parts: partsOf(query, parts),
    asHtml: query.get('textFormat') !== 'plainText',
    withPictures: scenario.name !== 'no_pictures',
  }
}

function refuseListsOfIds(query: URLSearchParams): void {
  const misplaced = query.has('id') ? ofLists.find((name) => query.has(name)) : undefined
  if (misplaced === undefined) return
  throw badParameter(misplaced, 'incompatibleParameters', `${misplaced} cannot be combined with id.`)
}

function threadsOf(query: URLSearchParams, caller: Caller, all: readonly YouTubeComment[]) {
  const open = openVideos(caller)
  const tops = all.filter(({ parentId }) => parentId === null)
  if (query.has('id')) {
    const beneath = tops.filter(({ videoId }) => videoId === null || open.has(videoId))
    return byIds(query, caller, beneath, refusals.threadNotFound)
  }
  const beneath = query.has('videoId')
    ? ofVideo(query.get('videoId') ?? '', caller, tops)
    : ofChannel(query.get('allThreadsRelatedToChannelId') ?? '', caller, tops)
  const words = caller.scenario.name === 'search_terms_ignored' ? '' : (query.get('searchTerms') ?? '')
  const found = beneath.filter(({ text }) => text.toLowerCase().includes(words.toLowerCase()))
  const byRelevance = query.get('order') === 'relevance'
  const sorted = found.toSorted((one, other) =>
    byRelevance ? other.likes - one.likes : other.publishedAt.getTime() - one.publishedAt.getTime(),
  )
  // Only a video has a pinned comment.
  return query.has('videoId')
    ? sorted.toSorted((one, other) => Number(other.pinned) - Number(one.pinned))
    : sorted
}

function ofVideo(id: string, caller: Caller, tops: readonly YouTubeComment[]): YouTubeComment[] {
  const video = listed(caller).find((one) => one.id === id && one.privacy !== 'private')
  if (video === undefined) throw refusals.videoNotFound()
  if (video.membersOnly) throw refusals.commentsForbidden()
  if (video.comments === null) throw refusals.commentsDisabled()
  return tops.filter(({ videoId }) => videoId === id)
}

/** Unlisted videos are not part of their channel's list. */
function ofChannel(id: string, caller: Caller, tops: readonly YouTubeComment[]): YouTubeComment[] {
  if (!caller.dataset.youtube.channels.some((channel) => channel.id === id)) throw refusals.channelNotFound()
  const open = openVideos(caller)
  const withPosts = caller.scenario.name === 'community_threads'
  return tops.filter(
    ({ channelId, videoId }) =>
      channelId === id && (videoId === null ? withPosts : open.get(videoId)?.privacy === 'public'),
  )
}

function commentsOf(query: URLSearchParams, caller: Caller, all: readonly YouTubeComment[]) {
  if (query.has('id')) return byIds(query, caller, all, () => refusals.commentNotFound('id'))
  const parentId = query.get('parentId') ?? ''
  if (!all.some(({ id }) => id === parentId)) throw refusals.commentNotFound('parentId')
  const replies = repliesTo(parentId, all)
  return caller.scenario.name === 'newest_replies' ? replies.toReversed() : replies
}

/** What is gone is missing from the answer, or refuses it whole. */
function byIds(
  query: URLSearchParams,
  { scenario }: Caller,
  all: readonly YouTubeComment[],
  refusal: () => Error,
): YouTubeComment[] {
  const ids = idsOf(query)
  const found = all.filter(({ id }) => ids.has(id))
  if (scenario.name === 'missing_refused' && found.length < ids.size) throw refusal()
  return found
}

function repliesTo(id: string, all: readonly YouTubeComment[]): YouTubeComment[] {
  return all.filter(({ parentId }) => parentId === id).toReversed()
}

/** One page and the token of the next; there is none of the page before. Ids come all at once. */
function pageOf(
  query: URLSearchParams,
  { scenario: { name, amount } }: Caller,
  all: readonly YouTubeComment[],
  resource: refusals.CommentResource,
) {
  const asked = sizeOf(query, { min: 1, max: 100, fallback: 20 })
  if (query.has('id')) return { items: all, size: all.length, token: {} }
  const isShort = name === 'short_pages' && query.get('order') !== 'relevance'
  const size = isShort ? Math.min(asked, amount) : asked
  const kind = ['comments', ...filters, 'parentId'].map((one) => query.get(one) ?? '').join(' ')
  const token = query.get('pageToken')
  const start = token === null ? 0 : offsetOf(kind, token)
  if (start === null || start > all.length) throw invalidPageToken()
  if (token !== null && name === 'stale_pages') throw invalidPageToken()
  if (start >= (name === 'deep_pages' ? amount : MOST_REACHABLE)) throw refusals.processingFailure(resource)
  if (name === 'stuck_pages') {
    return { items: all.slice(0, size), size: asked, token: { nextPageToken: pageToken(kind, 0) } }
  }
  const first = name === 'duplicates' && start > 0 && size > 1 ? start - 1 : start
  const end = first + size
  return {
    items: all.slice(first, end),
    size: asked,
    token: end < all.length ? { nextPageToken: pageToken(kind, end) } : {},
  }
}
