import assert from 'node:assert/strict'
import { test } from 'node:test'
import { credentials } from '../../../simulator/credentials.ts'
import { createYouTubeCollector } from '../../../src/collectors/youtube/collector.ts'
import { collect, deps, simulator } from '../simulated.ts'

/** Real calls, each held back until `mayEnd` of what is under way says that it may be answered. */
function held(mayEnd: (path: string, started: readonly string[]) => boolean) {
  const started: string[] = []
  const running = new Map<string, number>()
  const most = { searches: 0, others: 0 }
  const waiting = new Set<() => void>()
  const retry = () => {
    for (const look of waiting) look()
  }
  const until = (path: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!mayEnd(path, started)) return
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
    })
  const holding: typeof fetch = async (input, init) => {
    const path = new URL(String(input)).pathname.replace('/youtube', '')
    const kind = path === '/search' ? 'searches' : 'others'
    started.push(path)
    running.set(kind, (running.get(kind) ?? 0) + 1)
    most[kind] = Math.max(most[kind], running.get(kind) ?? 0)
    retry()
    try {
      const response = await fetch(input, init)
      await until(path)
      return response
    } finally {
      running.set(kind, (running.get(kind) ?? 0) - 1)
    }
  }
  return { fetch: holding, started, most }
}

let keys = 0
function collectorWith(fetching: typeof fetch) {
  keys += 1
  return createYouTubeCollector(
    {
      apiKey: `${credentials.youtube.apiKey}.ok.side${keys}`,
      baseUrl: simulator.baseUrls.youtube,
      maxSearchesPerScan: 6,
      commentUnitsPerScan: 0,
      searchesPerDay: 100,
      unitsPerDay: 10_000,
    },
    { ...deps(), fetch: fetching },
  )
}

const fillers = Array.from({ length: 23 }, (_, index) => `word${index}`)
const count = (started: readonly string[], path: string) => started.filter((one) => one === path).length

test('the next search goes out while the videos of the one before are still being described', {
  timeout: 60_000,
}, async () => {
  // The first list of videos is answered only once the second search has begun.
  const calls = held((path, started) => path !== '/videos' || count(started, '/search') >= 2)
  const { posts } = await collect(collectorWith(calls.fetch), { words: ['Fernlight', ...fillers, 'bar'] })
  assert.ok(posts.some(({ id }) => id === 'quiet000001'))
})

test('channels are read while a search is under way', { timeout: 60_000 }, async () => {
  // The search is answered only once a channel's uploads have been described.
  const calls = held((path, started) => path !== '/search' || started.includes('/videos'))
  const { posts } = await collect(collectorWith(calls.fetch), {
    words: ['Fernlight'],
    competitorUrls: ['https://www.youtube.com/@sunbar'],
  })
  assert.deepEqual(posts.map(({ id }) => id).sort(), ['quiet000001', 'sunbar00001', 'sunbar00002'])
})

test('one search and four other calls are under way at most, and as many are', {
  timeout: 60_000,
}, async () => {
  // The first lookups are answered only once four of them have begun.
  const calls = held((path, started) => path !== '/channels' || count(started, '/channels') >= 4)
  const competitorUrls = ['@sunbar', '@busy', '@nobody1', '@nobody2', '@nobody3', '@nobody4'].map(
    (handle) => `https://www.youtube.com/${handle}`,
  )
  await collect(collectorWith(calls.fetch), { words: ['Fernlight', ...fillers, 'bar'], competitorUrls })
  assert.deepEqual(calls.most, { searches: 1, others: 4 })
})

test('a video that a search and a channel find at once is described once and delivered once', {
  timeout: 60_000,
}, async () => {
  const calls = held(() => true)
  const { posts, rejected } = await collect(collectorWith(calls.fetch), {
    words: ['bar'],
    competitorUrls: ['https://www.youtube.com/@sunbar', 'https://youtu.be/sunbar00003'],
  })
  assert.equal(new Set(posts.map(({ id }) => id)).size, posts.length)
  assert.ok(posts.some(({ id }) => id === 'sunbar00001'))
  assert.ok(rejected.includes('duplicate'))
})
