import type { RedditComment } from '../dataset/comment-types.ts'
import { upTo } from '../dataset/dataset.ts'
import type { ApiReply, ApiRequest, Caller } from '../exchange.ts'
import { parentNameOf, stateOf } from './comment-shapes.ts'
import { respond } from './listings.ts'
import { badRequest, checkParameters, closed, notFound } from './replies.ts'
import { sameName, visible } from './search.ts'
import { listing, postThing } from './shapes.ts'
import {
  branchesOf,
  DEFAULT_COMMENTS,
  MAX_COMMENTS,
  MAX_LEVELS,
  orders,
  type TreeRequest,
  treeThings,
} from './tree.ts'

interface Address {
  readonly sub: string | undefined
  readonly article: string
  readonly comment: string | undefined
}

/**
 * A thread: an array of two listings, the post and the tree. With a comment that is gone or was never written the whole
 * thread comes instead, without it; one of another thread is not found.
 */
export function answerThread(request: ApiRequest, caller: Caller, address: Address): ApiReply {
  const { query } = request
  checkParameters(query, [
    'sort',
    'limit',
    'depth',
    'comment',
    'context',
    'showmore',
    'threaded',
    'raw_json',
    'sr_detail',
    'article',
  ])
  const { dataset, now } = caller
  const written = dataset.reddit.posts.find(({ id }) => id === address.article)
  const place = dataset.reddit.subreddits.find(({ name }) => sameName(name, written?.subreddit ?? ''))
  if (place !== undefined && place.access !== 'public') return closed(place.access)
  const post = visible(caller).find(({ id }) => id === address.article)
  if (post === undefined) return notFound('no such thread')
  if (address.sub !== undefined && !sameName(address.sub, post.subreddit))
    return notFound('the thread stands elsewhere')
  const all = upTo(dataset.reddit.comments, now)
  const asked = address.comment ?? query.get('comment') ?? undefined
  if (asked !== undefined && all.some(({ id, postId }) => id === asked && postId !== post.id))
    return notFound('the comment stands in another thread')
  const tree = treeRequestOf(query)
  const focal = all.find((comment) => comment.id === asked && stateOf(comment, now) === 'shown')
  const ofThread = all.filter(({ postId }) => postId === post.id)
  const holdsBranch = ofThread.some(({ parentId }) => parentId === asked)
  const comments = ofThread.filter(({ id }) => focal !== undefined || id !== asked || holdsBranch)
  const branches = branchesOf(comments, tree.sort, now)
  const roots = focal === undefined ? branches.below(undefined) : [rootOf(focal, comments, query)]
  const chain =
    focal === undefined ? branches : { ...branches, below: onlyTowards(focal, comments, branches.below) }
  const parentName = roots[0] === undefined ? `t3_${post.id}` : parentNameOf(roots[0])
  const things = treeThings(roots, chain, tree, dataset.reddit, now, parentName)
  return respond(request, [
    listing([postThing(post, dataset.reddit, now)], null),
    {
      kind: 'Listing',
      data: { after: null, dist: null, modhash: '', geo_filter: '', children: things, before: null },
    },
  ])
}

function treeRequestOf(query: URLSearchParams): TreeRequest {
  const sort = query.get('sort') ?? 'confidence'
  if (!orders.some((known) => known === sort)) throw badRequest(`sort=${sort}`)
  const limit = numberIn(query, 'limit', DEFAULT_COMMENTS)
  const depth = numberIn(query, 'depth', MAX_LEVELS)
  return {
    sort,
    limit: Math.min(Math.max(1, limit), MAX_COMMENTS),
    levels: depth < 1 || depth >= MAX_LEVELS ? MAX_LEVELS : depth,
    showsMore: query.get('showmore') !== 'false',
  }
}

/** Too large a number is cut or ignored, and is no mistake. */
function numberIn(query: URLSearchParams, name: string, fallback: number): number {
  const raw = query.get(name)
  if (raw === null) return fallback
  if (!/^\d{1,6}$/.test(raw)) throw badRequest(`${name}=${raw}`)
  return Number(raw)
}

/** So many comments above the focal one as `context` asks for. */
function rootOf(
  focal: RedditComment,
  comments: readonly RedditComment[],
  query: URLSearchParams,
): RedditComment {
  const context = numberIn(query, 'context', 0)
  if (context > 8) throw badRequest(`context=${context}`)
  let root = focal
  for (let step = 0; step < context; step++) {
    root = comments.find(({ id }) => id === root.parentId) ?? root
  }
  return root
}

/** Above the focal comment only the way to it is shown, below it everything. */
function onlyTowards(
  focal: RedditComment,
  comments: readonly RedditComment[],
  below: (parentId: string | undefined) => readonly RedditComment[],
): (parentId: string | undefined) => readonly RedditComment[] {
  const way = new Map<string, RedditComment>()
  for (let one: RedditComment | undefined = focal; one?.parentId !== undefined; ) {
    way.set(one.parentId, one)
    const { parentId }: RedditComment = one
    one = comments.find(({ id }) => id === parentId)
  }
  return (parentId) => {
    const next = parentId === undefined ? undefined : way.get(parentId)
    return next === undefined ? below(parentId) : [next]
  }
}
