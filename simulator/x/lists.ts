import { upTo } from '../dataset/dataset.ts'
import { type ApiReply, type ApiRequest, type Caller, json } from '../exchange.ts'
import { askedOf, checkParameters, fieldParameters, pageOf, windowOf } from './parameters.ts'
import { invalid, notAuthorized, notFound } from './replies.ts'
import { answerPosts, userBody } from './shapes.ts'

/** Partial success is a 200 with both `data` and `errors`. */
export function answerUsers(request: ApiRequest, caller: Caller): ApiReply {
  checkParameters(request.query, ['usernames', ...fieldParameters])
  const asked = askedOf(request.query, caller.scenario.name)
  const names = (request.query.get('usernames') ?? '').split(',').filter((name) => name !== '')
  if (names.length === 0 || names.length > 100 || names.some((name) => !/^\w{1,15}$/.test(name))) {
    throw invalid('usernames', names.join(','), 'The `usernames` query parameter takes 1 to 100 user names')
  }
  const { accounts } = caller.dataset.x
  const errors: object[] = []
  const data = names.flatMap((name) => {
    const account = accounts.find((one) => one.username.toLowerCase() === name.toLowerCase())
    if (account !== undefined && account.state !== 'suspended') {
      return [userBody(account, asked.userFields, asked.vocabulary)]
    }
    errors.push(notFound('usernames', name, 'user', account !== undefined))
    return []
  })
  return json(200, { ...(data.length === 0 ? {} : { data }), ...(errors.length === 0 ? {} : { errors }) })
}

export function answerTimeline(request: ApiRequest, caller: Caller): ApiReply {
  const { query } = request
  const own = ['exclude', 'start_time', 'end_time', 'since_id', 'until_id', 'max_results', 'pagination_token']
  checkParameters(query, [...own, ...fieldParameters])
  const asked = askedOf(query, caller.scenario.name)
  const id = request.path.split('/')[3] ?? ''
  const account = caller.dataset.x.accounts.find((one) => one.id === id)
  if (account === undefined) return json(200, { errors: [notFound('id', id, 'user')] })
  if (account.state === 'protected') return json(200, { errors: [notAuthorized('id', id, 'user')] })
  if (account.state === 'suspended') return json(200, { errors: [notFound('id', id, 'user', true)] })
  const excluded = (query.get('exclude') ?? '').split(',')
  const inWindow = windowOf(query, caller.now, new Date('2010-11-06T00:00:00Z'))
  const posts = upTo(caller.dataset.x.posts, caller.now).filter(
    (post) =>
      post.author === account.username &&
      inWindow(post) &&
      !(excluded.includes('replies') && post.reference?.type === 'replied_to') &&
      !(excluded.includes('retweets') && post.reference?.type === 'retweeted'),
  )
  // X keeps the newest of a timeline within reach; past them an answer has no data.
  const reach = excluded.includes('replies') ? 800 : 3200
  const bounds = { min: 5, max: 100 }
  const page = pageOf(query, posts.slice(0, reach), bounds, caller.scenario)
  return json(200, { ...answerPosts(page.posts, asked, caller.dataset.x), meta: page.meta })
}

/** Each post that is deleted, protected or by a suspended author is an error of its own. */
export function answerLookup(request: ApiRequest, caller: Caller): ApiReply {
  checkParameters(request.query, ['ids', ...fieldParameters])
  const asked = askedOf(request.query, caller.scenario.name)
  const ids = (request.query.get('ids') ?? '').split(',').filter((id) => id !== '')
  if (ids.length === 0 || ids.length > 100 || ids.some((id) => !/^\d{1,19}$/.test(id))) {
    throw invalid('ids', ids.join(','), 'The `ids` query parameter takes 1 to 100 ids')
  }
  const world = caller.dataset.x
  const known = upTo(world.posts, caller.now)
  const errors: object[] = []
  const posts = ids.flatMap((id) => {
    const post = known.find((one) => one.id === id)
    const state = world.accounts.find((one) => one.username === post?.author)?.state
    if (post !== undefined && state === 'public') return [post]
    errors.push(
      state === 'protected'
        ? notAuthorized('ids', id, asked.vocabulary)
        : notFound('ids', id, asked.vocabulary, state === 'suspended'),
    )
    return []
  })
  const body = answerPosts(posts, asked, world)
  const partial = Array.isArray(body['errors']) ? body['errors'] : []
  errors.unshift(...partial)
  return json(200, { ...body, ...(errors.length === 0 ? {} : { errors }) })
}
