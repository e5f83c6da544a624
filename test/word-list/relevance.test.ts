import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  judgeRelevance,
  offTopicShare,
  type Relevance,
  shareInterval,
  wilsonLowerBound,
  wilsonUpperBound,
} from '../../src/word-list/relevance.ts'
import { readVocabulary } from '../../src/word-list/vocabulary.ts'

interface Said {
  readonly author: string
  readonly text: string
  readonly hasOtherSign?: boolean
  readonly isRuledOut?: boolean
  readonly isAddressed?: boolean
  readonly isCustomer?: boolean
  readonly tongue?: string
}

/** As many posts, each by an author of its own, and each with two words that nobody else says. */
function said(count: number, text: string, extra: Partial<Said> = {}): Said[] {
  const name = `${text} ${JSON.stringify(extra)}`.replace(/\W+/g, '-')
  return Array.from({ length: count }, (_, index) => ({
    author: `${name}-${index}`,
    text: `${text} ${name}-a${index} ${name}-b${index}`,
    ...extra,
  }))
}

function judge(posts: readonly Said[]): { verdicts: Relevance[]; isJudged: boolean } {
  const vocabulary = readVocabulary(
    posts.map(({ author, text }) => ({ author, words: new Set(text.split(' ')) })),
  )
  const { relevances, isJudged } = judgeRelevance(vocabulary, {
    isOwn: () => true,
    hasOtherSign: (index) => posts[index]?.hasOtherSign === true,
    isRuledOut: (index) => posts[index]?.isRuledOut === true,
    isAddressed: (index) => posts[index]?.isAddressed === true,
    isCustomer: (index) => posts[index]?.isCustomer === true,
    tonguesOf: (index) => [posts[index]?.tongue ?? 'Latin en'],
  })
  return { verdicts: [...relevances.values()], isJudged }
}

/** How often each verdict is given to the last posts. */
function countOf(posts: readonly Said[], last: number): Record<Relevance, number> {
  const counts = { on_topic: 0, off_topic: 0, undecided: 0 }
  for (const verdict of judge(posts).verdicts.slice(-last)) counts[verdict] += 1
  return counts
}

const lamps = said(40, 'lamp dimmer fern', { hasOtherSign: true })
const cars = said(20, 'gearbox engine race')
const all = (count: number, verdict: Relevance) => ({
  ...{ on_topic: 0, off_topic: 0, undecided: 0 },
  [verdict]: count,
})

