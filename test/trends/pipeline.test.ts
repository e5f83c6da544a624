import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type RankedTrend, Trend } from '../../src/model/index.ts'
import { historyDays, type RankInput, type RankPost, rankTrends } from '../../src/trends/index.ts'
import { scoreOf } from '../../src/trends/measuring/score.ts'
import { NOW, post, talk } from './posts.ts'

function rank(posts: readonly RankPost[], more: Partial<RankInput> = {}) {
  return rankTrends({ posts, windowDays: 7, now: NOW, ...more })
}

/** Talk of every day, so that there is a history to compare with. */
const everyday = [
  ...talk('lawn mower', 60, 35, 0),
  ...talk('chess club', 70, 35, 0),
  ...talk('sourdough bread', 80, 35, 0),
  ...talk('marathon training', 60, 35, 0, { platform: 'reddit' }),
]
const world = [
  ...everyday,
  ...talk('solar kettle', 30, 5, 0),
  ...talk('piano lessons', 20, 35, 7),
  ...talk('piano lessons', 25, 7, 0, { platform: 'reddit' }),
  ...talk('winter tyres', 80, 35, 9),
  ...talk('winter tyres', 4, 6, 0, { platform: 'reddit' }),
]

function trendAbout(word: string, trends: readonly RankedTrend[]): RankedTrend {
  const found = trends.find((trend) => trend.topic.toLowerCase().includes(word))
  assert.ok(found, `${word} in ${trends.map((trend) => trend.topic).join(', ')}`)
  return found
}

function assertSafe(value: unknown): void {
  assert.deepEqual(JSON.parse(JSON.stringify(value)), value)
}

test('gives the same bytes for the same posts in another order', () => {
  const shuffled = world.map((entry, index) => ({ entry, key: (index * 7919) % world.length }))
  const other = shuffled.sort((a, b) => a.key - b.key).map(({ entry }) => entry)
  assert.notDeepEqual(other, world)
  assert.equal(JSON.stringify(rank(other).trends), JSON.stringify(rank(world).trends))
})

test('finds new, rising, steady and fading topics', () => {
  const { trends } = rank(world)
  assert.equal(trendAbout('kettle', trends).status, 'new')
  assert.equal(trendAbout('piano', trends).status, 'rising')
  assert.equal(trendAbout('chess', trends).status, 'steady')
  assert.equal(trendAbout('tyres', trends).status, 'fading')
  assert.equal(trends[0], trendAbout('kettle', trends))
})

test('shows trends that the contract accepts and JSON can carry', () => {
  const { trends } = rank(world)
  assert.ok(trends.length >= 5)
  for (const trend of trends) {
    Trend.parse(trend)
    assertSafe(trend)
  }
})

test('gives scores that can be computed again from what is explained', () => {
  const { trends } = rank(world)
  assert.ok(trends.length > 0)
  for (const trend of trends) assert.equal(scoreOf(trend.explain), trend.score)
})

test('counts in mentions exactly the posts it lists, newest first, within the window', () => {
  const byId = new Map(world.map((entry) => [entry.id, entry]))
  for (const trend of rank(world).trends) {
    const times = trend.postIds.map((id) => Date.parse(byId.get(id)?.publishedAt ?? ''))
    assert.equal(times.length, trend.mentions)
    assert.deepEqual(
      times,
      [...times].sort((a, b) => b - a),
    )
    assert.ok(times.every((time) => time >= NOW.getTime() - 7 * 86_400_000 && time <= NOW.getTime()))
    assert.equal(
      trend.daily.reduce((sum, { count }) => sum + (count ?? 0), 0),
      trend.mentions,
    )
  }
})

test('quotes posts exactly', () => {
  const byId = new Map(world.map((entry) => [entry.id, entry.text]))
  const { idea } = trendAbout('kettle', rank(world).trends)
  assert.ok(idea !== undefined && idea.quotes.length > 0)
  for (const quote of idea.quotes) assert.ok(byId.get(quote.postId)?.includes(quote.text))
})

test('assigns a cluster to every post given, dated or not', () => {
  const undated = { id: 'undated', text: 'the solar kettle again' }
  const { assignments, excluded } = rank([...world, undated])
  assert.deepEqual(
    assignments.map(({ id }) => id),
    [...world, undated].map(({ id }) => id),
  )
  assert.equal(excluded.no_date, 1)
  const clusters = new Map(assignments.map(({ id, cluster }) => [id, cluster]))
  assert.equal(clusters.get('undated'), clusters.get('solar-kettle-5-3'))
})

test('leaves out future posts and counts them', () => {
  const { trends, excluded } = rank([...world, ...talk('solar kettle', 10, -1, -3)])
  assert.equal(excluded.in_future, 10)
  assert.equal(trendAbout('kettle', trends).mentions, 30)
})

