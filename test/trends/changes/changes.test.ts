import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY_MS } from '../../../src/lib/days.ts'
import {
  type ChangesSince,
  changesSince,
  relativesOf,
  type TopicChange,
} from '../../../src/trends/changes/changes.ts'
import { type RankPost, rankTrends } from '../../../src/trends/index.ts'
import { constantTraffic } from '../constant-traffic.ts'
import { NOW, post, talk } from '../posts.ts'

const ago = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS)

function changes(posts: readonly RankPost[], sinceDaysAgo: number, windowDays = 7): ChangesSince {
  const previous = rankTrends({ posts, windowDays, now: NOW }).known
  return changesSince({ posts, windowDays, now: NOW, since: ago(sinceDaysAgo), previous })
}

function named(result: ChangesSince, word: string): TopicChange {
  const found = result.topics.find(({ topic }) => topic.toLowerCase().includes(word))
  assert.ok(found, `${word} is not among ${result.topics.map(({ topic }) => topic).join('; ')}`)
  return found
}

/** A world of eight weeks with a topic of each kind; a fortnight of it has passed since. */
const steady = [...talk('night bus', 112, 56, 0), ...talk('chess club', 84, 56, 0)]
const world = [
  ...steady,
  ...talk('solar kettle', 40, 6, 0),
  ...talk('pump noise', 20, 56, 7),
  ...talk('pump noise', 40, 6.9, 0),
  ...talk('fern recall', 60, 20, 8),
  ...talk('tile choir', 12, 56, 14),
  ...talk('moss radio', 60, 56, 7),
  ...talk('moss radio', 3, 6.9, 0),
]

test('topics are new, risen, fallen, gone or unchanged by what entered and what left the window', () => {
  const result = changes(world, 7)
  assert.equal(result.comparison, 'entered_with_left')
  const kinds = Object.fromEntries(
    ['solar', 'pump', 'fern', 'moss', 'bus', 'chess'].map((word) => [word, named(result, word).change]),
  )
  assert.deepEqual(kinds, {
    solar: 'new',
    pump: 'risen',
    fern: 'gone',
    moss: 'fallen',
    bus: 'unchanged',
    chess: 'unchanged',
  })
})

test('a topic has the id, rank and figures that the present ranking shows, and those it had', () => {
  const result = changes(world, 7)
  const { trends } = rankTrends({ posts: world, windowDays: 7, now: NOW })
  const then = rankTrends({
    posts: world.filter(({ publishedAt }) => Date.parse(publishedAt ?? '') <= ago(7).getTime()),
    windowDays: 7,
    now: ago(7),
  }).trends
  assert.ok(trends.length > 0)
  for (const [index, trend] of trends.entries()) {
    const shown = result.topics.find(({ id }) => id === trend.id)
    assert.deepEqual(shown?.now, {
      rank: index + 1,
      score: trend.score,
      status: trend.status,
      mentions: trend.mentions,
      independentMentions: trend.independentMentions,
      uniqueAuthors: trend.uniqueAuthors,
    })
    const earlier = then.findIndex(({ topic }) => topic === trend.topic)
    assert.equal(shown?.before?.rank ?? undefined, earlier < 0 ? undefined : earlier + 1)
    assert.equal(shown?.before?.mentions, then[earlier]?.mentions)
  }
})

test('the posts that are cited entered after the moment; of what is gone they are its last', () => {
  const result = changes(world, 7)
  const timeOf = new Map(world.map(({ id, publishedAt }) => [id, Date.parse(publishedAt ?? '')]))
  const pump = named(result, 'pump')
  assert.equal(pump.cited.length, 2)
  for (const { id } of pump.cited) assert.ok((timeOf.get(id) ?? 0) > ago(7).getTime(), id)
  const fern = named(result, 'fern')
  assert.equal(fern.cited.length, 2)
  assert.equal(fern.now, null)
})

test('a part of the window can be asked for: only what came since enters', () => {
  const posts = [...steady, ...talk('pump noise', 24, 56, 2), ...talk('pump noise', 16, 1.9, 0)]
  const result = changes(posts, 2)
  const { change, interval } = named(result, 'pump')
  assert.equal(change, 'risen')
  assert.ok(interval.entered >= 12 && interval.left <= 2, JSON.stringify(interval))
})

test('one loud author raises nothing', () => {
  const loud = talk('pump noise', 200, 6, 0, { authorHandle: 'loud' })
  const result = changes([...steady, ...talk('pump noise', 40, 56, 0), ...loud], 7)
  assert.notEqual(named(result, 'pump').change, 'risen')
})

test('with nothing stored from before every topic is new and the rule says why', () => {
  const result = changes([...talk('night bus', 20, 6, 0), ...talk('chess club', 20, 6, 0)], 7)
  assert.equal(result.comparison, 'nothing_before')
  assert.ok(result.topics.length >= 2)
  for (const { change, rule, before } of result.topics) {
    assert.equal(change, 'new')
    assert.equal(before, null)
    assert.match(rule, /no earlier post is in the history at hand/)
  }
})

