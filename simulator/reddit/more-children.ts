import type { RedditComment } from '../dataset/comment-types.ts'
import { type RedditWorld, upTo } from '../dataset/dataset.ts'
import { type ApiReply, type ApiRequest, because, type Caller, json } from '../exchange.ts'
import { commentThing, parentNameOf } from './comment-shapes.ts'
import { respond } from './listings.ts'
import { badRequest } from './replies.ts'
import { visible } from './search.ts'
import type { Thing } from './shapes.ts'
import { type Branches, branchesOf, orders, stubOf } from './tree.ts'

export const MORE_CHILDREN_PATH = '/api/morechildren'
const MAX_IDS = 100
const MAX_ANSWERED = 100
const known = ['api_type', 'link_id', 'sort', 'children', 'limit_children', 'depth', 'id', 'raw_json']

/**
 * What stubs of a tree stand for: a flat list of at most a hundred comments, what stands below the asked ones included,
 * and new stubs for the rest. The first comment of the thread comes once more. Ids that are gone are left out.
 */
export function answerMoreChildren(request: ApiRequest, caller: Caller): ApiReply {
  const form = new URLSearchParams(request.method === 'POST' ? request.body : request.query)
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
  if (request.method === 'POST' && !isForm) throw badRequest('the fields must come in a form')
  if (request.method !== 'POST' && request.method !== 'GET')
    return json(405, { message: 'Method Not Allowed', error: 405 })
  const unknown = [...form.keys()].find((name) => !known.includes(name))
  if (unknown !== undefined) throw badRequest(`parameter ${unknown} is unknown`)
  if (form.get('api_type') !== 'json') throw badRequest('api_type must be json')
  const sort = form.get('sort') ?? 'confidence'
  if (!orders.some((order) => order === sort)) throw badRequest(`sort=${sort}`)
  const ids = (form.get('children') ?? '').split(',').filter((id) => id !== '')
  if (ids.length === 0) throw badRequest('children names no comment')
  if (ids.length > MAX_IDS)
    return because(`${ids.length} children`, json(413, { message: 'Payload Too Large', error: 413 }))
  const { dataset, now } = caller
  const link = form.get('link_id') ?? ''
  const post = visible(caller).find(({ id }) => `t3_${id}` === link)
  if (post === undefined) throw badRequest(`link_id=${link}`)
  const comments = upTo(dataset.reddit.comments, now).filter(({ postId }) => postId === post.id)
  const things = thingsOf(ids, comments, branchesOf(comments, sort, now), dataset.reddit, now)
  return respond(request, { json: { errors: [], data: { things } } })
}

function thingsOf(
  ids: readonly string[],
  comments: readonly RedditComment[],
  branches: Branches,
  world: RedditWorld,
  now: Date,
): Thing[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]))
  const depthOf = (comment: RedditComment): number => {
    const parent = byId.get(comment.parentId ?? '')
    return parent === undefined ? 0 : 1 + depthOf(parent)
  }
  const things: Thing[] = []
  let answered = 0
  const stubFor = (hidden: readonly RedditComment[]) => {
    for (const parent of new Set(hidden.map(parentNameOf))) {
      const siblings = hidden.filter((comment) => parentNameOf(comment) === parent)
      const depth = Math.max(...siblings.map(depthOf))
      things.push(...stubOf(siblings, branches, { depth, parent, showsMore: true }))
    }
  }
  const show = (siblings: readonly RedditComment[]) => {
    for (const [index, comment] of siblings.entries()) {
      if (answered >= MAX_ANSWERED) return stubFor(siblings.slice(index))
      answered += 1
      const depth = depthOf(comment)
      things.push(commentThing(comment, world, now, { in: 'tree', depth, replies: '' }))
      show(branches.below(comment.id))
    }
  }
  const asked = ids.flatMap((id) => byId.get(id) ?? []).filter((comment) => isShown(comment, branches))
  show(asked)
  const [first] = branches.below(undefined)
  const isRepeated = asked.length > 0 && first !== undefined && !ids.includes(first.id)
  if (isRepeated) things.push(commentThing(first, world, now, { in: 'tree', depth: 0, replies: '' }))
  return things
}

function isShown(comment: RedditComment, { below }: Branches): boolean {
  return below(comment.parentId).some(({ id }) => id === comment.id)
}
