import type { RedditComment } from '../dataset/comment-types.ts'
import type { RedditPost } from '../dataset/dataset.ts'
import { type ApiReply, type ApiRequest, type Caller, json, perKey } from '../exchange.ts'
import { escapeHtml, integerIn } from '../parameters.ts'
import { commentThing } from './comment-shapes.ts'
import { badRequest, checkParameters } from './replies.ts'
import { sameName, shownComments, subredditRefusal } from './search.ts'
import { listing, postThing, type Thing } from './shapes.ts'

const LISTING_DEPTH = 1000
export const common = ['limit', 'after', 'before', 'count', 'show', 'sr_detail', 'raw_json']

/** An item of a listing, expanded to its full shape only when it is returned. */
export interface Item {
  readonly name: string
  readonly publishedAt: Date
  readonly thing: () => Thing
}

export function postItem(post: RedditPost, { dataset, now }: Caller): Item {
  const thing = () => postThing(post, dataset.reddit, now)
  return { name: `t3_${post.id}`, publishedAt: post.publishedAt, thing }
}

export function commentItem(comment: RedditComment, { dataset, now }: Caller): Item {
  const thing = () => commentThing(comment, dataset.reddit, now)
  return { name: `t1_${comment.id}`, publishedAt: comment.publishedAt, thing }
}

/**
 * The page after `after`; an unknown `after` gives an empty one, as on the platform. With `arrivedSince` a page begins so
 * many items earlier than its cursor says.
 */
export function pageOf(
  request: ApiRequest,
  caller: Caller,
  items: readonly Item[],
  arrivedSince: (at: number) => number = () => 0,
): ApiReply {
  const { query } = request
  const limit = integerIn(query, 'limit', { min: 1, max: 100, fallback: 25 }, (reason) => {
    throw badRequest(reason)
  })
  const after = query.get('after') ?? ''
  if (after !== '' && (query.get('before') ?? '') !== '')
    throw badRequest('after and before exclude each other')
  const at = items.findIndex(({ name }) => name === after)
  if (after !== '' && at < 0) return respond(request, listing([], null))
  const repeated = caller.scenario.name === 'duplicates' && at >= 0 ? 1 : arrivedSince(at)
  const start = Math.max(0, at + 1 - repeated)
  const shown = items.slice(0, LISTING_DEPTH).slice(start, start + limit)
  const last = shown.at(-1)
  const more = start + limit < Math.min(items.length, LISTING_DEPTH) && last !== undefined
  const things = shown.map(({ thing }) => thing())
  return respond(request, listing(things, more ? last.name : null))
}

/**
 * The newest comments of subreddits. What is written while somebody pages moves all that is older: the next page repeats
 * so many. `before` finds nothing, although there may be newer ones, and `r/all` holds none.
 */
export function createCommentListing(): (
  request: ApiRequest,
  caller: Caller,
  names: readonly string[],
) => ApiReply {
  const cursors = perKey(() => new Map<string, number>())

  return (request, caller, names) => {
    checkParameters(request.query, common)
    if (names.some((name) => sameName(name, 'all'))) return respond(request, listing([], null))
    const refused = subredditRefusal(caller, names)
    if (refused !== undefined) return refused
    const before = request.query.get('before') ?? ''
    const { posts } = caller.dataset.reddit
    const places = new Map(posts.map(({ id, subreddit }) => [id, subreddit]))
    const comments = shownComments(caller).filter(({ postId }) =>
      names.some((name) => sameName(name, places.get(postId) ?? '')),
    )
    const items = before === '' ? comments.map((comment) => commentItem(comment, caller)) : []
    const known = cursors(caller.credential)
    const after = request.query.get('after') ?? ''
    const reply = pageOf(request, caller, items, (at) => (at < 0 ? 0 : at - (known.get(after) ?? at)))
    for (const [index, { name }] of items.entries()) if (!known.has(name)) known.set(name, index)
    return reply
  }
}

/** Without raw_json=1 every text is HTML-escaped. */
export function respond(request: ApiRequest, body: unknown): ApiReply {
  if (request.query.get('raw_json') === '1') return json(200, body)
  const escaped: unknown = JSON.parse(JSON.stringify(body), (_key, value: unknown) =>
    typeof value === 'string' ? escapeHtml(value) : value,
  )
  return json(200, escaped)
}
