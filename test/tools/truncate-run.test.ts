import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CollectorRecord, type Post, ScanResponse, type Trend } from '../../src/model/index.ts'
import { truncateRun } from '../../tools/truncate-run.ts'

const AT = '2026-11-01T00:00:00.000Z'

const post = (n: number): Post => ({
  platform: 'reddit',
  id: `p${n}`,
  text: 'words '.repeat(40),
  url: `https://www.reddit.com/comments/p${n}`,
  publishedAt: AT,
})

const trend = (n: number): Trend => ({
  id: `t${n}`,
  topic: `topic ${n}`,
  score: 50 - n,
  mentions: 9,
  uniqueAuthors: 8,
  platforms: ['reddit'],
  engagement: 0,
  summary: 'words '.repeat(40),
})

const record = (spans: number): CollectorRecord => ({
  collector: 'reddit',
  platforms: ['reddit'],
  status: 'ok',
  startedAt: AT,
  completedAt: AT,
  durationMs: 1,
  requests: 1,
  attempts: 1,
  fetched: 1,
  stored: 1,
  updated: 0,
  rejected: {},
  coverage: Array.from({ length: spans }, (_, n) => ({
    platform: 'reddit' as const,
    query: `query ${n}`,
    wantedSince: AT,
    reachedBackTo: AT,
    complete: true,
  })),
  retryAfterSeconds: null,
  error: null,
})

const response = (posts: number, trends: number, spans = 3): ScanResponse => ({
  run: {
    id: 'scan_1',
    mode: 'live',
    startedAt: AT,
    completedAt: AT,
    collectors: [record(spans)],
    posts: Array.from({ length: posts }, (_, n) => post(n)),
    trends: Array.from({ length: trends }, (_, n) => trend(n)),
  },
})

test('an answer that fits, or has no limit, is the very one that is stored', () => {
  const long = response(500, 100)
  assert.equal(truncateRun(long, 0).output, long)
  const short = response(2, 2)
  const { output, notes } = truncateRun(short, 40_000)
  assert.equal(output, short)
  assert.deepEqual(notes, {})
})

test('a long one keeps whole trends and posts from the top, and says what was dropped and where it is', () => {
  const long = response(500, 100)
  for (const maxChars of [40_000, 10_000, 2000]) {
    const { output, notes } = truncateRun(long, maxChars)
    assert.ok(JSON.stringify(output).length <= maxChars)
    ScanResponse.parse(output)
    assert.deepEqual(output.run.posts, long.run.posts.slice(0, output.run.posts.length))
    assert.deepEqual(output.run.trends, long.run.trends.slice(0, output.run.trends.length))
    assert.equal(notes.dropped, 600 - output.run.posts.length - output.run.trends.length)
    assert.match(notes.advice ?? '', /get_trends and list_evidence read it/)
  }
  assert.equal(long.run.posts.length, 500)
})

test('where the records of many queries need the room, their spans go first', () => {
  const { output, notes } = truncateRun(response(50, 20, 2000), 20_000)
  assert.ok(JSON.stringify(output).length <= 20_000)
  assert.deepEqual(output.run.collectors[0]?.coverage, [])
  assert.ok(output.run.trends.length > 0)
  assert.match(notes.advice ?? '', /2000 of the collectors' coverage/)
})
