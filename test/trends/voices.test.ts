import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RankedTrend } from '../../src/model/index.ts'
import { type RankPost, rankTrends } from '../../src/trends/index.ts'
import { NOW, post, talk } from './posts.ts'

const everyday = ['lawn mower', 'chess club', 'sourdough bread', 'night bus'].flatMap((subject) =>
  talk(subject, 60, 35, 0),
)
const customers = talk('solar kettle', 20, 5, 0)
const maker = { authorHandle: 'fernlight', voice: 'company' } as const
const rival = { authorHandle: 'brewfern', voice: 'competitor' } as const

function trendsOf(posts: readonly RankPost[]): readonly RankedTrend[] {
  return rankTrends({ posts: [...everyday, ...posts], windowDays: 7, now: NOW }).trends
}

function kettleTrend(posts: readonly RankPost[]): RankedTrend {
  const found = trendsOf(posts).find(({ topic }) => /kettle/.test(topic))
  assert.ok(found)
  return found
}

test('what companies say moves nothing that is counted, named or scored, and is told beside it', () => {
  const alone = kettleTrend(customers)
  const { voices, exclusions, ...counted } = kettleTrend([
    ...customers,
    ...talk('solar kettle', 9, 6, 0, maker),
    ...talk('solar kettle', 8, 30, 10, maker),
    ...talk('solar kettle', 6, 4, 0, rival),
  ])
  assert.deepEqual({ ...counted, voices: alone.voices, exclusions: alone.exclusions }, alone)
  assert.deepEqual({ ...voices, companyPosts: [] }, { ...alone.voices, company: 9, competitor: 6 })
  assert.deepEqual(exclusions, { ...alone.exclusions, company_voice: 17, competitor_voice: 6 })
})

test('shows up to three posts of the company in other words each, and none of a competitor', () => {
  const own = [
    post('reply-1', 'We are mending the lid of the solar kettle.', 3, maker),
    post('reply-2', 'WE are mending the lid of the solar kettle!', 2, maker),
    post('offer', 'Half price: every solar kettle in our shop today.', 4, maker),
    post('news', 'A solar kettle for your balcony arrives in May.', 1, maker),
    post('care', 'How to clean a solar kettle, in two minutes.', 5, maker),
  ]
  const rivals = talk('solar kettle', 5, 3, 0, rival)
  const { companyPosts } = kettleTrend([...customers, ...own, ...rivals]).voices
  assert.equal(companyPosts.length, 3)
  assert.equal(companyPosts.filter(({ postId }) => postId.startsWith('reply')).length, 1)
  for (const { postId, text } of companyPosts) {
    assert.ok(own.some(({ id, text: whole }) => id === postId && whole.includes(text)))
  }
})

test('no post of a company is a supporting post, a quotation or counter-evidence', () => {
  const own = ['We love this solar kettle', 'Is your solar kettle broken? Write to us'].map((text, index) =>
    post(`own-${index}`, text, index + 1, { ...maker, metrics: { likes: 9000 } }),
  )
  const { voices, ...trend } = kettleTrend([...customers, ...own])
  assert.equal(voices.companyPosts.length, 2)
  assert.doesNotMatch(JSON.stringify(trend), /own-/)
})

test('a topic that only companies write of is none', () => {
  const campaign = [...talk('garden hose', 20, 5, 0, maker), ...talk('garden hose', 20, 5, 0, rival)]
  assert.ok(trendsOf([...customers, ...campaign]).every(({ topic }) => !topic.includes('hose')))
})

test('a customer who repeats what the company said first is its first copy', () => {
  const slogan = 'The solar kettle boils while you sleep'
  const { postIds, exclusions } = kettleTrend([
    ...customers,
    post('slogan', slogan, 6, maker),
    post('repeated', slogan, 2),
    post('again', slogan, 1),
  ])
  assert.ok(postIds.includes('repeated'))
  assert.deepEqual([exclusions.copy, exclusions.company_voice], [1, 1])
})

test('a post without a known author counts like a customer’s, and a limitation says so', () => {
  const unknown = [
    ...talk('solar kettle', 2, 3, 0, { authorHandle: undefined }),
    post('said', 'My solar kettle is here', 1, { voice: 'unknown' }),
  ]
  const { mentions, voices, limitations } = kettleTrend([...customers, ...unknown])
  assert.deepEqual([mentions, voices.customer, voices.unknown], [23, 20, 3])
  assert.ok(
    limitations.includes('3 posts without a known author: each counts as a customer, and as one author.'),
  )
})
