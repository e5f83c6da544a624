import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { toRecord, toRecords } from '../../../src/collectors/json.ts'
import {
  givenComments,
  reviewIds,
  toCommentCandidate,
  toReviewCandidate,
  toTagCandidate,
} from '../../../src/collectors/meta/comments/map-facebook.ts'
import {
  givenMediaComments,
  toMediaCommentCandidate,
  toTaggedMediaCandidate,
} from '../../../src/collectors/meta/comments/map-instagram.ts'
import type { Candidate } from '../../../src/collectors/post-gate.ts'
import { readFixture } from '../support.ts'

const itemsOf = async (fixture: string) =>
  toRecords(toRecord(await readFixture(`meta/${fixture}.200.json`))['data'])
const ownComments = await itemsOf('fb_comments.own_page')
const foreignComments = await itemsOf('fb_comments.ppca')
const page = { id: '104820011223344', name: 'Fernlight', username: 'fernlight' }
const pages = new Map([[page.id, 'fernlight']])
const thread = {
  id: '104820011223344_912340000000003',
  url: 'https://www.facebook.com/104820011223344/posts/912340000000003',
  text: 'Pro 2 ships December 1. Brighter, quieter & cheaper.',
  owner: 'fernlight',
}

function draftOf(candidate: Candidate | undefined) {
  assert.ok(candidate !== undefined && 'draft' in candidate)
  return candidate.draft
}

test('maps a reply below our Page with what it answers, its own link and its thread’s', () => {
  const [reply] = givenComments(thread.id, ownComments)
  assert.ok(reply)
  const candidate = toCommentCandidate(reply, thread, pages)
  assert.deepEqual(draftOf(candidate), {
    platform: 'facebook',
    id: '912340000000003_700000000000104',
    authorHandle: 'Nora Invented',
    text: 'Same here, no answer from support since Monday.',
    url: 'https://www.facebook.com/104820011223344/posts/912340000000003?comment_id=700000000000101&reply_comment_id=700000000000104',
    commentsUrl: thread.url,
    publishedAt: '2026-11-20T21:11:09+0000',
    metrics: { reactions: 1, comments: 0 },
    kind: 'reply',
    parentId: '912340000000003_700000000000101',
    threadId: thread.id,
    context: thread.text,
    contextAuthor: 'fernlight',
    sourceMethod: 'api',
  })
  assert.equal('under' in candidate && candidate.under, thread.text)
})

test('the Page’s own answer goes by its handle and owns the thread', () => {
  const given = givenComments(thread.id, ownComments)[1]
  assert.ok(given)
  const { authorHandle, threadOwner } = draftOf(toCommentCandidate(given, thread, pages))
  assert.deepEqual([authorHandle, threadOwner], ['fernlight', 'fernlight'])
})

test('what a Page hides or answers in private is rejected', () => {
  const [, , first, hidden] = givenComments(thread.id, ownComments)
  assert.ok(first && hidden)
  assert.deepEqual(toCommentCandidate(hidden, thread, pages), { rejected: 'not_public' })
  const inPrivate = { ...first, item: { ...first.item, is_private: true } }
  assert.deepEqual(toCommentCandidate(inPrivate, thread, pages), { rejected: 'not_public' })
})

test('a comment without an id is known by its post, time and text', () => {
  const [first, , wordless] = givenComments(thread.id, foreignComments)
  const digest = createHash('sha256')
    .update('2026-11-20T21:11:09+0000\nSame here, no answer from support since Monday.')
    .digest('hex')
  assert.equal(first?.id, `fbc:${thread.id}:${digest.slice(0, 16)}`)
  assert.equal(wordless?.id, undefined)
  const { authorHandle, kind, parentId, url } = draftOf(first && toCommentCandidate(first, thread, pages))
  assert.deepEqual([authorHandle, kind, parentId, url], [undefined, 'comment', thread.id, thread.url])
})

test('keys differ by post, time and text, and equal comments of one answer are numbered', () => {
  const item = { created_time: '2026-11-20T21:11:09+0000', message: 'Same' }
  const others = [
    { ...item, created_time: '2026-11-20T21:11:10+0000' },
    { ...item, message: 'same' },
  ]
  const ids = [
    ...givenComments(thread.id, [item, item, item, ...others]),
    ...givenComments('1_2', [item]),
  ].map(({ id }) => id)
  assert.equal(new Set(ids).size, 6)
  assert.deepEqual([ids[1], ids[2]], [`${ids[0]}-2`, `${ids[0]}-3`])
})

