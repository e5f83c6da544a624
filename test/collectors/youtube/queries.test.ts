import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { credentials } from '../../../simulator/credentials.ts'
import type { YouTubeVideo } from '../../../simulator/dataset/dataset.ts'
import { startSimulator } from '../../../simulator/server.ts'
import { createYouTubeCollector } from '../../../src/collectors/youtube/collector.ts'
import { codesOf, collect, deps, youtube } from '../simulated.ts'
import { buildSmallWorld } from '../small-world.ts'
import { createTestClock, NOW, serve } from '../support.ts'

const world = buildSmallWorld()
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)
const busyId = 'UCbusy0000000000000000003'

function video(hours: number, id: string, changes: Partial<YouTubeVideo>): YouTubeVideo {
  const [first] = world.youtube.videos
  assert.ok(first)
  return { ...first, id, publishedAt: hoursAgo(hours), uploadedAt: hoursAgo(hours), ...changes }
}

const own = await startSimulator({
  now: () => NOW,
  dataset: {
    ...world,
    youtube: {
      ...world.youtube,
      videos: [
        video(1, 'scheduled00', { title: 'Scheduled', uploadedAt: hoursAgo(400) }),
        video(2, 'escaped0000', { title: `"Gizmo" & friends <3`, description: "It's a lamp" }),
        video(3, 'private0000', { title: 'Gizmo, private', privacy: 'private' }),
        video(4, 'unlisted000', { title: 'Gizmo, unlisted', privacy: 'unlisted' }),
        video(5, 'quietlikes0', { title: 'Gizmo, quiet', likes: null, comments: null }),
        video(200, 'old00000000', { title: 'Gizmo, old' }),
        ...world.youtube.videos.filter(({ channelId }) => channelId === busyId),
      ],
    },
  },
})
after(() => own.close())

const settings = {
  baseUrl: own.baseUrls.youtube,
  maxSearchesPerScan: 6,
  commentUnitsPerScan: 0,
  searchesPerDay: 100,
  unitsPerDay: 10_000,
}

let keys = 0
function ours(scenario = 'ok') {
  keys += 1
  const apiKey = `${credentials.youtube.apiKey}.${scenario}.query${keys}`
  return { apiKey, collector: youtube(scenario, { apiKey, baseUrl: own.baseUrls.youtube }) }
}
const callsOf = (apiKey: string) => own.requests({ platform: 'youtube', credential: apiKey })
const sunbar = 'https://www.youtube.com/@sunbar'
const busy = 'https://www.youtube.com/@busy'

test('texts are those of the video, never the escaped ones of the search', async () => {
  const { posts } = await collect(ours().collector, { words: ['Gizmo'] })
  assert.deepEqual(
    posts.map(({ text }) => text),
    [`"Gizmo" & friends <3\n\nIt's a lamp`, 'Gizmo, quiet'],
  )
})

test('hidden likes and switched-off comments are withheld', async () => {
  const { posts } = await collect(ours().collector, { words: ['Gizmo quiet', 'quiet'] })
  assert.deepEqual(
    posts.map(({ id, metrics }) => [id, metrics]),
    [['quietlikes0', { views: 10, likes: null, comments: null }]],
  )
})

test('a late search index gives nothing away: what is private is removed, what is unlisted stays out', async () => {
  const { posts, rejected } = await collect(ours('stale_index').collector, { words: ['Gizmo'] })
  assert.deepEqual(
    posts.map(({ id }) => id),
    ['escaped0000', 'quietlikes0'],
  )
  assert.deepEqual([...rejected].sort(), ['not_public', 'removed'])
})

test('a video that was uploaded long before its publication is found among the uploads', async () => {
  const { posts, coverage } = await collect(ours().collector, { competitorUrls: [sunbar] })
  assert.ok(posts.some(({ id }) => id === 'scheduled00'))
  assert.deepEqual(
    coverage.map(({ complete }) => complete),
    [true],
  )
})

test('a page token that is refused keeps the pages before, and coverage says how far they reached', async () => {
  const { posts, problems, coverage } = await collect(ours('stale_pages').collector, {
    competitorUrls: [busy],
  })
  assert.deepEqual([posts.length, codesOf(problems)], [50, ['query_refused']])
  assert.deepEqual(
    coverage.map(({ complete, reachedBackTo }) => [complete, reachedBackTo]),
    [[false, hoursAgo(102).toISOString()]],
  )
})

test('more uploads than three pages are a gap that coverage names', async () => {
  const { posts, problems, coverage, calls, expected } = await collect(ours().collector, {
    competitorUrls: [busy],
    days: 90,
  })
  assert.deepEqual([posts.length, codesOf(problems)], [150, ['over_budget']])
  assert.equal(coverage[0]?.reachedBackTo, hoursAgo(302).toISOString())
  assert.ok(calls.length <= expected.reduce((sum, more) => sum + more, 0))
})

test('a resolved channel is cached for thirty days and no longer', async () => {
  const pathsAfter = async (days: number) => {
    const clock = createTestClock(hoursAgo(-24 * days))
    const apiKey = `${credentials.youtube.apiKey}.ok.after${days}`
    const collector = createYouTubeCollector({ ...settings, apiKey }, { ...deps(), clock })
    const deadline = new Date(clock.now().getTime() + 45_000)
    await collect(collector, { competitorUrls: [sunbar], deadline })
    return callsOf(apiKey).map(({ path }) => path.replace('/youtube/', ''))
  }
  await collect(ours().collector, { competitorUrls: [sunbar] })
  assert.deepEqual(await pathsAfter(29), ['playlistItems', 'videos'])
  assert.deepEqual(await pathsAfter(31), ['channels', 'playlistItems', 'videos'])
})

