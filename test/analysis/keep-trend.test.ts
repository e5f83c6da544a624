import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepTrend } from '../../src/analysis/kept/keep-trend.ts'
import { NAMELESS, restoreTrend } from '../../src/analysis/kept/restore-trend.ts'
import { ideaWording, joinSummary } from '../../src/trends/index.ts'
import { sampleIdea, sampleTrend } from '../support/trends.ts'

const texts = new Map([
  ['reddit:a', 'The SOLAR kettle hums all night. Can anybody make it stop?'],
  ['x:b', 'my kettle hums, too #solarkettle'],
  ['youtube:c', 'This solar thing is quiet here.'],
])
const sources = [...texts].map(([key, text]) => ({ key, text }))
const find = (id: string) => sources.filter(({ key }) => key.endsWith(`:${id}`))

const topic = 'Solar kettle'
const said = 'kettle hums, too'
const trend = sampleTrend({
  id: 't_1',
  topic,
  summary: joinSummary(`${topic}: 3 posts by 3 authors`, said),
  platforms: ['reddit', 'x', 'youtube'],
  postIds: ['a', 'b', 'c'],
  keywords: ['kettle', 'solar', 'hums'],
  counterEvidence: [{ postId: 'c', text: 'This solar thing is quiet here.', stance: 'praises' }],
  hazards: [{ postId: 'a', text: 'The SOLAR kettle hums all night.' }],
  voices: {
    customer: 3,
    company: 1,
    competitor: 0,
    unknown: 0,
    companyPosts: [{ postId: 'b', text: 'my kettle hums' }],
  },
  idea: sampleIdea({
    ...ideaWording('solve_problem', topic),
    customerQuestion: 'Can anybody make it stop?',
    quotes: [{ postId: 'b', text: said }],
  }),
})

/** As it is restored from posts whose texts are these now. */
const restore = (now: ReadonlyMap<string, string>) =>
  restoreTrend(keepTrend(trend, sources, find), new Map(), {
    textOf: (key) => now.get(key),
    isRemoved: (key) => !now.has(key),
  })

test('a trend is restored as it was from the posts that it was made of', () => {
  assert.deepEqual(restore(texts), trend)
})

test('what is kept of a trend holds no word of its posts', () => {
  const kept = JSON.stringify(keepTrend(trend, sources, find))
  for (const word of new Set([...texts.values()].flatMap((text) => text.match(/\p{L}{5,}/gu) ?? []))) {
    assert.ok(!kept.toLowerCase().includes(word.toLowerCase()), word)
  }
})

test('a name is put together from posts that have its words in other letters, as long as one has each', () => {
  const withoutFirst = new Map([...texts].filter(([key]) => key !== 'reddit:a'))
  assert.equal(restore(withoutFirst).topic, topic)
  const withoutTag = new Map([...withoutFirst].filter(([key]) => key !== 'x:b'))
  assert.equal(restore(withoutTag).topic, NAMELESS)
  assert.deepEqual(restore(withoutTag).keywords, ['solar'])
})

test('what was said in a removed post is left out, and the limitations count it', () => {
  const { idea, hazards, limitations, summary, removedPosts, removedPostIds, postIds, mentions } = restore(
    new Map([...texts].filter(([key]) => key === 'youtube:c')),
  )
  assert.deepEqual([idea?.quotes, idea?.customerQuestion, hazards], [[], null, []])
  assert.deepEqual([removedPosts, removedPostIds], [2, ['a', 'b']])
  assert.deepEqual([postIds, mentions], [trend.postIds, trend.mentions])
  assert.equal(summary, `${NAMELESS}: 3 posts by 3 authors`)
  assert.equal(idea?.title, `Help with a problem: ${NAMELESS}`)
  assert.deepEqual(limitations, [
    '2 of its posts were removed since this ranking: its figures still count them.',
    '4 of its quotations are left out: their posts were removed or edited since.',
  ])
})

test('words that moved within an edited post, or are others now, are not given as those of then', () => {
  const edited = restore(new Map([...texts].map(([key, text]) => [key, `EDIT: ${text}`])))
  assert.deepEqual([edited.topic, edited.keywords, edited.hazards], [NAMELESS, [], []])
  assert.equal(edited.removedPosts, undefined)
})

test('what a trend is said to be called or asked is not kept where no post of it has these words', () => {
  const { posts, ...kept } = keepTrend({ ...trend, topic: 'Someone else entirely' }, sources, find)
  assert.deepEqual([kept.name, posts], [[], [...texts.keys()]])
  assert.ok(!JSON.stringify(kept).includes('entirely'))
})
