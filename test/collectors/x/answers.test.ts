import assert from 'node:assert/strict'
import { test } from 'node:test'
import { idOf } from '../../simulator/x/world.ts'
import { openX } from './own-x.ts'

const wanted = { words: ['lamp'] }

test('a post of a suspended author is left out, and others beside it are not lost', async () => {
  const x = await openX([{ hours: 1, author: 'gone' }, { hours: 2 }])
  const { posts, problems, rejected } = await x.scan(x.collector(), wanted)
  assert.deepEqual([problems, rejected], [[], ['not_public']])
  assert.deepEqual(
    posts.map(({ authorHandle, url }) => [authorHandle, url]),
    [['ann', `https://x.com/ann/status/${idOf(2)}`]],
  )
})

test('protected posts are not found, withheld ones are left out and counted', async () => {
  const x = await openX([
    { hours: 1, author: 'shy' },
    { hours: 2, withheld: { copyright: true, countries: [] } },
    { hours: 3, withheld: { copyright: false, countries: ['XX'] } },
    { hours: 4, withheld: { copyright: false, countries: [] } },
  ])
  const { ids, rejected } = await x.scan(x.collector(), wanted)
  assert.deepEqual([ids, rejected], [[idOf(4)], ['withheld', 'withheld']])
})

test('counts that X could not load are absent, not 0', async () => {
  const x = await openX([{ hours: 1, metricsMissing: true }, { hours: 2 }])
  const { posts, problems } = await x.scan(x.collector(), wanted)
  assert.deepEqual(
    posts.map(({ metrics }) => metrics),
    [{}, { likes: 1, reposts: 2, replies: 3, quotes: 4, bookmarks: 5, views: 6 }],
  )
  assert.deepEqual(problems, [])
})

test('a long post comes whole in the older dialect and as far as X gives it in the newer', async () => {
  const text = `My lamp & I: ${'a long story '.repeat(30)}with an end.`
  const x = await openX([{ hours: 1, text }])
  const older = await x.scan(x.collector(), { ...wanted, workspaceId: 'older' })
  const newer = await x.scan(x.collector({ dialect: 'post' }), { ...wanted, workspaceId: 'newer' })
  assert.equal(older.posts[0]?.text, text)
  assert.match(newer.posts[0]?.text ?? '', /^My lamp & I: a long story .*… https:\/\/t\.co\/\w+$/)
})

test('ids beyond what a number can hold stay as they are', async () => {
  const x = await openX([{ hours: 1, id: '9223372036854775807' }])
  assert.deepEqual((await x.scan(x.collector(), wanted)).ids, ['9223372036854775807'])
})

test('entities are decoded once', async () => {
  const x = await openX([{ hours: 1, text: 'lamp <3 & &lt;b&gt;' }])
  assert.equal((await x.scan(x.collector(), wanted)).posts[0]?.text, 'lamp <3 & &lt;b&gt;')
})

test('reposts are neither asked for nor kept', async () => {
  const x = await openX([
    { hours: 1, text: 'RT @ann: My lamp', reference: { type: 'retweeted', id: idOf(2) } },
    { hours: 2 },
    { hours: 3, reference: { type: 'quoted', id: idOf(2) } },
  ])
  const { ids } = await x.scan(x.collector(), { ...wanted, handles: { x: ['ann'] } })
  assert.deepEqual(ids.toSorted(), [idOf(2), idOf(3)].toSorted())
  assert.ok(x.asked().every(({ query }) => query['query']?.endsWith(' -is:retweet')))
})

test('a post that two queries find comes once', async () => {
  const x = await openX([{ hours: 1 }])
  const { ids, rejected } = await x.scan(x.collector(), { ...wanted, handles: { x: ['ann'] } })
  assert.deepEqual([ids, rejected], [[idOf(1)], ['duplicate']])
})

test('competitors are found by links to their site', async () => {
  const x = await openX([{ hours: 1, text: 'See https://www.sunbar.example/pro for it' }, { hours: 2 }])
  const { ids } = await x.scan(x.collector(), { competitorUrls: ['https://sunbar.example/'] })
  assert.deepEqual(ids, [idOf(1)])
})

test('an author of a name that is none cannot bend the link', async () => {
  const x = await openX([{ hours: 1 }])
  const { found } = await x
    .collector({ refreshPostsPerDay: 1 })
    .recheck([{ platform: 'x', id: idOf(1), url: 'https://x.com/', authorHandle: '../evil?x=' }], {
      request: { ...x.windowOf(1), signal: new AbortController().signal },
      sink: { onCall: () => {} },
    })
  assert.equal(found[0]?.url, `https://x.com/i/web/status/${idOf(1)}`)
})
