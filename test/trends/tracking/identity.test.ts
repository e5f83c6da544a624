import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY_MS } from '../../../src/lib/days.ts'
import type { KnownTrend } from '../../../src/model/index.ts'
import { type Ranking, rankTrends } from '../../../src/trends/index.ts'
import { toKnownTrend, trackIdentity } from '../../../src/trends/tracking/identity.ts'
import { sampleTrend } from '../../support/trends.ts'
import { NOW, talk } from '../posts.ts'

const range = (name: string, from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, index) => `${name}${from + index}`)
const topic = (origin: string, keys: readonly string[]) => ({
  origin,
  mentions: keys.map((key) => ({ key, time: key.startsWith('new') ? 1 : 0 })),
  isPart: false,
})
const known = (id: string, postKeys: readonly string[], previousIds: readonly string[] = []): KnownTrend => ({
  id,
  postKeys,
  previousIds,
})
const idsOf = (topics: readonly { id: string; previousIds: readonly string[] }[]) =>
  topics.map(({ id, previousIds }) => [id, ...previousIds])

test('makes the same new id from the same earliest post, and another from another', () => {
  const [first, second] = trackIdentity([topic('x:1', ['1']), topic('x:2', ['2'])], [])
  assert.deepEqual(idsOf(trackIdentity([topic('x:1', ['1', '9'])], [])), [[first?.id]])
  assert.notEqual(first?.id, second?.id)
  assert.match(first?.id ?? '', /^t_[0-9a-f]{16}$/)
})

test('keeps the id of a topic whose earliest posts have left and which has new ones', () => {
  const before = known('t_a', range('p', 0, 20))
  assert.deepEqual(
    idsOf(trackIdentity([topic('x:p8', [...range('p', 8, 20), ...range('q', 0, 30)])], [before])),
    [['t_a']],
  )
})

test('gives a merged topic the id of the nearest part and names the others', () => {
  const parts = [known('t_small', range('s', 0, 6)), known('t_large', range('l', 0, 30), ['t_older'])]
  const merged = topic('x:s0', [...range('s', 0, 6), ...range('l', 0, 30)])
  assert.deepEqual(idsOf(trackIdentity([merged], parts)), [['t_large', 't_small', 't_older']])
})

test('gives the largest part of a split topic its id and names it in the others', () => {
  const whole = known('t_whole', range('p', 0, 30))
  const [part, rest] = trackIdentity(
    [topic('x:p20', range('p', 20, 30)), topic('x:p0', range('p', 0, 20))],
    [whole],
  )
  assert.deepEqual(rest?.id, 't_whole')
  assert.deepEqual(rest?.previousIds, [])
  assert.notEqual(part?.id, 't_whole')
  assert.deepEqual(part?.previousIds, ['t_whole'])
})

test('keeps the ids of issues that share posts: a post in three of them is left once', () => {
  const issues = ['a', 'b', 'c'].map((name) =>
    known(`t_${name}`, [...range('p', 0, 20), ...range(name, 0, 4)]),
  )
  const same = issues.map(({ postKeys }, place) => topic(`x:${place}`, [...postKeys, `new${place}`]))
  assert.deepEqual(
    trackIdentity(same, issues).map(({ id }) => id),
    ['t_a', 't_b', 't_c'],
  )
})

const issue = (origin: string, keys: readonly string[]) => ({ ...topic(origin, keys), anchor: ['word'] })
const part = (origin: string, keys: readonly string[]) => ({ ...topic(origin, keys), isPart: true })
const knownIssue = (id: string, postKeys: readonly string[]): KnownTrend => ({
  ...known(id, postKeys),
  isBroad: true,
})
const knownPart = (id: string, postKeys: readonly string[]): KnownTrend => ({
  ...known(id, postKeys),
  isPart: true,
})

test('leaves the id of an issue that is no more to the topic that is told in its place', () => {
  const before = [
    knownIssue('t_issue', range('p', 0, 30)),
    knownPart('t_most', range('p', 0, 20)),
    knownPart('t_rest', range('p', 20, 30)),
  ]
  const after = [topic('x:p0', range('p', 0, 20)), topic('x:p20', range('p', 20, 30))]
  assert.deepEqual(idsOf(trackIdentity(after, before)), [['t_issue', 't_most'], ['t_rest']])
})

test('gives an issue that comes up the id of the topic that it grew from, and that topic as its part another', () => {
  const before = [known('t_told', range('p', 0, 20)), known('t_rest', range('p', 20, 30))]
  const [whole, most, rest] = trackIdentity(
    [
      issue('issue x:p0 word', range('p', 0, 30)),
      part('x:p0', range('p', 0, 20)),
      part('x:p20', range('p', 20, 30)),
    ],
    before,
  )
  assert.equal(whole?.id, 't_told')
  assert.equal(rest?.id, 't_rest')
  assert.notEqual(most?.id, 't_told')
  assert.deepEqual(most?.previousIds, ['t_told'])
})

