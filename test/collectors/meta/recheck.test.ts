import assert from 'node:assert/strict'
import { test } from 'node:test'
import { credentials } from '../../../simulator/credentials.ts'
import type { Dataset, FacebookPost, InstagramMedia } from '../../../simulator/dataset/dataset.ts'
import { startSimulator } from '../../../simulator/server.ts'
import type { StoredRef } from '../../../src/collectors/collector.ts'
import { createMetaCollector } from '../../../src/collectors/meta/collector.ts'
import type { MetaSettings } from '../../../src/collectors/meta/settings.ts'
import { codesOf, deps, meta } from '../simulated.ts'
import { buildSmallWorld } from '../small-world.ts'
import { createRecordingSink, NOW, requestOf, serve } from '../support.ts'

const world = buildSmallWorld()
let tests = 0

/** The outcome of one recheck in this world. */
async function recheck(
  t: { after(done: () => Promise<void>): void },
  refs: readonly StoredRef[],
  changes: { scenario?: string; dataset?: Dataset; settings?: Partial<MetaSettings> } = {},
) {
  tests += 1
  const accessToken = `${credentials.meta.accessToken}.${changes.scenario ?? 'ok'}.look${tests}`
  const simulator = await startSimulator({ now: () => NOW, dataset: changes.dataset ?? world })
  t.after(() => simulator.close())
  const collector = createMetaCollector(
    {
      accessToken,
      appSecret: credentials.meta.appSecret,
      igUserId: credentials.meta.igUserId,
      graphVersion: 'v26.0',
      baseUrl: simulator.baseUrls.meta,
      pageEdge: 'posts',
      commentCallsPerScan: 0,
      ...changes.settings,
    },
    deps(),
  )
  const sink = createRecordingSink()
  const outcome = await collector.recheck(refs, { request: requestOf(), sink })
  const named = (posts: readonly { readonly id: string }[]) => posts.map(({ id }) => id)
  return {
    outcome,
    found: named(outcome.found),
    gone: named(outcome.gone),
    codes: codesOf(outcome.problems),
    calls: sink.calls.length,
  }
}

function onFacebook(id: string): StoredRef {
  const url = `https://www.facebook.com/${id.replace('_', '/posts/')}`
  return { platform: 'facebook', id, url, authorHandle: 'fernlight' }
}

function onInstagram(media: InstagramMedia, author = media.account): StoredRef {
  return {
    platform: 'instagram',
    id: media.id,
    url: `https://www.instagram.com/p/${media.code}/`,
    ...(author === null ? {} : { authorHandle: author }),
    publishedAt: media.publishedAt.toISOString(),
  }
}

function mediaOf(account: string): readonly InstagramMedia[] {
  return world.instagram.media.filter((one) => one.account === account)
}

function withMedia(media: readonly InstagramMedia[]): Dataset {
  return { ...world, instagram: { ...world.instagram, media } }
}

const [firstNews, ...news] = world.facebook.posts.filter(({ visitor }) => visitor === null)
assert.ok(firstNews)

test('reads stored posts of pages again as they are now, fifty a call', async (t) => {
  const changed: FacebookPost = {
    ...firstNews,
    message: 'Corrected',
    reactions: 8,
    shares: 2,
    comments: null,
  }
  const dataset = { ...world, facebook: { ...world.facebook, posts: [changed, ...news] } }
  const refs = dataset.facebook.posts.map(({ id }) => onFacebook(id))
  const { outcome, found, gone, calls } = await recheck(t, refs, { dataset })
  assert.deepEqual([found.length, gone, calls], [61, [], 2])
  const { text, metrics, authorHandle } = outcome.found[0] ?? {}
  assert.deepEqual(
    { text, metrics, authorHandle },
    { text: 'Corrected', metrics: { reactions: 8, shares: 2 }, authorHandle: 'fernlight' },
  )
})

test('a post that the platform does not show any more is gone', async (t) => {
  const { found, gone, codes } = await recheck(t, [onFacebook('900100_1'), onFacebook(firstNews.id)])
  assert.deepEqual([found, gone, codes], [[firstNews.id], ['900100_1'], []])
})

test('what a batch did not answer in time is in no list', async (t) => {
  const refs = [onFacebook(firstNews.id), onFacebook('900100_1')]
  const { found, gone, codes } = await recheck(t, refs, { scenario: 'batch_timeout-1' })
  assert.deepEqual([found, gone, codes], [[firstNews.id], [], []])
})

test('an id that is no post is never asked for', async (t) => {
  const hostile = ['me', '../me', '1_2?fields=id', '1_2/comments', ''].map(onFacebook)
  const { found, gone, calls } = await recheck(t, hostile)
  assert.deepEqual([found, gone, calls], [[], [], 0])
})

test("finds media in their account's list and keeps the id and the hidden likes", async (t) => {
  const [newest] = mediaOf('fernlight')
  assert.ok(newest)
  const ref = { ...onInstagram(newest), id: 'another-id' }
  const { outcome, found, gone } = await recheck(t, [ref])
  assert.deepEqual([found, gone], [['another-id'], []])
  assert.deepEqual(outcome.found[0]?.metrics, { likes: null, comments: 0 })
})

test('media missing from the whole list of an account are gone, whatever their age', async (t) => {
  const own = mediaOf('fernlight').filter(({ caption }) => caption !== null)
  const left = world.instagram.media.filter(({ caption }) => caption !== 'Long ago')
  const { found, gone, calls } = await recheck(
    t,
    own.map((one) => onInstagram(one)),
    {
      dataset: withMedia(left),
    },
  )
  assert.deepEqual([found.length, gone.length, calls], [1, 1, 1])
})

