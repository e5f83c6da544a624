import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Ranking, type RankPost, rankTrends } from '../../../src/trends/index.ts'
import { NOW, post, talk } from '../posts.ts'

/** A tent maker's customers: two troubles with zippers, and eleven other things that they speak of. */
const others = [
  'pole snapped wind',
  'floor leaks rain',
  'colour faded sun',
  'peg bent gravel',
  'manual missing page',
  'smell of rubber glue',
  'parcel arrived dented',
  'refund promised twice',
  'lantern hook broke',
  'carpet stained mud',
  'awning flaps loudly',
].flatMap((subject) => talk(subject, 40, 60, 0))
const jams = talk('zipper jammed frozen', 40, 60, 0)
const tears = talk('zipper torn pocket', 40, 60, 0)

function rank(posts: readonly RankPost[], previous: Ranking['known'] = []): Ranking {
  return rankTrends({ posts, windowDays: 30, now: NOW, previous })
}

const idsOf = (posts: readonly RankPost[]): string[] => posts.map(({ id }) => id).sort()
const inWindow = (posts: readonly RankPost[]): RankPost[] =>
  posts.filter(({ publishedAt = '' }) => Date.parse(publishedAt) >= NOW.getTime() - 30 * 86_400_000)

test('what two fine topics have in common is one trend with both as its parts, listed nowhere else', () => {
  const { trends } = rank([...others, ...jams, ...tears])
  const [issue, ...more] = trends.filter(({ topic }) => /zipper/i.test(topic))
  assert.ok(issue?.parts)
  assert.deepEqual(more, [])
  assert.deepEqual(issue.postIds.toSorted(), idsOf(inWindow([...jams, ...tears])))
  assert.deepEqual(
    issue.parts
      .map(({ postIds }) => postIds.toSorted())
      .sort((one, other) => ((one[0] ?? '') < (other[0] ?? '') ? -1 : 1)),
    [idsOf(inWindow(jams)), idsOf(inWindow(tears))],
  )
})

test('a topic that holds most of an issue and a smaller one that comes when it does are parts of it', () => {
  const { trends } = rank([
    ...others,
    ...talk('zipper jammed frozen', 60, 60, 0),
    ...talk('zipper torn pocket', 24, 60, 0),
  ])
  const [issue, ...more] = trends.filter(({ topic }) => /zipper/i.test(topic))
  assert.deepEqual(more, [])
  assert.deepEqual(
    issue?.parts?.map(({ mentions }) => mentions),
    [30, 12],
  )
})

test('a smaller topic that comes at other times than the one that holds most of the issue is listed by itself', () => {
  const { trends } = rank([
    ...others,
    ...talk('zipper jammed frozen', 60, 60, 0),
    ...talk('zipper torn pocket', 24, 40, 0),
  ])
  const zippers = trends.filter(({ topic }) => /zipper/i.test(topic))
  assert.deepEqual(zippers.map(({ mentions, parts }) => [mentions, parts]).toSorted(), [
    [18, undefined],
    [30, undefined],
  ])
})

test('an issue is called what its authors say most by far, though a part of it is called so, too', () => {
  const sliders = talk('zipper slider', 52, 60, 0)
  const { trends } = rank([
    ...others,
    ...sliders,
    ...talk('zipper jammed frozen', 22, 60, 0),
    ...talk('zipper torn pocket', 22, 60, 0),
  ])
  const issue = trends.find(({ parts }) => parts !== undefined)
  assert.match(issue?.topic ?? '', /^zipper slider$/i)
  const names = issue?.parts?.map(({ topic }) => topic) ?? []
  assert.equal(new Set([issue?.topic, ...names]).size, 1 + names.length)
})

test('a part is a whole trend that names its parent, and rank --assign names the part', () => {
  const { trends, parts, assignments } = rank([...others, ...jams, ...tears])
  const issue = trends.find(({ parts: own }) => own !== undefined)
  assert.ok(issue?.parts)
  assert.deepEqual(
    parts.map(({ id }) => id),
    issue.parts.map(({ id }) => id),
  )
  for (const part of parts) {
    assert.equal(part.parentId, issue.id)
    assert.ok(part.summary !== '' && part.representativePostIds.length > 0)
  }
  const cluster = assignments.find(({ id }) => id === jams[0]?.id)?.cluster
  assert.ok(parts.some(({ id }) => id === cluster))
})

test('a part that surely rises while the rest does not is listed by itself, without a parent', () => {
  const rising = [...tears, ...talk('zipper torn pocket', 60, 14, 0)]
  const { trends } = rank([...others, ...jams, ...rising])
  const zippers = trends.filter(({ topic }) => /zipper/i.test(topic))
  assert.equal(zippers.length, 2)
  const [first, second] = zippers
  assert.equal(first?.status, 'rising')
  assert.equal(second?.status, 'steady')
  const both = new Set(first?.postIds)
  assert.deepEqual(
    second?.postIds.filter((id) => both.has(id)),
    [],
  )
  for (const { parentId, parts } of zippers) assert.deepEqual([parentId, parts], [undefined, undefined])
})

