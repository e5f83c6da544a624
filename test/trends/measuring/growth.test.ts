import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deduplicate } from '../../../src/trends/corpus/deduplicate.ts'
import type { RankPost } from '../../../src/trends/index.ts'
import { streamGrowth } from '../../../src/trends/measuring/growth.ts'
import { NOW, talk } from '../posts.ts'
import { collected, periods } from './ledger.ts'

function growthOn(topics: readonly (readonly RankPost[])[]) {
  const { mentions } = deduplicate({ posts: topics.flat(), windowDays: 7, now: NOW })
  const ofTopics = topics.map((posts) => mentions.filter(({ post }) => posts.includes(post)))
  return streamGrowth(ofTopics, periods, collected({ x: [[35, 0]] }))
}

const subjects = ['chess club', 'lawn mower', 'sourdough bread', 'night bus', 'apple harvest', 'harbour tour']
/** Topics with 40 mentions in the four weeks before, and this many in the week. */
const inWeek = (counts: readonly number[], extra: Partial<RankPost> = {}) =>
  counts.map((count, index) => [
    ...talk(subjects[index] ?? '', 40, 35, 7),
    ...talk(subjects[index] ?? '', count, 7, 0, extra),
  ])

test('a platform that gives as much as before has not grown', () => {
  assert.equal(growthOn(inWeek([10, 10, 10, 10, 10, 10])).x, 1)
})

test('growth is what is sure of it, upwards and downwards', () => {
  const { x: twice } = growthOn(inWeek([20, 20, 20, 20, 20, 20]))
  assert.ok(twice > 1.5 && twice < 2, `${twice}`)
  const { x: half } = growthOn(inWeek([5, 5, 5, 5, 5, 5]))
  assert.ok(half > 0.5 && half < 0.75, `${half}`)
})

test('a burst is no growth', () => {
  assert.equal(growthOn(inWeek([10, 10, 10, 10, 10, 300])).x, 1)
})

test('fewer than five topics, or next to no history, say nothing of growth', () => {
  assert.equal(growthOn(inWeek([30, 30, 30, 30])).x, 1)
  const small = subjects.map((subject) => [...talk(subject, 4, 35, 7), ...talk(subject, 9, 7, 0)])
  assert.equal(growthOn(small).x, 1)
})

test('an author who writes in many topics does not make the platform grow', () => {
  const flooded = inWeek([10, 10, 10, 10, 10, 10]).map((posts, index) => [
    ...posts,
    ...talk(subjects[index] ?? '', 60, 6, 1, { authorHandle: 'loud' }).map((one) => ({
      ...one,
      id: `loud-${one.id}`,
    })),
  ])
  assert.ok(growthOn(flooded).x < 1.05, `${growthOn(flooded).x}`)
})

test('what rises in less than the median topic is no growth, however much it is in all', () => {
  // Half of the topics mix something new with what goes on as before: none of them is a burst.
  assert.equal(growthOn(inWeek([16, 10, 17, 10, 16, 10])).x, 1)
})