test('of a longer list, missing media are gone only where the pages reached past them', async (t) => {
  const busy = mediaOf('busy')
  const removed = [busy[20], busy[160]].flatMap((one) => one ?? [])
  const left = world.instagram.media.filter((one) => !removed.includes(one))
  const [within, beyond] = removed.map((one) => onInstagram(one))
  assert.ok(within && beyond)
  const { publishedAt: _, ...undated } = { ...within, id: 'undated' }
  const first = await recheck(t, [within], { dataset: withMedia(left) })
  assert.deepEqual([first.gone, first.calls], [[within.id], 1])
  const all = await recheck(t, [within, beyond, undated], { dataset: withMedia(left) })
  assert.deepEqual([all.found, all.gone, all.calls], [[], [within.id], 3])
})

test('a pinned old medium does not make the list look longer than it is', async (t) => {
  const busy = mediaOf('busy')
  const [pinned, removed] = [busy.at(-1), busy.at(-2)]
  assert.ok(pinned && removed)
  const left = world.instagram.media
    .filter((one) => one !== removed)
    .map((one): InstagramMedia => (one === pinned ? { ...one, pinned: true } : one))
  const { found, gone } = await recheck(t, [onInstagram(pinned), onInstagram(removed)], {
    dataset: withMedia(left),
  })
  assert.deepEqual([found, gone], [[pinned.id], []])
})

test('all media of an account that is private or no more are gone', async (t) => {
  const refs = mediaOf('fernlight').map((one) => onInstagram(one, 'private_now'))
  const { gone, codes } = await recheck(t, refs)
  assert.deepEqual([gone.length, codes], [3, []])
})

test('an account that comes without its media has lost them only when it counts none', async (t) => {
  const refs = mediaOf('fernlight').map((one) => onInstagram(one))
  const work = { request: requestOf(), sink: createRecordingSink() }
  const accounts: Record<string, unknown>[] = [{}, { media_count: 3 }, { media: {} }, { media_count: 0 }]
  const baseUrl = await serve(t, (_req, res) => {
    const account = { username: 'fernlight', ...accounts.shift() }
    res.setHeader('content-type', 'application/json').end(JSON.stringify({ business_discovery: account }))
  })
  const collector = meta('ok', { baseUrl })
  for (const _account of accounts.slice(1)) {
    await assert.rejects(collector.recheck(refs, work), { code: 'unexpected_content' })
  }
  assert.deepEqual((await collector.recheck(refs, work)).gone, refs)
})

test('an account of ours that is set wrong says nothing of the stored media', async (t) => {
  const refs = mediaOf('fernlight').map((one) => onInstagram(one))
  const { found, gone, codes } = await recheck(t, refs, { settings: { igUserId: '17841499999999999' } })
  assert.deepEqual([found, gone, codes], [[], [], ['not_readable']])
})

test('media of hashtags have no author to read them through and are in no list', async (t) => {
  const tagged = world.instagram.media.filter(({ account }) => account === null)
  const { found, gone, calls } = await recheck(
    t,
    tagged.map((one) => onInstagram(one)),
  )
  assert.deepEqual([found, gone, calls], [[], [], 0])
})

const mixed = [
  onFacebook(firstNews.id),
  ...mediaOf('fernlight')
    .slice(0, 1)
    .map((one) => onInstagram(one)),
]

test('what the settings leave out is in no list', async (t) => {
  const noFacebook = await recheck(t, mixed, { settings: { pageEdge: 'none' } })
  assert.deepEqual([noFacebook.found, noFacebook.calls], [[mixed[1]?.id], 1])
})

for (const [scenario, index, code] of [
  ['no_page_access', 1, 'permission_missing'],
  ['no_instagram_access', 0, 'permission_missing'],
  ['pages_limited', 1, 'product_limit'],
  ['instagram_limited', 0, 'product_limit'],
] as const) {
  test(`${scenario} keeps what the other product still shows`, async (t) => {
    const { found, gone, codes } = await recheck(t, mixed, { scenario })
    assert.deepEqual([found, gone, codes], [[mixed[index]?.id], [], [code]])
  })
}

test('what one product shows and misses is kept when the other refuses', async (t) => {
  const missing = mixed
    .slice(1)
    .map((ref) => ({ ...ref, id: 'missing', url: 'https://www.instagram.com/p/none/' }))
  const { found, gone, codes } = await recheck(t, [...mixed, ...missing], { scenario: 'pages_limited' })
  assert.deepEqual([found, gone, codes], [[mixed[1]?.id], ['missing'], ['product_limit']])
})

test('a product that refuses one batch is not asked for the next', async (t) => {
  const ids = Array.from({ length: 60 }, (_, index) => onFacebook(`900100_${index + 8000}`))
  const { codes, calls } = await recheck(t, [...ids, ...mixed.slice(1)], { scenario: 'pages_limited' })
  assert.deepEqual([codes, calls], [['product_limit'], 2])
})

for (const [scenario, code] of [
  ['unauthorized', 'token_refused'],
  ['rate_limited', 'rate_limited'],
  ['policy_blocked', 'policy_block'],
  ['html', 'unexpected_content'],
] as const) {
  test(`${scenario} is thrown and calls nothing gone`, async (t) => {
    await assert.rejects(recheck(t, mixed, { scenario }), { code })
  })
}

test("looking up takes half of an hour's calls and leaves the rest to scans", async (t) => {
  const ids = Array.from({ length: 130 }, (_, index) => onFacebook(`900100_${index + 8000}`))
  const { found, gone, codes, calls } = await recheck(t, [...ids, ...mixed])
  assert.deepEqual([found, gone.length, codes, calls], [[], 100, [], 2])
})
