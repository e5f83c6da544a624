import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toConcisePost } from '../../tools/concise-post.ts'
import { samplePost } from '../support/posts.ts'

test('a concise post keeps what a citation and its reader need, and every warning', () => {
  const post = {
    ...samplePost({ id: 'p', metrics: { score: null }, matchedTerms: ['lamp'] }),
    commentsUrl: 'https://example.com/comments',
    firstSeenAt: '2026-01-01T00:00:00.000Z',
    contentHash: '0'.repeat(64),
    contentFlags: ['hidden_characters'],
  }
  const { platform, id, authorHandle, text, url, publishedAt, metrics, matchedTerms, contentFlags } = post
  assert.deepEqual(toConcisePost(post), {
    platform,
    id,
    authorHandle,
    text,
    url,
    publishedAt,
    metrics,
    matchedTerms,
    contentFlags,
  })
})

test('a concise post has no member for what is not known or empty', () => {
  const { platform, id, text, url, publishedAt } = samplePost({ id: 'p' })
  const bare = { platform, id, text, url, publishedAt }
  assert.deepEqual(toConcisePost({ ...bare, metrics: {}, matchedTerms: [], contentFlags: [] }), bare)
})
