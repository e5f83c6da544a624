import { credentials } from '../credentials.ts'
import type { FacebookComment } from '../dataset/comment-types.ts'
import { type FacebookPost, facebookUrl, upTo } from '../dataset/dataset.ts'
import { type ApiReply, type ApiRequest, type Caller, json } from '../exchange.ts'
import { announcedOnPost, present } from './comment-counts.ts'
import { postNotReadable, singularStatus, userContentMissing } from './comment-refusals.ts'
import { edgePage } from './edge-page.ts'
import { checkParameters, fieldsOf, graphTime, limitOf, select, timeOf } from './fields.ts'
import type { GraphField } from './graph-fields.ts'
import { badParameter, reduceData } from './replies.ts'

const appToken = `${credentials.meta.appId}|${credentials.meta.appSecret}`
const values = {
  filter: ['toplevel', 'stream'],
  order: ['chronological', 'reverse_chronological'],
  live_filter: ['filter_low_quality', 'no_filter'],
} as const satisfies Record<string, readonly string[]>

/** How a caller sees a Page: as its own, as a stranger's, or with a person's token not at all. */
export type PageView = 'own' | 'stranger' | 'person'

export function viewOf(pageId: string, { credential, dataset, scenario }: Caller): PageView {
  if (scenario.name === 'user_token') return 'person'
  const isOwned = dataset.facebook.pages.some(({ id, owned }) => id === pageId && owned)
  if (!isOwned || scenario.name === 'no_page_task' || credential === appToken) return 'stranger'
  if (scenario.name === 'no_user_content') throw userContentMissing()
  return 'own'
}

/** The posts that are there by now. */
export function shownPosts({ dataset, now }: Caller): readonly FacebookPost[] {
  return upTo(dataset.facebook.posts, now).filter(({ withheld }) => !withheld)
}

/** `/{post}/comments` and `/{comment}/comments`; the latter needs an id, which only the own Page's have. */
export function answerComments(request: ApiRequest, caller: Caller, id: string): ApiReply {
  const { comments = [] } = caller.dataset.facebook
  const all = present(comments, caller.now)
  const parent = all.find((one) => one.id === id)
  const post = shownPosts(caller).find((one) => one.id === (parent?.postId ?? id))
  if (post === undefined && /^\d+$/.test(id)) throw singularStatus()
  if (post === undefined) throw postNotReadable()
  const view = viewOf(post.pageId, caller)
  if (parent !== undefined && view !== 'own') throw postNotReadable()
  const ofPost = all.filter(({ postId }) => postId === post.id)
  return answerList(request, caller, { post, ofPost, parent, view })
}

/** One comment by its id; null if the Page has none of this id. */
export function answerComment(request: ApiRequest, caller: Caller, id: string): ApiReply | null {
  const all = present(caller.dataset.facebook.comments ?? [], caller.now)
  const comment = all.find((one) => one.id === id)
  const post = caller.dataset.facebook.posts.find((one) => one.id === comment?.postId)
  if (comment === undefined || post === undefined) return null
  if (viewOf(post.pageId, caller) !== 'own') throw postNotReadable()
  checkParameters(request.query, ['fields'])
  const fields = fieldsOf(request.query, ['created_time', 'from', 'message', 'id'])
  return json(200, commentBody(comment, fields, { post, ofPost: all, view: 'own', now: caller.now }))
}

interface Thread {
  readonly post: FacebookPost
  readonly ofPost: readonly FacebookComment[]
  readonly parent: FacebookComment | undefined
  readonly view: PageView
}

function answerList(request: ApiRequest, caller: Caller, thread: Thread): ApiReply {
  const { query } = request
  const { post, ofPost, parent, view } = thread
  checkParameters(query, [...Object.keys(values), 'fields', 'since', 'limit', 'after', 'summary'])
  for (const [name, known] of Object.entries<readonly string[]>(values)) {
    const value = query.get(name)
    if (value !== null && !known.includes(value))
      throw badParameter(`${name} must be one of ${known.join(', ')}`)
  }
  const limit = limitOf(query, { max: 100, fallback: 25 })
  if (caller.scenario.name === 'reduce_data' && limit > caller.scenario.amount) throw reduceData()
  const fields = fieldsOf(query, ['created_time', 'from', 'message', 'id'])
  const since = timeOf(query, 'since') ?? 0
  const isStream = query.get('filter') === 'stream'
  const beneath = (one: FacebookComment) =>
    parent === undefined ? isStream || one.parentId === null : one.parentId === parent.id
  const wanted = ofPost.filter(
    (one) => beneath(one) && isShown(one, view) && one.publishedAt.getTime() / 1000 >= since,
  )
  const kind = `comments ${parent?.id ?? post.id}`
  const { shown, paging } = edgePage(request, caller, inOrder(wanted, query.get('order')), { kind, limit })
  return json(200, {
    data: shown.map((one) => commentBody(one, fields, { post, ofPost, view, now: caller.now })),
    ...(paging === undefined ? {} : { paging }),
    ...(query.has('summary') ? { summary: summaryOf(query, caller, thread, isStream) } : {}),
  })
}

