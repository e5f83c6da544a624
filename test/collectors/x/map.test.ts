import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readXPage, toXCandidate, type XPage } from '../../../src/collectors/x/map.ts'
import { readFixture } from '../support.ts'

const accounts = { own: ['fernlight'], competitors: ['sunbar'] }

async function pageOf(name: string): Promise<XPage> {
  const page = readXPage(await readFixture(`x/${name}.200.json`), accounts)
  assert.ok(page)
  return page
}

async function draftsOf(name: string) {
  const { items } = await pageOf(name)
  return items.map(({ candidate }) => ('draft' in candidate ? candidate.draft : candidate.rejected))
}

test('maps the posts of a search with authors, whole texts and decoded entities', async () => {
  const [long, short, reply] = await draftsOf('search_recent.tweet_dialect')
  assert.ok(typeof long === 'object' && typeof short === 'object' && typeof reply === 'object')
  assert.match(long.text ?? '', /would turn on, and our meter .* #growlight$/s)
  assert.deepEqual(short, {
    platform: 'x',
    id: '2122981146227638349',
    authorHandle: 'fernlight',
    text: 'Pro 2 ships Dec 1. Brighter, quieter & cheaper. https://t.co/Zz99Yy88Xx',
    url: 'https://x.com/fernlight/status/2122981146227638349',
    commentsUrl: 'https://x.com/fernlight/status/2122981146227638349',
    publishedAt: '2026-11-18T09:12:03.000Z',
    metrics: { likes: 402, reposts: 31, replies: 22, quotes: 9, bookmarks: 77, views: 51834 },
    sourceMethod: 'api',
  })
  assert.deepEqual(reply.metrics, { likes: 6, reposts: 0, replies: 1, quotes: 0, bookmarks: 0, views: 188 })
})

test('reads the same posts in the newer dialect', async () => {
  const older = await draftsOf('search_recent.tweet_dialect')
  const newer = await draftsOf('search_recent.post_dialect')
  assert.deepEqual(
    newer.map((draft) => typeof draft === 'object' && [draft.id, draft.authorHandle, draft.metrics]),
    older.map((draft) => typeof draft === 'object' && [draft.id, draft.authorHandle, draft.metrics]),
  )
})

test('keeps good posts beside partial errors; what could not be loaded is absent', async () => {
  const [suspended, unloaded] = await draftsOf('robustness.missing_fields')
  assert.equal(suspended, 'not_public')
  assert.ok(typeof unloaded === 'object')
  assert.deepEqual(unloaded.metrics, {})
})

test('an author whom X does not name leaves the post without a name, a count without a number is absent', async () => {
  const given = Object(await readFixture('x/robustness.missing_fields.200.json'))
  const [post] = readXPage({ ...given, errors: [] }, accounts)?.items ?? []
  assert.ok(post !== undefined && 'draft' in post.candidate)
  const { authorHandle, url, metrics } = post.candidate.draft
  assert.deepEqual([authorHandle, url], [undefined, 'https://x.com/i/web/status/2123417387398070373'])
  assert.deepEqual(Object.keys(metrics ?? {}), ['likes', 'reposts', 'replies', 'quotes', 'bookmarks'])
})

test('refuses a retweet', async () => {
  assert.ok((await draftsOf('user_timeline')).includes('repost'))
})

test('tells an empty page from one that holds only errors', async () => {
  const empty = await pageOf('search_recent.empty')
  const refused = await pageOf('user_timeline.protected')
  assert.deepEqual([empty.items.length, empty.onlyErrors], [0, false])
  assert.deepEqual([refused.items.length, refused.onlyErrors], [0, true])
})

test('refuses what X withholds', () => {
  const withheld = (value: unknown) => toXCandidate({ id: '1', text: 'a', withheld: value }, 'ann')
  assert.deepEqual(withheld({ copyright: true, country_codes: [] }), { rejected: 'withheld' })
  assert.deepEqual(withheld({ copyright: false, country_codes: ['DE'] }), { rejected: 'withheld' })
  assert.ok('draft' in withheld({ copyright: false, country_codes: [] }))
})

test('decodes an escaped entity once', () => {
  const candidate = toXCandidate({ id: '1', text: '&amp;lt; &lt;b&gt;' }, 'ann')
  assert.ok('draft' in candidate)
  assert.equal(candidate.draft.text, '&lt; <b>')
})

const empty: readonly [what: string, body: unknown, isPage: boolean][] = [
  ['an empty page counts no results', { meta: { result_count: 0 } }, true],
  ['a page of errors has no posts', { errors: [{ title: 'Not Found Error' }] }, true],
  ['a body without posts, errors or a count is no page', {}, false],
  ['a body without the posts that it counts is no page', { meta: { result_count: 3 } }, false],
  ['posts that are no list are no page', { data: { id: '1' } }, false],
]
for (const [what, body, isPage] of empty) {
  test(what, () => assert.equal(readXPage(body, accounts)?.items.length, isPage ? 0 : undefined))
}
