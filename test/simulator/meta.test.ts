import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { credentials } from '../../simulator/credentials.ts'
import type { InstagramMedia } from '../../simulator/dataset/dataset.ts'
import { type Simulator, startSimulator } from '../../simulator/server.ts'
import { buildSmallWorld } from '../collectors/small-world.ts'
import { at, body, call, fixture, keys, list, metaGet, noon, proofOf, sameShape } from './support.ts'

const { accessToken, appId, appSecret, igUserId } = credentials.meta
const postFields =
  'id,message,created_time,updated_time,permalink_url,from,status_type,shares,attachments{media_type,title,url,unshimmed_url},reactions.limit(0).summary(total_count),comments.limit(0).summary(total_count)'
const mediaFields =
  'id,caption,media_type,media_url,permalink,timestamp,like_count,comments_count,children{id}'
const discovery = (name: string, media = 'media.limit(50)') =>
  `business_discovery.username(${name}){username,name,followers_count,media_count,${media}{id,caption,media_type,media_product_type,permalink,timestamp,like_count,comments_count,view_count,username}}`

describe('simulated Meta', () => {
  let simulator: Simulator
  before(async () => {
    simulator = await startSimulator({ now: () => noon })
  })
  after(() => simulator.close())

  const get = (path: string, query: Record<string, string> = {}, scenario = '') =>
    metaGet(simulator, path, query, scenario)
  const data = (answer: { text: string }) => list(at(JSON.parse(answer.text), 'data'))
  const batch = (relativeUrls: readonly string[], scenario = '') => {
    const token = `${accessToken}${scenario}`
    const query = new URLSearchParams({ access_token: token, appsecret_proof: proofOf(token) })
    const items = relativeUrls.map((url) => ({ method: 'GET', relative_url: url }))
    const form = new URLSearchParams({ batch: JSON.stringify(items) })
    return call(`${simulator.url}/meta/v26.0/?${query}`, { method: 'POST', body: form })
  }
  const codeOf = (answer: { text: string }) => at(JSON.parse(answer.text), 'error', 'code')
  const tagOf = async (q: string, scenario = '') =>
    String(at(data(await get('/ig_hashtag_search', { user_id: igUserId, q }, scenario))[0], 'id'))

  test('checks the proof of the app secret', async () => {
    const url = `${simulator.url}/meta/v26.0/fernlight?access_token=${accessToken}`
    const refused = body(await call(url))
    const expected = await fixture('meta/error.proof.100.400.json')
    sameShape(refused, expected)
    assert.equal(at(refused, 'error', 'message'), at(expected, 'error', 'message'))
    assert.equal(codeOf(await call(`${url}&appsecret_proof=${proofOf('other')}`)), 100)
    assert.equal((await call(`${url}&appsecret_proof=${proofOf(accessToken)}`)).status, 200)
  })

  test('takes the token from the Authorization header too, and app tokens without a proof', async () => {
    const url = `${simulator.url}/meta/v26.0/fernlight`
    const headers = { authorization: `Bearer ${accessToken}` }
    assert.equal((await call(`${url}?appsecret_proof=${proofOf(accessToken)}`, { headers })).status, 200)
    const query = `client_id=${appId}&client_secret=${appSecret}&grant_type=client_credentials`
    const app = body(await call(`${simulator.url}/meta/oauth/access_token?${query}`))
    sameShape(app, await fixture('meta/app_token.200.json'))
    const token = encodeURIComponent(String(at(app, 'access_token')))
    assert.equal((await call(`${url}?access_token=${token}`)).status, 200)
    assert.equal(codeOf(await call(`${url}?access_token=wrong`)), 190)
    assert.equal(codeOf(await call(url)), 104)
  })

  test('serves an ended version by the oldest living one and refuses none and the next', async () => {
    const query = `access_token=${accessToken}&appsecret_proof=${proofOf(accessToken)}`
    const old = await call(`${simulator.url}/meta/v20.0/fernlight?${query}`)
    assert.equal(old.headers.get('facebook-api-version'), 'v21.0')
    assert.equal((await call(`${simulator.url}/meta/fernlight?${query}`)).status, 400)
    assert.equal((await call(`${simulator.url}/meta/v27.0/fernlight?${query}`)).status, 400)
  })

  test('never answers that nothing has changed, whatever the caller has seen', async () => {
    const url = `${simulator.url}/meta/v26.0/fernlight?access_token=${accessToken}&appsecret_proof=${proofOf(accessToken)}`
    assert.equal((await call(url, { headers: { 'if-none-match': '*' } })).status, 200)
  })

  test('a page and its posts have the documented keys', async () => {
    const fields = 'id,name,username,link,fan_count,followers_count'
    const page = body(await get('/fernlight', { fields }))
    sameShape(page, await fixture('meta/fb_page.200.json'))
    const answer = body(await get(`/${at(page, 'id')}/posts`, { fields: postFields, limit: '3' }))
    const expected = await fixture('meta/fb_page_posts.200.json')
    assert.deepEqual(keys(at(answer, 'paging')), keys(at(expected, 'paging')))
    const all = list(at(body(await get('/fernlight/posts', { fields: postFields, limit: '100' })), 'data'))
    const full = all.find((post) => keys(post).length === 11 || keys(post).length === 10)
    for (const key of keys(full)) assert.ok(keys(at(expected, 'data', 0)).includes(key), key)
    assert.ok(all.some((post) => at(post, 'message') === undefined))
    assert.ok(all.some((post) => at(post, 'shares') === undefined))
  })

  test('leaves out what a post does not have: message, reactions, comments, shares', async () => {
    const world = buildSmallWorld()
    const posts = world.facebook.posts.map((post) => ({
      ...post,
      message: null,
      reactions: null,
      comments: null,
    }))
    const own = await startSimulator({
      now: () => world.anchor,
      dataset: { ...world, facebook: { ...world.facebook, posts } },
    })
    const [post] = data(await metaGet(own, '/fernlight/posts', { fields: postFields, limit: '1' }))
    assert.deepEqual(keys(post), [
      'created_time',
      'from',
      'id',
      'permalink_url',
      'status_type',
      'updated_time',
    ])
    await own.close()
  })

  test('paging.next carries the token and leads to the next page', async () => {
    const first = body(await get('/fernlight/posts', { fields: 'id', limit: '5' }))
    const next = new URL(String(at(first, 'paging', 'next')))
    assert.equal(next.searchParams.get('access_token'), accessToken)
    next.searchParams.set('appsecret_proof', proofOf(accessToken))
    const second = data(await call(next.href)).map((post) => at(post, 'id'))
    const all = data(await get('/fernlight/posts', { fields: 'id', limit: '10' })).map((post) =>
      at(post, 'id'),
    )
    assert.deepEqual(second, all.slice(5))
  })

  test('since and until cut the posts, and beyond them data is empty', async () => {
    const since = String(noon.getTime() / 1000 - 7 * 86_400)
    const posts = data(await get('/fernlight/posts', { fields: 'created_time', since, limit: '100' }))
    assert.ok(posts.length > 0)
    for (const post of posts) assert.ok(Date.parse(String(at(post, 'created_time'))) / 1000 >= Number(since))
    const none = await get('/fernlight/posts', { until: '946684800' })
    assert.deepEqual(body(none), await fixture('meta/empty.200.json'))
  })

  test('only the feed holds visitors’ posts', async () => {
    const page = at(body(await get('/fernlight')), 'id')
    const foreign = async (edge: string) =>
      data(await get(`/fernlight/${edge}`, { fields: 'from', limit: '100' })).filter(
        (post) => at(post, 'from', 'id') !== page,
      ).length
    assert.deepEqual([await foreign('posts'), await foreign('feed')], [0, 1])
  })

  test('refuses wrong and removed parameters, unknown fields and unknown objects', async () => {
    const bad: [string, Record<string, string>][] = [
      ['/', { ids: 'a,b' }],
      ['/fernlight', { pretty: '1' }],
      ['/fernlight', { debug: 'all' }],
      ['/fernlight', { date_format: 'U' }],
      ['/fernlight', { fields: 'id,secret' }],
      ['/fernlight', { fields: 'id,(' }],
      ['/fernlight/posts', { fields: 'insights' }],
      ['/fernlight/posts', { limit: '101' }],
      ['/fernlight/posts', { after: 'nonsense' }],
      ['/fernlight/likes', {}],
      ['/ig_hashtag_search', { q: 'growlight' }],
      ['/ig_hashtag_search', { user_id: igUserId, q: '#growlight' }],
      ['/ig_hashtag_search', { user_id: igUserId, q: 'grow light' }],
    ]
    for (const [path, query] of bad) assert.equal(codeOf(await get(path, query)), 100, JSON.stringify(query))
    const unknown = await get('/104820011223399')
    const expected = at(await fixture('meta/error.unsupported_get.100.400.json'), 'error', 'message')
    assert.equal(at(body(unknown), 'error', 'message'), expected)
    assert.equal(at(body(unknown), 'error', 'error_subcode'), 33)
  })

  test('a hashtag leads to media of the last 24 hours, without author', async () => {
    const answer = await get('/ig_hashtag_search', { user_id: igUserId, q: 'growlight' })
    assert.equal((await get('/ig_hashtag_search', { user_id: igUserId, q: 'GrowLight' })).status, 400)
    sameShape(body(answer), await fixture('meta/ig_hashtag_search.200.json'))
    const id = await tagOf('growlight')
    const recent = data(
      await get(`/${id}/recent_media`, { user_id: igUserId, fields: mediaFields, limit: '50' }),
    )
    const known = list(at(await fixture('meta/ig_hashtag_recent_media.200.json'), 'data')).flatMap(keys)
    assert.ok(recent.length > 0)
    for (const media of recent) {
      assert.ok(Date.parse(String(at(media, 'timestamp'))) > noon.getTime() - 86_400_000)
      for (const key of keys(media)) assert.ok(known.includes(key), key)
    }
    const top = data(await get(`/${id}/top_media`, { user_id: igUserId, fields: mediaFields, limit: '50' }))
    assert.ok(top.length > recent.length)
    assert.ok(top.some((media) => at(media, 'like_count') === undefined))
    assert.ok(top.some((media) => at(media, 'media_url') === undefined))
    assert.equal(codeOf(await get(`/${id}/recent_media`, { user_id: igUserId, fields: 'id,username' })), 100)
    assert.equal(codeOf(await get('/ig_hashtag_search', { user_id: igUserId, q: 'nosuchtaganywhere' })), 24)
  })

  test('hashtag pages follow the cursor', async () => {
    const id = await tagOf('fernlight')
    const query = { user_id: igUserId, fields: 'id', limit: '4' }
    const first = body(await get(`/${id}/top_media`, query))
    assert.deepEqual(keys(at(first, 'paging', 'cursors')), ['after'])
    const second = data(
      await get(`/${id}/top_media`, { ...query, after: String(at(first, 'paging', 'cursors', 'after')) }),
    )
    const all = data(await get(`/${id}/top_media`, { ...query, limit: '8' }))
    assert.deepEqual(second, all.slice(4))
  })

  test('refuses the 31st tag of a week, not a known one, and forgets after seven days', async () => {
    const own = await startSimulator({ now: () => noon })
    const search = (q: string) => metaGet(own, '/ig_hashtag_search', { user_id: igUserId, q }, '.empty')
    for (let index = 0; index < 30; index += 1) assert.equal((await search(`tag${index}`)).status, 200)
    assert.equal(codeOf(await search('tag30')), 18)
    assert.equal((await search('tag3')).status, 200)
    const ledger = await metaGet(own, `/${igUserId}/recently_searched_hashtags`, { limit: '30' }, '.empty')
    assert.equal(data(ledger).length, 30)
    own.advance(7 * 86_400)
    assert.equal((await search('tag30')).status, 200)
    await own.close()
  })

  test('business discovery answers in its shape and pages through the braces', async () => {
    const answer = body(await get(`/${igUserId}`, { fields: discovery('plantlab') }))
    const expected = await fixture('meta/ig_business_discovery.200.json')
    assert.deepEqual(keys(answer), keys(expected))
    assert.deepEqual(keys(at(answer, 'business_discovery')), keys(at(expected, 'business_discovery')))
    const all = list(at(answer, 'business_discovery', 'media', 'data'))
    const known = list(at(expected, 'business_discovery', 'media', 'data')).flatMap(keys)
    for (const media of all) for (const key of keys(media)) assert.ok(known.includes(key), key)
    const first = at(
      body(await get(`/${igUserId}`, { fields: discovery('plantlab', 'media.limit(2)') })),
      'business_discovery',
    )
    const cursor = at(first, 'media', 'paging', 'cursors', 'after')
    const rest = at(
      body(await get(`/${igUserId}`, { fields: discovery('plantlab', `media.limit(2).after(${cursor})`) })),
      'business_discovery',
    )
    assert.deepEqual(list(at(rest, 'media', 'data')), all.slice(2, 4))
    assert.equal(at(first, 'media', 'paging', 'next'), undefined)
  })

  test('pinned media come first in discovery, and a medium has another id under its hashtag', async () => {
    const world = buildSmallWorld()
    const media = world.instagram.media.map(
      (one): InstagramMedia => (one.caption === 'Long ago' ? { ...one, pinned: true } : one),
    )
    const own = await startSimulator({
      now: () => world.anchor,
      dataset: { ...world, instagram: { ...world.instagram, media } },
    })
    const account = body(await metaGet(own, `/${igUserId}`, { fields: discovery('fernlight') }))
    const listed = list(at(account, 'business_discovery', 'media', 'data'))
    assert.equal(at(listed[0], 'caption'), 'Long ago')
    const id = at(
      data(await metaGet(own, '/ig_hashtag_search', { user_id: igUserId, q: 'growlight' }))[0],
      'id',
    )
    const query = { user_id: igUserId, fields: 'permalink' }
    const tagged = data(await metaGet(own, `/${id}/recent_media`, query))
    const twin = tagged.find((one) => at(one, 'permalink') === at(listed[1], 'permalink'))
    assert.notEqual(twin, undefined)
    assert.notEqual(at(twin, 'id'), at(listed[1], 'id'))
    await own.close()
  })

  test('an unknown Instagram account is code 110 with its subcode', async () => {
    const answer = body(await get(`/${igUserId}`, { fields: discovery('some_private_person') }))
    const expected = await fixture('meta/error.ig_invalid_user.110.400.json')
    sameShape(answer, expected)
    assert.equal(at(answer, 'error', 'error_user_msg'), at(expected, 'error', 'error_user_msg'))
  })

  test('the scenarios answer with their documented codes on their own side only', async () => {
    const facebook = (scenario: string) => get('/fernlight/posts', {}, scenario)
    const instagram = (scenario: string) =>
      get('/ig_hashtag_search', { user_id: igUserId, q: 'growlight' }, scenario)
    const shapes = {
      rate_limited: ['error.app_limit.4.400.json', 4],
      unauthorized: ['error.token_expired.190.400.json', 190],
      no_page_access: ['error.ppca.10.400.json', 10],
      pages_limited: ['error.pages_buc.80001.400.json', 80001],
    }
    for (const [scenario, [name, code]] of Object.entries(shapes)) {
      const answer = await facebook(`.${scenario}`)
      sameShape(body(answer), await fixture(`meta/${name}`))
      assert.equal(codeOf(answer), code, scenario)
    }
    assert.equal((await instagram('.pages_limited')).status, 200)
    assert.equal((await facebook('.instagram_limited')).status, 200)
    assert.equal(codeOf(await instagram('.instagram_limited')), 80002)
    assert.equal(codeOf(await instagram('.no_instagram_access')), 10)
    const usage = (await facebook('.pages_limited')).headers.get('x-business-use-case-usage') ?? ''
    assert.match(usage, /"estimated_time_to_regain_access":7/)
  })

  test('a limited product is at 100 percent in its own header alone', async () => {
    const instagram = (scenario: string) =>
      get('/ig_hashtag_search', { user_id: igUserId, q: 'growlight' }, scenario)
    const usageOf = (answer: { headers: Headers }) => answer.headers.get('x-business-use-case-usage') ?? ''
    assert.match(usageOf(await get('/fernlight/posts', {}, '.pages_limited')), /"pages","call_count":100,/)
    assert.doesNotMatch(usageOf(await instagram('.pages_limited')), /:100|access":7/)
    assert.match(usageOf(await instagram('.instagram_limited')), /"instagram","call_count":100,/)
    assert.doesNotMatch(usageOf(await get('/fernlight/posts', {}, '.instagram_limited')), /:100|access":7/)
  })

  test('blocks for policy reasons with code 368, and hashtags alone where only they lack approval', async () => {
    assert.equal(codeOf(await get('/fernlight', {}, '.policy_blocked')), 368)
    const search = { user_id: igUserId, q: 'growlight' }
    assert.equal(codeOf(await get('/ig_hashtag_search', search, '.no_hashtag_access')), 10)
    const ledger = `/${igUserId}/recently_searched_hashtags`
    assert.equal(codeOf(await get(ledger, {}, '.no_hashtag_access')), 10)
    const account = await get(`/${igUserId}`, { fields: discovery('plantlab') }, '.no_hashtag_access')
    assert.equal(account.status, 200)
  })

  test('finds pages by name, and nothing by words of posts', async () => {
    const fields = 'id,name,link'
    const found = data(await get('/pages/search', { q: 'fernlight', fields }))
    assert.deepEqual(found.map(keys), [['id', 'link', 'name']])
    assert.deepEqual(data(await get('/pages/search', { q: 'brighter, quieter' })), [])
    assert.equal(codeOf(await get('/pages/search')), 100)
  })

  test('answers the items of a batch one by one, each with its code and a body of text', async () => {
    const [post] = data(await get('/fernlight/posts', { fields: 'id,message', limit: '1' }))
    const id = String(at(post, 'id'))
    const items = list(body(await batch([`${id}?fields=id,message`, 'v26.0/1_2?fields=id', 'pages/search'])))
    assert.deepEqual(
      items.map((item) => [at(item, 'code'), keys(item)]),
      [200, 400, 400].map((code) => [code, ['body', 'code', 'headers']]),
    )
    const bodies = items.map((item) => JSON.parse(String(at(item, 'body'))))
    assert.deepEqual(bodies[0], post)
    assert.deepEqual([at(bodies[1], 'error', 'code'), at(bodies[1], 'error', 'error_subcode')], [100, 33])
  })

  test('a batch counts by its items, which may be late; 51 are too many, and a dead token refuses all', async () => {
    const usage = async (scenario: string) =>
      at(JSON.parse((await get('/fernlight', {}, scenario)).headers.get('x-app-usage') ?? ''), 'call_count')
    const ids = Array.from({ length: 50 }, (_, index) => `1_${index}`)
    assert.equal(list(body(await batch(ids, '.ok.batched'))).length, 50)
    assert.equal(await usage('.ok.batched'), 26)
    assert.deepEqual(
      list(body(await batch(['1_1', '1_2'], '.batch_timeout-1'))).map((item) => item === null),
      [false, true],
    )
    assert.equal(codeOf(await batch([...ids, '1_50'])), 100)
    assert.equal(codeOf(await batch(['1_1'], '.unauthorized')), 190)
    assert.equal(codeOf(await batch([])), 100)
  })

  test('asks to reduce the amount of data above the limit', async () => {
    const answer = await get('/fernlight/posts', { limit: '50' }, '.reduce_data')
    assert.equal(answer.status, 500)
    assert.deepEqual(body(answer), await fixture('meta/error.reduce_data.1.500.json'))
    assert.equal((await get('/fernlight/posts', { limit: '25' }, '.reduce_data')).status, 200)
  })

  test('usage climbs to 79, 81 and 96 percent, and really by the calls of the hour', async () => {
    const percent = async (scenario: string) =>
      at(JSON.parse((await get('/fernlight', {}, scenario)).headers.get('x-app-usage') ?? ''), 'call_count')
    const climbing = [
      await percent('.usage_climbing'),
      await percent('.usage_climbing'),
      await percent('.usage_climbing'),
    ]
    assert.deepEqual(climbing, [79, 81, 96])
    assert.equal(await percent('.ok.fresh'), 1)
  })
})
