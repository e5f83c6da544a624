import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { softDeletePosts } from '../../db/removals.ts'
import { holdRanking } from '../support/broken-ranking.ts'
import { daysAgo, storeSamples } from '../support/posts.ts'
import { call, mintCaller, startTestService, type TestCaller, type TestService } from '../support/service.ts'
import { type SignedIn, signIn } from '../support/signed-in.ts'
import { sampleTrend, storeTrends } from '../support/trends.ts'

let service: TestService
before(async () => {
  // Nobody waits for what must first be made.
  service = await startTestService({}, undefined, undefined, { pagePatience: async () => {} })
})
after(() => service.close())

const topic = { id: 't_1', topic: 'buzzing dimmer', postIds: ['old'] }

/** A workspace whose ranking of 30 days is current. */
async function rankedWorkspace(): Promise<{ caller: TestCaller; visitor: SignedIn }> {
  const caller = await mintCaller(service.db)
  await storeSamples(service.db, caller.workspace.id, [{ id: 'old', publishedAt: daysAgo(3) }])
  await storeTrends(service, caller, 30, [sampleTrend(topic)])
  return { caller, visitor: await signIn(service, caller.workspace.id) }
}

async function ranked({ key }: TestCaller): Promise<void> {
  assert.equal((await call(`${service.url}/v1/trends`, { key })).status, 200)
}

test('a first ranking is not waited for: the page says what is made of how many posts, and loads again', async (t) => {
  const caller = await mintCaller(service.db)
  await storeSamples(service.db, caller.workspace.id, [
    { id: 'a', publishedAt: daysAgo(1) },
    { id: 'b', publishedAt: daysAgo(2) },
  ])
  const { get } = await signIn(service, caller.workspace.id)
  const ranking = await holdRanking(t, service.connectionString)
  for (const path of ['/app', '/app?days=30', '/app/trends/t_1', '/app/compare']) {
    const { status, text } = await get(path)
    assert.equal(status, 202, path)
    assert.match(text, /being read and ranked: 2 posts of the last 30 days/)
    assert.match(text, /<noscript><meta http-equiv="refresh" content="3"\/><\/noscript>/)
    assert.match(text, /data-reload="3"/)
    assert.ok(text.includes(`href="${path}">Load it now`), path)
  }
  await ranking.reached()
  await ranking.release()
  await ranked(caller)
  const { status, text } = await get('/app')
  assert.equal(status, 200)
  assert.doesNotMatch(text, /refresh|data-reload|A newer one/)
})

test('an earlier ranking is shown with its age while a newer one is made', async (t) => {
  const { caller, visitor } = await rankedWorkspace()
  const current = await visitor.get('/app')
  assert.match(current.text, /buzzing dimmer/)
  assert.doesNotMatch(current.text, /A newer one is being made/)
  const ranking = await holdRanking(t, service.connectionString)
  await storeSamples(service.db, caller.workspace.id, [{ id: 'new' }])
  for (const path of ['/app', '/app/trends/t_1']) {
    const { status, text } = await visitor.get(path)
    assert.equal(status, 200, path)
    assert.match(text, /buzzing dimmer/)
    assert.match(text, /This ranking is (less than a minute|\d+ \w+) old\. A newer one is being made\./)
  }
  await ranking.release()
  await ranked(caller)
  assert.doesNotMatch((await visitor.get('/app')).text, /A newer one is being made/)
})

for (const [what, change] of [
  [
    'of other settings',
    ({ workspace }: TestCaller) =>
      sql`update workspaces set words = '{lamp}' where workspace_id = ${workspace.id}`.execute(service.db),
  ],
  [
    'of another method',
    ({ workspace }: TestCaller) =>
      sql`update rankings set inputs_key = 'another' where workspace_id = ${workspace.id}`.execute(
        service.db,
      ),
  ],
  [
    'that may quote a removed post',
    ({ workspace }: TestCaller) =>
      softDeletePosts(service.db, workspace.id, [{ platform: 'reddit', id: 'old' }]),
  ],
] as const) {
  test(`an earlier ranking ${what} is not shown, however long the next takes`, async (t) => {
    const { caller, visitor } = await rankedWorkspace()
    await change(caller)
    const ranking = await holdRanking(t, service.connectionString)
    for (const path of ['/app', '/app/trends/t_1']) {
      const { status, text } = await visitor.get(path)
      assert.equal(status, 202, path)
      assert.doesNotMatch(text, /buzzing dimmer/)
    }
    await ranking.release()
    await ranked(caller)
  })
}

test('a form waits for its answer: what it sent would be lost', async (t) => {
  const { caller, visitor } = await rankedWorkspace()
  await storeSamples(service.db, caller.workspace.id, [{ id: 'new' }])
  const ranking = await holdRanking(t, service.connectionString)
  const checking = visitor.post('/app/check', { text: 'The trend t_1 is rising.' })
  await ranking.reached()
  await ranking.release()
  const { status, text } = await checking
  assert.equal(status, 200)
  assert.doesNotMatch(text, /being made/)
})
