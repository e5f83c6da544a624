import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  type JudgedPost,
  judgeRelevance,
  offTopicShare,
  type Relevance,
  wilsonUpperBound,
} from '../../src/word-list/relevance.ts'

/** Posts of as many authors in a topic; the first of them hold another sign. */
const topic = (number: number | undefined, authors: number, sharing: number): JudgedPost[] =>
  Array.from({ length: authors }, (_, index) => ({
    author: `${number}-${index}`,
    topic: number,
    hasOtherSign: index < sharing,
    isRuledOut: false,
  }))

/** The verdict on the posts of each topic that hold no other sign themselves. */
function verdictOn(posts: readonly JudgedPost[], number: number | undefined): Relevance | undefined {
  const index = posts.findLastIndex(({ topic, hasOtherSign }) => topic === number && !hasOtherSign)
  return judgeRelevance(posts)[index]
}

describe('a topic', () => {
  const cases: readonly [rule: string, posts: JudgedPost[], verdict: Relevance][] = [
    ['is on topic when two authors write another sign', topic(1, 10, 2), 'on_topic'],
    ['is undecided with one such author alone', [...topic(2, 10, 4), ...topic(1, 10, 1)], 'undecided'],
    [
      'is off topic when 16 authors keep silent of what three in ten write',
      [...topic(2, 100, 30), ...topic(1, 16, 0)],
      'off_topic',
    ],
    ['is undecided when 15 authors do', [...topic(2, 100, 30), ...topic(1, 15, 0)], 'undecided'],
    [
      'is off topic in spite of two authors among many',
      [...topic(2, 100, 30), ...topic(1, 100, 2)],
      'off_topic',
    ],
    ['is undecided where no topic shares', [...topic(2, 100, 1), ...topic(1, 100, 0)], 'undecided'],
  ]
  for (const [rule, posts, verdict] of cases) {
    test(rule, () => assert.equal(verdictOn(posts, 1), verdict))
  }
})

test('a post in no topic is undecided unless it holds another sign itself', () => {
  assert.deepEqual(judgeRelevance([...topic(1, 20, 10), ...topic(undefined, 2, 1)]).slice(-2), [
    'on_topic',
    'undecided',
  ])
})

test('what the entry rules out is off topic whatever its topic', () => {
  const [first, ...rest] = topic(1, 20, 10)
  assert.ok(first !== undefined)
  assert.equal(judgeRelevance([{ ...first, isRuledOut: true }, ...rest])[0], 'off_topic')
})

test('an author who writes all day is one author', () => {
  const loud = Array.from({ length: 200 }, () => topic(1, 1, 0)).flat()
  assert.equal(verdictOn([...topic(2, 100, 30), ...loud], 1), 'undecided')
})

test('the upper end of the interval is the one worked out by hand', () => {
  // z = 1.64485, z² = 2.70554: z²/(10 + z²), and (0.3 + 0.13528 + z √0.027764) / 1.270554.
  assert.equal(wilsonUpperBound(0, 10).toFixed(4), '0.2129')
  assert.equal(wilsonUpperBound(3, 10).toFixed(4), '0.5583')
  assert.equal(wilsonUpperBound(0, 0), 1)
})

test('the share is that of the judged posts, and null where too few authors or none on topic are judged', () => {
  const posts = topic(1, 12, 0)
  const verdicts = (on: number, off: number): Relevance[] =>
    posts.map((_, index) => (index < on ? 'on_topic' : index < on + off ? 'off_topic' : 'undecided'))
  assert.equal(offTopicShare(posts, verdicts(8, 2)), 0.2)
  assert.equal(offTopicShare(posts, verdicts(10, 0)), 0)
  assert.equal(offTopicShare(posts, verdicts(8, 1)), null)
  assert.equal(offTopicShare(posts, verdicts(0, 12)), null)
})