test('gives no issue the id of a topic that is a small part of it, nor one that goes on', () => {
  const small = known('t_small', range('p', 0, 9))
  const [wide, own] = trackIdentity(
    [issue('issue x:p0 word', [...range('p', 0, 9), ...range('q', 0, 21)]), part('x:p0', range('p', 0, 9))],
    [small, known('t_other', range('q', 0, 21))],
  )
  assert.notEqual(wide?.id, 't_small')
  assert.equal(own?.id, 't_small')
  const goesOn = [knownIssue('t_issue', range('p', 0, 30)), known('t_told', range('p', 0, 28))]
  const both = [issue('issue x:p0 word', range('p', 0, 30)), topic('x:p0', range('p', 0, 28))]
  assert.deepEqual(idsOf(trackIdentity(both, goesOn)), [['t_issue'], ['t_told']])
})

test('counts what was by itself before, but not what came since, as not of the earlier topic', () => {
  const small = known('t_small', range('p', 0, 9))
  const grown = (others: readonly string[]) =>
    trackIdentity(
      [issue('issue x:p0 word', [...range('p', 0, 9), ...others]), part('x:p0', range('p', 0, 9))],
      [small],
    ).map(({ id }) => id === 't_small')
  assert.deepEqual(grown(range('single', 0, 21)), [false, true])
  assert.deepEqual(grown(range('new', 0, 21)), [true, false])
})

test('gives a topic that took a small one up the id of the part that it mostly was', () => {
  const before = [knownPart('t_part', range('p', 0, 20)), known('t_told', range('q', 0, 5))]
  const [merged] = trackIdentity([topic('x:p0', [...range('p', 0, 20), ...range('q', 0, 5)])], before)
  assert.deepEqual([merged?.id, ...(merged?.previousIds ?? [])], ['t_part', 't_told'])
})

test('gives an id to no topic with less than half of the posts that had it, which names it all the same', () => {
  const whole = known('t_whole', range('p', 0, 30))
  const after = [
    topic('x:p0', range('p', 0, 12)),
    topic('x:p12', range('p', 12, 22)),
    topic('x:p22', range('p', 22, 30)),
  ]
  for (const { id, previousIds } of trackIdentity(after, [whole])) {
    assert.notEqual(id, 't_whole')
    assert.deepEqual(previousIds, ['t_whole'])
  }
})

test('gives an id to no topic with less than half of what readers saw under it', () => {
  const before = { ...known('t_a', range('p', 0, 30)), recent: 6 }
  const after = [topic('x:p0', range('p', 0, 24)), topic('x:p24', range('p', 24, 30))]
  assert.ok(trackIdentity(after, [before]).every(({ id }) => id !== 't_a'))
  const [most] = trackIdentity(
    [topic('x:p0', range('p', 0, 27)), topic('x:p27', range('p', 27, 30))],
    [before],
  )
  assert.equal(most?.id, 't_a')
})

test('takes a few posts that moved for no split and no merge', () => {
  const before = [known('t_a', range('a', 0, 30)), known('t_b', range('b', 0, 30))]
  const after = [
    topic('x:a0', [...range('a', 0, 27), ...range('b', 27, 30)]),
    topic('x:b0', [...range('b', 0, 27), ...range('c', 0, 9)]),
    topic('x:a27', [...range('a', 27, 30), ...range('d', 0, 40)]),
  ]
  const [first, second, third] = trackIdentity(after, before)
  assert.equal(first?.id, 't_a')
  assert.equal(second?.id, 't_b')
  assert.deepEqual(third?.previousIds, [])
  assert.ok(!['t_a', 't_b'].includes(third?.id ?? ''))
})

test('never gives one id twice, not even where a part holds the earliest post of the whole', () => {
  const [whole] = trackIdentity([topic('x:p0', range('p', 0, 30))], [])
  const before = known(whole?.id ?? '', range('p', 0, 30))
  const after = trackIdentity(
    [topic('x:p0', range('p', 0, 10)), topic('x:p10', range('p', 10, 30))],
    [before],
  )
  assert.equal(new Set(after.map(({ id }) => id)).size, 2)
  assert.equal(after[1]?.id, whole?.id)
})

test('does not give an ended id to a topic that only shares a post with it', () => {
  const [ended] = trackIdentity([topic('x:p0', range('p', 0, 30))], [])
  const before = [known(ended?.id ?? '', range('p', 0, 30))]
  const [after] = trackIdentity(
    [topic('x:p0', ['p0', ...range('q', 0, 30)]), topic('x:p1', range('p', 1, 20))],
    before,
  )
  assert.notEqual(after?.id, ended?.id)
})

/** Whether a topic goes on from a trend, with what they share and what each holds beside it that is known and left. */
function goesOn(shared: number, restOfTrend: number, restOfTopic: number): boolean {
  const before = [known('t_a', range('a', 0, shared + restOfTrend)), known('t_b', range('b', 0, 100))]
  const after = [
    topic('x:new', [...range('a', 0, shared), ...range('b', 0, restOfTopic), ...range('unknown', 0, 50)]),
    topic('x:rest', [...range('a', shared, shared + restOfTrend), ...range('b', restOfTopic, 100)]),
  ]
  return idsOf(trackIdentity(after, before))[0]?.includes('t_a') ?? false
}

