import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { softDeletePosts } from '../../db/removals.ts'
import { TrendResponse, TrendsResponse } from '../../src/model/index.ts'
import { breakRanking, holdRanking } from '../support/broken-ranking.ts'
import { connectClient } from '../support/mcp-client.ts'
import { daysAgo, storeSamples } from '../support/posts.ts'
import { call, mintCaller, startTestService, type TestCaller } from '../support/service.ts'
import { startToolWorld } from '../support/tool-world.ts'
import { sampleTrend, storeTrends } from '../support/trends.ts'

// Nobody waits for a newer ranking than the stored one.
const rankingPatience = async () => {}
// The only ranking thread is held: checks of citations have one of their own.
const settings = { RANKING_THREADS: '1' }
const { service, get, connect } = await startToolWorld(settings, undefined, undefined, { rankingPatience })

const topic = { id: 't_1', topic: 'buzzing dimmer', postIds: ['old'] }

/** A workspace with a stored ranking of 30 days, which is current. */
async function rankedWorkspace(): Promise<TestCaller> {
  const caller = await mintCaller(service.db)
  await storeSamples(service.db, caller.workspace.id, [{ id: 'old', publishedAt: daysAgo(3) }])
  await storeTrends(service, caller, 30, [sampleTrend(topic)])
  return caller
}

const topics = (json: unknown) => TrendsResponse.parse(json).trends.map((trend) => trend.topic)

test('newer evidence does not make a caller wait: the stored ranking is answered with its age', async (t) => {
  const caller = await rankedWorkspace()
  const current = await get(caller, '/v1/trends')
  assert.equal(current.headers.get('Age'), null)
  const ranking = await holdRanking(t, service.connectionString)
  await storeSamples(service.db, caller.workspace.id, [{ id: 'new' }])
  const stored = await get(caller, '/v1/trends')
  assert.deepEqual(topics(stored.json), ['buzzing dimmer'])
  assert.equal(stored.headers.get('Ranked-At'), current.headers.get('Ranked-At'))
  assert.match(stored.headers.get('Age') ?? '', /^\d+$/)
  const one = await get(caller, '/v1/trends/t_1')
  assert.equal(TrendResponse.parse(one.json).trend.topic, 'buzzing dimmer')
  assert.match(one.headers.get('Age') ?? '', /^\d+$/)
  const callTool = await connect(t, caller)
  const checked = await call(`${service.url}/v1/citations/check`, {
    method: 'POST',
    key: caller.key,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: 'A dimmer buzzes (old).' }),
  })
  assert.match(checked.headers.get('Age') ?? '', /^\d+$/)
  assert.match((await get(caller, '/v1/evidence?trend=t_1')).headers.get('Age') ?? '', /^\d+$/)
  assert.equal((await get(caller, '/v1/evidence')).headers.get('Age'), null, 'posts are of no ranking')
  for (const [tool, input] of [
    ['get_trends', {}],
    ['get_trend', { id: 't_1' }],
    ['check_citations', { text: 'A dimmer buzzes (old).' }],
    ['list_evidence', { trend: 't_1' }],
  ] as const) {
    const { meta, texts } = await callTool(tool, input)
    assert.equal(typeof meta['ageSeconds'], 'number', tool)
    assert.match(texts[1] ?? '', /ranking is \d+ seconds old, and a newer one is being made/, tool)
  }
  // The one that was begun for the first of these callers goes on without any of them.
  await ranking.reached()
  await ranking.release()
  await untilCurrent(caller)
  assert.deepEqual(topics((await get(caller, '/v1/trends')).json), [])
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
  test(`a stored ranking ${what} is never answered: the caller waits for the next`, async (t) => {
    const caller = await rankedWorkspace()
    await change(caller)
    const ranking = await holdRanking(t, service.connectionString)
    const asked = [get(caller, '/v1/trends'), get(caller, '/v1/trends/t_1')]
    await ranking.reached()
    await ranking.release()
    const [list, one] = await Promise.all(asked)
    assert.equal(list?.headers.get('Age'), null)
    assert.deepEqual(topics(list?.json), [])
    assert.equal(one?.status, 404)
  })
}

test('a newer ranking that cannot be made leaves the stored one, with its age', async (t) => {
  const world = await brokenWorld(t)
  const caller = await mintCaller(world.service.db)
  await storeSamples(world.service.db, caller.workspace.id, [{ id: 'old', publishedAt: daysAgo(3) }])
  await storeTrends(world.service, caller, 30, [sampleTrend(topic)])
  await breakRanking(world.service.connectionString)
  await storeSamples(world.service.db, caller.workspace.id, [{ id: 'new' }])
  const { status, json, headers } = await world.get(caller, '/v1/trends')
  assert.equal(status, 200)
  assert.deepEqual(topics(json), ['buzzing dimmer'])
  assert.match(headers.get('Age') ?? '', /^\d+$/)
  for (const path of ['/v1/changes', '/v1/companies']) {
    const fallback = await world.get(caller, path)
    assert.equal(fallback.status, 200, path)
    assert.match(fallback.headers.get('Age') ?? '', /^\d+$/, path)
  }
})

test('who is patient gets the newer ranking', async () => {
  const caller = await rankedWorkspace()
  await storeSamples(service.db, caller.workspace.id, [{ id: 'new' }])
  // The changes of a window lead up to its current ranking.
  assert.equal((await get(caller, '/v1/changes?days=30')).status, 200)
  const { json, headers } = await get(caller, '/v1/trends')
  assert.equal(headers.get('Age'), null)
  assert.deepEqual(topics(json), [])
})

test('a first ranking is waited for, and its progress told over MCP', async (t) => {
  const caller = await mintCaller(service.db)
  await storeSamples(service.db, caller.workspace.id, [{ id: 'one' }, { id: 'two' }])
  const client = await connectClient(t, service.url, caller.key)
  const steps: { progress: number; message?: string | undefined }[] = []
  await client.callTool({ name: 'get_trends', arguments: {} }, undefined, {
    onprogress: ({ progress, message }) => steps.push({ progress, message }),
  })
  assert.deepEqual(steps, [
    { progress: 0, message: 'waiting for a ranking thread' },
    { progress: 2, message: '2 posts read' },
    { progress: 3, message: 'ranking 2 posts' },
    { progress: 4, message: '0 topics found, being stored' },
  ])
})

/** A world whose callers wait: only a failure makes them content with what is stored. */
async function brokenWorld(t: TestContext) {
  const broken = await startTestService()
  t.after(() => broken.close())
  return {
    service: broken,
    get: ({ key }: TestCaller, path: string) => call(`${broken.url}${path}`, { key }),
  }
}

/** Patient, so that it resolves once the newer ranking is kept. */
async function untilCurrent(caller: TestCaller): Promise<void> {
  assert.equal((await get(caller, '/v1/changes?days=30')).status, 200)
}
