import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Candidate, createPostGate } from '../../src/collectors/post-gate.ts'
import type { PostDraft } from '../../src/posts/ingest.ts'
import { createRecordingSink, NOW, requestOf } from './support.ts'

const draft: PostDraft = {
  platform: 'x',
  id: '1',
  text: 'A grow light',
  url: 'https://x.com/a/status/1',
  publishedAt: '2026-11-20T12:00:00Z',
  sourceMethod: 'api',
}

async function admit(candidates: readonly Candidate[], needsWord = false, words = ['grow light']) {
  const sink = createRecordingSink()
  const gate = createPostGate({ request: requestOf({ words }), sink }, () => NOW)
  await gate.admit(candidates, { needsWord })
  return sink
}

const refused = [
  ['before the window', { publishedAt: '2026-11-13T22:44:59Z' }, 'outside_window'],
  ['in the future', { publishedAt: '2026-11-20T22:46:01Z' }, 'in_future'],
  ['without a date', { publishedAt: undefined }, 'no_date'],
  ['without a text', { text: ' ' }, 'no_text'],
  ['without a link', { url: 'javascript:alert(1)' }, 'no_url'],
  ['without an id', { id: undefined }, 'no_id'],
] as const

for (const [what, changes, reason] of refused) {
  test(`refuses a post ${what} and counts it as ${reason}`, async () => {
    const { posts, rejected } = await admit([{ draft: { ...draft, ...changes } }])
    assert.deepEqual([posts, rejected], [[], [reason]])
  })
}

test('keeps posts at the edges of the window and of a clock that runs ahead', async () => {
  const at = (id: string, publishedAt: string) => ({ draft: { ...draft, id, publishedAt } })
  const { posts } = await admit([at('1', '2026-11-13T22:45:00Z'), at('2', '2026-11-20T22:46:00Z')])
  assert.equal(posts.length, 2)
})

test('passes a refusal of the mapper on', async () => {
  const { rejected } = await admit([{ rejected: 'repost' }])
  assert.deepEqual(rejected, ['repost'])
})

test('adds the words that match to those the query stands for', async () => {
  const { posts } = await admit([{ draft: { ...draft, matchedTerms: ['#lamp'] } }])
  assert.deepEqual(posts[0]?.matchedTerms, ['#lamp', 'grow light'])
})

test('keeps a post without a word unless it came from a fuzzy search', async () => {
  const other = { draft: { ...draft, text: 'Something else' } }
  assert.deepEqual((await admit([other], false)).posts[0]?.matchedTerms, [])
  assert.deepEqual((await admit([other], true)).rejected, ['no_word_matched'])
})

test('leaves out what a word of the list rules out, and counts it as that', async () => {
  const words = ['grow light -aquarium', 'fernlight']
  const ruledOut = { ...draft, text: 'A grow light for my aquarium' }
  for (const matchedTerms of [undefined, ['grow light']]) {
    const { posts, rejected } = await admit([{ draft: { ...ruledOut, matchedTerms } }], true, words)
    assert.deepEqual([posts, rejected], [[], ['excluded_word']])
  }
  const other = { ...ruledOut, text: `${ruledOut.text}, by Fernlight` }
  assert.deepEqual((await admit([{ draft: other }], true, words)).posts[0]?.matchedTerms, ['fernlight'])
})

test('delivers a post once; ids count within their platform', async () => {
  const { posts, rejected } = await admit([{ draft }, { draft }, { draft: { ...draft, platform: 'reddit' } }])
  assert.deepEqual([posts.length, rejected], [2, ['duplicate']])
})

test('knows an Instagram medium by its link, because its edges number it differently', async () => {
  const medium = { ...draft, platform: 'instagram' as const }
  const { posts, rejected } = await admit([{ draft: medium }, { draft: { ...medium, id: '2' } }])
  assert.deepEqual([posts.length, rejected], [1, ['duplicate']])
})

test('comments on Instagram have the link of their medium and are not taken for it', async () => {
  const medium: PostDraft = { ...draft, platform: 'instagram', url: 'https://www.instagram.com/p/a/' }
  const comment = { ...medium, kind: 'comment', parentId: '1', threadId: '1' } as const
  const drafts = [medium, { ...comment, id: '2' }, { ...comment, id: '3' }, { ...comment, id: '3' }]
  const { posts, rejected } = await admit(drafts.map((each) => ({ draft: each })))
  assert.deepEqual([posts.map(({ id }) => id), rejected], [['1', '2', '3'], ['duplicate']])
})

test('a post that a search left out can still come from an account', async () => {
  const sink = createRecordingSink()
  const gate = createPostGate({ request: requestOf({ words: ['lamp'] }), sink }, () => NOW)
  await gate.admit([{ draft }], { needsWord: true })
  await gate.admit([{ draft }], { needsWord: false })
  assert.deepEqual([sink.posts.length, sink.rejected], [1, ['no_word_matched']])
})

test('a page of long posts and a long list of words leave everything else its turns', async () => {
  const sink = createRecordingSink()
  const words = Array.from({ length: 100 }, (_, number) => `grow light ${number}`)
  const gate = createPostGate({ request: requestOf({ words }), sink }, () => NOW)
  const page = Array.from({ length: 20 }, (_, number) => ({
    draft: { ...draft, id: `${number}`, text: `${'the grow light is on '.repeat(2000)}` },
  }))
  const judged = gate.admit(page, { needsWord: true })
  await new Promise(setImmediate)
  assert.ok(sink.rejected.length < page.length)
  await judged
  assert.equal(sink.rejected.length, page.length)
})

const comment: PostDraft = { ...draft, kind: 'comment', text: 'It hums since week three', threadId: 't' }

test('a comment passes by the words of what it stands under, which are no terms of its own', async () => {
  const { posts } = await admit([{ draft: comment, under: 'My grow light, a year on' }], true)
  assert.deepEqual(
    posts.map(({ matchedTerms, threadMatched }) => [matchedTerms, threadMatched]),
    [[[], true]],
  )
})

test('a word of its own is what a comment matched by, wherever else it stands', async () => {
  const own = { ...comment, text: 'My grow light hums' }
  const { posts } = await admit([{ draft: own, under: 'My grow light, a year on' }], true)
  assert.deepEqual(
    posts.map(({ matchedTerms, threadMatched }) => [matchedTerms, threadMatched]),
    [[['grow light'], false]],
  )
})

test('a comment without a word above or in it is refused where one is needed, and else kept', async () => {
  const candidate = { draft: comment, under: 'Weekly questions' }
  const needed = await admit([candidate], true)
  assert.deepEqual([needed.posts, needed.rejected], [[], ['no_word_matched']])
  const { posts } = await admit([candidate])
  assert.deepEqual(
    posts.map(({ matchedTerms, threadMatched }) => [matchedTerms, threadMatched]),
    [[[], false]],
  )
})

test('an exclusion speaks against a comment by its own text, and against a thread by the thread’s', async () => {
  const words = ['jaguar -car']
  const other = { ...comment, text: 'A jaguar is a car, too' }
  const excluded = await admit([{ draft: other, under: 'Jaguar seen at the river' }], true, words)
  assert.deepEqual(excluded.rejected, ['excluded_word'])
  const below = await admit([{ draft: comment, under: 'My jaguar is a car' }], true, words)
  assert.deepEqual(below.rejected, ['no_word_matched'])
})