const shares: [rule: string, shared: number, restOfTrend: number, restOfTopic: number, expected: boolean][] =
  [
    ['with half of what is left of it', 4, 4, 40, true],
    ['not with less than half of it', 4, 5, 40, false],
    ['where half of its known posts come from there and are a fifth of it', 4, 16, 4, true],
    ['not where they are less than a fifth of it', 4, 17, 4, false],
    ['not where less than half of its known posts come from there', 4, 16, 5, false],
    ['not with one post of two', 1, 1, 0, false],
    ['with the only post that is left of it', 1, 0, 0, true],
  ]
for (const [rule, shared, restOfTrend, restOfTopic, expected] of shares) {
  test(`goes on from an earlier trend ${rule}`, () => {
    assert.equal(goesOn(shared, restOfTrend, restOfTopic), expected)
  })
}

test('knows a stored trend that has bare ids by each of its platforms, and by no other', () => {
  const stored = sampleTrend({ id: 't_a', platforms: ['x', 'youtube'], postIds: range('', 0, 20) })
  const topics = [
    topic('reddit:0', range('reddit:', 0, 20)),
    topic('x:0', [...range('x:', 0, 12), ...range('youtube:', 12, 20)]),
  ]
  const [other, same] = trackIdentity(topics, [toKnownTrend(stored)])
  assert.equal(same?.id, 't_a')
  assert.notEqual(other?.id, 't_a')
  assert.deepEqual(other?.previousIds, [])
})

test('goes on from a trend of several posts with the only one that was not removed', () => {
  const before = known('t_a', range('a', 0, 3))
  assert.deepEqual(idsOf(trackIdentity([topic('x:0', ['old', 'a2'])], [before])), [['t_a']])
})

test('names the ten nearest of those that joined it', () => {
  const parts = range('t_', 10, 22).map((id, index) => known(id, range(`${id}-`, 0, 40 - index)))
  const [whole] = trackIdentity(
    [
      topic(
        'x:0',
        parts.flatMap(({ postKeys }) => postKeys),
      ),
    ],
    parts,
  )
  assert.deepEqual([whole?.id, ...(whole?.previousIds ?? [])], range('t_', 10, 21))
})

test('does not depend on the order of topics or trends', () => {
  const before = [
    known('t_a', range('a', 0, 9)),
    known('t_b', range('b', 0, 9)),
    known('t_c', [...range('a', 0, 5), ...range('b', 0, 5)]),
  ]
  const after = [
    topic('x:a0', range('a', 0, 8)),
    topic('x:b0', range('b', 0, 8)),
    topic('x:m', [...range('a', 8, 9), ...range('b', 8, 9)]),
  ]
  const isTheSame = (topics: Parameters<typeof trackIdentity>[0], trends: readonly KnownTrend[]) => {
    const forward = trackIdentity(topics, trends)
    const backward = trackIdentity([...topics].reverse(), [...trends].reverse())
    assert.deepEqual(idsOf([...backward].reverse()), idsOf(forward))
  }
  isTheSame(after, before)
  isTheSame(
    [...after, issue('issue x:a0 word', [...range('a', 0, 9), ...range('b', 0, 9)])],
    [...before, knownIssue('t_issue', range('a', 0, 9)), knownPart('t_part', range('b', 0, 8))],
  )
})

const subjects = ['chess club', 'lawn mower', 'sourdough bread', 'solar kettle', 'night bus']
const posts = subjects.flatMap((subject) => talk(subject, 90, 50, 0))

function rankedDaysAgo(daysAgo: number, previous: Ranking['known']): Ranking {
  const now = new Date(NOW.getTime() - daysAgo * DAY_MS)
  const loaded = posts.filter(
    ({ publishedAt }) => Date.parse(publishedAt ?? '') > now.getTime() - 35 * DAY_MS,
  )
  return rankTrends({ posts: loaded, windowDays: 7, now, previous })
}

test('keeps every id from day to day while the window and the history move on', () => {
  const named = ({ trends }: Ranking) => new Map(trends.map(({ topic: name, id }) => [name, id]))
  let ranking = rankedDaysAgo(14, [])
  const first = named(ranking)
  assert.equal(first.size, subjects.length)
  for (let daysAgo = 13; daysAgo >= 0; daysAgo -= 1) {
    ranking = rankedDaysAgo(daysAgo, ranking.known)
    assert.deepEqual(named(ranking), first, `${daysAgo}`)
  }
  const withoutMemory = new Set(rankedDaysAgo(0, []).trends.map(({ id }) => id))
  assert.ok(
    [...first.values()].every((id) => !withoutMemory.has(id)),
    'the earliest posts have left',
  )
})

test('keeps an id over a pause longer than the window, through the history', () => {
  const before = rankedDaysAgo(20, [])
  const after = rankedDaysAgo(0, before.known)
  assert.deepEqual(new Set(after.trends.map(({ id }) => id)), new Set(before.trends.map(({ id }) => id)))
})
