import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeOf, sitesIn, surroundingsOf } from '../../src/word-list/surroundings.ts'

const post = { platform: 'reddit', id: 't3_1', text: '', publishedAt: '', matchedTerms: [] } as const

const sites: readonly [text: string, sites: string[]][] = [
  [
    'read https://www.blog.harbour-news.example/a?b=1 and http://harbour-news.example.',
    ['blog.harbour-news.example', 'harbour-news.example'],
  ],
  ['www.council.co.uk/votes', ['council.co.uk']],
  ['https://bit.ly/a https://t.co/b https://x.com/c https://youtu.be/d https://www.tiktok.com/e', []],
  ['no link at all, e.g. this', []],
  ['https:// http://[ www.', []],
]

for (const [text, expected] of sites) {
  test(`"${text}" links to ${expected.join() || 'no site'}`, () => assert.deepEqual(sitesIn(text), expected))
}

test('a post stands in its community, or else in the thread that it answers in', () => {
  const url = 'https://www.reddit.com/r/HouseTown/comments/1/'
  assert.equal(placeOf({ ...post, commentsUrl: url, url: 'https://news.example/' }), 'reddit housetown')
  assert.equal(placeOf({ ...post, url }), 'reddit housetown')
  assert.equal(
    placeOf({ ...post, platform: 'facebook', url: 'https://www.facebook.com/groups/12/posts/3' }),
    'facebook 12',
  )
  assert.equal(placeOf({ ...post, platform: 'youtube', id: 'c1', threadId: 'v1' }), 'youtube v1')
  assert.equal(placeOf({ ...post, threadId: 't3_1', url: 'https://www.reddit.com/comments/1' }), undefined)
})

test('a post without a place and links has no surroundings', () => {
  assert.deepEqual(surroundingsOf(post), [])
  const linking = { ...post, url: 'https://www.reddit.com/r/town/comments/1', text: 'https://news.example' }
  assert.deepEqual(surroundingsOf(linking), ['place reddit town', 'site news.example'])
})
