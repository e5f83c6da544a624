import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  pageSizeFor,
  parseXHandle,
  planX,
  recentSearchFloor,
  shareOf,
} from '../../../src/collectors/x/plan.ts'
import { requestOf } from '../support.ts'

const handles = {
  fernlight: 'fernlight',
  '@Plantlab_Tests': 'Plantlab_Tests',
  'https://x.com/sunbar/status/1': 'sunbar',
  'https://twitter.com/@sunbar': 'sunbar',
  'https://x.com/search?q=a': undefined,
  'https://x.com/i/lists/1': undefined,
  much_too_long_name: undefined,
  'a OR from:b': undefined,
  '': undefined,
}

for (const [text, name] of Object.entries(handles)) {
  test(`reads "${text}" as ${name ?? 'no account'}`, () => {
    assert.equal(parseXHandle(text), name)
  })
}

test('plans accounts first, then words together with competitor sites, none with retweets', () => {
  const { queries } = planX(
    requestOf({
      words: ['grow light', 'and', 'the "best" lamp'],
      handles: { x: ['@fernlight', 'sunbar'] },
      competitorUrls: ['https://www.sunbar.example/', 'https://x.com/Sunbar'],
    }),
  )
  assert.deepEqual(
    queries.map(({ q }) => q),
    [
      '(from:fernlight OR from:sunbar) -is:retweet',
      '("grow light" OR "and" OR "the best lamp" OR url:"sunbar.example") -is:retweet',
    ],
  )
})

test('keeps every query within 512 code points, emoji counted as one, and loses no word', () => {
  const words = Array.from({ length: 80 }, (_, index) => `🌱🌱🌱 number ${index}`)
  const asked = planX(requestOf({ words })).queries.map(({ q }) => q)
  assert.ok(asked.length > 1)
  assert.ok(asked.every((q) => [...q].length <= 512))
  assert.ok(asked.some((q) => q.length > 502))
  assert.deepEqual(
    asked.flatMap((q) => q.slice(1, -') -is:retweet'.length).split(' OR ')),
    words.map((word) => `"${word}"`),
  )
})

test('recent search begins a minute less than seven days ago', () => {
  assert.deepEqual(recentSearchFloor(new Date('2026-11-20T22:45:00Z')), new Date('2026-11-13T22:46:00Z'))
})

test('divides the budget equally, at least a smallest page each', () => {
  assert.deepEqual([shareOf(200, 3), shareOf(200, 1), shareOf(20, 5), shareOf(20, 0)], [66, 200, 10, 20])
})

test('asks for no page that the budget cannot pay', () => {
  assert.deepEqual([pageSizeFor(200), pageSizeFor(66), pageSizeFor(10), pageSizeFor(9)], [100, 66, 10, 0])
})