test('an answer that holds something else than comments becomes none', () => {
  for (const item of [{}, { id: 7 }, { message: 'Only words' }, { created_time: 'soon', message: '' }]) {
    const [given] = givenComments(thread.id, [item])
    assert.equal(given?.id, undefined)
  }
})

test('maps what tags the Page, naming only Pages, and nothing that the Page wrote itself', async () => {
  const tagged = await itemsOf('fb_tagged')
  const [byPage, byPerson] = tagged.map((item) => draftOf(toTagCandidate(item, page, pages)))
  assert.deepEqual(
    [byPage?.authorHandle, byPage?.kind, byPage?.threadId, byPage?.parentId],
    ['Green Shed Nursery (invented)', 'mention', '208840055667788_655550000000021', undefined],
  )
  assert.equal(byPerson?.authorHandle, undefined)
  const own = { ...tagged[0], from: { id: page.id, name: 'Fernlight' } }
  assert.deepEqual(toTagCandidate(own, page, pages), { rejected: 'duplicate' })
})

test('a review keeps its own words; what it recommends and its stars are figures, and nobody’s words', async () => {
  const items = await itemsOf('fb_ratings')
  const ids = reviewIds(page.id, items)
  const reviews = items.map((item, index) => draftOf(toReviewCandidate(item, ids[index], page)))
  assert.deepEqual(
    reviews.map(({ text, context, metrics, kind }) => [text, context, metrics, kind]),
    [
      ['Great light, poor service. Nine days for a reply.', undefined, { recommends: 0 }, 'review'],
      [undefined, undefined, { recommends: 1 }, 'review'],
      ['Does what it says.', undefined, { rating: 4 }, 'review'],
    ],
  )
  assert.equal(ids[0], '3330000000000001')
  assert.equal(ids[1], undefined)
  assert.match(ids[2] ?? '', /^fbr:104820011223344:[0-9a-f]{16}$/)
})

const mediaThread = {
  id: '17999888777666555',
  url: 'https://www.instagram.com/p/DQy1Invented/',
  text: 'Pro 2, December 1.',
  owner: 'fernlight',
}

test('maps comments below our media with their replies, and rejects what we hide', async () => {
  const given = givenMediaComments(await itemsOf('ig_media_comments'))
  const drafts = given.map((one) => {
    const candidate = toMediaCommentCandidate(one, mediaThread)
    return 'draft' in candidate
      ? [
          candidate.draft.kind,
          candidate.draft.parentId,
          candidate.draft.authorHandle,
          candidate.draft.threadOwner,
        ]
      : candidate.rejected
  })
  assert.deepEqual(drafts, [
    ['comment', mediaThread.id, 'balkonbeet', undefined],
    ['comment', mediaThread.id, 'leafroom.studio', undefined],
    ['reply', '18100000000000030', 'fernlight', 'fernlight'],
    ['reply', '18100000000000030', 'herbwindow', undefined],
    'not_public',
    ['comment', mediaThread.id, 'gif_grower', undefined],
  ])
  const [first] = given
  assert.ok(first)
  assert.deepEqual(draftOf(toMediaCommentCandidate(first, mediaThread)), {
    platform: 'instagram',
    id: '18100000000000031',
    authorHandle: 'balkonbeet',
    text: 'Price for Austria? 🌱',
    url: mediaThread.url,
    commentsUrl: mediaThread.url,
    publishedAt: '2026-11-20T21:40:02+0000',
    metrics: { likes: 0 },
    kind: 'comment',
    parentId: mediaThread.id,
    threadId: mediaThread.id,
    context: mediaThread.text,
    contextAuthor: 'fernlight',
    sourceMethod: 'api',
  })
})

test('maps media that tag our account as mentions of their authors', async () => {
  const [first] = (await itemsOf('ig_tags')).map((item) => draftOf(toTaggedMediaCandidate(item)))
  assert.deepEqual(
    [first?.kind, first?.authorHandle, first?.threadId, first?.parentId, first?.metrics],
    ['mention', 'basil.diary', '18055500000000011', undefined, { likes: 77, comments: 6 }],
  )
})
