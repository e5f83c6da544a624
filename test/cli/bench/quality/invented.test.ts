import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kinds, type PlantedStream } from '../../../../src/cli/bench/quality/cases.ts'
import { buildStream } from '../../../../src/cli/bench/quality/invented/build-stream.ts'
import { inventedCases, twins } from '../../../../src/cli/bench/quality/invented/cases.ts'
import { buildDemo } from '../../../../src/cli/bench/quality/invented/demo.ts'
import type { InventedDomain } from '../../../../src/cli/bench/quality/invented/domain.ts'
import { phrase } from '../../../../src/cli/bench/quality/invented/phrases.ts'
import { bicycles } from '../../../../src/cli/bench/quality/invented/texts/bicycles.ts'
import { lamps } from '../../../../src/cli/bench/quality/invented/texts/lamps.ts'
import { news } from '../../../../src/cli/bench/quality/invented/texts/news.ts'
import { windowTruth } from '../../../../src/cli/bench/quality/invented/truth.ts'
import { isHit, wordsOf } from '../../../../src/cli/bench/quality/measures/names.ts'
import { DAY_MS } from '../../../../src/lib/days.ts'
import { intents } from '../../../../src/model/index.ts'

const NOW = new Date('2026-01-31T00:00:00Z')
const domains = [news, lamps, bicycles]

test('a stream is the same for the same seed and another for another', () => {
  assert.deepEqual(buildStream(bicycles, 1), buildStream(bicycles, 1))
  assert.notDeepEqual(buildStream(bicycles, 1).posts, buildStream(bicycles, 2).posts)
})

for (const domain of domains) {
  test(`${domain.name}: every topic has posts, a name that its own id or words can hit, and no post is left blank`, () => {
    const stream = buildStream(domain, 1)
    const topics = new Set([...stream.labels.values()].map(({ topic }) => topic))
    assert.ok(stream.posts.length >= 1000 && stream.posts.length <= 3000)
    assert.equal(new Set(stream.posts.map(({ id }) => id)).size, stream.posts.length)
    for (const { text, publishedAt } of stream.posts) {
      assert.doesNotMatch(text, /[{}|]|^\s*$/)
      assert.ok(Date.parse(publishedAt ?? '') <= NOW.getTime())
    }
    for (const { id, says } of domain.topics) {
      assert.ok(topics.has(id), id)
      assert.ok(says.every((group) => group.length > 0))
      const name = stream.names.get(id)
      assert.ok(name !== undefined && name.terms.length > 0, id)
      const isNameable = stream.posts.some(
        ({ id: postId, text }) => stream.labels.get(postId)?.topic === id && isHit(text, name),
      )
      assert.ok(isNameable, `no post of "${id}" says its name`)
    }
  })

  test(`${domain.name}: has campaigns, copies, chatter and topics of every status and grade 0 to 3`, () => {
    const stream = buildStream(domain, 1)
    const labels = [...stream.labels.values()]
    assert.ok(labels.some(({ isSpam }) => isSpam))
    assert.ok(labels.filter(({ topic, isSpam }) => topic === null && !isSpam).length > 200)
    assert.ok(new Set(stream.posts.map(({ text }) => text)).size < stream.posts.length)
    assert.deepEqual(statusesIn(stream), ['fading', 'new', 'rising', 'steady'])
    const grades = new Set(stream.windows.flatMap(({ topics }) => topics.map(({ grade }) => grade)))
    assert.deepEqual([...grades].sort(), [0, 1, 2, 3])
  })
}

function statusesIn({ windows }: PlantedStream): string[] {
  return [...new Set(windows.flatMap(({ topics }) => topics.map(({ status }) => status)))].sort()
}

test('the product streams plant every kind but "other"', () => {
  const planted = new Set([lamps, bicycles].flatMap(({ topics }) => topics.map(({ kind }) => kind)))
  for (const kind of kinds) assert.equal(planted.has(kind), kind !== 'other', kind)
})

/** Everything of a domain that makes it easy or hard but its words. */
function planOf({ topics, companies = [], hazards, chatter, circumstances = [], ...rest }: InventedDomain) {
  return {
    days: rest.days,
    windows: rest.windows,
    rivals: rest.rivals.length,
    topics: topics.map(({ kind, intents: own, posts, course, language, broad, patterns, says }) => ({
      ...{ kind, own, posts, course, language, isListedWhole: broad?.isListedWhole },
      patterns: patterns.map((pattern) => (typeof pattern === 'string' ? undefined : pattern[1])),
      groups: says.length,
    })),
    companies: companies.map(({ voice, posts, patterns }) => [voice, posts, patterns.length]),
    hazards: hazards?.patterns.length,
    chatter: [chatter.posts, chatter.patterns.length],
    campaigns: rest.campaigns.map(({ posts, course, authors }) => ({ posts, course, authors })),
    pools: [circumstances.length, rest.openers.length, rest.closers.length],
  }
}

