import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RankedTrend } from '../../src/model/index.ts'
import { type RankPost, rankTrends } from '../../src/trends/index.ts'
import { NOW, post, talk } from './posts.ts'

const everyday = ['lawn mower', 'chess club', 'sourdough bread', 'night bus', 'apple harvest'].flatMap(
  (subject) => talk(subject, 60, 35, 0),
)
const complaint = talk('broken kettle', 30, 5, 0)
const campaign = Array.from({ length: 60 }, (_, index) =>
  post(`spam-${index}`, `Win ${index} free Zorvex lamps, follow and repost now`, 3),
)

function rank(posts: readonly RankPost[]): RankedTrend[] {
  return rankTrends({ posts, windowDays: 7, now: NOW }).trends
}

function trendWith(postId: string, trends: readonly RankedTrend[]): RankedTrend {
  const found = trends.find((trend) => trend.postIds.includes(postId))
  assert.ok(found, `${postId} in no trend`)
  return found
}

/** Copies by other accounts, a day after what they copy at the latest. */
function copiesOf(originals: readonly RankPost[], each: number): RankPost[] {
  return originals.flatMap((original, index) =>
    Array.from({ length: each }, (_, copy) =>
      post(`copy-${index}-${copy}`, `${original.text}${'!'.repeat(copy % 4)}`, copy / (each + 1) / 10),
    ),
  )
}

test('a copy-paste campaign stays listed and is called what it is', () => {
  const trend = trendWith('spam-7', rank([...everyday, ...complaint, ...campaign]))
  assert.equal(trend.mentions, 60)
  assert.equal(trend.exclusions.copy, 59)
  assert.equal(trend.concentration.nearDuplicateShare, 0.983)
  assert.equal(trend.concentration.burstShare, 1)
  assert.ok(trend.limitations.some((sentence) => sentence.includes('campaign')))
  assert.equal(trend.representativePostIds.length, 3)
})

test('a flood by one author stays listed and is called what it is', () => {
  const flood = talk('zorvex lamps', 50, 3, 0, { authorHandle: 'one-voice' })
  const trend = trendWith(flood[7]?.id ?? '', rank([...everyday, ...complaint, ...flood]))
  assert.equal(trend.concentration.topAuthorShare, 1)
  assert.ok(trend.limitations.some((sentence) => sentence.includes('One author')))
})

const attacks: [string, RankPost[]][] = [
  ['one of its posts 300 times', copiesOf(complaint.slice(0, 1), 300)],
  ['a third of its posts 30 times each', copiesOf(complaint.slice(0, 10), 30)],
]
for (const [what, copies] of attacks) {
  test(`a real complaint is not pushed down by copying ${what}`, () => {
    const before = trendWith('broken-kettle-5-3', rank([...everyday, ...complaint, ...campaign]))
    const trends = rank([...everyday, ...complaint, ...campaign, ...copies])
    const after = trendWith('broken-kettle-5-3', trends)
    assert.ok(after.score >= before.score, `${after.score} after ${before.score}`)
    assert.equal(after.status, before.status)
    assert.equal(after.independentMentions, before.independentMentions)
    assert.equal(after.mentions, before.mentions + copies.length)
    assert.equal(after, trends[0])
    assert.ok(after.idea !== undefined)
  })
}

test('a real complaint is pushed neither down nor up by 200 posts of one author who joins it', () => {
  // A small part of all that is collected, or the flood would decide which words tell anything.
  const many = Array.from({ length: 60 }, (_, index) => talk(`hobby${index} club${index}`, 75, 35, 0)).flat()
  const twenty = talk('broken kettle', 20, 5, 0)
  const flood = talk('broken kettle', 200, 4.99, 0, { authorHandle: 'loud' })
  const background = [...many, ...everyday, ...campaign, ...talk('leaking teapot', 40, 5, 0)]
  const quiet = rank([...background, ...twenty])
  const loud = rank([...background, ...twenty, ...flood])
  const before = trendWith('broken-kettle-5-3', quiet)
  const after = trendWith('broken-kettle-5-3', loud)
  assert.ok(after.mentions > 100, `${after.mentions}`)
  assert.ok(after.independentMentions <= before.independentMentions + 6, `${after.independentMentions}`)
  assert.equal(after.status, before.status)
  assert.ok(after.score >= before.score, `${after.score} after ${before.score}`)
  assert.ok(after.score <= before.score + 5, `${after.score} after ${before.score}`)
  assert.equal(loud.indexOf(after), quiet.indexOf(before))
})

const hobbies = Array.from({ length: 60 }, (_, index) => talk(`hobby${index} club${index}`, 80, 35, 0)).flat()
const kettles = talk('broken kettle', 20, 5, 0)
const floods: [string, RankPost[]][] = [
  ['over five days', talk('broken kettle', 500, 4.99, 0, { authorHandle: 'loud' })],
  ['in one day', talk('broken kettle', 500, 0.99, 0, { authorHandle: 'loud' })],
  [
    'by one template',
    talk('broken kettle', 500, 4.99, 0, { authorHandle: 'loud' }).map((flooded) => ({
      ...flooded,
      text: `${flooded.text} and my own leaks again like the other`,
    })),
  ],
  ['on something else', talk('zorvex lamps', 10_000, 6, 0, { authorHandle: 'loud' })],
]
for (const [how, flood] of floods) {
  test(`a real topic stays one trend with its score when one author floods the collection ${how}`, () => {
    const before = trendWith('broken-kettle-5-3', rank([...hobbies, ...kettles]))
    const after = trendWith('broken-kettle-5-3', rank([...hobbies, ...kettles, ...flood]))
    const lost = kettles.filter(({ id }) => !after.postIds.includes(id))
    assert.deepEqual(lost, [])
    assert.equal(after.status, before.status)
    assert.ok(Math.abs(after.score - before.score) <= 3, `${after.score} after ${before.score}`)
  })
}

test('ten thousand posts of one author are one trend at most and leave all other topics as they are', () => {
  const trends = rank([...hobbies, ...talk('zorvex lamps', 10_000, 6, 0, { authorHandle: 'loud' })])
  const flooded = trends.filter(({ concentration }) => concentration.topAuthorShare > 0.5)
  assert.ok(flooded.length <= 1, `${flooded.length} trends`)
  for (const { score } of flooded) assert.ok(score < 10, `${score}`)
  assert.equal(trends.length - flooded.length, 60)
})
