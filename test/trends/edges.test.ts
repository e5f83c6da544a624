import assert from 'node:assert/strict'
import { test } from 'node:test'
import { platforms } from '../../src/model/index.ts'
import { type RankPost, rankTrends } from '../../src/trends/index.ts'
import { scoreOf } from '../../src/trends/measuring/score.ts'
import { NOW, post, SYLLABLES, talk } from './posts.ts'

/** The answers that docs/trends.md gives for each of these. */
function rank(posts: readonly RankPost[], windowDays = 7) {
  return rankTrends({ posts, windowDays, now: NOW })
}

/** A word of three syllables that no other number below 4,096 has. */
function letters(number: number): string {
  return [0, 4, 8].map((shift) => SYLLABLES[(number >>> shift) & 15]).join('')
}

const everyday = ['lawn mower', 'chess club', 'sourdough bread', 'night bus'].flatMap((subject) =>
  talk(subject, 60, 35, 0),
)

test('no posts give no trends and exclude nothing', () => {
  const { trends, assignments, excluded } = rank([])
  assert.deepEqual([trends, assignments], [[], []])
  assert.deepEqual(new Set(Object.values(excluded)), new Set([0]))
})

test('one post gives no trend, but a cluster of its own', () => {
  const { trends, assignments } = rank([post('a', 'a solar kettle', 1)])
  assert.deepEqual(trends, [])
  assert.equal(assignments.length, 1)
})

test('posts that are all the same are one trend with one independent mention', () => {
  const posts = Array.from({ length: 40 }, (_, index) =>
    post(`same-${index}`, 'A solar kettle for all', index / 8),
  )
  const [trend, ...others] = rank(posts).trends
  assert.ok(trend)
  assert.deepEqual(others, [])
  assert.deepEqual([trend.mentions, trend.independentMentions, trend.uniqueAuthors], [40, 1, 40])
  assert.equal(trend.status, 'insufficient_data')
  assert.equal(trend.concentration.nearDuplicateShare, 0.975)
  assert.equal(trend.idea, undefined)
})

test('ten thousand posts by one author give one low trend, not what people want', () => {
  const { trends } = rank([...everyday, ...talk('zorvex lamps', 10_000, 6, 0, { authorHandle: 'one' })])
  const flooded = trends.filter(({ concentration }) => concentration.topAuthorShare > 0.5)
  assert.equal(flooded.length, 1)
  for (const trend of flooded) {
    assert.ok(trend.score < 10, `${trend.score}`)
    assert.equal(trend.idea, undefined)
    assert.ok(trend.limitations.includes('One author wrote more than half of the posts.'))
  }
})

test('ten thousand posts by one author on a hundred subjects give one low trend at most', () => {
  const flood = Array.from({ length: 100 }, (_, index) =>
    talk(`zorvex${index} lamp${index}`, 100, 6, 0, { authorHandle: 'one' }),
  )
  const { trends } = rank([...everyday, ...flood.flat()])
  const flooded = trends.filter(({ concentration }) => concentration.topAuthorShare > 0.5)
  assert.ok(flooded.length <= 1, `${flooded.length} trends`)
  for (const { score } of flooded) assert.ok(score < 10, `${score}`)
  assert.equal(trends.length - flooded.length, 4)
})

test('a topic on all platforms without any known metric is scored by the rest', () => {
  const posts = platforms.flatMap((platform) => [
    ...talk(`${platform} gossip`, 40, 35, 0, { platform }),
    ...talk('solar kettle', 6, 5, 0, { platform }).map((entry) => ({
      ...entry,
      id: `${platform}-${entry.id}`,
    })),
  ])
  const trend = rank(posts).trends.find(({ topic }) => topic.includes('kettle'))
  assert.ok(trend)
  assert.deepEqual(trend.platforms, [...platforms])
  assert.deepEqual([trend.engagement, trend.engagementCoverage], [0, 0])
  assert.equal(trend.explain.components.engagement, null)
  assert.equal(scoreOf(trend.explain), trend.score)
  assert.ok(trend.limitations.includes('No engagement is known for these posts.'))
})

