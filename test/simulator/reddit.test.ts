import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { credentials, redditUserAgent } from '../../simulator/credentials.ts'
import { type Simulator, startSimulator } from '../../simulator/server.ts'
import {
  at,
  body,
  call,
  fixture,
  keys,
  list,
  noon,
  redditGet,
  redditToken,
  requestToken,
  sameShape,
} from './support.ts'

describe('simulated Reddit', () => {
  let simulator: Simulator
  let token: string
  before(async () => {
    simulator = await startSimulator({ now: () => noon })
    token = await redditToken(simulator)
  })
  after(() => simulator.close())

  const search = (query: Record<string, string>) => redditGet(simulator, token, '/search', query)
  const posts = (answer: { text: string }) =>
    list(at(JSON.parse(answer.text), 'data', 'children')).map((child) => at(child, 'data'))

  test('gives an app-only token in the documented shape and refuses a wrong secret', async () => {
    const good = await requestToken(simulator, credentials.reddit.clientSecret)
    assert.equal(good.status, 200)
    sameShape(body(good), await fixture('reddit/token.200.json'))
    assert.equal((await requestToken(simulator, 'wrong')).status, 401)
  })

  test('throttles an absent, default or placeholder User-Agent with an HTML 429', async () => {
    const url = `${simulator.url}/reddit-oauth/r/fernlight/new`
    for (const agent of [
      '',
      'node',
      'curl/8.1',
      'web:<app id>:1.0 (by /u/<owner>)',
      'a:b:1 (by /u/yourname)',
    ]) {
      const answer = await call(url, { headers: { authorization: `bearer ${token}`, 'user-agent': agent } })
      assert.equal(answer.status, 429, agent)
      assert.equal(answer.headers.get('retry-after'), '4')
      assert.match(answer.headers.get('content-type') ?? '', /html/)
    }
  })

  test('answers 401 without a token and for an unknown one', async () => {
    const none = await call(`${simulator.url}/reddit-oauth/search?q=a`, {
      headers: { 'user-agent': redditUserAgent },
    })
    const wrong = await redditGet(simulator, 'nonsense', '/search', { q: 'a' })
    assert.deepEqual([none.status, wrong.status], [401, 401])
    assert.match(wrong.headers.get('www-authenticate') ?? '', /invalid_token/)
    assert.deepEqual(body(wrong), await fixture('reddit/error.unauthorized.401.json'))
  })

  test('a text post and a link post have the keys of the recorded ones', async () => {
    const [link, text] = list(at(await fixture('reddit/search.page1.200.json'), 'data', 'children'))
    const all = posts(await search({ q: 'grow light', limit: '100', sort: 'new' }))
    const own = all.find((post) => at(post, 'is_self') === true)
    const linked = posts(await redditGet(simulator, token, '/domain/plantlab.example/new'))[0]
    assert.deepEqual(keys(own), keys(at(text, 'data')))
    assert.deepEqual(keys(linked), keys(at(link, 'data')))
  })

  test('an empty listing equals the recorded one', async () => {
    const answer = await search({ q: '"no such phrase anywhere"' })
    assert.deepEqual(body(answer), await fixture('reddit/listing.empty.200.json'))
  })

  test('search finds alternatives of quoted phrases, newest first, inside t', async () => {
    const found = posts(
      await search({ q: '"coil whine" OR "time zone"', sort: 'new', t: 'week', limit: '100' }),
    )
    const times = found.map((post) => Number(at(post, 'created_utc')))
    assert.ok(found.length > 3)
    assert.deepEqual(
      times,
      times.toSorted((one, other) => other - one),
    )
    assert.ok(times.every((time) => time * 1000 > noon.getTime() - 7 * 86_400_000))
    for (const post of found)
      assert.match(`${at(post, 'title')} ${at(post, 'selftext')}`, /coil whine|time zone/i)
  })

  test('t cuts the same search to a shorter window', async () => {
    const week = posts(await search({ q: 'fernlight', t: 'week', limit: '100' }))
    const day = posts(await search({ q: 'fernlight', t: 'day', limit: '100' }))
    assert.ok(day.length > 0 && day.length < week.length)
  })

  test('after leads through all pages without gap or repetition', async () => {
    const whole = posts(await search({ q: 'fernlight', sort: 'new', limit: '100' })).map((post) =>
      at(post, 'name'),
    )
    const paged: unknown[] = []
    let cursor: unknown = ''
    while (cursor !== null) {
      const answer = await search({ q: 'fernlight', sort: 'new', limit: '10', after: String(cursor) })
      paged.push(...posts(answer).map((post) => at(post, 'name')))
      cursor = at(body(answer), 'data', 'after')
    }
    assert.deepEqual(paged.slice(0, whole.length), whole)
    assert.equal(new Set(paged).size, paged.length)
  })

  test('the scenario duplicates begins each further page with the last item of the page before', async () => {
    const own = await redditToken(simulator, '.duplicates')
    const first = await redditGet(simulator, own, '/search', { q: 'fernlight', limit: '10' })
    const cursor = String(at(body(first), 'data', 'after'))
    const second = await redditGet(simulator, own, '/search', { q: 'fernlight', limit: '10', after: cursor })
    assert.equal(at(posts(second)[0], 'name'), cursor)
  })

  test('text comes HTML-escaped unless raw_json=1', async () => {
    const query = { q: 'title:whine author:nobody OR "Fernlight fan here"' }
    const raw = posts(await search(query))[0]
    const escaped = posts(await search({ ...query, raw_json: '0' }))[0]
    assert.equal(at(raw, 'title'), 'Buzzing is a feature & you <all> whine')
    assert.equal(at(escaped, 'title'), 'Buzzing is a feature &amp; you &lt;all&gt; whine')
  })

  test('refuses what the platform refuses', async () => {
    const cases: Record<string, string>[] = [
      { limit: '101', q: 'a' },
      { q: '' },
      { q: 'x'.repeat(513) },
      { q: 'a', t: 'fortnight' },
      { q: 'a', sort: 'newest' },
      { q: 'a', foo: '1' },
      { q: 'a', after: 't3_a', before: 't3_b' },
    ]
    for (const query of cases) assert.equal((await search(query)).status, 400, JSON.stringify(query))
    assert.equal((await search({ q: 'https://a.example/x' })).status, 302)
  })

  test('a stickied thread comes first in its subreddit although it is old', async () => {
    const [first, second] = posts(await redditGet(simulator, token, '/r/fernlight/new'))
    assert.equal(at(first, 'stickied'), true)
    assert.ok(Number(at(first, 'created_utc')) < Number(at(second, 'created_utc')))
  })

  test('a private, a banned and an unknown subreddit answer in their own ways, also inside a sum', async () => {
    const one = (path: string) => redditGet(simulator, token, path)
    assert.deepEqual(body(await one('/r/SunbarInsiders/new')), await fixture('reddit/error.private.403.json'))
    assert.equal((await one('/r/fernlight+SunbarInsiders/new')).status, 403)
    assert.deepEqual(
      body(await one('/r/growlightdeals/new')),
      await fixture('reddit/error.banned_sub.404.json'),
    )
    const unknown = await one('/r/nosuchplace/new')
    assert.equal(unknown.status, 302)
    assert.equal(unknown.headers.get('location'), '/subreddits/search?q=nosuchplace')
    for (const plus of ['+', '%2B'])
      assert.equal((await one(`/r/fernlight${plus}shelfplants/new`)).status, 200)
  })

  test('a listing shows removed and deleted posts the way Reddit does', async () => {
    const all = posts(await redditGet(simulator, token, '/r/fernlight/new', { limit: '100' }))
    const deleted = all.find((post) => at(post, 'removed_by_category') === 'deleted')
    assert.deepEqual(
      ['author', 'title', 'selftext', 'url'].map((key) => at(deleted, key)),
      ['[deleted]', '[deleted by user]', '[removed]', ''],
    )
    assert.equal(at(deleted, 'author_fullname'), undefined)
  })

  test('hides the score of posts younger than two hours', async () => {
    const [young] = posts(await search({ q: '"just arrived, and yes"' }))
    const [old] = posts(await search({ q: '"Second replacement unit"' }))
    assert.deepEqual([at(young, 'hide_score'), at(old, 'hide_score')], [true, false])
  })

  test('gives posts and comments of a user and 404 for nobody', async () => {
    const own = posts(await redditGet(simulator, token, '/user/FernlightOfficial/submitted'))
    assert.equal(typeof at(own[0], 'edited'), 'number')
    assert.match(String(at(own[0], 'permalink')), /^\/user\/FernlightOfficial\/comments\//)
    const comments = await redditGet(simulator, token, '/user/FernlightOfficial/comments')
    const recorded = await fixture('reddit/user_comments.200.json')
    sameShape(at(body(comments), 'data', 'children'), at(recorded, 'data', 'children'))
    const nobody = await redditGet(simulator, token, '/user/nobody_at_all/submitted')
    assert.deepEqual(body(nobody), await fixture('reddit/error.notfound.404.json'))
  })

  test('api/info leaves unknown ids out', async () => {
    const [known] = posts(await search({ q: 'fernlight', limit: '1' }))
    const name = String(at(known, 'name'))
    const answer = await redditGet(simulator, token, '/api/info', { id: `${name},t3_unknown` })
    assert.deepEqual(
      posts(answer).map((post) => at(post, 'name')),
      [name],
    )
  })

  test('counts the window of calls in its headers, remaining as a float', async () => {
    const first = await search({ q: 'fernlight' })
    const second = await search({ q: 'fernlight' })
    const used = [first, second].map((answer) => Number(answer.headers.get('x-ratelimit-used')))
    assert.equal(Number(used[1]) - Number(used[0]), 1)
    assert.match(second.headers.get('x-ratelimit-remaining') ?? '', /^\d+\.0$/)
  })

  test('a token that is used up half-way answers 401 and a new one works', async () => {
    const short = await redditToken(simulator, '.short_token-2.mid')
    const statuses = []
    for (let index = 0; index < 3; index += 1) {
      statuses.push((await redditGet(simulator, short, '/search', { q: 'a' })).status)
    }
    const renewed = await redditToken(simulator, '.short_token-2.mid')
    statuses.push((await redditGet(simulator, renewed, '/search', { q: 'a' })).status)
    assert.deepEqual(statuses, [200, 200, 401, 200])
  })

  test('comments come in pages like posts', async () => {
    const comments = (query: Record<string, string>) =>
      redditGet(simulator, token, '/user/FernlightOfficial/comments', query)
    const all = posts(await comments({ limit: '100' })).map((comment) => at(comment, 'name'))
    const first = await comments({ limit: '1' })
    const after = String(at(body(first), 'data', 'after'))
    assert.equal(after, all[0])
    assert.equal(at(posts(await comments({ limit: '1', after }))[0], 'name'), all[1])
  })

  test('the archive holds the comments of the handles as the API shows them', async () => {
    const shown = posts(
      await redditGet(simulator, token, '/user/FernlightOfficial/comments', { limit: '100' }),
    )
    const kept = simulator.archive(noon).filter(({ id }) => id.startsWith('t1_'))
    const permalink = (post: unknown) => `https://www.reddit.com${at(post, 'permalink')}`
    assert.ok(kept.length > 0)
    assert.deepEqual(
      kept.map(({ id, text, url }) => [id, text, url]).sort(),
      shown.map((post) => [at(post, 'name'), at(post, 'body'), permalink(post)]).sort(),
    )
  })

  test('a quarantined, a paying and a lawfully withheld subreddit answer in their own ways', async () => {
    const one = (name: string) => redditGet(simulator, token, `/r/${name}/new`)
    const reasons = { lampconspiracy: 'quarantined', growlounge: 'gold_only' }
    for (const [name, reason] of Object.entries(reasons)) {
      const answer = await one(name)
      assert.deepEqual([answer.status, body(answer)], [403, { reason, message: 'Forbidden', error: 403 }])
    }
    const withheld = await one('lampleaks')
    assert.deepEqual([withheld.status, withheld.text], [451, ''])
    assert.equal((await one('fernlight+lampleaks')).status, 451)
  })

  test('search shows posts for adults only when it is asked to', async () => {
    const query = { q: '"tent tour"', sort: 'new' }
    assert.deepEqual(posts(await search(query)), [])
    const [adult] = posts(await search({ ...query, include_over_18: 'on' }))
    assert.equal(at(adult, 'over_18'), true)
  })

  test('a crosspost carries the post that it repeats', async () => {
    const all = posts(await search({ q: 'light', sort: 'new', limit: '100' }))
    const crosspost = all.find((post) => Object.hasOwn(Object(post), 'crosspost_parent'))
    const [parent] = list(at(crosspost, 'crosspost_parent_list'))
    assert.equal(at(crosspost, 'crosspost_parent'), at(parent, 'name'))
    assert.equal(at(crosspost, 'title'), at(parent, 'title'))
  })

  test('refusals and outages come in the shapes of the platform', async () => {
    const answerOf = async (scenario: string) =>
      redditGet(simulator, await redditToken(simulator, scenario), '/search', { q: 'a' })
    const told = await answerOf('.rate_limited-1.shape')
    assert.deepEqual(body(told), await fixture('reddit/error.ratelimited.429.json'))
    assert.equal(told.headers.get('x-ratelimit-reset'), '600')
    const page = await answerOf('.rate_limited_other-1.shape')
    assert.deepEqual(
      [page.status, page.headers.get('retry-after'), page.headers.get('x-ratelimit-reset')],
      [429, '4', null],
    )
    const edge = await answerOf('.blocked-1.shape')
    assert.equal(edge.status, 403)
    for (const { headers } of [page, edge]) assert.match(headers.get('content-type') ?? '', /^text\/html/)
    const outage = await answerOf('.server_error-1.shape')
    assert.deepEqual([outage.status, outage.text], [503, ''])
  })

  test('the scenario window_ends has few calls left of a window that ends soon', async () => {
    const own = await redditToken(simulator, '.window_ends-2')
    const answers = []
    for (let call = 0; call < 3; call += 1) {
      answers.push(await redditGet(simulator, own, '/search', { q: 'a' }))
    }
    assert.deepEqual(
      answers.map(({ status, headers }) => [status, headers.get('x-ratelimit-remaining')]),
      [
        [200, '1.0'],
        [200, '0.0'],
        [429, '0.0'],
      ],
    )
    assert.equal(answers[2]?.headers.get('x-ratelimit-reset'), '20')
  })

  test('the scenario token_seconds gives tokens of so short a life', async () => {
    const own = await startSimulator({ now: () => noon })
    const answer = await requestToken(own, `${credentials.reddit.clientSecret}.token_seconds-5`)
    const short = String(at(body(answer), 'access_token'))
    const status = async () => (await redditGet(own, short, '/search', { q: 'a' })).status
    assert.equal(at(body(answer), 'expires_in'), 5)
    assert.equal(await status(), 200)
    own.advance(5)
    assert.equal(await status(), 401)
    await own.close()
  })
})
