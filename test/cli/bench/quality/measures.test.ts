import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PostLabel, TopicInWindow } from '../../../../src/cli/bench/quality/cases.ts'
import { distancesOf } from '../../../../src/cli/bench/quality/distances.ts'
import type { Measurement } from '../../../../src/cli/bench/quality/measure.ts'
import { type DatedRanking, idFigures } from '../../../../src/cli/bench/quality/measures/ids.ts'
import { intentFigures } from '../../../../src/cli/bench/quality/measures/intents.ts'
import { issueFigures } from '../../../../src/cli/bench/quality/measures/issues.ts'
import { kindFigures } from '../../../../src/cli/bench/quality/measures/kinds.ts'
import { listFigures } from '../../../../src/cli/bench/quality/measures/list.ts'
import { type ListedTrend, matchTrends } from '../../../../src/cli/bench/quality/measures/matching.ts'
import { medianOf } from '../../../../src/cli/bench/quality/measures/mean.ts'
import { isHit, ownShareOf } from '../../../../src/cli/bench/quality/measures/names.ts'
import { partitionFigures } from '../../../../src/cli/bench/quality/measures/partition.ts'
import { voiceFigures } from '../../../../src/cli/bench/quality/measures/voices.ts'

const close = (actual: number | null, expected: number): void => {
  assert.ok(actual !== null && Math.abs(actual - expected) < 1e-9, `${actual} is not ${expected}`)
}

test('a grouping that is the labels under other names reaches 1 in everything', () => {
  const labels = new Map([
    ['1', 'a'],
    ['2', 'a'],
    ['3', 'b'],
  ])
  const groups = new Map([
    ['1', 'x'],
    ['2', 'x'],
    ['3', 'y'],
  ])
  const figures = partitionFigures(labels, groups)
  for (const value of Object.values(figures)) close(value, 1)
})

test('B-cubed and NMI of a grouping that cuts across the labels are what they are by hand', () => {
  const labels = new Map([
    ['1', 'a'],
    ['2', 'a'],
    ['3', 'a'],
    ['4', 'b'],
    ['5', null],
  ])
  const groups = new Map([
    ['1', 'x'],
    ['2', 'x'],
    ['3', 'y'],
    ['4', 'y'],
    ['5', 'y'],
  ])
  const figures = partitionFigures(labels, groups)
  close(figures.b3Precision, (1 + 1 + 0.5 + 0.5) / 4)
  close(figures.b3Recall, (2 / 3 + 2 / 3 + 1 / 3 + 1) / 4)
  close(figures.b3F1, (2 * 0.75 * (2 / 3)) / (0.75 + 2 / 3))
  const labelEntropy = -(0.75 * Math.log(0.75) + 0.25 * Math.log(0.25))
  const information = 0.5 * Math.log(4 / 3) + 0.25 * Math.log(2 / 3) + 0.25 * Math.log(2)
  close(figures.nmi, (2 * information) / (labelEntropy + Math.log(2)))
})

test('an item without a group is a group of its own, even beside a group of that name', () => {
  const labels = new Map([
    ['1', 'a'],
    ['2', 'a'],
  ])
  assert.equal(partitionFigures(labels, new Map()).b3Recall, 0.5)
  assert.equal(partitionFigures(labels, new Map([['1', '2']])).b3Recall, 0.5)
})

const trend = (postIds: string, more: Partial<ListedTrend> = {}): ListedTrend => ({
  topic: '',
  status: 'steady',
  mentions: postIds.length,
  postIds: [...postIds],
  ...more,
})
const topic = (
  name: string,
  mentions: number,
  grade: number,
  more: Partial<TopicInWindow> = {},
): TopicInWindow => ({
  topic: name,
  status: 'steady',
  acceptedStatuses: ['steady'],
  mentions,
  grade,
  isNeutral: false,
  ...more,
})
/** Posts a-h are of the topic "first", i-p of "second", q-t of a campaign, u-z of nobody. */
const labels = new Map<string, PostLabel>(
  [...'abcdefghijklmnopqrstuvwxyz'].map((id) => [
    id,
    { topic: id <= 'h' ? 'first' : id <= 'p' ? 'second' : null, isSpam: id >= 'q' && id <= 't' },
  ]),
)

test('a trend matches the topic of half of its posts, the first one; later ones repeat it', () => {
  const topics = [topic('first', 8, 1), topic('second', 8, 0)]
  const matches = matchTrends(
    [trend('abuv'), trend('cdei'), trend('qrab'), trend('ijkluvwxyz'), trend('ijuvw')],
    labels,
    topics,
  )
  assert.deepEqual(
    matches.map((match) => match.topic?.topic ?? null),
    ['first', 'first', null, null, null],
  )
  assert.deepEqual(
    matches.map(({ isRepeat }) => isRepeat),
    [false, true, false, false, false],
  )
  assert.deepEqual(
    matches.map(({ isSpam }) => isSpam),
    [false, false, true, false, false],
  )
  close(matches[0]?.precision ?? null, 0.5)
  close(matches[0]?.recall ?? null, 0.25)
})

