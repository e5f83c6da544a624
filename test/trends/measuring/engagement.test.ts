import assert from 'node:assert/strict'
import { test } from 'node:test'
import { engagementScale } from '../../../src/trends/measuring/engagement.ts'
import { arrange } from '../../../src/trends/measuring/mentions.ts'
import type { RankPost } from '../../../src/trends/types.ts'
import { NOW, post } from '../posts.ts'

function sumsOf(metrics: readonly NonNullable<RankPost['metrics']>[]): (number | null)[] {
  const posts = metrics.map((own, index) => post(`p${index}`, `word${index}`, 9 - index, { metrics: own }))
  const { mentions } = arrange({ posts, windowDays: 30, now: NOW })
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
