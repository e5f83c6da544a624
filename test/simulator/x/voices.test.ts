import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Dataset, XPost } from '../../../simulator/dataset/dataset.ts'
import { startSimulator } from '../../../simulator/server.ts'
import { type Answer, at, body, fixture, keys, list, noon, sameShape, xGet } from '../support.ts'
import { idOf, xDataset } from './world.ts'

const brandId = '1590021188301000002'
const annId = '1590021188301000001'
const hoursAgo = (hours: number) => new Date(noon.getTime() - hours * 3_600_000)
const answers = (hours: number) => ({ type: 'replied_to', id: idOf(hours) }) as const

const world = withOwned(
  xDataset(noon, [
    { hours: 200, author: 'brand', text: 'A new lamp & more', replies: 2 },
    // To the brand, by itself, beneath the brand's reply, and between strangers below the brand's post.
    { hours: 20, text: 'mine hums', reference: answers(200), carried: ['brand'] },
    { hours: 19, author: 'brand', text: 'Sorry!', reference: answers(20), carried: ['ann'] },
    { hours: 18, author: 'carl', text: 'same here', reference: answers(20), carried: ['ann', 'brand'] },
    { hours: 17, author: 'carl', text: 'Love my @brand, it hums' },
    { hours: 16, author: 'carl', text: 'No, thanks', reference: { type: 'quoted', id: idOf(200) } },
    {
      hours: 15,
      author: 'carl',
      text: 'See https://x.com/brand/status/1 and @ann',
      reference: answers(17),
      alsoQuotes: idOf(200),
      carried: ['carl'],
      replySettings: 'people_with_a_green_hat',
    },
    { hours: 14, author: 'carl', text: 'gone with it', reference: answers(99.5), carried: ['dora', 'brand'] },
    { hours: 13, author: 'shy', text: 'psst @brand' },
    { hours: 12, text: 'Nothing about it at all' },
    { hours: 11, author: 'carl', text: 'quoting a quote', reference: { type: 'quoted', id: idOf(16) } },
    {
      hours: 10,
      text: 'to be removed',
      reference: answers(200),
      carried: ['brand'],
      removedAt: hoursAgo(-1),
    },
    ...Array.from({ length: 850 }, (_, index) => ({ hours: 300 + index, text: `@brand number ${index}` })),
  ]),
)
const simulator = await startSimulator({ now: () => noon, dataset: world })
after(() => simulator.close())

function withOwned(dataset: Dataset): Dataset {
  const accounts = dataset.x.accounts.map((account) =>
    account.username === 'brand' ? { ...account, owned: true as const } : account,
  )
  const carl = { ...accounts[0], id: '77300412', username: 'carl', name: 'Brand fan Carl' }
  const template = accounts[0]
  assert.ok(template !== undefined)
  return { ...dataset, x: { ...dataset.x, accounts: [...accounts, { ...template, ...carl }] } }
}

const fields = {
  'tweet.fields':
    'created_at,author_id,conversation_id,in_reply_to_user_id,referenced_tweets,entities,display_text_range,public_metrics,lang,reply_settings,possibly_sensitive',
  expansions: 'author_id',
  'user.fields': 'username,verified,protected',
}
const search = (query: string, more: Record<string, string> = {}, scenario = '', on = simulator) =>
  xGet(on, '/2/tweets/search/recent', { query, max_results: '100', ...more }, scenario)
const mentions = (query: Record<string, string> = {}, scenario = '', on = simulator) =>
  xGet(on, `/2/users/${brandId}/mentions`, { max_results: '100', ...query }, scenario)
const data = (answer: { text: string }) => list(at(JSON.parse(answer.text), 'data'))
const found = async (query: string, scenario = '') => {
  const answer = body(await search(query, {}, scenario))
  return at(answer, 'data') === undefined
    ? []
    : list(at(answer, 'data')).map((post) => hoursOf(at(post, 'id')))
}
const hoursOf = (id: unknown) => Number(BigInt(idOf(0)) - BigInt(String(id))) / 1000
const near = (hours: readonly number[]) => hours.map((one) => Math.round(one))
const messageOf = (answer: Answer) => String(at(body(answer), 'errors', 0, 'message'))
const chargedFor = (answer: Answer) => Number(answer.headers.get('x-sim-charged'))

