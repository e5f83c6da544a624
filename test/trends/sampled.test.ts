import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY_MS } from '../../src/lib/days.ts'
import { deduplicate } from '../../src/trends/corpus/deduplicate.ts'
import { type RankPost, rankTrends } from '../../src/trends/index.ts'
import { NOW, post, talk } from './posts.ts'

const input = (posts: readonly RankPost[], maxTexts?: number) => ({
  posts,
  windowDays: 30,
  now: NOW,
  ...(maxTexts === undefined ? {} : { maxTexts }),
})

/** Four topics of 60 to 240 posts, and 300 posts of no topic. */
const subjects = ['solar kettle', 'night bus', 'garden hose', 'paper lamp']
const posts = [
  ...subjects.flatMap((subject, place) => talk(subject, 60 * (place + 1), 29, 0)),
  ...Array.from({ length: 300 }, (_, n) => talk(`thing${n} word${n}`, 1, (n % 29) + 1, n % 29)).flat(),
]

test('of no more texts than are allowed none is left out', () => {
  assert.equal(
    JSON.stringify(rankTrends(input(posts, posts.length))),
    JSON.stringify(rankTrends(input(posts))),
  )
})

test('topics that are found in a sample have all their posts counted, and say that they were', () => {
  const whole = rankTrends(input(posts))
  const { trends } = rankTrends(input(posts, 300))
  const listed = rankTrends(input(posts.toReversed(), 300)).trends
  assert.equal(JSON.stringify(listed), JSON.stringify(trends), 'whatever the order of the posts')
  for (const [place, subject] of subjects.entries()) {
    const own = new Set(talk(subject, 60 * (place + 1), 29, 0).map(({ id }) => id))
    const trend = trends.find(({ postIds }) => postIds.some((id) => own.has(id)))
    assert.ok(trend !== undefined, subject)
    const right = trend.postIds.filter((id) => own.has(id)).length
    assert.ok(right > 0.8 * own.size && right > 0.9 * trend.mentions, `${right} of ${own.size}`)
    assert.equal(trend.mentions, trend.postIds.length)
    assert.match(trend.limitations.join(), /a sample of 300 of 8\d\d different texts/)
  }
  assert.ok(!whole.trends.some(({ limitations }) => limitations.some((each) => each.includes('a sample of'))))
})

test('a sample has so many texts, each day’s share of them, and what many have copied', () => {
  const days = Array.from({ length: 30 }, (_, day) => day)
  const many = days.flatMap((day) => talk(`kettle ${day}`, 100, day + 0.9, day + 0.1))
  const copied = Array.from({ length: 400 }, (_, n) =>
    post(`copy-${n}`, 'everybody passes on the very same words', n % 30),
  )
  const { texts, fitted, heldOut, unsampled } = deduplicate(input([...many, ...copied], 600))
  assert.ok(texts.length > 2000)
  assert.equal(fitted.texts.length, 600)
  assert.equal(heldOut.length, texts.length - 600)
  assert.deepEqual([...unsampled], heldOut)
  assert.ok(fitted.texts.includes('everybody passes on the very same words'))
  for (const day of days) {
    const first = Math.floor((NOW.getTime() - (day + 0.9) * DAY_MS) / DAY_MS)
    const share = fitted.days.filter((each) => each === first).length
    assert.ok(share >= 8 && share <= 35, `${share} of 600 texts of a thirtieth of the posts`)
  }
})

test('with new posts a sample changes by no more texts than there are new ones', () => {
  const sampleOf = (some: readonly RankPost[]) => new Set(deduplicate(input(some, 300)).fitted.texts)
  const before = sampleOf(posts)
  const after = sampleOf([...posts, ...talk('new thing', 20, 0.5, 0)])
  const left = [...before].filter((text) => !after.has(text)).length
  assert.ok(left > 0 && left <= 20, String(left))
})