test('a trend with less than half of its posts in a topic matches it where the F1 of both is half', () => {
  const [match] = matchTrends([trend('ijklmnopabcuvwxyz')], labels, [topic('second', 8, 1)])
  assert.equal(match?.topic?.topic, 'second')
  close(match?.precision ?? null, 8 / 17)
  close(match?.recall ?? null, 1)
})

test('precision is divided by what can be found, and a repeat is no hit', () => {
  const topics = [topic('first', 8, 2), topic('second', 8, 1)]
  const figures = listFigures(
    matchTrends([trend('abc'), trend('def'), trend('qrs'), trend('ijk')], labels, topics),
    topics,
  )
  assert.equal(figures.precisionAt5, 1)
  assert.equal(figures.recallAt10, 1)
  assert.equal(figures.spamAt20, 1)
  assert.equal(figures.duplicatesAt20, 1)
  close(figures.ndcgAt10, (3 + 1 / Math.log2(5)) / (3 + 1 / Math.log2(3)))
  close(figures.memberPrecision, 1)
  close(figures.memberRecall, 3 / 8)
})

test('a neutral topic takes no rank in NDCG, and without trending topics there is no NDCG', () => {
  const neutral = topic('first', 8, 0, { isNeutral: true })
  const topics = [neutral, topic('second', 8, 1)]
  assert.equal(listFigures(matchTrends([trend('abc'), trend('ijk')], labels, topics), topics).ndcgAt10, 1)
  assert.equal(listFigures([], [neutral]).ndcgAt10, null)
})

test('statuses and counts are judged from eight mentions on, or where a topic fades', () => {
  const few = topic('first', 7, 0, { acceptedStatuses: ['new'] })
  const many = topic('second', 8, 0, { acceptedStatuses: ['rising', 'steady'] })
  const trends = [trend('abc', { status: 'rising' }), trend('ijk', { status: 'steady', mentions: 6 })]
  const judged = listFigures(matchTrends(trends, labels, [few, many]), [few, many])
  assert.equal(judged.statusAccuracy, 1)
  close(judged.mentionError, 0.25)
  const fading = [{ ...few, status: 'fading' }, many]
  assert.equal(listFigures(matchTrends(trends, labels, fading), fading).statusAccuracy, 0.5)
})

test('the median is the upper of two middle values', () => {
  assert.equal(medianOf([4, 1, 3, 2]), 3)
  assert.equal(medianOf([]), null)
})

test('a name hits where it says enough of its groups, in whole words, long stems or run together', () => {
  const name = { groups: [['flood'], ['lindholm', 'old lindholm']], minGroups: 2, terms: [] }
  assert.ok(isHit('Flooding in Old Lindholm', name))
  assert.ok(isHit('#OldLindholm floods', name))
  assert.ok(!isHit('Lindholm', name))
  assert.ok(!isHit('Lindholmer best floor', name))
  assert.ok(isHit("Lindholm's", { ...name, minGroups: 1 }))
  assert.ok(isHit('港の桜まつり', { groups: [['桜'], ['まつり']], minGroups: 2, terms: [] }))
})

test('the share of own words counts a plural and a piece of an unspaced term as own', () => {
  const name = { groups: [['flood']], minGroups: 1, terms: ['rains', '桜まつり'] }
  assert.equal(ownShareOf('rain flood today again', name), 0.5)
  assert.equal(ownShareOf('桜', name), 1)
  assert.equal(ownShareOf('', name), 0)
})

test('a kind is judged from five posts with a majority, and a trend without an idea is wrong', () => {
  const kindOf = (id: string) =>
    id <= 'e' ? 'problem' : id <= 'j' ? 'praise' : id <= 'o' ? 'question' : undefined
  const idea = { kind: 'solve_problem' } as const
  const figures = kindFigures(
    [
      { postIds: [...'abcdz'] },
      { postIds: [...'abcde'], idea },
      { postIds: [...'abcdef'] },
      { postIds: [...'abfgkl'], idea },
      { postIds: [...'fghij'], idea },
    ],
    kindOf,
  )
  assert.equal(figures.judged, 3)
  close(figures.rightOfJudged, 1 / 3)
  assert.equal(kindFigures([], kindOf).rightOfJudged, null)
})

