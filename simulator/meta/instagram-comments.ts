import type { InstagramComment } from '../dataset/comment-types.ts'
import { instagramUrl, upTo } from '../dataset/dataset.ts'
import { digitsOf } from '../dataset/random.ts'
import { type ApiReply, type ApiRequest, type Caller, json } from '../exchange.ts'
import { offsetOf, pageToken } from '../parameters.ts'
import { present } from './comment-counts.ts'
import { commentGone } from './comment-refusals.ts'
import { edgePage } from './edge-page.ts'
import { checkParameters, fieldsOf, graphTime, limitOf, select } from './fields.ts'
import type { GraphField } from './graph-fields.ts'
import { badParameter, noSuchObject } from './replies.ts'

const defaultFields = ['id', 'text', 'timestamp']
/** Our professional accounts. */
export const ownId = /^178414000000000\d\d$/
/** Media and comments have ids of their own. */
const mediaId = /^1(79|80)\d{14}$/
const commentId = /^181\d{14}$/

/** Whether a path names comments of Instagram, or the media in which our account is tagged. */
export function isAboutComments(path: string): boolean {
  const [, object = '', edge, ...rest] = path.split('/')
  if (rest.length > 0) return false
  if (commentId.test(object)) return edge === undefined || edge === 'replies'
  return (mediaId.test(object) && edge === 'comments') || edge === 'tags'
}

/** `/{media}/comments`, `/{comment}/replies`, `/{comment}` and `/{our account}/tags`. */
export function answerInstagramComments(request: ApiRequest, caller: Caller): ApiReply {
  const [, object = '', edge] = request.path.split('/')
  if (edge === 'comments') return answerMedia(request, caller, object)
  if (edge === 'tags') return answerTags(request, caller, object)
  const { own } = ownComments(caller)
  const comment = own.find(({ id }) => id === object)
  if (comment === undefined) throw commentGone()
  if (edge === 'replies') return answerReplies(request, caller, comment)
  checkParameters(request.query, ['fields'])
  return json(200, commentBody(comment, fieldsOf(request.query, defaultFields), own, caller))
}

/** The comments beneath our own media; those by accounts that ours restricts are never among them. */
function ownComments({ dataset, now }: Caller) {
  const { accounts, media, comments = [] } = dataset.instagram
  const names = new Set(accounts.filter(({ owned }) => owned).map(({ username }) => username))
  const ids = new Set(
    upTo(media, now)
      .filter(({ account }) => account !== null && names.has(account))
      .map(({ id }) => id),
  )
  const own = present(comments, now).filter((one) => ids.has(one.mediaId) && !one.restricted)
  return { ids, own }
}

/** The first of each thread, newest first; a stranger's media does not exist here. */
function answerMedia(request: ApiRequest, caller: Caller, id: string): ApiReply {
  const { ids, own } = ownComments(caller)
  if (!ids.has(id)) throw noSuchObject(id)
  checkParameters(request.query, ['fields', 'limit', 'after', 'before'])
  const limit = limitOf(request.query, { max: 50, fallback: 25 })
  const fields = fieldsOf(request.query, defaultFields)
  if (caller.scenario.name === 'development_mode') {
    const cursors = { before: pageToken(id, 0), after: pageToken(id, 0) }
    return json(200, { data: [], paging: { cursors } })
  }
  const tops = own.filter((one) => one.mediaId === id && one.parentId === null)
  const { shown, paging } = edgePage(request, caller, tops, { kind: id, limit })
  return json(200, {
    data: shown.map((one) => commentBody(one, fields, own, caller)),
    ...(paging === undefined ? {} : { paging }),
  })
}

/** Newest first; cursors only while there is more. */
function answerReplies(request: ApiRequest, caller: Caller, comment: InstagramComment): ApiReply {
  checkParameters(request.query, ['fields', 'limit', 'after'])
  const limit = limitOf(request.query, { max: 50, fallback: 25 })
  const fields = fieldsOf(request.query, defaultFields)
  const { own } = ownComments(caller)
  const replies = own.filter(({ parentId }) => parentId === comment.id)
  const { shown, paging } = edgePage(request, caller, replies, { kind: comment.id, limit })
  return json(200, {
    data: shown.map((one) => commentBody(one, fields, own, caller)),
    ...(paging !== undefined && 'next' in paging ? { paging } : {}),
  })
}

function commentBody(
  comment: InstagramComment,
  fields: readonly GraphField[],
  all: readonly InstagramComment[],
  caller: Caller,
): Record<string, unknown> {
  const { id, text, publishedAt, username, likes, hidden, parentId } = comment
  const isNamed = !hidden && caller.scenario.name !== 'no_comment_names'
  const wanted = fields.find(({ name }) => name === 'replies')
  const values = {
    id,
    text,
    timestamp: graphTime(publishedAt),
    username: isNamed ? username : undefined,
    from: isNamed ? { id: digitsOf(`instagram person ${username}`, 16), username } : undefined,
    like_count: likes,
    hidden,
    parent_id: parentId ?? undefined,
    media: { id: comment.mediaId },
    replies: wanted === undefined ? undefined : expandedReplies(comment, wanted, all, caller),
    user: undefined,
    legacy_instagram_comment_id: undefined,
  }
  return select(values, fields, 'IGComment')
}

/** Oldest first, a page with cursors of its own; absent without any. */
function expandedReplies(
  { id }: InstagramComment,
  { fields, modifiers }: GraphField,
  all: readonly InstagramComment[],
  caller: Caller,
) {
  const replies = all.filter(({ parentId }) => parentId === id).toReversed()
  if (replies.length === 0) return undefined
  const limit = Number(modifiers.get('limit') ?? 25)
  if (!Number.isInteger(limit) || limit < 1 || limit > 50) throw badParameter('replies.limit must be 1 to 50')
  const after = modifiers.get('after')
  const kind = `replies ${id}`
  const start = after === undefined ? 0 : offsetOf(kind, after)
  if (start === null) throw badParameter('Invalid cursor')
  const shown = replies.slice(start, start + limit)
  const wanted =
    fields.length > 0 ? fields : defaultFields.map((name) => ({ name, modifiers: new Map(), fields: [] }))
  return {
    data: shown.map((one) => commentBody(one, wanted, all, caller)),
    paging: { cursors: { before: pageToken(kind, start), after: pageToken(kind, start + shown.length) } },
  }
}

/** Media of others in which our account is tagged; private ones are left out. */
function answerTags(request: ApiRequest, caller: Caller, account: string): ApiReply {
  if (!ownId.test(account)) throw noSuchObject(account)
  checkParameters(request.query, ['fields', 'limit', 'after'])
  const limit = limitOf(request.query, { max: 50, fallback: 25 })
  const fields = fieldsOf(request.query, ['id'])
  const tags = upTo(caller.dataset.instagram.tags ?? [], caller.now).filter(({ isPrivate }) => !isPrivate)
  const { shown, paging } = edgePage(request, caller, tags, { kind: 'tags', limit })
  return json(200, {
    data: shown.map((one) => {
      const values = {
        id: one.id,
        caption: one.caption ?? undefined,
        media_type: one.kind,
        media_product_type: one.kind === 'VIDEO' ? 'REELS' : 'FEED',
        media_url: one.withoutPicture ? undefined : `https://scontent.cdninstagram.com/v/${one.code}.jpg`,
        permalink: instagramUrl(one),
        timestamp: graphTime(one.publishedAt),
        username: one.username,
        like_count: one.likes ?? undefined,
        comments_count: one.comments,
      }
      return select(values, fields, 'Media')
    }),
    ...(paging === undefined ? {} : { paging }),
  })
}
