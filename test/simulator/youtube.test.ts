import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { credentials } from '../../simulator/credentials.ts'
import { type Simulator, startSimulator } from '../../simulator/server.ts'
import { at, body, call, fixture, keys, list, noon, sameShape, youtubeGet } from './support.ts'

const words = { part: 'snippet', type: 'video', q: '"grow light"|fernlight', order: 'date', maxResults: '50' }
const parts = 'snippet,statistics,contentDetails,status,liveStreamingDetails'

describe('simulated YouTube', () => {
  let simulator: Simulator
  before(async () => {
    simulator = await startSimulator({ now: () => noon })
  })
  after(() => simulator.close())

  const get = (path: string, query: Record<string, string>, scenario = '') =>
    youtubeGet(simulator, path, query, scenario)
  const items = (answer: { text: string }) => list(at(JSON.parse(answer.text), 'items'))
  const idsOf = (answer: { text: string }) => items(answer).map((item) => String(at(item, 'id', 'videoId')))

  test('search answers in the shape of YouTube', async () => {
    const answer = await get('/search', { ...words, maxResults: '3' })
    sameShape(body(answer), await fixture('youtube/search.200.json'))
    const none = await get('/search', { ...words, q: '"no such phrase anywhere"' })
    assert.deepEqual(keys(body(none)), keys(await fixture('youtube/search.empty.200.json')))
  })

  test('titles are escaped in search and plain in videos.list', async () => {
    const found = await get('/search', { ...words, q: '"LIVE: grow light"' })
    const video = items(await get('/videos', { part: parts, id: idsOf(found).join() }))[0]
    assert.equal(at(items(found)[0], 'snippet', 'title'), 'LIVE: grow light Q&amp;A with Ines')
    assert.equal(at(video, 'snippet', 'title'), 'LIVE: grow light Q&A with Ines')
  })

  test('counts are strings, hidden likes and disabled comments are absent keys', async () => {
    const expected = list(at(await fixture('youtube/videos.200.json'), 'items'))
    const ids = idsOf(await get('/search', words))
    const videos = items(await get('/videos', { part: parts, id: ids.join() }))
    const statistics = videos.map((video) => at(video, 'statistics'))
    const usual = videos.find((video) => keys(at(video, 'statistics')).length === 4)
    sameShape(usual, expected[0])
    assert.equal(typeof at(usual, 'statistics', 'viewCount'), 'string')
    assert.ok(statistics.some((counts) => at(counts, 'likeCount') === undefined))
    assert.ok(statistics.some((counts) => at(counts, 'commentCount') === undefined))
    const live = videos.find((video) => at(video, 'snippet', 'liveBroadcastContent') === 'live')
    sameShape(at(live, 'liveStreamingDetails'), at(expected[2], 'liveStreamingDetails'))
  })

  test('search honours |, - and the window, newest first', async () => {
    const since = '2026-11-17T00:00:00Z'
    const found = items(
      await get('/search', { ...words, q: 'sunbar|firmware -subscription', publishedAfter: since }),
    )
    const times = found.map((item) => String(at(item, 'snippet', 'publishedAt')))
    assert.ok(found.length > 0)
    assert.ok(times.every((time) => time >= since))
    assert.deepEqual(times, times.toSorted().reverse())
    for (const item of found) assert.doesNotMatch(JSON.stringify(at(item, 'snippet')), /\bsubscription\b/i)
  })

  test('page tokens lead through all results and an invented one is refused', async () => {
    const whole = idsOf(await get('/search', words, '.ok.pages'))
    const ids: string[] = []
    let answer = await get('/search', { ...words, maxResults: '7' }, '.ok.pages')
    for (;;) {
      ids.push(...idsOf(answer))
      const pageToken = at(body(answer), 'nextPageToken')
      if (pageToken === undefined) break
      answer = await get('/search', { ...words, maxResults: '7', pageToken: String(pageToken) }, '.ok.pages')
    }
    assert.deepEqual(ids, whole)
    const wrong = await get('/search', { ...words, pageToken: 'CAMQAA' })
    assert.deepEqual(body(wrong), await fixture('youtube/error.invalidPageToken.400.json'))
  })

  test('refuses wrong requests with 400', async () => {
    const bad: [string, Record<string, string>][] = [
      ['/search', { type: 'video', q: 'a' }],
      ['/search', { part: 'snippet', q: 'a', videoDuration: 'short' }],
      ['/search', { part: 'snippet', q: 'a', type: 'channel', eventType: 'live' }],
      ['/search', { ...words, type: 'film' }],
      ['/search', { ...words, safeSearch: 'off' }],
      ['/search', { ...words, regionCode: 'usa' }],
      ['/search', { ...words, maxResults: '51' }],
      ['/search', { ...words, publishedAfter: '2026-11-17' }],
      ['/search', { ...words, relatedToVideoId: 'abc' }],
      ['/search', { ...words, order: 'newest' }],
      ['/videos', { part: 'snippet' }],
      ['/videos', { part: 'snippet,likes', id: 'a' }],
      ['/videos', { part: 'snippet', id: Array.from({ length: 51 }, (_, index) => `v${index}`).join() }],
      ['/channels', { part: 'snippet' }],
      ['/channels', { part: 'snippet', id: 'a', forHandle: '@b' }],
      ['/channels', { part: 'snippet', id: 'a', maxResults: '51' }],
      ['/playlistItems', { part: 'snippet' }],
      ['/commentThreads', { part: 'snippet' }],
      ['/commentThreads', { part: 'snippet', videoId: 'a', id: 'b' }],
      ['/commentThreads', { part: 'snippet', videoId: 'a', order: 'oldest' }],
    ]
    for (const [path, query] of bad) assert.equal((await get(path, query)).status, 400, JSON.stringify(query))
  })

  test('missing videos are left out, unknown channels leave no items key', async () => {
    const gone = await get('/videos', { part: 'snippet', id: 'aaaaaaaaaaa' })
    const expected = await fixture('youtube/videos.some_gone.200.json')
    sameShape(body(gone), expected)
    assert.deepEqual(at(body(gone), 'items'), [])
    const nobody = await get('/channels', { part: 'snippet', forHandle: '@nobody-at-all' })
    assert.deepEqual(keys(body(nobody)), keys(await fixture('youtube/channels.empty.200.json')))
  })

  test('a handle leads to its uploads, ordered by upload', async () => {
    const channel = await get('/channels', {
      part: 'snippet,contentDetails,statistics',
      forHandle: '@PlantLab',
    })
    sameShape(body(channel), await fixture('youtube/channels.forHandle.200.json'))
    const playlistId = String(at(items(channel)[0], 'contentDetails', 'relatedPlaylists', 'uploads'))
    const list = { part: 'snippet,contentDetails,status', playlistId }
    const uploads = await get('/playlistItems', { ...list, maxResults: '1' })
    sameShape(body(uploads), await fixture('youtube/playlistItems.200.json'))
    const times = items(await get('/playlistItems', { ...list, maxResults: '50' })).map((item) =>
      String(at(item, 'snippet', 'publishedAt')),
    )
    assert.deepEqual(times, times.toSorted().reverse())
    const unknown = await get('/playlistItems', { ...list, playlistId: 'UUnothing' })
    assert.deepEqual(body(unknown), await fixture('youtube/error.playlistNotFound.404.json'))
  })

  test('comment threads exist, and are refused where comments are off', async () => {
    const ids = idsOf(await get('/search', words))
    const videos = items(await get('/videos', { part: 'statistics', id: ids.join() }))
    const closed = videos.find((video) => at(video, 'statistics', 'commentCount') === undefined)
    const [talked] = idsOf(await get('/search', { ...words, q: '"I am returning my Fernlight"' }))
    const threads = await get('/commentThreads', {
      part: 'snippet',
      videoId: String(talked),
      maxResults: '1',
    })
    sameShape(body(threads), await fixture('youtube/commentThreads.200.json'))
    const refused = await get('/commentThreads', { part: 'snippet', videoId: String(at(closed, 'id')) })
    assert.deepEqual(body(refused), await fixture('youtube/error.commentsDisabled.403.json'))
    const stats = await get('/videos:batchGetStats', { part: 'statistics', id: String(talked) })
    assert.deepEqual(keys(body(stats)), keys(await fixture('youtube/videos_batchGetStats.200.json')))
  })

  test('the key may stand in the query; none and a wrong one are refused', async () => {
    const url = `${simulator.url}/youtube/videos?part=snippet&id=a`
    assert.equal((await call(`${url}&key=${credentials.youtube.apiKey}`)).status, 200)
    assert.equal((await call(url)).status, 403)
    assert.deepEqual(body(await call(`${url}&key=wrong`)), await fixture('youtube/error.keyInvalid.400.json'))
  })

  test('searches and units are separate daily buckets that end at midnight in Los Angeles', async () => {
    const own = await startSimulator({ now: () => noon })
    const search = () => youtubeGet(own, '/search', words, '.search_quota-1')
    assert.equal((await search()).status, 200)
    const spent = await search()
    assert.deepEqual(body(spent), await fixture('youtube/error.searchDaily.429.json'))
    assert.equal(
      (await youtubeGet(own, '/videos', { part: 'snippet', id: 'a' }, '.search_quota-1')).status,
      200,
    )
    own.advance(19.9 * 3600)
    assert.equal((await search()).status, 429)
    own.advance(0.2 * 3600)
    assert.equal((await search()).status, 200)
    await own.close()
  })

  test('the other refusals equal the documented bodies', async () => {
    const expected = {
      '.daily_quota': 'error.quotaExceeded.403.json',
      '.per_minute': 'error.perMinute.429.json',
      '.transient': 'error.transientDelegation.403.json',
      '.access_not_configured': 'error.accessNotConfigured.403.json',
      '.unauthorized': 'error.keyInvalid.400.json',
    }
    for (const [scenario, name] of Object.entries(expected)) {
      const answer = await get('/videos', { part: 'snippet', id: 'a' }, scenario)
      assert.deepEqual(body(answer), await fixture(`youtube/${name}`), scenario)
      assert.equal(answer.status, Number(/\d{3}/.exec(name)?.[0]), scenario)
    }
    assert.equal((await get('/videos', { part: 'snippet', id: 'a' }, '.transient')).status, 200)
  })
})