test('a part near the bound stays at the level at which it was told before', () => {
  const withTears = (count: number) => [
    ...others,
    ...jams,
    ...tears,
    ...talk('zipper torn pocket', count, 14, 0),
  ]
  const isPart = ({ trends }: Ranking) => trends.some(({ topic, parts }) => /zipper/i.test(topic) && parts)
  const [asPart, alone] = [rank(withTears(0)), rank(withTears(60))]
  assert.deepEqual([isPart(asPart), isPart(alone)], [true, false])
  for (const count of [20, 28]) {
    assert.equal(isPart(rank(withTears(count), asPart.known)), true)
    assert.equal(isPart(rank(withTears(count), alone.known)), false)
  }
  assert.equal(isPart(rank(withTears(40), asPart.known)), false, 'what surely rises is told by itself')
})

test('a post that holds the words of two issues is a mention of both, and of each once', () => {
  const awful = Array.from({ length: 30 }, (_, index) =>
    post(
      `both-${index}`,
      `zipper ${['jammed', 'torn'][index % 2]} and the pole ${['snapped', 'bent'][index % 2]} ${index}`,
      1 + ((index * 3) % 28),
    ),
  )
  const { trends } = rank([...others, ...jams, ...tears, ...talk('pole crooked tip', 40, 60, 0), ...awful])
  const holding = trends.filter(({ postIds }) => awful.every(({ id }) => postIds.includes(id)))
  assert.ok(holding.length >= 2, trends.map(({ topic }) => topic).join(', '))
  for (const { mentions, postIds } of trends) assert.equal(new Set(postIds).size, mentions)
})

test('parents and parts keep their ids from one ranking to the next, and neither takes the other’s', () => {
  const before = rank([...others, ...jams, ...tears])
  const after = rank([...others, ...jams, ...tears, ...talk('zipper jammed frozen', 3, 1, 0)], before.known)
  const idsIn = ({ trends }: Ranking) =>
    trends.flatMap(({ id, parts = [] }) => (parts.length === 0 ? [] : [id, ...parts.map((part) => part.id)]))
  assert.equal(idsIn(before).length, 3)
  assert.deepEqual(idsIn(after).sort(), idsIn(before).sort())
  for (const { previousIds } of after.trends) assert.deepEqual(previousIds, [])
})

test('greetings and thanks are no topic, however many they are', () => {
  const words = ['very', 'again', 'everyone', 'you', 'all', 'there', 'so', 'much', 'today']
  const greetings = Array.from({ length: 60 }, (_, index) =>
    post(
      `hello-${index}`,
      `hello thanks ${words[index % 9]} ${words[(index * 5 + 1) % 9]} ${words[(index * 7 + 2) % 9]} yes`,
      (index * 7) % 28,
    ),
  )
  const { trends } = rank([...others, ...jams, ...tears, ...greetings])
  assert.deepEqual(
    trends.filter(({ postIds }) => postIds.some((id) => id.startsWith('hello-'))).map(({ topic }) => topic),
    [],
  )
})

test('a word that stands with everything makes no issue of what it stands with', () => {
  const told = [...others, ...jams, ...tears].map((entry, index) =>
    index % 7 === 0 ? { ...entry, text: `${entry.text} somebody quarrelled` } : entry,
  )
  const { trends, parts } = rank(told)
  for (const { topic } of [...trends, ...parts]) assert.doesNotMatch(topic, /quarrelled|somebody/)
  assert.deepEqual(parts.map(({ topic }) => topic).toSorted(), ['zipper jammed frozen', 'zipper torn pocket'])
  const issue = trends.find(({ topic }) => topic.startsWith('zipper '))?.topic ?? ''
  assert.match(
    issue,
    /^zipper (?:jammed frozen, zipper torn pocket|torn pocket, zipper jammed frozen)$/,
    'by its two sides',
  )
})

test('a group that has only the name of a place in common is no topic', () => {
  const place = [...others, ...jams, ...tears].map((entry, index) =>
    post(
      `far-${index}`,
      `${entry.text.split(' ')[0]} ${entry.text.split(' ')[1]} in Quendel`,
      (index * 11) % 28,
    ),
  )
  const { trends } = rank([...others, ...jams, ...tears, ...place.slice(0, 60)])
  for (const { topic } of trends) assert.doesNotMatch(topic, /quendel/i)
})

test('the name of a place makes no issue', () => {
  const places = [...others, ...jams, ...tears].map((entry, index) =>
    index % 9 === 0 ? { ...entry, text: `${entry.text} in Quendel` } : entry,
  )
  const { trends, parts } = rank(places)
  for (const { topic } of [...trends, ...parts]) assert.doesNotMatch(topic, /quendel/i)
})