test('to: finds direct answers to an account, by name or id', async () => {
  assert.deepEqual(near(await found('to:brand')), [10, 20])
  assert.deepEqual(near(await found(`to:${brandId}`)), [10, 20])
  assert.deepEqual(near(await found('to:ann')), [18, 19])
})

test('@ finds who names an account, those who only carry it along included', async () => {
  assert.deepEqual(near(await found('@brand')), [10, 14, 17, 18, 20])
  assert.deepEqual(near(await found('@brand -is:reply')), [17])
  assert.deepEqual(near(await found('@BRAND from:carl -is:reply')), [17])
})

test('a carried name ends where the shown text begins, an explicit one stands within', async () => {
  const posts = data(await search('@brand', fields))
  const place = (hours: number) => {
    const post = posts.find((one) => Math.round(hoursOf(at(one, 'id'))) === hours)
    const named = list(at(post, 'entities', 'mentions')).find((one) => at(one, 'username') === 'brand')
    return [at(named, 'end'), at(post, 'display_text_range', 0), at(post, 'text')]
  }
  assert.deepEqual(place(20), [6, 7, '@brand mine hums'])
  assert.deepEqual(place(18), [11, 12, '@ann @brand same here'])
  assert.deepEqual(place(17), [14, 0, 'Love my @brand, it hums'])
})

test('answers, mentions and quotes have the documented keys', async () => {
  const expected = list(at(await fixture('x/search_recent.voice.200.json'), 'data'))
  const posts = data(await search('@brand', fields))
  sameShape(posts.at(-1), expected[0])
  const mention = posts.find((one) => at(one, 'text') === 'Love my @brand, it hums')
  sameShape(
    { ...Object(mention), display_text_range: undefined },
    { ...Object(expected[2]), display_text_range: undefined },
  )
  const answer = body(await search('conversation_id:1 OR to:brand', fields))
  assert.deepEqual(keys(answer), ['data', 'includes', 'meta'])
})

test('conversation_id: finds every depth; its root is older than seven days, or left out', async () => {
  assert.deepEqual(near(await found(`conversation_id:${idOf(200)}`)), [10, 18, 19, 20])
  assert.deepEqual(near(await found(`conversation_id:${idOf(17)}`)), [15, 17])
  assert.deepEqual(near(await found(`conversation_id:${idOf(17)}`, '.no_roots')), [15])
  const [deepest] = data(await search(`conversation_id:${idOf(200)} from:carl`, fields))
  assert.equal(at(deepest, 'conversation_id'), idOf(200))
  assert.equal(at(deepest, 'in_reply_to_user_id'), annId)
})

test('one post’s answers and quotes are found by its id, under both names; a quote’s quotes are not', async () => {
  for (const word of ['tweet', 'status']) {
    assert.deepEqual(near(await found(`in_reply_to_${word}_id:${idOf(20)}`)), [18, 19])
    assert.deepEqual(near(await found(`quotes_of_${word}_id:${idOf(200)}`)), [15, 16])
    assert.deepEqual(await found(`quotes_of_${word}_id:${idOf(16)}`), [])
  }
  assert.deepEqual(near(await found('url:"x.com/brand/status/1"')), [15])
})

test('a post can be answer and quote at once', async () => {
  assert.deepEqual(near(await found('from:carl is:reply is:quote')), [15])
  const [post] = data(await search('from:carl is:reply is:quote', fields))
  assert.deepEqual(
    list(at(post, 'referenced_tweets')).map((one) => at(one, 'type')),
    ['replied_to', 'quoted'],
  )
})

test('is:reply cannot stand alone', async () => {
  const refused = await search('is:reply -is:retweet')
  assert.equal(refused.status, 400)
  const expected = await fixture('x/error.conjunction_required.400.json')
  assert.deepEqual(body(refused), expected)
  for (const query of ['has:mentions', 'is:quote lang:en', '-to:brand']) {
    assert.equal((await search(query)).status, 400, query)
  }
})

