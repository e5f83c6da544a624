import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Simulator, startSimulator } from '../../simulator/server.ts'
import { at, body, call, fixture, keys, list, noon, sameShape, xGet } from './support.ts'

const recent = '/2/tweets/search/recent'
const everything = {
  'tweet.fields':
    'created_at,author_id,public_metrics,lang,conversation_id,referenced_tweets,entities,note_tweet,possibly_sensitive,in_reply_to_user_id',
  expansions: 'author_id',
  'user.fields': 'username,name,verified,protected,public_metrics,created_at',
  max_results: '100',
}

describe('simulated X', () => {
  let simulator: Simulator
  before(async () => {
    simulator = await startSimulator({ now: () => noon })
  })
  after(() => simulator.close())

  const search = (query: Record<string, string>, scenario = '') => xGet(simulator, recent, query, scenario)
  const data = (answer: { text: string }) => list(at(JSON.parse(answer.text), 'data'))

  test('answers in the shape of X, tweet vocabulary', async () => {
    const answer = body(await search({ query: 'Fernlight', ...everything, max_results: '10' }))
    const expected = await fixture('x/search_recent.tweet_dialect.200.json')
    assert.deepEqual(keys(at(answer, 'meta')), keys(at(expected, 'meta')))
    sameShape(at(answer, 'includes', 'users'), at(expected, 'includes', 'users'))
    const plain = list(at(answer, 'data')).find((post) => keys(post).length === 9)
    const recorded = list(at(expected, 'data'))[0]
    assert.deepEqual(
      keys(plain),
      keys(recorded).filter((key) => key !== 'note_tweet'),
    )
    assert.deepEqual(keys(at(plain, 'public_metrics')), keys(at(recorded, 'public_metrics')))
  })

  test('answers in the newer vocabulary when post.fields is sent, long texts cut and without note', async () => {
    const query = {
      query: '"Full notes"',
      expansions: 'author_id',
      'post.fields': 'public_metrics,note_post',
    }
    const tweet = data(await search({ query: '"Full notes"', 'tweet.fields': 'note_tweet' }))[0]
    const post = data(await search(query))[0]
    assert.deepEqual(keys(post), ['author_id', 'edit_history_post_ids', 'id', 'public_metrics', 'text'])
    assert.ok('repost_count' in Object(at(post, 'public_metrics')))
    assert.match(String(at(tweet, 'text')), /… https:\/\/t\.co\//)
    assert.match(String(at(tweet, 'note_tweet', 'text')), /nine boxes/)
  })

  test('gives nothing that was not asked for', async () => {
    const answer = body(await search({ query: 'Fernlight' }))
    assert.deepEqual(keys(answer), ['data', 'meta'])
    assert.deepEqual(keys(list(at(answer, 'data'))[0]), ['edit_history_tweet_ids', 'id', 'text'])
  })

  test('has no data key when nothing matches', async () => {
    const answer = await search({ query: '"no such phrase anywhere"' })
    assert.deepEqual(body(answer), await fixture('x/search_recent.empty.200.json'))
  })

  test('refuses an unknown operator in the shape of X', async () => {
    const answer = await search({ query: '"grow light" min_faves:10' })
    assert.equal(answer.status, 400)
    assert.deepEqual(body(answer), await fixture('x/error.invalid_operator.400.json'))
  })

  test('refuses a start time more than seven days back, naming the earliest', async () => {
    const start = '2026-11-01T00:00Z'
    const answer = await search({ query: 'Fernlight', start_time: start })
    sameShape(body(answer), await fixture('x/error.start_time.400.json'))
    assert.match(answer.text, /'start_time' must be on or after 2026-11-13T12:00Z/)
  })

  test('refuses what X refuses', async () => {
    const bad: Record<string, string>[] = [
      { query: 'rock and roll' },
      { query: `"${'x'.repeat(511)}"` },
      { query: '' },
      { query: 'lang:en -is:retweet' },
      { query: '-(a OR b) c' },
      { query: '(a OR b' },
      { query: '"open quote' },
      { query: 'a', max_results: '9' },
      { query: 'a', max_results: '101' },
      { query: 'a', next_token: 'nonsense' },
      { query: 'a', end_time: '2026-11-20T11:59:55Z' },
      { query: 'a', start_time: 'yesterday' },
      { query: 'a', sort_order: 'best' },
      { query: 'a', 'tweet.fields': 'likes' },
      { query: 'a', foo: 'b' },
    ]
    for (const query of bad) assert.equal((await search(query)).status, 400, JSON.stringify(query))
    assert.match((await search({ query: 'rock and roll' })).text, /Ambiguous use of and as a keyword/)
    assert.equal((await search({ query: '"rock and roll"' })).status, 200)
    assert.equal((await search({ query: '"x" OR "grow light" lang:en -is:retweet' })).status, 200)
  })

  test('counts query length in code points', async () => {
    assert.equal((await search({ query: '🌱'.repeat(512) })).status, 200)
    assert.equal((await search({ query: '🌱'.repeat(513) })).status, 400)
  })

  test('next_token leads through all pages, newest first, without gap or repetition', async () => {
    const whole = data(await search({ query: 'Fernlight OR "grow light"', max_results: '100' }))
    const ids: unknown[] = []
    let page = body(await search({ query: 'Fernlight OR "grow light"' }))
    for (;;) {
      ids.push(...list(at(page, 'data')).map((post) => at(post, 'id')))
      const token = at(page, 'meta', 'next_token')
      if (token === undefined) break
      page = body(await search({ query: 'Fernlight OR "grow light"', pagination_token: String(token) }))
    }
    assert.ok(ids.length > 20)
    assert.deepEqual(
      ids,
      whole.map((post) => at(post, 'id')),
    )
    assert.deepEqual(
      ids,
      ids.toSorted((one, other) => (BigInt(String(one)) < BigInt(String(other)) ? 1 : -1)),
    )
  })

  test('from:, url: and -is: narrow the search', async () => {
    const own = data(await search({ query: 'from:fernlight OR from:sunbarlights', ...everything }))
    const linked = data(await search({ query: 'url:"sunbar.example"', 'tweet.fields': 'entities' }))
    const answers = data(await search({ query: 'to:fernlight', 'tweet.fields': 'referenced_tweets' }))
    assert.ok(own.length > 2 && answers.length > 1)
    assert.match(String(at(linked[0], 'entities', 'urls', 0, 'expanded_url')), /^https:\/\/sunbar\.example/)
    assert.equal(at(answers[0], 'referenced_tweets', 0, 'type'), 'replied_to')
    assert.equal((await search({ query: 'to:fernlight -is:reply' })).text.includes('"data"'), false)
  })

  test('links become t.co and entities name them at their place in the escaped text', async () => {
    const post = data(
      await search({
        query: '"we are on it" OR "Halo in brass" OR "T5 kits" OR url:"noise"',
        'tweet.fields': 'entities',
      }),
    ).find((one) => at(one, 'entities') !== undefined)
    const link = at(post, 'entities', 'urls', 0)
    const text = [...String(at(post, 'text'))]
    assert.equal(text.slice(Number(at(link, 'start')), Number(at(link, 'end'))).join(''), at(link, 'url'))
  })

  test('users/by gives the known, names the unknown and the suspended, and is 200', async () => {
    const answer = await xGet(simulator, '/2/users/by', { usernames: 'fernlight,fernlihgt,node_ned' })
    const expected = await fixture('x/users_by.partial.200.json')
    assert.equal(answer.status, 200)
    sameShape(at(body(answer), 'errors'), at(expected, 'errors'))
    assert.deepEqual(
      list(at(body(answer), 'errors')).map((error) => at(error, 'title')),
      ['Not Found Error', 'Forbidden'],
    )
  })

  test('a protected timeline is 200 with errors only, an own one holds reposts unless excluded', async () => {
    const found = body(await xGet(simulator, '/2/users/by', { usernames: 'petiole_pat,fernlight' }))
    const [closed, open] = list(at(found, 'data')).map((user) => String(at(user, 'id')))
    const answer = await xGet(simulator, `/2/users/${closed}/tweets`, {})
    sameShape(body(answer), await fixture('x/user_timeline.protected.200.json'))
    const path = `/2/users/${open}/tweets`
    const all = data(await xGet(simulator, path, { max_results: '100' }))
    const own = data(await xGet(simulator, path, { max_results: '100', exclude: 'retweets' }))
    assert.ok(all.some((post) => /^RT @/.test(String(at(post, 'text')))))
    assert.ok(own.length < all.length && !own.some((post) => /^RT @/.test(String(at(post, 'text')))))
  })

  test('a suspended author and unloaded metrics are partial errors of a 200', async () => {
    const answer = body(await search({ query: 'Fernlight OR "grow light" OR Sunbar', ...everything }))
    const errors = list(at(answer, 'errors'))
    const expected = list(at(await fixture('x/robustness.missing_fields.200.json'), 'errors'))
    for (const section of ['includes', 'data']) {
      const of = (one: unknown) => at(one, 'section') === section
      assert.ok(errors.some(of), `no error is about ${section}`)
      sameShape(errors.find(of), expected.find(of))
    }
  })

  test('rate headers count down and a spent window is a 429 with the time of its end', async () => {
    const first = await search({ query: 'a' }, '.ok.headers')
    const second = await search({ query: 'a' }, '.ok.headers')
    const left = (answer: { headers: Headers }) => Number(answer.headers.get('x-rate-limit-remaining'))
    assert.equal(left(first) - left(second), 1)
    assert.equal(Number(first.headers.get('x-rate-limit-reset')), noon.getTime() / 1000 + 900)
  })

  test('402 comes in both shapes with healthy rate headers', async () => {
    const one = await search({ query: 'a' }, '.credits')
    const other = await search({ query: 'a' }, '.credits_other')
    assert.deepEqual([one.status, other.status], [402, 402])
    assert.deepEqual(body(one), await fixture('x/error.credits.402.a.json'))
    assert.deepEqual(body(other), await fixture('x/error.credits.402.b.json'))
    assert.ok(Number(one.headers.get('x-rate-limit-remaining')) > 400)
  })

  test('the other refusals equal the documented bodies', async () => {
    const expected = {
      '.rate_limited': 'error.ratelimit.429.a.json',
      '.rate_limited_other': 'error.ratelimit.429.b.json',
      '.unauthorized': 'error.unauthorized.401.json',
      '.blocked': 'error.client_forbidden.403.json',
      '.server_error': 'error.unavailable.503.json',
    }
    for (const [scenario, name] of Object.entries(expected)) {
      const answer = await search({ query: 'a' }, scenario)
      assert.deepEqual(body(answer), await fixture(`x/${name}`), scenario)
      assert.equal(answer.status, Number(/\d{3}/.exec(name)?.[0]), scenario)
    }
    assert.equal((await call(`${simulator.url}/x${recent}?query=a`)).status, 401)
  })

  test('a single vocabulary can be enforced', async () => {
    const fields = { query: 'a', 'post.fields': 'created_at' }
    assert.equal((await search(fields, '.only_tweet')).status, 400)
    assert.equal((await search(fields, '.only_post')).status, 200)
    assert.equal((await search({ query: 'a', 'tweet.fields': 'created_at' }, '.only_post')).status, 400)
  })
})
