import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toRecord, toRecords } from '../../../src/collectors/json.ts'
import {
  toAccountCandidate,
  toFacebookCandidate,
  toHashtagCandidate,
} from '../../../src/collectors/meta/map.ts'
import type { Candidate } from '../../../src/collectors/post-gate.ts'
import { readFixture } from '../support.ts'

const page = { id: '104820011223344', name: 'Fernlight', username: 'fernlight' }
const posts = toRecords(toRecord(await readFixture('meta/fb_page_posts.200.json'))['data'])
const tagged = toRecords(toRecord(await readFixture('meta/ig_hashtag_recent_media.200.json'))['data'])
const discovery = toRecord(
  toRecord(await readFixture('meta/ig_business_discovery.200.json'))['business_discovery'],
)
const owned = toRecords(toRecord(discovery['media'])['data'])

function draftOf(candidate: Candidate) {
  assert.ok('draft' in candidate)
  return candidate.draft
}

test("maps a page's post with the title of what it shows", () => {
  assert.deepEqual(draftOf(toFacebookCandidate(posts[0] ?? {}, page)), {
    platform: 'facebook',
    id: '104820011223344_912340000000003',
    authorHandle: 'fernlight',
    text: 'Pro 2 ships December 1. Brighter, quieter & cheaper.\n\nFernlight Pro 2',
    url: 'https://www.facebook.com/104820011223344/posts/912340000000003',
    commentsUrl: 'https://www.facebook.com/104820011223344/posts/912340000000003',
    publishedAt: '2026-11-19T17:30:00+0000',
    metrics: { reactions: 64, comments: 9, shares: 7 },
    sourceMethod: 'api',
  })
})

test("leaves out a title that only repeats the page's name", () => {
  const photo = { ...posts[0], attachments: { data: [{ title: 'Fernlight' }] }, message: 'New lamp' }
  assert.equal(draftOf(toFacebookCandidate(photo, page)).text, 'New lamp')
})

test('a number that Facebook does not give is absent, a given zero stays', () => {
  assert.deepEqual(draftOf(toFacebookCandidate(posts[1] ?? {}, page)).metrics, { reactions: 3, comments: 0 })
  assert.deepEqual(draftOf(toFacebookCandidate(posts[2] ?? {}, page)).metrics, { reactions: 211 })
})

test('refuses what a visitor wrote on the page', () => {
  const visit = { ...posts[2], from: { id: '7', name: 'A visitor' } }
  assert.deepEqual(toFacebookCandidate(visit, page), { rejected: 'visitor_post' })
})

test('keeps a post whose author is not named', () => {
  assert.equal(draftOf(toFacebookCandidate({ ...posts[2], from: undefined }, page)).authorHandle, 'fernlight')
})

test("maps an account's media with its author and a reel's views", () => {
  assert.deepEqual(draftOf(toAccountCandidate(owned[0] ?? {})), {
    platform: 'instagram',
    id: '17999888777666555',
    authorHandle: 'fernlight',
    text: 'Pro 2, December 1.',
    url: 'https://www.instagram.com/p/DQy1Invented/',
    commentsUrl: 'https://www.instagram.com/p/DQy1Invented/',
    publishedAt: '2026-11-19T17:31:00+0000',
    metrics: { likes: 1204, comments: 41 },
    sourceMethod: 'api',
  })
  assert.deepEqual(draftOf(toAccountCandidate(owned[1] ?? {})).metrics, {
    likes: null,
    comments: 18,
    views: 40211,
  })
})

test('a hashtag’s media has no author, whatever else it says, and matches the word that the tag stands for', () => {
  const draft = draftOf(toHashtagCandidate({ ...tagged[0], username: 'somebody' }, ['grow light']))
  assert.deepEqual([draft.authorHandle, draft.matchedTerms], [undefined, ['grow light']])
})

test('hidden likes are withheld, whether left out or sent as zero', () => {
  assert.deepEqual(draftOf(toHashtagCandidate(tagged[1] ?? {}, [])).metrics, { likes: null, comments: 0 })
  assert.deepEqual(draftOf(toHashtagCandidate({ ...tagged[0], like_count: 0 }, [])).metrics, {
    likes: null,
    comments: 4,
  })
})