describe('posts without a second sign', () => {
  test('are off topic when many share a vocabulary that those on topic never use', () => {
    assert.deepEqual(countOf([...lamps, ...cars], 20), all(20, 'off_topic'))
  })

  test('are on topic when they speak as those on topic do, and when they do by way of others', () => {
    assert.deepEqual(countOf([...lamps, ...said(20, 'lamp dimmer shelf')], 20), all(20, 'on_topic'))
    const chain = [...lamps, ...said(20, 'lamp dimmer parcel'), ...said(20, 'dimmer parcel customs')]
    assert.deepEqual(countOf(chain, 20), all(20, 'on_topic'))
  })

  test('are never off topic for the lack of a sign alone: nothing in common is no vocabulary', () => {
    const strangers = Array.from({ length: 40 }, (_, index) =>
      said(1, `x${index} y${index} z${index}`),
    ).flat()
    assert.deepEqual(countOf([...lamps, ...strangers], 40), all(40, 'undecided'))
  })

  test('stay undecided when they are two authors’, when they mention the account, and when they are customers’', () => {
    assert.deepEqual(countOf([...lamps, ...said(2, 'gearbox engine race')], 2), all(2, 'undecided'))
    for (const tie of [{ isAddressed: true }, { isCustomer: true }]) {
      assert.deepEqual(countOf([...lamps, ...said(20, 'gearbox engine race', tie)], 20), all(20, 'undecided'))
    }
  })

  test('stay undecided in a language that hardly any author on topic writes', () => {
    const german = said(20, 'getriebe motor rennen', { tongue: 'Latin de' })
    assert.deepEqual(countOf([...lamps, ...german], 20), all(20, 'undecided'))
    const both = [...lamps, ...said(10, 'lampe farn regal', { hasOtherSign: true, tongue: 'Latin de' })]
    assert.deepEqual(countOf([...both, ...german], 20), all(20, 'off_topic'))
  })

  test('stay undecided where those on topic would be called off topic as often', () => {
    const mixed = said(12, 'gearbox engine race', { hasOtherSign: true })
    const few = said(5, 'gearbox engine race')
    assert.deepEqual(countOf([...lamps.slice(0, 10), ...mixed, ...few], 5).off_topic, 0)
  })

  test('an author who writes all day is one author', () => {
    const loud = Array.from({ length: 200 }, (_, index) => ({
      author: 'loud',
      text: `gearbox engine race loud${index}`,
    }))
    assert.deepEqual(countOf([...lamps, ...loud], 200), all(200, 'undecided'))
  })

  test('a campaign is one voice, whatever its accounts change in its text', () => {
    const copies = Array.from({ length: 20 }, (_, index) => ({
      author: `account-${index}`,
      text: `premium panel limited stock hurry link${index}`,
    }))
    assert.deepEqual(countOf([...lamps, ...copies], 20), all(20, 'undecided'))
  })

  test('are judged by nothing where fewer than ten authors are surely on topic', () => {
    const posts = [...lamps.slice(0, 9), ...cars]
    assert.equal(judge(posts).isJudged, false)
    assert.deepEqual(countOf(posts, 20), all(20, 'undecided'))
    assert.equal(judge([...lamps.slice(0, 10), ...cars]).isJudged, true)
  })
})

test('a post with another sign is on topic, and what the entry rules out is off topic whatever it says', () => {
  const posts = [...lamps, ...said(1, 'gearbox engine race', { hasOtherSign: true, isRuledOut: true })]
  const { verdicts } = judge(posts)
  assert.deepEqual([verdicts[0], verdicts.at(-1)], ['on_topic', 'off_topic'])
})

test('a word of another meaning that stray posts bring into the world does not bring in the others', () => {
  const strays = said(2, 'lamp dimmer gearbox engine', { hasOtherSign: true })
  assert.deepEqual(countOf([...lamps, ...strays, ...said(30, 'gearbox engine race')], 30).on_topic, 0)
})

test('the ends of the interval are those worked out by hand', () => {
  // z = 1.64485, z² = 2.70554: z²/(10 + z²), and (0.3 + 0.13528 + z √0.027764) / 1.270554.
  assert.equal(wilsonUpperBound(0, 10).toFixed(4), '0.2129')
  assert.equal(wilsonUpperBound(3, 10).toFixed(4), '0.5583')
  assert.equal(wilsonUpperBound(0, 0), 1)
  assert.equal(wilsonLowerBound(10, 10).toFixed(4), '0.7871')
  assert.equal(wilsonLowerBound(0, 10), 0)
  assert.equal(wilsonLowerBound(0, 0), 0)
})

test('the interval reaches from those found to those not shown to be on topic', () => {
  assert.deepEqual(shareInterval(3, 2, 10), { low: 0.127, high: 0.731 })
  assert.deepEqual(shareInterval(0, 0, 10), { low: 0, high: 0.213 })
})

test('the share is that of the judged posts, and null where too few authors or none on topic are judged', () => {
  const posts = said(12, 'fern')
  const verdicts = (on: number, off: number): Relevance[] =>
    posts.map((_, index) => (index < on ? 'on_topic' : index < on + off ? 'off_topic' : 'undecided'))
  assert.equal(offTopicShare(posts, verdicts(8, 2)), 0.2)
  assert.equal(offTopicShare(posts, verdicts(10, 0)), 0)
  assert.equal(offTopicShare(posts, verdicts(8, 1)), null)
  assert.equal(offTopicShare(posts, verdicts(0, 12)), null)
})
