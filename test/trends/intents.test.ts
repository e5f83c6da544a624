import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RankedTrend } from '../../src/model/index.ts'
import { type RankPost, rankTrends } from '../../src/trends/index.ts'
import { NOW, post, talk } from './posts.ts'

const everyday = ['lawn mower', 'chess club', 'sourdough bread', 'night bus'].flatMap((subject) =>
  talk(subject, 60, 35, 0),
)

function kettleTrend(posts: readonly RankPost[]): RankedTrend {
  const { trends } = rankTrends({ posts: [...everyday, ...posts], windowDays: 7, now: NOW })
  const found = trends.find(({ topic }) => /kettle/i.test(topic))
  assert.ok(found)
  return found
}

/** Posts about one thing, each by its own author. */
function said(name: string, texts: readonly string[], more: Partial<RankPost> = {}): RankPost[] {
  return texts.map((text, index) => post(`${name}-${index}`, text, 0.5 + index / 4, more))
}

const complaints = [
  'My solar kettle leaks all over the table',
  'Solar kettle stopped working after two weeks',
  'My solar kettle won’t turn on any more',
  'Second solar kettle that is broken on arrival',
  'The solar kettle keeps crashing its own app',
]
const questions = [
  'How long does the solar kettle take for one litre?',
  '@Brewfern can I descale the solar kettle',
]
const praise = ['I love my solar kettle', 'The solar kettle is great, would recommend it']

test('tells of each intent how many posts and authors have it, most frequent first, with its interval', () => {
  const twice = said('again', ['My other solar kettle is broken, too'], { authorHandle: 'author-c-0' })
  const { intents, mentions } = kettleTrend([
    ...said('c', complaints),
    ...twice,
    ...said('q', questions),
    ...said('p', praise),
  ])
  assert.equal(mentions, 10)
  assert.deepEqual(
    intents.map(({ intent, posts, authors, share }) => [intent, posts, authors, share]),
    [
      ['problem', 6, 5, 0.6],
      ['question', 2, 2, 0.2],
      ['praise', 2, 2, 0.2],
    ],
  )
  for (const { share, lower, upper } of intents)
    assert.ok(0 <= lower && lower < share && share < upper && upper <= 1)
})

test('the interval of an intent that copies make frequent is that of the independent posts', () => {
  const copies = said(
    'copy',
    Array.from({ length: 10 }, () => complaints[0] ?? ''),
  )
  const others = [...said('c', complaints.slice(1)), ...said('q', questions), ...said('p', praise)]
  const widthOf = ({ intents }: RankedTrend): number => (intents[0]?.upper ?? 0) - (intents[0]?.lower ?? 0)
  const copied = kettleTrend([...others, ...copies])
  assert.equal(copied.mentions, 18)
  assert.ok(widthOf(copied) > 0.3, 'nine voices, not eighteen')
})

test('the first quotation shows the topic and what its idea is about, and so does the summary', () => {
  const loud = { metrics: { likes: 9000 } }
  const { idea, summary, representativePostIds } = kettleTrend([
    ...talk('solar kettle', 9, 5, 0, loud),
    ...said('c', complaints),
  ])
  assert.equal(idea?.kind, 'solve_problem')
  assert.equal(idea.quotes.length, 3)
  for (const { postId, text } of idea.quotes) {
    assert.match(postId, /^c-/)
    assert.match(text, /solar kettle/i)
  }
  assert.ok(summary.endsWith(`One says: “${idea.quotes[0]?.text}”`))
  assert.match(representativePostIds[0] ?? '', /^c-/)
})

test('a single post that tells of danger shows in its trend, with the part that does', () => {
  const danger = 'Nice evening with friends. The plug of the solar kettle caught fire tonight. We are fine.'
  const { hazards, intents } = kettleTrend([...talk('solar kettle', 30, 6, 0), post('danger', danger, 2)])
  assert.deepEqual(
    hazards.map(({ postId }) => postId),
    ['danger'],
  )
  assert.match(hazards[0]?.text ?? '', /caught fire/)
  assert.ok(danger.includes(hazards[0]?.text ?? '-'))
  assert.equal(intents.find(({ intent }) => intent === 'hazard')?.posts, 1)
})

test('says how many leave, and that nobody does', () => {
  const leaving = ['I cancelled my order of the solar kettle', 'Returned the solar kettle, never again']
  const { leaving: found } = kettleTrend([...talk('solar kettle', 9, 5, 0), ...said('l', leaving)])
  assert.deepEqual(found, { posts: 2, authors: 2 })
  assert.deepEqual(kettleTrend(talk('solar kettle', 9, 5, 0)).leaving, { posts: 0, authors: 0 })
})

test('what a company says has no part in intents, hazards or who leaves', () => {
  const maker = { authorHandle: 'brewfern', voice: 'company' } as const
  const own = [
    'Our solar kettle may catch fire: recall of the solar kettle',
    'Is your solar kettle broken? Write to us',
  ]
  const { intents, hazards, leaving } = kettleTrend([
    ...talk('solar kettle', 9, 5, 0),
    ...said('own', own, maker),
  ])
  assert.deepEqual([intents, hazards, leaving], [[], [], { posts: 0, authors: 0 }])
})