test('keeps a copy-paste campaign visible but below what people say themselves', () => {
  const campaign = Array.from({ length: 60 }, (_, index) =>
    post(
      `spam-${index}`,
      `Win ${index} free Zorvex lamps, follow and repost now${index % 2 ? '!' : ' 🔥'}`,
      3,
    ),
  )
  const { trends } = rank([...world, ...campaign])
  const spam = trends.find((trend) => trend.postIds.includes('spam-7'))
  assert.ok(spam !== undefined)
  assert.equal(spam.mentions, 60)
  assert.equal(spam.independentMentions, 1)
  assert.equal(spam.status, 'insufficient_data')
  assert.ok(spam.concentration.nearDuplicateShare > 0.9)
  assert.ok(spam.score < 10, String(spam.score))
  assert.equal(spam.idea, undefined)
})

test('does not let a campaign ride on the hashtag of a real topic', () => {
  const riders = Array.from({ length: 40 }, (_, index) =>
    post(
      `rider-${index}`,
      `I earned ${index} coins with Zorvex, ask me how #SolarKettle #kettle${index % 3}`,
      2,
    ),
  )
  const { trends } = rank([...world, ...riders])
  assert.equal(trendAbout('kettle', trends).mentions, 30)
})

test('counts no surge where the status says that there is too little to tell', () => {
  const { trends } = rank([...world, ...talk('tin whistle', 4, 3, 0)])
  const few = trendAbout('whistle', trends)
  assert.equal(few.status, 'insufficient_data')
  assert.ok((few.explain.interval.lower ?? 0) > 1)
  assert.deepEqual([few.explain.components.surge, few.explain.components.momentum], [0, 0])
})

test('does not let one author make a trend', () => {
  const { trends } = rank([...world, ...talk('zorvex lamps', 50, 3, 0, { authorHandle: 'one-voice' })])
  const loud = trendAbout('zorvex', trends)
  assert.equal(loud.status, 'insufficient_data')
  assert.equal(loud.concentration.topAuthorShare, 1)
  assert.ok(loud.score < 10, String(loud.score))
})

test('sums reactions, comments and shares, never views, and says for how many posts they are known', () => {
  const posts = [
    ...everyday,
    ...talk('piano lessons', 80, 35, 0),
    ...talk('solar kettle', 6, 5, 0, {
      metrics: { likes: 10, reposts: 2, replies: 1, views: 9000, quotes: null },
    }),
    ...talk('solar kettle', 2, 1, 0),
  ]
  const trend = trendAbout('kettle', rank(posts).trends)
  assert.equal(trend.engagement, 78)
  assert.equal(trend.engagementCoverage, 0.75)
})

test('keeps YouTube counts out unless allowed', () => {
  const posts = [
    ...everyday,
    ...talk('solar kettle', 8, 5, 0, { platform: 'youtube', metrics: { likes: 5, comments: 1 } }),
  ]
  assert.equal(trendAbout('kettle', rank(posts).trends).engagement, 0)
  assert.equal(trendAbout('kettle', rank(posts, { youtubeCountsAllowed: true }).trends).engagement, 48)
})

test('does not take a platform that gives more of everything for trends', () => {
  const grown = [
    'lawn mower',
    'chess club',
    'sourdough bread',
    'marathon training',
    'night bus',
    'apple harvest',
  ]
  const posts = grown.flatMap((subject) => [...talk(subject, 20, 35, 7), ...talk(subject, 20, 7, 0)])
  const { trends } = rank(posts)
  assert.equal(trends.length, grown.length)
  for (const trend of trends) assert.equal(trend.status, 'steady', trend.topic)
})

test('asks for history enough to compare a window with', () => {
  assert.equal(historyDays(7), 77)
  assert.equal(historyDays(30), 120)
})

test('stops at the limit', () => {
  assert.equal(rank(world, { limit: 2 }).trends.length, 2)
})

const edges: [string, RankPost[], number][] = [
  ['no posts', [], 0],
  ['one post', [post('a', 'a solar kettle', 1)], 0],
  [
    'texts that are empty once cleaned',
    [1, 2, 3, 4].map((day) => post(`e${day}`, 'https://example.org/', day)),
    0,
  ],
  ['the same text everywhere', [1, 2, 3, 4].map((day) => post(`s${day}`, 'a solar kettle', day)), 1],
  ['one author of thousands', talk('solar kettle', 3000, 6, 0, { authorHandle: 'one' }), 1],
]
for (const [name, posts, least] of edges) {
  test(`stays whole with ${name}`, () => {
    const ranking = rank(posts)
    assertSafe(ranking)
    assert.ok(ranking.trends.length >= least)
    assert.equal(ranking.assignments.length, posts.length)
    for (const trend of ranking.trends) assert.equal(trend.status, 'insufficient_data')
  })
}