test('posts after now or before the window are no mentions, and are counted', () => {
  const { trends, excluded } = rank([...talk('solar kettle', 9, -1, -3), ...talk('piano lessons', 2, 30, 25)])
  assert.deepEqual(trends, [])
  assert.equal(excluded.in_future, 9)
  assert.equal(excluded.before_window, 2)
})

test('posts after now change no topic of the rest, however many and however often copied', () => {
  const posts = [...everyday, ...talk('solar kettle', 12, 6, 0)]
  const words = 'kettle lawn offer club bus bread'
  const [first] = posts
  assert.ok(first)
  const future = [
    ...Array.from({ length: 1000 }, (_, index) => post(`f${index}`, `${words} ${letters(index)}`, -2)),
    ...Array.from({ length: 6 }, (_, index) => post(`s${index}`, `${words} of the same words`, -2)),
    ...Array.from({ length: 6 }, (_, index) => post(`c${index}`, first.text, -2)),
  ]
  const trendsOf = (input: readonly RankPost[]) =>
    rank(input).trends.map(({ exclusions: { in_future: _, ...exclusions }, ...trend }) => ({
      ...trend,
      exclusions,
    }))
  assert.deepEqual(trendsOf([...posts, ...future]), trendsOf(posts))
})

test('a post that is given again counts once, whichever comes first', () => {
  const read = talk('solar kettle', 12, 6, 0).map((entry) => ({
    ...entry,
    text: `${entry.text} #sunday`,
    metrics: { likes: 3 },
  }))
  const again = read.map((entry) => ({ ...entry, metrics: { likes: 300 } }))
  const elsewhere = read.map((entry) => ({ ...entry, commentsUrl: 'https://example.org/1' }))
  const bytesOf = (posts: readonly RankPost[]) => JSON.stringify(rank([...everyday, ...posts]).trends)
  assert.equal(bytesOf([...read, ...again]), bytesOf([...again, ...read]))
  assert.equal(bytesOf([...read, ...elsewhere]), bytesOf([...elsewhere, ...read]))
})

test('a post that is given many times is no mass copy of itself', () => {
  const posts = [
    ...everyday,
    ...talk('solar kettle', 12, 6, 0).map((entry) => ({ ...entry, text: `${entry.text} #sunny` })),
  ]
  const trendsOf = (input: readonly RankPost[]) =>
    rank(input).trends.map(({ topic, score, independentMentions }) => ({ topic, score, independentMentions }))
  const again = Array.from({ length: 6 }, () => posts.slice(-3)).flat()
  assert.deepEqual(trendsOf([...posts, ...again]), trendsOf(posts))
})

/** The word list only decides what is collected; "us" then lets in posts on anything. */
test('an ambiguous word that all posts hold, such as "us", is neither a topic nor a name', () => {
  const posts = everyday.map((entry) => ({ ...entry, text: `${entry.text} for us` }))
  const { trends } = rank(posts)
  assert.deepEqual(trends.map(({ topic }) => topic).sort(), [
    'chess club',
    'lawn mower',
    'night bus',
    'sourdough bread',
  ])
  for (const { keywords } of trends) assert.ok(!keywords.includes('us'))
})

test('posts need no matched word to be ranked: an empty word list leaves what handles brought', () => {
  const names = rank(everyday).trends.map(({ topic }) => topic)
  assert.equal(names.length, 4)
})

test('a window longer than what was ever collected says so instead of comparing', () => {
  const { trends } = rank(
    everyday.filter(({ id }) => Number(id.split('-').at(-1)) < 40),
    365,
  )
  assert.equal(trends.length, 4)
  for (const trend of trends) {
    assert.equal(trend.mentions, 40)
    assert.equal(trend.status, 'insufficient_data')
    assert.equal(trend.explain.rule, 'fewer than half of the compared days were collected')
    const [{ coveredDays, windowDays } = { coveredDays: 0, windowDays: 0 }] = trend.coverage
    assert.ok(coveredDays > 20 && coveredDays < 25, `${coveredDays}`)
    assert.equal(windowDays, 365)
    assert.equal(trend.daily.length, 365)
    assert.equal(trend.daily.filter(({ count }) => count === null).length, 365 - Math.ceil(coveredDays))
    assert.ok(trend.limitations.includes(`x was collected on only ${coveredDays} of 365 days.`))
  }
})
