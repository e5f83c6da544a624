import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deduplicate } from '../../../src/trends/corpus/deduplicate.ts'
import type { RankPost } from '../../../src/trends/index.ts'
import { engagementScale } from '../../../src/trends/measuring/engagement.ts'
import { NOW, post } from '../posts.ts'

function sumsOf(metrics: readonly NonNullable<RankPost['metrics']>[]): (number | null)[] {
  const posts = metrics.map((own, index) => post(`p${index}`, `word${index}`, 9 - index, { metrics: own }))
  const { mentions } = deduplicate({ posts, windowDays: 30, now: NOW })
  const { sumOf } = engagementScale(mentions, NOW.getTime(), false)
  return mentions.map(sumOf)
}

test('adds up what is known; nothing known is null, not zero', () => {
  assert.deepEqual(sumsOf([{ likes: 3, replies: 2 }, { likes: 3, replies: null }, { likes: null }, {}]), [
    5,
    3,
    null,
    null,
  ])
})

test('leaves out views, and takes a count below zero for none', () => {
  assert.deepEqual(sumsOf([{ likes: 1, views: 900 }, { likes: -5 }]), [1, 0])
})

test('counts that were imported do not add up to infinity', () => {
  const sums = sumsOf(Array.from({ length: 20 }, () => ({ likes: 1e308, replies: 1e308 })))
  const total = sums.reduce<number>((sum, value) => sum + (value ?? 0), 0)
  assert.ok(Number.isFinite(total) && total > 1e15, `${total}`)
})

test('compares reactions with posts of the same platform and age alone', () => {
  const posts = [
    ...[0, 10, 20, 30].map((likes) =>
      post(`old-${likes}`, `old ${'abcd'[likes / 10]}`, 20, { metrics: { likes } }),
    ),
    ...[1, 5].map((likes) => post(`young-${likes}`, `young ${'abcdef'[likes]}`, 0.5, { metrics: { likes } })),
    post('tied', 'old e', 20, { metrics: { likes: 20 } }),
    post('elsewhere', 'old f', 20, { platform: 'facebook', metrics: { reactions: 20 } }),
    post('unknown', 'old g', 20),
  ]
  const { mentions } = deduplicate({ posts, windowDays: 30, now: NOW })
  const { percentileOf } = engagementScale(mentions, NOW.getTime(), false)
  assert.deepEqual(Object.fromEntries(mentions.map((mention) => [mention.post.id, percentileOf(mention)])), {
    'old-0': 0.1,
    'old-10': 0.3,
    'old-20': 0.6,
    tied: 0.6,
    'old-30': 0.9,
    'young-1': 0.25,
    'young-5': 0.75,
    elsewhere: 0.5,
    unknown: null,
  })
})