test('an issue is found as well as by the best of the first 40 trends and their parts, in the window', () => {
  const window = new Set('abcdef')
  const issues = [
    { name: 'one', postIds: new Set('abc') },
    { name: 'two', postIds: new Set('def') },
  ]
  const whole = { postIds: [...'abcdefz'] }
  close(issueFigures([whole], issues, window).meanBestF1, 6 / 9)
  const inParts = { ...whole, parts: [{ postIds: [...'abc'] }] }
  close(issueFigures([inParts], issues, window).meanBestF1, (1 + 6 / 9) / 2)
  const others = Array.from({ length: 40 }, () => ({ postIds: ['z'] }))
  assert.equal(issueFigures([...others, whole], issues, window).meanBestF1, 0)
  assert.equal(issueFigures([whole], [], window).meanBestF1, null)
})

test('an issue with parts is measured among all and by itself, with the share that its trend holds', () => {
  const trends = [{ postIds: ['1', '2'] }, { postIds: ['3', '4', '5'] }]
  const issues = [
    { name: 'brakes', postIds: new Set(['1', '2', '3', '4']), isBroad: true },
    { name: 'pads', postIds: new Set(['3', '4', '5']) },
  ]
  const figures = issueFigures(trends, issues, new Set(['1', '2', '3', '4', '5']))
  close(figures.broadBestF1, 2 / 3)
  close(figures.broadHeld, 0.5)
  close(figures.meanBestF1, (2 / 3 + 1) / 2)
  assert.equal(issueFigures(trends, issues.slice(1), new Set()).broadBestF1, null)
})

test('intents are measured each, and as means over those that occur', () => {
  const texts = [
    { text: 'problem', intents: ['problem'] },
    { text: 'problem question', intents: ['question'] },
    { text: '', intents: ['problem'] },
    { text: 'wish', intents: [] },
  ] as const
  const figures = intentFigures(texts, (text) =>
    (['problem', 'question', 'wish'] as const).filter((intent) => text.includes(intent)),
  )
  assert.deepEqual(
    [figures['problemPrecision'], figures['problemRecall'], figures['questionRecall']],
    [0.5, 0.5, 1],
  )
  assert.deepEqual(
    [figures['wishPrecision'], figures['wishRecall'], figures['hazardPrecision']],
    [0, null, null],
  )
  assert.deepEqual([figures['precision'], figures['recall']], [0.75, 0.75])
})

test('a post of a company is counted once however many trends hold it, and quotations of one are told', () => {
  const trends = [
    { postIds: ['a', 'b'], idea: { quotes: [{ postId: 'b', text: 'b' }] } },
    { postIds: ['b'], idea: undefined },
  ]
  assert.deepEqual(voiceFigures(trends, new Set(['b', 'c'])), { countedShare: 0.5, quoted: 1 })
  assert.deepEqual(voiceFigures(trends, new Set()), { countedShare: null, quoted: 0 })
})

test('two cases are as far apart as their figures, where both were measured alike', () => {
  const measured = (name: string, nmi: number | null, windowDays = 7): Measurement => ({
    ...{ variant: 'base', order: 0, name, subject: 'topics', posts: 10, windowDays, seconds: 1 },
    figures: { nmi, b3F1: 0.5 },
  })
  const pair = { name: 'apart', of: ['teas', 'cups'] } as const
  const [distance, ...others] = distancesOf(
    [measured('teas', 0.5), measured('cups', 0.7), measured('teas', 0.5, 30)],
    pair,
  )
  assert.deepEqual(others, [])
  assert.equal(distance?.name, 'apart')
  assert.equal(distance.posts, 20)
  close(distance.figures['nmi'] ?? null, 0.2)
  assert.deepEqual(distancesOf([measured('teas', null), measured('cups', 1)], pair)[0]?.figures, {
    nmi: null,
    b3F1: 0,
  })
})

test('a post keeps its id in a trend or an unlisted topic of it, and an id moves that less than half keep', () => {
  const ranking = (
    topics: Record<string, string>,
    listed: readonly string[],
    recent: string,
  ): DatedRanking => ({
    trends: listed.map((id) => ({ id, postIds: [...(topics[id] ?? '')] })),
    assignments: Object.entries(topics).flatMap(([cluster, posts]) =>
      [...posts].map((id) => ({ id, cluster })),
    ),
    recent: new Set(recent),
  })
  const first = ranking({ t_1: 'abcd', t_2: 'efg', t_3: 'hi' }, ['t_1', 't_2'], 'abcdefghi')
  // Of seven posts a has left; b and c are unlisted under their id, e has it still, d, f and g have not.
  const second = ranking({ t_1: 'bc', t_2: 'edhi', t_4: 'fg' }, ['t_2', 't_4'], 'bcdefghi')
  assert.deepEqual(idFigures([first, second]), { idsKept: 3 / 6, idsMoved: 1 })
  assert.deepEqual(idFigures([first]), { idsKept: null, idsMoved: 0 })
})