test('the worlds of the two makers are of one plan, and their posts of one length', () => {
  assert.deepEqual(twins.of, [lamps.name, bicycles.name])
  assert.deepEqual(planOf(lamps), planOf(bicycles))
  const [one = 0, other = 0] = [lamps, bicycles].map((domain) => {
    const { posts } = buildStream(domain, 1)
    return posts.reduce((sum, { text }) => sum + wordsOf(text).length, 0) / posts.length
  })
  assert.ok(Math.abs(one - other) < 0.05 * one, `${one} and ${other} words a post`)
})

for (const domain of [lamps, bicycles]) {
  const stream = buildStream(domain, 1)
  const labels = [...stream.labels.values()]

  test(`${domain.name}: labels tell intents, voices, second topics and single posts of danger`, () => {
    for (const intent of intents) {
      assert.ok(
        labels.some((label) => label.intents?.includes(intent)),
        intent,
      )
    }
    const hazards = labels.filter((label) => label.intents?.includes('hazard'))
    assert.ok(hazards.length >= 4 && hazards.every(({ topic }) => topic === null))
    for (const { id, voice } of stream.posts) assert.equal(voice, stream.labels.get(id)?.voice)
    assert.deepEqual(new Set(labels.map(({ voice }) => voice)), new Set([undefined, 'company', 'competitor']))
    const twofold = labels.filter(({ others = [] }) => others.length > 0)
    assert.ok(twofold.length > 50)
    for (const { topic, others } of twofold) assert.ok(topic !== null && !others?.includes(topic))
  })

  test(`${domain.name}: parts that move together are in a window as their broad issue, others by themselves`, () => {
    const told = new Set(stream.windows.flatMap(({ topics }) => topics.map(({ topic }) => topic)))
    for (const { id, broad } of domain.topics) {
      assert.equal(told.has(id), broad?.isListedWhole !== true, id)
      assert.equal(stream.broadOf.get(id), broad?.id)
      if (broad !== undefined) {
        assert.equal(told.has(broad.id), broad.isListedWhole, broad.id)
        assert.ok(stream.names.has(broad.id))
      }
    }
  })
}

test('the demo is judged by the themes of its texts, and its companies are told by their accounts', () => {
  const { posts, postKinds, issues } = buildDemo()
  for (const { name, postIds } of issues) assert.ok(postIds.size >= 3, `${name}: ${postIds.size}`)
  assert.equal(new Set(posts.map(({ id }) => id)).size, posts.length)
  for (const { id, voice } of posts) {
    if (voice === 'company' || voice === 'competitor') assert.ok(!postKinds.has(id), id)
  }
  const voices = new Set(posts.map(({ voice }) => voice))
  assert.deepEqual(voices, new Set(['customer', 'unknown', 'company', 'competitor']))
  const ofMaker = posts.filter(({ authorHandle }) => authorHandle?.replace('@', '') === 'fernlight')
  assert.deepEqual(
    new Set(ofMaker.map(({ platform, voice }) => `${platform} ${voice}`)),
    new Set(['facebook company', 'instagram company', 'x company', 'youtube company']),
  )
})

test('the truth of a window counts its posts and compares their rate with the history before', () => {
  const daysAgo = (...ages: number[]): number[] => ages.map((age) => NOW.getTime() - age * DAY_MS)
  const history = Array.from({ length: 28 }, (_, day) => 7.5 + day)
  const { topics } = windowTruth(
    7,
    28,
    NOW,
    new Map([
      ['fresh', daysAgo(...Array.from({ length: 12 }, () => 1))],
      ['risen', daysAgo(...history, ...Array.from({ length: 16 }, () => 2))],
      ['level', daysAgo(...history, ...Array.from({ length: 7 }, () => 2))],
      ['gone', daysAgo(...history, 1, 2)],
      ['small', daysAgo(8, 9, 1)],
    ]),
  )
  assert.deepEqual(
    topics.map(({ topic, status, mentions, grade }) => [topic, status, mentions, grade]),
    [
      ['fresh', 'new', 12, 2],
      ['risen', 'rising', 16, 1],
      ['level', 'steady', 7, 0],
      ['gone', 'fading', 2, 0],
      ['small', 'steady', 1, 0],
    ],
  )
  assert.ok(topics.at(-1)?.acceptedStatuses.includes('fading'))
})

test('a pattern takes one of its choices and refuses a slot that it does not know', () => {
  assert.equal(
    phrase('a {b|c} {d}', { d: ['e'] }, () => 0.9),
    'a c e',
  )
  assert.throws(() => phrase('{x}', {}, () => 0), /no slot "x"/)
})

test('each invented domain is measured under one name with several seeds', () => {
  const names = inventedCases.map(({ name }) => name)
  for (const { name } of domains) assert.ok(names.filter((other) => other === name).length > 1)
})
