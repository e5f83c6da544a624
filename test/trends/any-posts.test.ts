import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { RankedTrend } from '../../src/model/index.ts'
import { changesSince, type RankPost, rankTrends } from '../../src/trends/index.ts'
import { anyPost } from './any-post.ts'
import { NOW } from './posts.ts'

/** The same posts in every run: a failure is found again, and says with which seed. */
const RUNS = { seed: 20_260_331, numRuns: 100 }
const HOUR_MS = 3_600_000

const anyPosts = fc.array(anyPost, { maxLength: 120 })
const windowDays = fc.constantFrom(7, 30, 365)

/** Every number of a value, with the way to it. */
function* numbersIn(value: unknown, way = ''): Generator<[string, number]> {
  if (typeof value === 'number') yield [way, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) yield* numbersIn(part, `${way}.${key}`)
}

function assertFinite(value: unknown): void {
  for (const [way, number] of numbersIn(value)) assert.ok(Number.isFinite(number), `${way}: ${number}`)
}

/** A quotation of a post stands in a post of that id, letter for letter. */
function assertQuoted({ idea, counterEvidence, voices }: RankedTrend, posts: readonly RankPost[]): void {
  for (const { postId, text: quote } of [
    ...(idea?.quotes ?? []),
    ...counterEvidence,
    ...voices.companyPosts,
  ]) {
    assert.ok(
      posts.some((post) => post.id === postId && post.text.includes(quote)),
      `${postId}: ${quote}`,
    )
  }
}

test('any posts are ranked: every number finite, every post of a trend named, every quotation exact', () => {
  fc.assert(
    fc.property(anyPosts, windowDays, (posts, days) => {
      const { trends, assignments } = rankTrends({ posts, windowDays: days, now: NOW })
      assertFinite(trends)
      assert.deepEqual(
        assignments.map(({ id }) => id),
        posts.map(({ id }) => id),
      )
      for (const trend of trends) {
        assert.equal(trend.postIds.length, trend.mentions)
        assert.ok(trend.independentMentions <= trend.mentions)
        assert.ok(trend.topic.trim() !== '', trend.id)
        assertQuoted(trend, posts)
      }
    }),
    RUNS,
  )
})

test('any posts in another order give the same bytes', () => {
  const shuffled = anyPosts.chain((posts) =>
    fc.tuple(fc.constant(posts), fc.shuffledSubarray(posts, { minLength: posts.length })),
  )
  fc.assert(
    fc.property(shuffled, windowDays, ([posts, others], days) => {
      const trendsOf = (input: readonly RankPost[]) =>
        JSON.stringify(rankTrends({ posts: input, windowDays: days, now: NOW }).trends)
      assert.equal(trendsOf(others), trendsOf(posts))
    }),
    RUNS,
  )
})

test('any posts give changes of finite numbers', () => {
  fc.assert(
    fc.property(anyPosts, fc.integer({ min: 1, max: 20 }), (posts, daysAgo) => {
      const since = new Date(NOW.getTime() - daysAgo * 24 * HOUR_MS)
      assertFinite(changesSince({ posts, windowDays: 7, now: NOW, since }).topics)
    }),
    RUNS,
  )
})
