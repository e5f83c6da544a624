import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Dataset, YouTubeVideo } from '../../simulator/dataset/dataset.ts'
import { type Simulator, startSimulator } from '../../simulator/server.ts'
import { at, body, list, noon, youtubeGet } from './support.ts'

const channelId = 'UClamp0000000000000000001'
const otherIds = Array.from({ length: 6 }, (_, index) => `UCother000000000000000000${index}`)
const hoursAgo = (hours: number) => new Date(noon.getTime() - hours * 3_600_000)

function video(hours: number, id: string, changes: Partial<YouTubeVideo> = {}): YouTubeVideo {
  return {
    id,
    channelId,
    title: `Lamp ${id}`,
    description: '',
    publishedAt: hoursAgo(hours),
    uploadedAt: hoursAgo(hours),
    views: 10,
    likes: 2,
    comments: 3,
    live: 'none',
    privacy: 'public',
    durationSeconds: 600,
    language: 'en',
    ...changes,
  }
}

const world: Dataset = {
  anchor: noon,
  reddit: { subreddits: [], posts: [], comments: [] },
  x: { accounts: [], posts: [] },
  facebook: { pages: [], posts: [] },
  instagram: { accounts: [], media: [] },
  youtube: {
    channels: [channelId, ...otherIds].map((id, index) => ({
      id,
      handle: null,
      title: index === 0 ? 'Lamp & Leaf' : `Other ${index}`,
      description: '',
      subscribers: 1,
    })),
    videos: [
      video(1, 'scheduled00', { uploadedAt: hoursAgo(90), likes: 9 }),
      video(2, 'premiere000', { live: 'upcoming', comments: null }),
      video(3, 'short000000', { durationSeconds: 58, title: 'Lamp short, no basil', likes: null }),
      video(4, 'private0000', { privacy: 'private' }),
      video(5, 'unlisted000', { privacy: 'unlisted' }),
      video(6, 'elsewhere00', { channelId: otherIds[0] ?? '', title: 'Basil', comments: 2 }),
    ],
  },
}