test('an id and a time of the same end exclude each other', async () => {
  const both = { since_id: '2123000000000000000', start_time: '2026-11-19T00:00:00Z' }
  const refused = await search('to:brand', both)
  assert.equal(refused.status, 400)
  assert.deepEqual(body(refused), await fixture('x/error.since_id_and_start_time.400.json'))
  const end = { until_id: '2123000000000000000', end_time: '2026-11-19T00:00:00Z' }
  assert.equal((await search('to:brand', end)).status, 400)
  assert.equal((await mentions(both)).status, 400)
  assert.equal((await search('to:brand', { since_id: idOf(15) })).status, 200)
  assert.deepEqual(
    near(data(await search('to:brand', { since_id: idOf(15) })).map((post) => hoursOf(at(post, 'id')))),
    [10],
  )
})

test('mentions take what their specification knows: exclude is refused, or ignored', async () => {
  const refused = await mentions({ exclude: 'replies' })
  assert.equal(refused.status, 400)
  sameShape(body(refused), await fixture('x/error.mentions_exclude.400.json'))
  assert.match(
    messageOf(refused),
    /^The query parameter \[exclude\] is not one of \[id,max_results,pagination_token,/,
  )
  const ignored = await mentions({ exclude: 'replies' }, '.exclude_ignored')
  assert.deepEqual(data(ignored), data(await mentions()))
})

test('mentions take 5 to 100 at a time', async () => {
  for (const size of ['1', '4', '101'])
    assert.equal((await mentions({ max_results: size })).status, 400, size)
  assert.equal(data(await mentions({ max_results: '5' })).length, 5)
})

test('mentions hold answers and quotes that name the account, and have the documented keys', async () => {
  const { errors: _, ...answer } = Object(body(await mentions({ ...fields, max_results: '5' })))
  sameShape(answer, await fixture('x/user_mentions.200.json'))
  assert.deepEqual(
    near(list(at(answer, 'data')).map((post) => hoursOf(at(post, 'id')))),
    [10, 14, 17, 18, 20],
  )
  const empty = await mentions({ start_time: '2026-11-20T11:30:00Z' })
  assert.deepEqual(body(empty), await fixture('x/user_mentions.empty.200.json'))
})

test('mentions end at the newest 800: then 200 without data', async () => {
  let read = 0
  let page = body(await mentions())
  for (;;) {
    if (at(page, 'data') === undefined) break
    read += list(at(page, 'data')).length
    page = body(await mentions({ pagination_token: String(at(page, 'meta', 'next_token')) }))
  }
  assert.equal(read, 800)
  assert.deepEqual(page, { meta: { result_count: 0 } })
})

test('mentions page by pagination_token alone', async () => {
  const token = String(at(body(await mentions()), 'meta', 'next_token'))
  assert.equal((await mentions({ pagination_token: token })).status, 200)
  assert.equal((await mentions({ next_token: token })).status, 400)
})

test('mentions of a protected, a suspended and an unknown account are 200 with errors alone', async () => {
  for (const id of ['1590021188301000003', '1590021188301000004', '42']) {
    const answer = await xGet(simulator, `/2/users/${id}/mentions`, {})
    assert.deepEqual([answer.status, keys(body(answer))], [200, ['errors']])
  }
})

test('quotes of a post come with a count and a token alone, and answers among them can be excluded', async () => {
  const path = `/2/tweets/${idOf(200)}/quote_tweets`
  const answer = body(await xGet(simulator, path, {}))
  assert.deepEqual(keys(at(answer, 'meta')), ['result_count'])
  assert.equal(list(at(answer, 'data')).length, 2)
  const expected = await fixture('x/quote_tweets.200.json')
  for (const key of keys(at(answer, 'meta'))) assert.ok(keys(at(expected, 'meta')).includes(key))
  assert.equal(list(at(body(await xGet(simulator, path, { exclude: 'replies' })), 'data')).length, 1)
  assert.equal((await xGet(simulator, path, { exclude: 'quotes' })).status, 400)
  assert.equal((await xGet(simulator, path, { max_results: '9' })).status, 400)
  assert.deepEqual(keys(body(await xGet(simulator, '/2/tweets/42/quote_tweets', {}))), ['errors'])
  const limit = (await xGet(simulator, path, {})).headers.get('x-rate-limit-limit')
  assert.equal(limit, '75')
})

test('protected accounts speak in no search and no mentions', async () => {
  assert.deepEqual(await found('@brand from:shy'), [])
  assert.equal(JSON.stringify(data(await mentions())).includes('psst'), false)
})

test('seven days end a conversation, too', async (t) => {
  const own = await startSimulator({ now: () => noon, dataset: world })
  t.after(() => own.close())
  own.advance((7 * 24 - 19.5) * 3600)
  const answer = body(await search(`conversation_id:${idOf(200)}`, {}, '', own))
  assert.deepEqual(near(list(at(answer, 'data')).map((post) => hoursOf(at(post, 'id')))), [18, 19])
})

test('a hit need not hold the word where names are searched', async () => {
  assert.deepEqual(near(await found('"brand" from:carl')), [15, 17])
  const hit = await search('"brand" from:carl', fields, '.names_match')
  const silent = data(hit).find((post) => at(post, 'text') === 'No, thanks')
  assert.notEqual(silent, undefined)
  const expected = await fixture('x/search_recent.name_only_hit.200.json')
  assert.deepEqual(
    keys(body(hit)).filter((key) => key !== 'errors'),
    keys(expected),
  )
})

test('a parent that is gone is an error of a 200', async () => {
  const answer = await search('from:carl "gone with it"', fields)
  assert.equal(answer.status, 200)
  const [post] = data(answer)
  const expected = await fixture('x/search_recent.parent_gone.200.json')
  sameShape(at(body(answer), 'errors', 0), at(expected, 'errors', 0))
  assert.equal(at(body(answer), 'errors', 0, 'resource_id'), idOf(99.5))
  assert.equal(at(post, 'conversation_id'), idOf(99.5))
})

test('who may answer can be a word that nobody knows', async () => {
  const settings = data(await search('from:carl', fields)).map((post) => at(post, 'reply_settings'))
  assert.ok(settings.includes('people_with_a_green_hat') && settings.includes('everyone'))
})

test('the newer vocabulary has answers and quotes under its own names', async () => {
  const query = { 'post.fields': 'referenced_posts,conversation_id,display_text_range,public_metrics' }
  const [post] = data(await search('from:carl is:reply is:quote', query))
  assert.equal(list(at(post, 'referenced_posts')).length, 2)
  assert.equal(at(post, 'conversation_id'), idOf(17))
  const gone = body(await search('from:carl "gone with it"', query))
  assert.equal(at(gone, 'errors', 0, 'parameter'), 'referenced_posts.id')
})

test('a deleted answer is gone everywhere, and the announced number of answers drops', async (t) => {
  const [removed, ...rest] = world.x.posts.filter((post: XPost) => post.removedAt !== undefined)
  assert.ok(removed !== undefined && rest.length === 0)
  const posts = world.x.posts.filter((post) => post !== removed)
  const own = await startSimulator({
    now: () => noon,
    dataset: { ...world, x: { ...world.x, posts, voices: [removed] } },
  })
  t.after(() => own.close())
  const announced = async () => {
    const query = { ids: idOf(200), 'tweet.fields': 'public_metrics' }
    return at(data(await xGet(own, '/2/tweets', query))[0], 'public_metrics', 'reply_count')
  }
  assert.deepEqual([data(await search('to:brand', {}, '', own)).length, await announced()], [2, 2])
  own.advance(3600)
  assert.deepEqual([data(await search('to:brand', {}, '', own)).length, await announced()], [1, 1])
  const lookUp = body(await xGet(own, '/2/tweets', { ids: removed.id }))
  assert.deepEqual(keys(lookUp), ['errors'])
})

test('a post is charged once a UTC day whatever returned it, and again after midnight', async (t) => {
  const own = await startSimulator({ now: () => noon, dataset: world })
  t.after(() => own.close())
  assert.equal(chargedFor(await search('to:brand', {}, '', own)), 0.01)
  assert.equal(chargedFor(await search('to:brand', {}, '', own)), 0)
  assert.equal(chargedFor(await xGet(own, '/2/tweets', { ids: idOf(20) }, '')), 0)
  assert.equal(chargedFor(await search('@brand -is:reply', {}, '', own)), 0.005)
  own.advance(11.9 * 3600)
  assert.equal(chargedFor(await search('to:brand -"removed"', {}, '', own)), 0)
  own.advance(0.2 * 3600)
  assert.equal(chargedFor(await search('to:brand -"removed"', {}, '', own)), 0.005)
  const logged = own.requests({ platform: 'x' }).map(({ chargedDollars }) => chargedDollars)
  assert.deepEqual(logged, [0.01, 0, 0, 0.005, 0, 0.005])
})

test('authors are charged besides, once a UTC day; refused calls and empty answers are free', async () => {
  const expand = { expansions: 'author_id' }
  assert.equal(chargedFor(await search('to:brand', expand, '.ok.authors')), 0.02)
  assert.equal(chargedFor(await search('to:brand', expand, '.ok.authors')), 0)
  assert.equal(chargedFor(await search('is:reply', expand, '.ok.authors')), 0)
  assert.equal(chargedFor(await search('"no such phrase"', expand, '.ok.authors')), 0)
  const users = await xGet(simulator, '/2/users/by', { usernames: 'brand,carl' }, '.ok.authors')
  assert.equal(chargedFor(users), 0.02)
})

test('posts that come along are free, or charged as well', async () => {
  const expand = { expansions: 'referenced_tweets.id' }
  const query = `in_reply_to_tweet_id:${idOf(20)}`
  assert.equal(chargedFor(await search(query, expand, '.ok.along')), 0.01)
  assert.equal(chargedFor(await search(query, expand, '.includes_charged')), 0.015)
})

test('the owner’s token reads mentions of the own account at a fifth of the price, in its own window', async () => {
  const own = await mentions({ max_results: '5' }, '.owner_token')
  assert.equal(chargedFor(own), 0.005)
  assert.equal(own.headers.get('x-rate-limit-limit'), '300')
  const other = await mentions({ max_results: '5' }, '.ok.stranger')
  assert.equal(chargedFor(other), 0.025)
  assert.equal(other.headers.get('x-rate-limit-limit'), '450')
  const ann = await xGet(simulator, `/2/users/${annId}/mentions`, {}, '.owner_token.ann')
  assert.equal(chargedFor(ann), 0.005 * data(ann).length)
})

test('counts are charged by the request, also for nothing', async () => {
  const count = (query: string) =>
    xGet(simulator, '/2/tweets/counts/recent', { query, granularity: 'day' }, '.ok.counts')
  const some = await count('to:brand')
  sameShape(body(some), await fixture('x/counts_recent.200.json'))
  assert.equal(at(body(some), 'meta', 'total_tweet_count'), 2)
  const none = await count('"no such phrase"')
  assert.equal(at(body(none), 'meta', 'total_tweet_count'), 0)
  assert.deepEqual(
    [chargedFor(some), chargedFor(none), chargedFor(await count('is:reply'))],
    [0.005, 0.005, 0],
  )
})

test('usage counts posts in one of two shapes, and is free', async () => {
  const usage = async (scenario: string) => {
    await search('to:brand', {}, scenario)
    return await xGet(simulator, '/2/usage/tweets', {}, scenario)
  }
  const plain = await usage('.ok.usage')
  sameShape(body(plain), await fixture('x/usage_tweets.200.json'))
  assert.equal(at(body(plain), 'data', 'project_usage'), 2)
  const byApp = body(await usage('.usage_by_app'))
  assert.deepEqual(keys(at(byApp, 'data', 0)), ['date', 'usage'])
  assert.equal(at(byApp, 'data', 0, 'usage', 0, 'tweets_consumed'), 2)
  assert.equal(chargedFor(plain), 0)
})
