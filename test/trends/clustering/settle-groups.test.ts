import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY_MS } from '../../../src/lib/days.ts'
import { settleGroups } from '../../../src/trends/clustering/settle-groups.ts'
import { deduplicate } from '../../../src/trends/corpus/deduplicate.ts'
import { type RankPost, rankTrends } from '../../../src/trends/index.ts'
import { NOW, post } from '../posts.ts'

const letters = 'abcdefghijklmnopqrst'.split('')
const posts = letters.map((letter, index) => post(letter, `text ${letter}${letter}`, 20 - index))
const corpus = deduplicate({ posts, windowDays: 30, now: NOW })
const rowOf = (letter: string): number => letters.indexOf(letter)
const topic = (id: string, members: string) => ({
  id,
  previousIds: [],
  postKeys: [...members].map((letter) => `x:${letter}`),
})
/** The groups as strings of letters, in alphabetical order. */
function settled(groups: readonly string[], known: Parameters<typeof settleGroups>[2]): string[] {
  const given = new Uint32Array(letters.length)
  for (const [group, members] of groups.entries()) for (const letter of members) given[rowOf(letter)] = group
  const found = settleGroups(given, corpus, known)
  const byGroup = new Map<number, string>()
  for (const letter of letters.filter((one) => groups.some((members) => members.includes(one)))) {
    const group = found.groups[rowOf(letter)] ?? 0
    byGroup.set(group, (byGroup.get(group) ?? '') + letter)
  }
  return [...byGroup.values()].sort()
}

const cases: [rule: string, groups: string[], known: ReturnType<typeof topic>[], expected: string[]][] = [
  ['groups of posts that no earlier ranking had stay as they are', ['abc', 'def'], [], ['abc', 'def']],
  [
    'a post goes back to where most of its topic is',
    ['abcd', 'efgh'],
    [topic('t_1', 'abce'), topic('t_2', 'fgh')],
    ['abcde', 'fgh'],
  ],
  ['a topic that is cut in two stays together', ['abcd', 'efg'], [topic('t_1', 'abcdef')], ['abcdef', 'g']],
  [
    'a topic joins a larger one where nearly all of it is in the group of that',
    ['abcdefghij', 'k'],
    [topic('t_1', 'abcdef'), topic('t_2', 'ghij')],
    ['abcdefghij', 'k'],
  ],
  [
    'a topic of which a part is elsewhere stays apart, because its id would be lost',
    ['abcdefghi', 'j'],
    [topic('t_1', 'abcdef'), topic('t_2', 'ghij')],
    ['abcdef', 'ghij'],
  ],
  [
    'a topic stays apart that is in many groups, none of them its own',
    ['abcdeop', 'fghijqr', 'klmnst'],
    [topic('t_1', 'abcde'), topic('t_2', 'fghij'), topic('t_3', 'klmn'), topic('t_4', 'opqrst')],
    ['abcde', 'fghij', 'klmn', 'opqrst'],
  ],
]
for (const [rule, groups, known, expected] of cases) {
  test(rule, () => {
    assert.deepEqual(settled(groups, known), expected)
    assert.deepEqual(settled(groups, known.toReversed()), expected)
  })
}

test('tells which posts an earlier ranking had', () => {
  const { isSettled } = settleGroups(new Uint32Array(letters.length), corpus, [topic('t_1', 'bd')])
  assert.deepEqual(
    letters.filter((letter) => isSettled[rowOf(letter)] === 1),
    ['b', 'd'],
  )
})

/** Complaints that share their words: what one is about is a matter of degree. */
const parts = ['hinge', 'lid', 'cable', 'switch', 'lamp', 'timer', 'filter', 'handle']
const mixed: RankPost[] = Array.from({ length: 400 }, (_, index) => {
  const [first = '', second = ''] = [parts[index % 8], parts[(index * 7 + (index >> 3)) % 8]]
  const faults = ['broken', 'noisy', 'loose', 'hot', 'stuck']
  const text = `the ${first} of my kettle is ${faults[(index * 3) % 5]} and the ${second} ${faults[(index >> 2) % 5]}`
  return post(`mixed-${index}`, `${text} ${letters[index % 20]}${index}`, 34 - index / 12)
})

test('with a day more of posts nineteen in twenty stay in their topic, and ids go to no other', () => {
  const rankedAt = (daysAgo: number, previous?: ReturnType<typeof rankTrends>['known']) => {
    const now = new Date(NOW.getTime() - daysAgo * DAY_MS)
    const read = mixed.filter(({ publishedAt = '' }) => Date.parse(publishedAt) <= now.getTime())
    return rankTrends({ posts: read, windowDays: 30, now, previous })
  }
  let [posts, kept] = [0, 0]
  let before = rankedAt(8)
  for (let daysAgo = 7; daysAgo >= 1; daysAgo -= 1) {
    const after = rankedAt(daysAgo, before.known)
    const topicOf = new Map(after.assignments.map(({ id, cluster }) => [id, cluster]))
    for (const { id, postIds } of before.trends) {
      const same = postIds.filter((one) => topicOf.get(one) === id)
      posts += postIds.length
      kept += same.length
      const isListed = after.trends.some((trend) => trend.id === id)
      assert.ok(
        !isListed || same.length * 2 >= postIds.length,
        `${id} keeps ${same.length} of ${postIds.length}`,
      )
    }
    before = after
  }
  assert.ok(posts > 1000, `${posts} posts`)
  assert.ok(kept / posts >= 0.95, `${kept / posts}`)
})

test('another method groups posts anew, and topics keep their ids', () => {
  const input = { posts: mixed, windowDays: 30, now: NOW }
  const fresh = rankTrends(input)
  const odd = { id: 't_odd', previousIds: [], postKeys: mixed.slice(0, 200).map(({ id }) => `x:${id}`) }
  const sizes = (ranking: typeof fresh) => ranking.trends.map(({ mentions }) => mentions)
  assert.notDeepEqual(sizes(rankTrends({ ...input, previous: [odd] })), sizes(fresh))
  const regrouped = rankTrends({ ...input, previous: fresh.known, regroups: true })
  assert.deepEqual(
    sizes(rankTrends({ ...input, previous: [odd], regroups: true })).length,
    sizes(fresh).length,
  )
  assert.deepEqual(
    regrouped.trends.map(({ id }) => id),
    fresh.trends.map(({ id }) => id),
  )
})