test('a young workspace compares with all that it has from before, and says so', () => {
  const result = changes(
    [...talk('night bus', 30, 10, 0), ...talk('chess club', 6, 10, 3), ...talk('chess club', 24, 2.9, 0)],
    3,
    30,
  )
  assert.equal(result.comparison, 'since_with_before')
  assert.equal(named(result, 'chess').change, 'risen')
  assert.equal(named(result, 'bus').change, 'unchanged')
})

test('nothing is compared when no time has passed', () => {
  const result = changes(world, 0)
  assert.deepEqual([result.comparison, result.topics], ['none', []])
})

test('few mentions are insufficient data and no change', () => {
  const result = changes([...steady, ...talk('tin whistle', 3, 6, 0)], 7)
  assert.equal(named(result, 'tin').change, 'insufficient_data')
})

test('a topic that nobody spoke of in either stretch is too small, not uncollected', () => {
  const whistle = talk('tin whistle', 10, 5, 3)
  const collected = named(changes([...steady, ...whistle], 2), 'tin')
  assert.deepEqual([collected.interval.entered, collected.interval.left], [0, 0])
  assert.equal(collected.rule, 'fewer than 5 independent mentions')
  const elsewhere = whistle.map((entry) => ({ ...entry, platform: 'reddit' as const }))
  const uncollected = named(changes([...steady, ...elsewhere], 2), 'tin')
  assert.equal(uncollected.rule, 'fewer than half of the compared days were collected')
})

/** The world without some days, at noon, before NOW. */
const without = (fromDaysAgo: number, toDaysAgo: number): RankPost[] =>
  world.filter(({ publishedAt }) => {
    const days = (NOW.getTime() - Date.parse(publishedAt ?? '')) / DAY_MS
    return days < toDaysAgo || days > fromDaysAgo
  })

const ofX = ({ uncollected }: ReturnType<typeof changes>) =>
  uncollected.filter(({ platform }) => platform === 'x')

test('days that were not collected are named and counted as neither', () => {
  const result = changes(without(12, 9), 7)
  assert.deepEqual(ofX(result), [{ platform: 'x', from: '2026-03-19', to: '2026-03-21' }])
  assert.deepEqual([named(result, 'bus').change, named(result, 'chess').change], ['unchanged', 'unchanged'])
})

test('where most of the compared days were not collected the topics have insufficient data', () => {
  const result = changes(without(13, 8), 7)
  assert.deepEqual(ofX(result), [{ platform: 'x', from: '2026-03-18', to: '2026-03-22' }])
  for (const word of ['bus', 'chess', 'pump']) {
    assert.equal(named(result, word).change, 'insufficient_data')
    assert.match(named(result, word).rule, /fewer than half of the compared days/)
  }
})

test('topics that joined are named by the topic that took them in, and are not gone', () => {
  const apart = [...talk('tin whistle', 30, 20, 8), ...talk('brass band', 30, 20, 8)]
  const result = changes([...steady, ...apart, ...talk('tin whistle brass band', 60, 6.5, 0)], 7, 30)
  const ofBand = result.topics.filter(({ topic }) => /tin|whistle|brass|band/.test(topic))
  assert.equal(ofBand.length, 1)
  const [joined] = ofBand
  assert.equal(joined?.change, 'risen')
  assert.equal(joined?.before?.mentions, 30)
  assert.equal(joined?.previousIds.length, 1)
  assert.notEqual(joined?.previousIds[0], joined?.id)
})

test('a topic names every past one that it came from: the one it split from, the one that joined it', () => {
  const past = [
    { id: 'kept', previousIds: ['splinter'] },
    { id: 'other', previousIds: ['kept', 'third'] },
    { id: 'ended', previousIds: [] },
  ]
  assert.deepEqual(
    [...relativesOf(past)],
    [
      ['splinter', ['kept']],
      ['kept', ['other']],
      ['third', ['other']],
    ],
  )
})

test('of unchanged topics no more seem to have changed than a 90 % interval lets through', () => {
  let topics = 0
  let changed = 0
  for (let seed = 0; seed < 6; seed += 1) {
    const { posts } = constantTraffic({
      threads: 'single',
      isWeekly: true,
      windowDays: 7,
      seed,
      gap: 'none',
      withLedger: false,
    })
    const result = changes(posts, 7)
    topics += result.topics.length
    changed += result.topics.filter(
      ({ change }) => change === 'risen' || change === 'fallen' || change === 'gone',
    ).length
  }
  assert.ok(topics > 200, `${topics}`)
  assert.ok(changed / topics <= 0.125, `${changed} of ${topics}`)
})

test('the order of the posts does not matter', () => {
  assert.deepEqual(changes(world.toReversed(), 7), changes(world, 7))
})

test('posts of the future change nothing', () => {
  assert.deepEqual(changes([...world, post('late', 'the pump noise of tomorrow', -3)], 7), changes(world, 7))
})
