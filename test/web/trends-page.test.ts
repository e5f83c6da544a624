import assert from 'node:assert/strict'
import { test } from 'node:test'
import { storeSamples } from '../support/posts.ts'
import { call, mintCaller } from '../support/service.ts'
import { signIn } from '../support/signed-in.ts'
import { startToolWorld } from '../support/tool-world.ts'
import { sampleTrend, storeTrends } from '../support/trends.ts'

const { service } = await startToolWorld()

/** Words that would act in a page that let them. */
const HOSTILE = '<script>alert(1)</script>"><img src=x onerror=alert(2)>\u202Egnp'

test('the way from / leads a browser to the page, and to sign in where nobody is', async () => {
  const root = await call(service.url)
  assert.deepEqual([root.status, root.headers.get('Location')], [302, '/app'])
  const page = await call(`${service.url}/app`)
  assert.deepEqual([page.status, page.headers.get('Location')], [303, '/app/enter'])
})

test('the list shows each trend with rank, status, figures, score and a way in', async () => {
  const { workspace, ...caller } = await mintCaller(service.db)
  const { get } = await signIn(service, workspace.id, 'member')
  await storeTrends(service, { workspace, ...caller }, 30, [
    sampleTrend({ id: 't_1', topic: 'delivery to Canada', status: 'rising', score: 48.8, mentions: 17 }),
    sampleTrend({ id: 't_2', topic: HOSTILE, status: 'insufficient_data' }),
  ])
  const { status, text } = await get('/app')
  assert.equal(status, 200, text)
  for (const part of [
    'delivery to Canada',
    'Rising',
    '17 posts by',
    '48.8',
    '/app/trends/t_1',
    'Too little data',
  ])
    assert.ok(text.includes(part), part)
  assert.ok(!text.includes('<script>alert') && !text.includes('<img src=x'), 'hostile words are text')
  assert.match(text, /<bdi dir="auto">&lt;script>/)
})

test('danger stands above the list with its words and the way to its topic, whatever the list is narrowed to', async () => {
  const caller = await mintCaller(service.db)
  const { get } = await signIn(service, caller.workspace.id)
  await storeTrends(service, caller, 30, [
    sampleTrend({ id: 't_1', topic: 'first thing', status: 'steady' }),
    sampleTrend({
      id: 't_2',
      topic: 'hot plug',
      status: 'rising',
      hazards: [{ postId: 't3_h', text: `It smoked. ${HOSTILE}` }],
    }),
  ])
  for (const path of ['/app', '/app?status=steady']) {
    const { text } = await get(path)
    const band = text.slice(text.indexOf('id="danger"'), text.indexOf('class="choices"'))
    assert.match(band, /href="\/app\/trends\/t_2[^"]*"><bdi dir="auto">hot plug<\/bdi>/)
    assert.match(band, /1 post: <q><bdi dir="auto">It smoked\. &lt;script>/)
  }
})

test('a topic shows what a customer says of it, where its summary quotes one', async () => {
  const caller = await mintCaller(service.db)
  const { get } = await signIn(service, caller.workspace.id)
  await storeTrends(service, caller, 30, [
    sampleTrend({ id: 't_1', topic: 'hum', summary: 'hum: 5 posts. One says: “It hums all night”' }),
    sampleTrend({ id: 't_2', topic: 'glow', summary: 'glow: 4 posts.' }),
  ])
  const { text } = await get('/app')
  assert.deepEqual(
    [...text.matchAll(/<p class="quote"><q><bdi dir="auto">([^<]*)</g)].map((match) => match[1]),
    ['It hums all night'],
  )
  assert.match((await get('/app/trends/t_1')).text, /<p class="summary"><bdi dir="auto">5 posts\./)
})

test('status and platform narrow the list, and what is no choice is refused by name', async () => {
  const caller = await mintCaller(service.db)
  const { get } = await signIn(service, caller.workspace.id)
  await storeTrends(service, caller, 30, [
    sampleTrend({ id: 't_1', topic: 'first thing', status: 'rising' }),
    sampleTrend({ id: 't_2', topic: 'second thing', status: 'steady' }),
  ])
  const steady = (await get('/app?status=steady')).text
  assert.ok(steady.includes('second thing') && !steady.includes('first thing'))
  const refused = await get('/app?status=loud')
  assert.equal(refused.status, 400)
  assert.match(
    refused.text,
    /Status: there is no choice .*loud.*Allowed: New, Rising, Steady, Fading, Too little data/,
  )
  assert.equal((await get('/app?days=12')).status, 400)
})