describe('simulated YouTube, rule by rule', () => {
  let simulator: Simulator
  before(async () => {
    simulator = await startSimulator({ now: () => noon, dataset: world })
  })
  after(() => simulator.close())

  const get = (path: string, query: Record<string, string>, scenario = '') =>
    youtubeGet(simulator, path, query, scenario)
  const search = async (query: Record<string, string>, scenario = '') => {
    const answer = await get(
      '/search',
      { part: 'snippet', maxResults: '50', order: 'date', ...query },
      scenario,
    )
    return list(at(body(answer), 'items'))
  }
  const videoIds = async (query: Record<string, string>, scenario = '') =>
    (await search({ type: 'video', ...query }, scenario)).map((item) => at(item, 'id', 'videoId'))
  const playlist = async (scenario = '') => {
    const query = {
      part: 'snippet,contentDetails,status',
      playlistId: `UU${channelId.slice(2)}`,
      maxResults: '50',
    }
    return list(at(body(await get('/playlistItems', query, scenario)), 'items'))
  }

  test('a search without type=video mixes channels and playlists with videos', async () => {
    const kinds = (await search({ q: 'lamp' })).map((item) => at(item, 'id', 'kind'))
    assert.deepEqual([...new Set(kinds)], ['youtube#channel', 'youtube#playlist', 'youtube#video'])
    const [channel] = await search({ q: 'leaf', type: 'channel' })
    assert.equal(at(channel, 'id', 'channelId'), channelId)
    assert.equal(at(channel, 'snippet', 'title'), 'Lamp &amp; Leaf')
  })

  test('a filter of videos without type=video is refused with a reason', async () => {
    const refused = await get('/search', { part: 'snippet', q: 'lamp', videoDuration: 'short' })
    assert.equal(refused.status, 400)
    assert.equal(at(body(refused), 'error', 'errors', 0, 'location'), 'videoDuration')
    assert.match(decodeURI(refused.headers.get('x-sim-reason') ?? ''), /needs type=video/)
  })

  const searches = [
    ['| joins alternatives', { q: 'basil|nothing' }, ['short000000', 'elsewhere00']],
    ['- leaves out', { q: 'lamp -basil' }, ['scheduled00', 'premiere000']],
    ['a blank wants both', { q: 'lamp basil' }, ['short000000']],
    ['a phrase stands together', { q: '"lamp basil"' }, []],
    ['one channel', { q: 'basil', channelId }, ['short000000']],
    ['short videos', { q: '', videoDuration: 'short' }, ['short000000']],
    ['what is announced', { q: '', eventType: 'upcoming' }, ['premiere000']],
    ['best liked first', { q: 'lamp', order: 'rating' }, ['scheduled00', 'premiere000', 'short000000']],
    [
      'from a moment on, it included',
      { q: 'lamp', publishedAfter: '2026-11-20T10:00:00Z' },
      ['scheduled00', 'premiere000'],
    ],
    ['until a moment, it excluded', { q: 'lamp', publishedBefore: '2026-11-20T10:00:00Z' }, ['short000000']],
  ] as const
  for (const [rule, query, ids] of searches) {
    test(`search: ${rule}`, async () => {
      assert.deepEqual(await videoIds(query), ids)
    })
  }

  test('an index that is late names videos that videos.list does not have any more', async () => {
    const named = await videoIds({ q: 'lamp' }, '.stale_index')
    assert.ok(named.includes('private0000') && named.includes('unlisted000'))
    const answer = await get('/videos', { part: 'status', id: named.join() }, '.stale_index')
    const items = list(at(body(answer), 'items'))
    const privacy = Object.fromEntries(
      items.map((item) => [at(item, 'id'), at(item, 'status', 'privacyStatus')]),
    )
    assert.equal(privacy['private0000'], undefined)
    assert.equal(privacy['unlisted000'], 'unlisted')
  })

  test('uploads follow the upload, and the publication of one may be later or unknown', async () => {
    const items = await playlist('.stale_index')
    const ids = items.map((item) => at(item, 'contentDetails', 'videoId'))
    assert.deepEqual(ids, ['premiere000', 'short000000', 'private0000', 'unlisted000', 'scheduled00'])
    const last = items.at(-1)
    assert.equal(at(last, 'snippet', 'publishedAt'), '2026-11-16T18:00:00Z')
    assert.equal(at(last, 'contentDetails', 'videoPublishedAt'), '2026-11-20T11:00:00Z')
    assert.equal(at(items[2], 'contentDetails', 'videoPublishedAt'), undefined)
    assert.equal((await playlist()).length, 3)
  })

  test('what is announced has no views', async () => {
    const answer = await get('/videos', { part: 'statistics', id: 'premiere000' })
    assert.deepEqual(at(list(at(body(answer), 'items'))[0], 'statistics'), {
      likeCount: '2',
      favoriteCount: '0',
    })
  })

  test('channels come five at a time unless more are asked for', async () => {
    const count = async (query: Record<string, string>) =>
      list(at(body(await get('/channels', { part: 'id', id: otherIds.join(), ...query })), 'items')).length
    assert.deepEqual([await count({}), await count({ maxResults: '50' })], [5, 6])
  })

  test('counts alone have a bucket of their own', async () => {
    const stats = { part: 'statistics', id: 'short000000,missing0000' }
    const answer = await get('/videos:batchGetStats', stats, '.daily_quota')
    assert.equal(answer.status, 200)
    assert.equal(list(at(body(answer), 'items')).length, 1)
    assert.equal((await get('/videos', stats, '.daily_quota')).status, 403)
  })

  test('a refused attempt counts too', async () => {
    const own = await startSimulator({ now: () => noon, dataset: world })
    const wrong = { part: 'snippet', type: 'film' }
    assert.equal((await youtubeGet(own, '/search', wrong, '.search_quota-1')).status, 400)
    assert.equal((await youtubeGet(own, '/search', wrong, '.search_quota-1')).status, 429)
    await own.close()
  })

  test('a page token that went stale is refused', async () => {
    const query = { part: 'snippet', type: 'video', q: 'lamp', maxResults: '1' }
    const first = await get('/search', query, '.stale_pages')
    const pageToken = String(at(body(first), 'nextPageToken'))
    assert.equal((await get('/search', { ...query, pageToken })).status, 200)
    assert.equal((await get('/search', { ...query, pageToken }, '.stale_pages')).status, 400)
  })
})
