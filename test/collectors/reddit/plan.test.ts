import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseRedditHandle, planReddit, searchWindow } from '../../../src/collectors/reddit/plan.ts'
import { NOW, requestOf } from '../support.ts'

const handles = {
  'u/FernlightOfficial': { kind: 'user', name: 'FernlightOfficial' },
  '/user/fern-light_1/': { kind: 'user', name: 'fern-light_1' },
  '@fernlight': { kind: 'user', name: 'fernlight' },
  fernlight: { kind: 'user', name: 'fernlight' },
  'r/IndoorGarden': { kind: 'sub', name: 'IndoorGarden' },
  '/r/IndoorGarden': { kind: 'sub', name: 'IndoorGarden' },
  'https://www.reddit.com/r/IndoorGarden/new/?x=1': { kind: 'sub', name: 'IndoorGarden' },
  'https://old.reddit.com/user/fernlight': { kind: 'user', name: 'fernlight' },
  'https://www.reddit.com/': undefined,
  'https://www.reddit.com/search': undefined,
  'r/a/b': undefined,
  'u/../../api': undefined,
  'r/a+b': undefined,
  '': undefined,
} as const

for (const [text, handle] of Object.entries(handles)) {
  test(`reads "${text}" as ${handle === undefined ? 'no handle' : `the ${handle.kind} ${handle.name}`}`, () => {
    assert.deepEqual(parseRedditHandle(text), handle)
  })
}

const windows = { 0.5: 'day', 1: 'day', 7: 'week', 30: 'month', 90: 'year', 365: 'year', 400: 'all' }

for (const [days, window] of Object.entries(windows)) {
  test(`searches a window of ${days} days with t=${window}`, () => {
    const since = new Date(NOW.getTime() - Number(days) * 86_400_000)
    assert.equal(searchWindow({ since, until: NOW }), window)
  })
}

test('plans users, one sum of subreddits, packed words and competitor sites, in this order', () => {
  const { queries, problems } = planReddit(
    requestOf({
      words: ['grow light', 'Fernlight'],
      handles: { reddit: ['r/IndoorGarden', 'u/fernlight', 'r/indoorgarden', 'r/lamps'] },
      competitorUrls: ['https://www.sunbar.example/lamps', 'https://www.reddit.com/r/sunbar'],
    }),
  )
  assert.deepEqual(
    queries.map(({ path, params }) => [path, params['q']]),
    [
      ['/user/fernlight/submitted', undefined],
      ['/r/indoorgarden+lamps+sunbar/new', undefined],
      ['/search', '"grow light" OR "Fernlight"'],
      ['/domain/sunbar.example/new', undefined],
    ],
  )
  assert.deepEqual(problems, [])
})

test('keeps every search within 512 characters and loses no word', () => {
  const words = Array.from({ length: 80 }, (_, index) => `word number ${index}`)
  const asked = planReddit(requestOf({ words })).queries.map(({ params }) => params['q'] ?? '')
  assert.ok(asked.length > 1)
  assert.ok(asked.every((q) => q.length <= 512))
  assert.deepEqual(
    asked.flatMap((q) => q.split(' OR ')),
    words.map((word) => `"${word}"`),
  )
})

test('asks for subreddits fifty at a time', () => {
  const reddit = Array.from({ length: 51 }, (_, index) => `r/sub${index}`)
  assert.deepEqual(
    planReddit(requestOf({ handles: { reddit } })).queries.map(({ subs }) => subs?.length),
    [50, 1],
  )
})

test('a handle that cannot be read is a problem and no query', () => {
  const { queries, problems } = planReddit(requestOf({ handles: { reddit: ['r/a/b'] } }))
  assert.deepEqual([queries, problems.map(({ code }) => code)], [[], ['unreadable_handle']])
})

test('nothing configured plans nothing', () => {
  assert.deepEqual(planReddit(requestOf()), { queries: [], problems: [] })
})
