import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TrendResponse } from '../../src/model/index.ts'
import { truncateTrend } from '../../tools/truncate-trend.ts'
import { samplePost } from '../support/posts.ts'
import { sampleExplanation, sampleTrend } from '../support/trends.ts'

const answer: TrendResponse = {
  windowDays: 30,
  trend: sampleTrend({
    id: 't_1',
    postIds: Array.from({ length: 40 }, (_, n) => `post-${n}`),
    representativePostIds: ['a', 'b', 'c'],
    explain: sampleExplanation({ rule: 'r'.repeat(500) }),
    daily: [{ day: '2026-01-01', count: 3 }],
  }),
  posts: [
    samplePost({ id: 'a', text: 'short' }),
    samplePost({ id: 'b', text: 'long '.repeat(2000) }),
    samplePost({ id: 'c', text: 'short, too' }),
  ],
  missing: [],
}
const full = JSON.stringify(answer).length
const required = ['id', 'topic', 'score', 'mentions', 'uniqueAuthors', 'platforms', 'engagement']

test('is the same object with maxChars 0 or enough, and says nothing', () => {
  assert.deepEqual(truncateTrend(answer, 0), { output: answer, notes: {} })
  assert.equal(truncateTrend(answer, full).output, answer)
})

test('fits every size that the required members fit, stays valid and counts what it dropped', () => {
  const least = JSON.stringify(truncateTrend(answer, 1).output).length
  for (let maxChars = full - 1; maxChars >= least; maxChars -= 97) {
    const { output, notes } = truncateTrend(answer, maxChars)
    TrendResponse.parse(output)
    assert.ok(JSON.stringify(output).length <= maxChars, `${maxChars}`)
    const dropped =
      40 -
      (output.trend.postIds?.length ?? 0) +
      (3 - output.posts.length) +
      Object.keys(answer.trend).filter((name) => !(name in output.trend)).length
    // A list that went whole was emptied before: its name is one more.
    assert.equal(notes.dropped, dropped, `${maxChars}`)
    assert.match(notes.advice ?? '', new RegExp(`maxChars ${full} or 0\\.$`))
  }
})

test('names the members that it dropped: without it an idea would seem too thin, a flag not needed', () => {
  const { output, notes } = truncateTrend(answer, 600)
  const gone = Object.keys(answer.trend).filter((name) => !(name in output.trend))
  assert.ok(gone.includes('explain'))
  assert.ok(notes.advice?.includes(`of trend the members ${gone.join(' ')}. For all of it`), notes.advice)
})

test('drops ids from the end first', () => {
  const { output, notes } = truncateTrend(answer, full - 20)
  assert.deepEqual(output.trend.postIds, answer.trend.postIds?.slice(0, 38))
  assert.equal(output.posts.length, 3)
  assert.equal(notes.dropped, 2)
})

test('drops the ids of parts before posts, and keeps the parts by name', () => {
  const parts = ['a', 'b'].map((name) => ({
    id: `t_${name}`,
    topic: `part ${name}`,
    mentions: 30,
    postIds: Array.from({ length: 30 }, (_, index) => `post-${name}-${index}`),
  }))
  const broad = { ...answer, trend: { ...answer.trend, parts } }
  const room = JSON.stringify(broad).length - 700
  const { output, notes } = truncateTrend(broad, room)
  assert.deepEqual(
    output.trend.parts,
    parts.map(({ id, topic, mentions }) => ({ id, topic, mentions })),
  )
  assert.equal(output.posts.length, 3)
  assert.match(notes.advice ?? '', /60 of the postIds of trend\.parts/)
})

test('drops the one post that is too long and not those behind it', () => {
  const { output } = truncateTrend(answer, 4000)
  assert.deepEqual(
    output.posts.map(({ id }) => id),
    ['a', 'c'],
  )
  assert.ok(output.trend['explain'])
})

test('keeps the contract’s required members however little room there is', () => {
  const { output } = truncateTrend(answer, 1)
  assert.deepEqual(Object.keys(output.trend), required)
  assert.deepEqual(output.posts, [])
})
