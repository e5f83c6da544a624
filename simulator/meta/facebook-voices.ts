import type { FacebookRating, FacebookTag } from '../dataset/comment-types.ts'
import { type FacebookPage, upTo } from '../dataset/dataset.ts'
import { type ApiReply, type ApiRequest, type Caller, json } from '../exchange.ts'
import { taskMissing } from './comment-refusals.ts'
import { edgePage } from './edge-page.ts'
import { viewOf } from './facebook-comments.ts'
import { checkParameters, fieldsOf, graphTime, limitOf, select } from './fields.ts'
import type { GraphField } from './graph-fields.ts'

/** `/{page}/tagged`: public posts that tag the Page. Only Pages among their authors are named. */
export function answerTagged(request: ApiRequest, caller: Caller, page: FacebookPage): ApiReply {
  if (page.owned && viewOf(page.id, caller) !== 'own') throw taskMissing()
  const tags = upTo(caller.dataset.facebook.tags ?? [], caller.now).filter(({ pageId }) => pageId === page.id)
  return answerEdge(request, caller, tags, { kind: `tagged ${page.id}`, body: tagBody })
}

/** `/{page}/ratings`: recommendations of the own Page. */
export function answerRatings(request: ApiRequest, caller: Caller, page: FacebookPage): ApiReply {
  if (viewOf(page.id, caller) !== 'own') throw taskMissing()
  const ratings = upTo(caller.dataset.facebook.ratings ?? [], caller.now)
  const ofPage = ratings.filter(({ pageId }) => pageId === page.id)
  return answerEdge(request, caller, ofPage, { kind: `ratings ${page.id}`, body: ratingBody })
}

function answerEdge<T>(
  request: ApiRequest,
  caller: Caller,
  all: readonly T[],
  {
    kind,
    body,
  }: {
    readonly kind: string
    readonly body: (one: T, fields: readonly GraphField[]) => Record<string, unknown>
  },
): ApiReply {
  checkParameters(request.query, ['fields', 'limit', 'after'])
  const limit = limitOf(request.query, { max: 100, fallback: 25 })
  const fields = fieldsOf(request.query, kind.startsWith('tagged') ? ['id', 'message'] : ['created_time'])
  const { shown, paging } = edgePage(request, caller, all, { kind, limit })
  return json(200, {
    data: shown.map((one) => body(one, fields)),
    ...(paging === undefined ? {} : { paging }),
  })
}

function tagBody({ id, author, message, publishedAt }: FacebookTag, fields: readonly GraphField[]) {
  const [owner, post] = id.split('_')
  const permalink = author.isPage
    ? `https://www.facebook.com/${owner}/posts/${post}`
    : `https://www.facebook.com/permalink.php?story_fbid=${post}&id=${owner}`
  const values = {
    id,
    created_time: graphTime(publishedAt),
    tagged_time: graphTime(publishedAt),
    message,
    permalink_url: permalink,
    from: author.isPage ? { name: author.name, id: author.id } : undefined,
  }
  return select(values, fields, 'Post')
}

/** There is no id of its own, and the person is never named. */
function ratingBody(rating: FacebookRating, fields: readonly GraphField[]) {
  const { publishedAt, recommends, stars, text, storyId } = rating
  const values = {
    created_time: graphTime(publishedAt),
    recommendation_type: recommends === null ? undefined : recommends ? 'positive' : 'negative',
    review_text: text ?? undefined,
    has_review: text !== null,
    has_rating: stars !== null,
    rating: stars ?? undefined,
    open_graph_story: storyId === null ? undefined : { id: storyId },
    reviewer: undefined,
  }
  return select(values, fields, 'Recommendation')
}
