import { type FacebookPage, type FacebookPost, facebookUrl } from '../dataset/dataset.ts'
import { type ApiReply, type ApiRequest, type Caller, json } from '../exchange.ts'
import { offsetOf, pageToken } from '../parameters.ts'
import { announcedOnPost } from './comment-counts.ts'
import { answerComment, answerComments, shownPosts } from './facebook-comments.ts'
import { answerRatings, answerTagged } from './facebook-voices.ts'
import { checkParameters, fieldsOf, graphTime, limitOf, nextUrl, select, timeOf } from './fields.ts'
import type { GraphField } from './graph-fields.ts'
import { badParameter, noSuchObject, reduceData } from './replies.ts'

const edges = ['posts', 'feed', 'published_posts']

/** `/{page}` by id or vanity name, its posts, one post, and pages by their names. */
export function answerFacebook(request: ApiRequest, caller: Caller): ApiReply {
  const [, name = '', edge, ...rest] = request.path.split('/')
  if (request.path === '/pages/search') return searchPages(request, caller)
  const { pages } = caller.dataset.facebook
  const page = pages.find((one) => one.id === name || one.username.toLowerCase() === name.toLowerCase())
  if (page === undefined && edge === undefined) {
    return answerComment(request, caller, name) ?? answerPost(request, caller, name)
  }
  if (page === undefined && edge === 'comments' && rest.length === 0) {
    return answerComments(request, caller, name)
  }
  if (page === undefined && caller.dataset.facebook.comments?.some(({ id }) => id === name)) {
    throw badParameter(`Tried accessing nonexisting field (${edge}) on node type (Comment)`)
  }
  if (page === undefined || rest.length > 0) throw noSuchObject(name)
  if (edge === undefined) return answerProfile(request, page)
  if (edge === 'tagged') return answerTagged(request, caller, page)
  if (edge === 'ratings') return answerRatings(request, caller, page)
  if (!edges.includes(edge))
    throw badParameter(`Tried accessing nonexisting field (${edge}) on node type (Page)`)
  return answerPosts(request, caller, page, edge)
}

function searchPages(request: ApiRequest, caller: Caller): ApiReply {
  checkParameters(request.query, ['q', 'fields', 'limit', 'after'])
  const wanted = (request.query.get('q') ?? '').trim().toLowerCase()
  if (wanted === '') throw badParameter('The parameter q is required')
  const fields = fieldsOf(request.query, ['id', 'name'])
  const limit = limitOf(request.query, { max: 100, fallback: 25 })
  const found = caller.dataset.facebook.pages.filter((page) => page.name.toLowerCase().includes(wanted))
  return json(200, { data: found.slice(0, limit).map((page) => select(pageValues(page), fields, 'Page')) })
}

function answerPost(request: ApiRequest, caller: Caller, id: string): ApiReply {
  const { pages } = caller.dataset.facebook
  const post = shownPosts(caller).find((one) => one.id === id)
  const page = pages.find((one) => one.id === post?.pageId)
  if (post === undefined || page === undefined) throw noSuchObject(id)
  checkParameters(request.query, ['fields'])
  const fields = fieldsOf(request.query, ['id', 'message', 'created_time'])
  return json(200, postBody(post, page, fields, caller))
}

function answerProfile(request: ApiRequest, page: FacebookPage): ApiReply {
  checkParameters(request.query, ['fields'])
  const fields = fieldsOf(request.query, ['id', 'name'])
  return json(200, select(pageValues(page), fields, 'Page'))
}

function pageValues(page: FacebookPage) {
  return {
    id: page.id,
    name: page.name,
    username: page.username,
    link: `https://www.facebook.com/${page.username}`,
    fan_count: Math.round(page.followers * 0.94),
    followers_count: page.followers,
    about: undefined,
    website: undefined,
  }
}

function answerPosts(request: ApiRequest, caller: Caller, page: FacebookPage, edge: string): ApiReply {
  const { query } = request
  checkParameters(query, ['fields', 'since', 'until', 'limit', 'after', 'before'])
  const limit = limitOf(query, { max: 100, fallback: 25 })
  if (caller.scenario.name === 'reduce_data' && limit > caller.scenario.amount) throw reduceData()
  const fields = fieldsOf(query, ['id', 'message', 'created_time'])
  const since = timeOf(query, 'since') ?? 0
  const until = timeOf(query, 'until') ?? Number.POSITIVE_INFINITY
  const posts = shownPosts(caller).filter((post) => {
    const seconds = post.publishedAt.getTime() / 1000
    const shown = post.pageId === page.id && (edge === 'feed' || post.visitor === null)
    return shown && seconds >= since && seconds <= until
  })
  const after = query.get('after')
  const start = after === null ? 0 : offsetOf(page.id, after)
  if (start === null) throw badParameter('Invalid cursor')
  const shown = posts.slice(start, start + limit)
  if (shown.length === 0) return json(200, { data: [] })
  const end = pageToken(page.id, start + shown.length)
  const more = start + shown.length < posts.length
  return json(200, {
    data: shown.map((post) => postBody(post, page, fields, caller)),
    paging: {
      cursors: { before: pageToken(page.id, start), after: end },
      ...(start > 0 ? { previous: nextUrl(request, pageToken(page.id, Math.max(0, start - limit))) } : {}),
      ...(more ? { next: nextUrl(request, end) } : {}),
    },
  })
}

function postBody(
  post: FacebookPost,
  page: FacebookPage,
  fields: readonly GraphField[],
  caller: Caller,
): Record<string, unknown> {
  const time = graphTime(post.publishedAt)
  const media =
    post.media === null ? 'mobile_status_update' : `added_${post.media === 'photo' ? 'photos' : 'video'}`
  const count = (total: number | null, more: object = {}) =>
    total === null ? undefined : { data: [], summary: { ...more, total_count: total } }
  const values = {
    id: post.id,
    message: post.message ?? undefined,
    story: undefined,
    created_time: time,
    updated_time: time,
    from: post.visitor ?? { name: page.name, id: page.id },
    permalink_url: facebookUrl(post),
    status_type: media,
    shares: post.shares === null ? undefined : { count: post.shares },
    reactions: count(post.reactions),
    comments: commentsOf(announcedOnPost(post, caller)),
    attachments: post.media === null ? undefined : { data: [attachmentOf(post, page)] },
    full_picture: undefined,
    is_published: true,
  }
  return select(values, fields, 'Post')
}

function commentsOf(announced: number | null) {
  if (announced === null) return undefined
  return { data: [], summary: { order: 'ranked', total_count: announced, can_comment: false } }
}

function attachmentOf(post: FacebookPost, page: FacebookPage) {
  const url = `https://www.facebook.com/${post.media}.php?fbid=${post.id.split('_')[1]}`
  return { media_type: post.media, title: page.name, url, unshimmed_url: url }
}