test('a kept document is sent for the same ranking only to the person and the choice that it was made for', async () => {
  const caller = await mintCaller(service.db)
  const owner = await signIn(service, caller.workspace.id, 'owner')
  const member = await signIn(service, caller.workspace.id, 'member')
  await storeTrends(service, caller, 30, [sampleTrend({ id: 't_1', topic: 'first thing', status: 'rising' })])
  const first = await owner.get('/app')
  assert.equal((await owner.get('/app')).text, first.text)
  assert.match(first.text, /href="\/app\/setup"/)
  assert.doesNotMatch((await member.get('/app')).text, /href="\/app\/setup"/)
  assert.doesNotMatch((await owner.get('/app?status=steady')).text, /first thing/)
  await storeTrends(service, caller, 30, [sampleTrend({ id: 't_2', topic: 'second thing' })])
  assert.match((await owner.get('/app')).text, /second thing/)
})

test('an empty list says what is missing, and leads there', async () => {
  const { workspace } = await mintCaller(service.db)
  const { get } = await signIn(service, workspace.id)
  assert.match((await get('/app')).text, /No post is stored yet, which says nothing about customers/)
})

test('a trend that is not there is a page that says so, and so is a page that is not there', async () => {
  const { workspace } = await mintCaller(service.db)
  const { get } = await signIn(service, workspace.id)
  for (const [path, heading] of [
    ['/app/trends/t_none', 'This topic is not in the list'],
    ['/app/nowhere', 'There is nothing here'],
  ] as const) {
    const { status, text, headers } = await get(path)
    assert.equal(status, 404, path)
    assert.match(headers.get('Content-Type') ?? '', /^text\/html/)
    assert.ok(text.includes(`<h1>${heading}</h1>`), path)
  }
})

test('nobody sees another workspace', async () => {
  const [own, foreign] = [await mintCaller(service.db), await mintCaller(service.db)]
  await storeTrends(service, foreign, 30, [sampleTrend({ id: 't_foreign', topic: 'foreign thing' })])
  const { get, post } = await signIn(service, own.workspace.id)
  assert.ok(!(await get('/app')).text.includes('foreign thing'))
  assert.equal((await get('/app/trends/t_foreign')).status, 404)
  assert.equal((await post('/app/workspaces', { workspace: foreign.workspace.id })).status, 404)
})

test('a key opens no page, and a cookie no operation', async () => {
  const { workspace, key } = await mintCaller(service.db)
  const { cookie } = await signIn(service, workspace.id)
  assert.equal((await call(`${service.url}/app`, { key })).status, 303)
  assert.equal((await call(`${service.url}/v1/trends`, { headers: { Cookie: cookie } })).status, 401)
})

test('pages load script, style and picture from here alone, each for ever', async () => {
  const { workspace } = await mintCaller(service.db)
  const { get } = await signIn(service, workspace.id)
  const { text, headers } = await get('/app')
  const loaded = [...text.matchAll(/(?:src|href)="(\/app\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '')
  assert.equal(loaded.length, 3)
  for (const path of loaded) {
    const asset = await call(`${service.url}${path}`)
    assert.equal(asset.status, 200)
    assert.match(asset.headers.get('Cache-Control') ?? '', /immutable/)
  }
  assert.equal(headers.get('Cache-Control'), 'no-store')
  assert.doesNotMatch(text, /<(?:script|link|img)[^>]+(?:src|href)="(?:https?:)?\/\//)
  assert.doesNotMatch(text, / style=| on\w+=|<style/)
})

test('pages are compressed for browsers, which all take it', async () => {
  const { workspace } = await mintCaller(service.db)
  const { cookie } = await signIn(service, workspace.id)
  const { headers } = await call(`${service.url}/app`, {
    headers: { Cookie: cookie, 'Accept-Encoding': 'br' },
  })
  assert.equal(headers.get('Content-Encoding'), 'br')
})

test('a trend shows its evidence with the way to the original, and no link that is none', async () => {
  const caller = await mintCaller(service.db)
  const { get } = await signIn(service, caller.workspace.id)
  const [post] = await storeSamples(service.db, caller.workspace.id, [{ id: 't3_a', text: HOSTILE }])
  await storeTrends(service, caller, 30, [
    sampleTrend({ id: 't_1', postIds: ['t3_a'], representativePostIds: ['t3_a'] }),
  ])
  const { status, text } = await get('/app/trends/t_1')
  assert.equal(status, 200, text)
  assert.ok(text.includes(`href="${post?.url}" rel="noopener noreferrer nofollow"`))
  assert.ok(!text.includes('<script>alert'))
})