function isShown({ hidden, isPrivate }: FacebookComment, view: PageView): boolean {
  return view === 'own' || (view === 'stranger' && !hidden && !isPrivate)
}

/** Ranked, the most liked first, unless an order is named. The dataset is newest first. */
function inOrder(comments: readonly FacebookComment[], order: string | null): readonly FacebookComment[] {
  if (order === 'reverse_chronological') return comments
  if (order === 'chronological') return comments.toReversed()
  return comments.toSorted((one, other) => other.likes - one.likes)
}

/** The number counts by the filter, what is out of sight included. */
function summaryOf(
  query: URLSearchParams,
  caller: Caller,
  { post, ofPost, parent, view }: Thread,
  isStream: boolean,
) {
  const replies = ofPost.filter(({ parentId }) => parentId !== null).length
  const announced = announcedOnPost(post, caller) ?? ofPost.length
  const ofParent = ofPost.filter(({ parentId }) => parentId === parent?.id).length
  const total = parent !== undefined ? ofParent : isStream ? announced : Math.max(0, announced - replies)
  return { order: query.get('order') ?? 'ranked', total_count: total, can_comment: view === 'own' }
}

interface Surroundings {
  readonly post: FacebookPost
  readonly ofPost: readonly FacebookComment[]
  readonly view: PageView
  readonly now: Date
}

function commentBody(
  comment: FacebookComment,
  fields: readonly GraphField[],
  { post, ofPost, view, now }: Surroundings,
): Record<string, unknown> {
  const replies = ofPost.filter(({ parentId }) => parentId === comment.id && isShown(comment, view))
  const parent = ofPost.find(({ id }) => id === comment.parentId)
  const parentFields = fields.find(({ name }) => name === 'parent')?.fields ?? []
  const given = {
    message: messageOf(comment, now),
    created_time: graphTime(comment.publishedAt),
    like_count: comment.likes,
    comment_count: replies.length,
  }
  const own = {
    id: comment.id,
    parent: parent === undefined ? undefined : parentBody(parent, parentFields, now),
    permalink_url: permalinkOf(comment, post),
    is_hidden: comment.hidden,
    is_private: comment.isPrivate,
    from: comment.hidden ? undefined : { name: comment.author.name, id: comment.author.id },
    attachment: comment.message === '' ? sticker : undefined,
  }
  // A stranger gets neither ids nor people, and no error for asking.
  const withheld = Object.fromEntries(Object.keys(own).map((name) => [name, undefined]))
  return select({ ...given, ...(view === 'own' ? own : withheld) }, fields, 'Comment')
}

function parentBody(parent: FacebookComment, fields: readonly GraphField[], now: Date) {
  const body = { id: parent.id, created_time: graphTime(parent.publishedAt), message: messageOf(parent, now) }
  return fields.length === 0 ? body : select(body, fields, 'Comment')
}

function messageOf({ message, editedTo }: FacebookComment, now: Date): string {
  return editedTo !== null && editedTo.at <= now ? editedTo.message : message
}

function permalinkOf({ id, parentId }: FacebookComment, post: FacebookPost): string {
  const numberOf = (one: string) => one.split('_')[1]
  const own = numberOf(id)
  const query =
    parentId === null ? `comment_id=${own}` : `comment_id=${numberOf(parentId)}&reply_comment_id=${own}`
  return `${facebookUrl(post)}?${query}`
}

const sticker = {
  type: 'sticker',
  url: 'https://www.facebook.com/sticker/simulated',
  media: { image: { height: 240, width: 240, src: 'https://scontent.xx.fbcdn.net/simulated.png' } },
}
