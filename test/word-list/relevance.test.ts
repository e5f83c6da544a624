import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  offTopicShare,
  shareInterval,
  wilsonLowerBound,
  wilsonUpperBound,
} from '../../src/word-list/off-topic-share.ts'
import { judgeRelevance, type Relevance } from '../../src/word-list/relevance.ts'
import { readVocabulary } from '../../src/word-list/vocabulary.ts'

interface Said {
  readonly author: string
  readonly text: string
  readonly hasOtherSign?: boolean
  readonly isRuledOut?: boolean
  readonly isAddressed?: boolean
  readonly isTied?: boolean
  readonly surroundings?: readonly string[]
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
    isTied: (index) => posts[index]?.isTied === true,
    surroundingsOf: (index) => posts[index]?.surroundings ?? [],
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

  test('are on topic when they say two words that those on topic usually say', () => {
    assert.deepEqual(countOf([...lamps, ...said(20, 'lamp dimmer shelf')], 20), all(20, 'on_topic'))
  })

  test('are on topic when more than half of what they say is said on topic, and undecided with less', () => {
    const sure = Array.from({ length: 40 }, (_, index) =>
      said(1, [0, 1, 2, 3].map((next) => `word${(index + next) % 20}`).join(' '), {
        hasOtherSign: true,
      }),
    ).flat()
    const usual = said(60, 'fern', { hasOtherSign: true })
    const of = (text: string) => countOf([...usual, ...sure, { author: 'someone', text }], 1)
    assert.deepEqual(of('word1 word3 new'), all(1, 'on_topic'))
    assert.deepEqual(of('word1 word3 new other'), all(1, 'undecided'))
  })

  test('are neither off topic nor on topic when they speak as those on topic by way of others', () => {
    const chain = [...lamps, ...said(20, 'lamp dimmer parcel'), ...said(20, 'dimmer parcel customs')]
    assert.deepEqual(countOf(chain, 20), all(20, 'undecided'))
  })

  test('are on topic when they are tied to the company by its account or its site, whatever they say', () => {
    const tied = said(20, 'gearbox engine race', { isTied: true })
    assert.deepEqual(countOf([...lamps, ...tied], 20), all(20, 'on_topic'))
  })

  const inTown = { surroundings: ['place reddit town'] }
  const strangersIn = (extra: Partial<Said>, name = 'x') =>
    Array.from({ length: 12 }, (_, index) =>
      said(1, `${name}${index} ${name}a${index} ${name}b${index}`, extra),
    ).flat()

  test('are off topic in a place or on a site of another meaning, however they are worded, and nowhere else', () => {
    const posts = [...lamps, ...strangersIn(inTown)]
    assert.deepEqual(countOf(posts, 12), all(12, 'off_topic'))
    assert.deepEqual(
      countOf([...posts, { author: 'someone', text: 'short', ...inTown }], 1),
      all(1, 'off_topic'),
    )
    assert.deepEqual(countOf([...posts, ...strangersIn({}, 'y')], 12), all(12, 'undecided'))
  })

  test('stay undecided in such a place when they are customers’, mention the account or speak as those on topic', () => {
    for (const tie of [{ isCustomer: true }, { isAddressed: true }]) {
      const one = said(1, 'a1 b1 c1', { ...inTown, ...tie })
      assert.deepEqual(countOf([...lamps, ...strangersIn(inTown), ...one], 1), all(1, 'undecided'))
    }
    const alike = said(1, 'lamp dimmer fern', inTown)
    assert.deepEqual(countOf([...lamps, ...strangersIn(inTown), ...alike], 1), all(1, 'on_topic'))
  })

  test('stay undecided in a place of four voices, or where customers and the product’s world speak as well', () => {
    const few = strangersIn(inTown).slice(0, 4)
    assert.deepEqual(countOf([...lamps, ...few], 4), all(4, 'undecided'))
    const known = said(6, 'lamp dimmer fern', inTown)
    assert.deepEqual(countOf([...lamps, ...known, ...strangersIn(inTown)], 12), all(12, 'undecided'))
    const customers = strangersIn({ ...inTown, isCustomer: true }, 'y')
    assert.deepEqual(countOf([...lamps, ...customers, ...strangersIn(inTown)], 12), all(12, 'undecided'))
  })

  test('are off topic by an author of five texts in the vocabulary of another meaning, and not by one of four', () => {
    const texts = Array.from({ length: 5 }, (_, index) => ({
      author: 'racer',
      text: `gearbox r${index} s${index} t${index} u${index}`,
    }))
    const strange = { author: 'racer', text: 'x1 y1 z1' }
    assert.deepEqual(countOf([...lamps, ...cars, ...texts, strange], 1), all(1, 'off_topic'))
    assert.deepEqual(countOf([...lamps, ...cars, ...texts.slice(1), strange], 1), all(1, 'undecided'))
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

test('the share is that of all posts, and null where too few authors or none on topic are judged', () => {
  const posts = said(12, 'fern')
  const verdicts = (on: number, off: number): Relevance[] =>
    posts.map((_, index) => (index < on ? 'on_topic' : index < on + off ? 'off_topic' : 'undecided'))
  assert.equal(offTopicShare(posts, verdicts(8, 3)), 0.25)
  assert.equal(offTopicShare(posts.slice(0, 10), verdicts(8, 2).slice(0, 10)), 0.2)
  assert.equal(offTopicShare(posts, verdicts(10, 0)), 0)
  assert.equal(offTopicShare(posts, verdicts(8, 1)), null)
  assert.equal(offTopicShare(posts, verdicts(0, 12)), null)
})