test('a cached list that is gone is resolved again by the next scan', async (t) => {
  const asked: string[] = []
  const answers: Record<string, [number, unknown]> = {
    channels: [
      200,
      {
        kind: 'youtube#channelListResponse',
        items: [{ id: 'UCgone', snippet: {}, contentDetails: { relatedPlaylists: { uploads: 'UUgone' } } }],
      },
    ],
    playlistItems: [404, { error: { errors: [{ reason: 'playlistNotFound' }] } }],
  }
  const baseUrl = await serve(t, (req, res) => {
    const name = /^\/(\w+)/.exec(req.url ?? '')?.[1] ?? ''
    asked.push(name)
    const [status, answer] = answers[name] ?? [500, {}]
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  const competitorUrls = ['https://www.youtube.com/@gone']
  for (const _scan of [1, 2]) {
    const { problems } = await collect(youtube('ok', { baseUrl }), { competitorUrls })
    assert.deepEqual(codesOf(problems), ['not_found'])
  }
  assert.deepEqual(asked, ['channels', 'playlistItems', 'channels', 'playlistItems'])
})

test('an old video among new ones does not make a search reach further back', async (t) => {
  const results = [1, 100, 2, 3].map((hours) => ({ snippet: { publishedAt: hoursAgo(hours).toISOString() } }))
  const tokens = ['CAMQAA', null]
  const baseUrl = await serve(t, (_req, res) => {
    const page = { kind: 'youtube#searchListResponse', items: results, nextPageToken: tokens.shift() }
    res.setHeader('content-type', 'application/json').end(JSON.stringify(page))
  })
  const [more, last] = [
    await collect(youtube('ok', { baseUrl }), { words: ['Gizmo'] }),
    await collect(youtube('ok', { baseUrl }), { words: ['Gizmo'] }),
  ]
  assert.equal(more.coverage[0]?.reachedBackTo, hoursAgo(3).toISOString())
  assert.deepEqual([more.coverage[0]?.complete, last.coverage[0]?.complete], [false, true])
})

test('a token beside an empty page leads nowhere', async (t) => {
  const baseUrl = await serve(t, (_req, res) => {
    res
      .setHeader('content-type', 'application/json')
      .end('{"kind":"youtube#searchListResponse","items":[],"nextPageToken":"CAMQAA"}')
  })
  const { coverage, problems } = await collect(youtube('ok', { baseUrl }), { words: ['Gizmo'] })
  assert.deepEqual([coverage.map(({ complete }) => complete), problems], [[true], []])
})

test('a channel whose id is too long to be remembered by costs its video nothing but the name', async (t) => {
  const id = `UC${Array.from({ length: 9000 }, (_, index) => ((index * 7919) % 36).toString(36)).join('')}`
  const publishedAt = hoursAgo(1).toISOString()
  const snippet = { title: 'A Gizmo', publishedAt, channelId: id }
  const answers: Record<string, unknown> = {
    search: {
      kind: 'youtube#searchListResponse',
      items: [{ id: { videoId: 'gizmo000001' }, snippet: { publishedAt } }],
    },
    videos: {
      kind: 'youtube#videoListResponse',
      items: [{ id: 'gizmo000001', snippet, status: { privacyStatus: 'public' } }],
    },
    channels: { kind: 'youtube#channelListResponse', items: [{ id, snippet: { customUrl: '@gizmo' } }] },
  }
  const baseUrl = await serve(t, (req, res) => {
    const name = /^\/(\w+)/.exec(req.url ?? '')?.[1] ?? ''
    res.setHeader('content-type', 'application/json').end(JSON.stringify(answers[name]))
  })
  const { posts, problems } = await collect(youtube('ok', { baseUrl }), { words: ['Gizmo'] })
  assert.deepEqual([posts.map(({ authorHandle }) => authorHandle), problems], [[undefined], []])
})

test('a video whose channel could not be named waits for a scan that can name it, and others do not', async (t) => {
  const publishedAt = hoursAgo(1).toISOString()
  const channels = ['UCnamed', 'UClater'].map((id) => ({ id, snippet: { customUrl: `@${id.slice(2)}` } }))
  const videos = channels.map((channel, index) => ({
    id: `gizmo00000${index}`,
    snippet: { title: 'A Gizmo', publishedAt, channelId: channel.id },
    status: { privacyStatus: 'public' },
  }))
  let shown = videos.slice(0, 1)
  let isDown = false
  const baseUrl = await serve(t, (req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://localhost')
    const name = pathname.slice(1)
    const items: Record<string, unknown> = {
      search: shown.map(({ id, snippet }) => ({ id: { videoId: id }, snippet })),
      videos: shown,
      channels: channels.filter(({ id }) => searchParams.get('id')?.split(',').includes(id)),
    }
    const kind = `youtube#${name === 'channels' ? 'channel' : name === 'videos' ? 'video' : name}ListResponse`
    res.writeHead(isDown && name === 'channels' ? 400 : 200, { 'content-type': 'application/json' })
    res.end(JSON.stringify({ kind, items: items[name] }))
  })
  const scanned = async () => {
    const { posts, problems } = await collect(youtube('ok', { baseUrl }), { words: ['Gizmo'] })
    return [posts.map(({ authorHandle }) => authorHandle), problems.length]
  }
  assert.deepEqual(await scanned(), [['@named'], 0])
  shown = videos
  isDown = true
  assert.deepEqual(await scanned(), [['@named'], 1])
  isDown = false
  assert.deepEqual(await scanned(), [['@named', '@later'], 0])
})
