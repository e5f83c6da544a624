import { upTo } from '../dataset/dataset.ts'
import { type ApiReply, type ApiRequest, type Caller, json } from '../exchange.ts'
import { askedOf, checkParameters, fieldParameters, pageOf, windowOf } from './parameters.ts'
import { invalid, notAuthorized, notFound } from './replies.ts'
import { answerPosts } from './shapes.ts'
import { mentionsOf, quotes } from './threads.ts'

/** The newest mentions that X keeps within reach. */
const MENTIONS = 800

/** `GET /2/users/{id}/mentions`: what names an account, answers and quotes included. */
export function answerMentions(request: ApiRequest, caller: Caller): ApiReply {
  const { query } = request
  const ignoresExclude = caller.scenario.name === 'exclude_ignored'
  const paging = ['max_results', 'pagination_token', 'start_time', 'end_time', 'since_id', 'until_id']
  checkParameters(query, [...(ignoresExclude ? ['exclude'] : []), 'id', ...paging, ...fieldParameters])
  const asked = askedOf(query, caller.scenario.name)
  const id = request.path.split('/')[3] ?? ''
  const account = caller.dataset.x.accounts.find((one) => one.id === id)
  if (account === undefined) return json(200, { errors: [notFound('id', id, 'user')] })
  if (account.state === 'protected') return json(200, { errors: [notAuthorized('id', id, 'user')] })
  if (account.state === 'suspended') return json(200, { errors: [notFound('id', id, 'user', true)] })
  const inWindow = windowOf(query, caller.now, new Date('2010-11-06T00:00:00Z'), { exclusive: true })
  const name = account.username.toLowerCase()
  const posts = readable(caller).filter(
    (post) => post.author !== account.username && mentionsOf(post).includes(name) && inWindow(post),
  )
  const page = pageOf(query, posts, { min: 5, max: 100, reach: MENTIONS }, caller.scenario)
  return json(200, { ...answerPosts(page.posts, asked, caller.dataset.x), meta: page.meta })
}

/** `GET /2/tweets/{id}/quote_tweets`: what quotes a post, without a limit of seven days. */
export function answerQuotes(request: ApiRequest, caller: Caller): ApiReply {
  const { query } = request
  checkParameters(query, ['max_results', 'pagination_token', 'exclude', ...fieldParameters])
  const asked = askedOf(query, caller.scenario.name)
  const id = request.path.split('/')[3] ?? ''
  const excluded = (query.get('exclude') ?? '').split(',').filter((word) => word !== '')
  const unknown = excluded.find((word) => word !== 'replies' && word !== 'retweets')
  if (unknown !== undefined) {
    throw invalid('exclude', excluded.join(','), `[${unknown}] is not one of [replies,retweets]`)
  }
  const world = caller.dataset.x
  const known = readable(caller)
  if (!known.some((post) => post.id === id))
    return json(200, { errors: [notFound('id', id, asked.vocabulary)] })
  const posts = known.filter(
    (post) =>
      quotes(post, id, world) && !(excluded.includes('replies') && post.reference?.type === 'replied_to'),
  )
  const { posts: shown, meta } = pageOf(query, posts, { min: 10, max: 100 }, caller.scenario)
  const { newest_id: _newest, oldest_id: _oldest, ...rest } = meta
  return json(200, { ...answerPosts(shown, asked, world), meta: rest })
}

/** What is written by now and by accounts that anybody may read; pure reposts are in timelines alone. */
function readable({ dataset, now }: Caller) {
  const closed = new Set(
    dataset.x.accounts.filter(({ state }) => state === 'protected').map(({ username }) => username),
  )
  return upTo(dataset.x.posts, now).filter(
    ({ author, reference }) => !closed.has(author) && reference?.type !== 'retweeted',
  )
}
