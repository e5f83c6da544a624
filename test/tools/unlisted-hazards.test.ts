import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TrendsResponse } from '../../src/model/index.ts'
import { daysAgo, storeSamples } from '../support/posts.ts'
import { mintCaller, type TestCaller } from '../support/service.ts'
import { startToolWorld } from '../support/tool-world.ts'
import { sampleTrend, storeTrends } from '../support/trends.ts'

const { service, connect, get } = await startToolWorld()

const fire = 'The lamp caught fire last night, there was smoke everywhere.'
const onX = { platform: 'x', text: fire } as const

async function hazardHeader(caller: TestCaller, path = '/v1/trends'): Promise<string | null> {
  const answer = await get(caller, path)
  assert.equal(answer.status, 200, answer.text)
  assert.deepEqual(Object.keys(TrendsResponse.strict().parse(answer.json)), ['windowDays', 'trends'])
  return answer.headers.get('Hazard-Posts')
}

test('customers’ hazards in no listed trend are told over REST and MCP, and list_evidence has them', async (t) => {
  const caller = await mintCaller(service.db)
  await storeSamples(service.db, caller.workspace.id, [
    { id: 'listed', ...onX, publishedAt: daysAgo(1) },
    { id: 'listed', ...onX, platform: 'reddit', authorHandle: 'ann', publishedAt: daysAgo(2) },
    { id: 'nobody', ...onX, authorHandle: null, publishedAt: daysAgo(3) },
    { id: 'maker', ...onX, authorHandle: 'fernlight', publishedAt: daysAgo(3) },
    { id: 'calm', platform: 'x', text: 'Where can I buy the lamp?', publishedAt: daysAgo(3) },
    { id: 'old', ...onX, publishedAt: daysAgo(31) },
  ])
  const trend = sampleTrend({ id: 'one', postIds: ['listed', 'calm'], platforms: ['x'] })
  await storeTrends(service, caller, 30, [trend])
  assert.equal(await hazardHeader(caller), '2')
  const mcp = await connect(t, caller)
  const { meta, texts } = await mcp('get_trends')
  assert.deepEqual(meta['hazards'], { posts: 2, postIds: ['listed', 'nobody'], inTrends: 1 })
  assert.match(
    texts[1] ?? '',
    /^2 posts that tell of danger in no listed trend and 1 in trends: list_evidence with intent hazard/,
  )
  const { output } = await mcp('list_evidence', { intent: 'hazard', voice: 'unknown' })
  assert.equal(Object(output).posts[0].id, 'nobody')
})

test('a hazard in a trend on another page is listed all the same, and a page says what its cursor is', async (t) => {
  const caller = await mintCaller(service.db)
  await storeSamples(service.db, caller.workspace.id, [{ id: 'burnt', ...onX, publishedAt: daysAgo(1) }])
  const trends = ['first', 'second'].map((id) => sampleTrend({ id, postIds: ['burnt'], platforms: ['x'] }))
  await storeTrends(service, caller, 30, trends)
  assert.equal(await hazardHeader(caller, '/v1/trends?limit=1'), '0')
  const { meta, texts } = await (await connect(t, caller))('get_trends', { limit: 1 })
  assert.deepEqual(meta['hazards'], { posts: 0, postIds: [], inTrends: 1 })
  assert.match(texts.join(' '), /There are 2 trends\./)
  assert.match(texts.join(' '), /1 post that tells of danger in trends: list_evidence with intent hazard/)
})

test('a single hazard among everyday talk is told by the real ranking', async () => {
  const caller = await mintCaller(service.db)
  const talk = Array.from({ length: 8 }, (_, index) => ({
    id: `p${index}`,
    platform: 'x' as const,
    authorHandle: `ann${index}`,
    text: `The dimmer buzzes when it is cold outside, evening ${index}`,
    publishedAt: daysAgo(index / 2),
  }))
  const hazard = { id: 'burnt', platform: 'x', text: 'My charger caught fire while nobody was home' } as const
  await storeSamples(service.db, caller.workspace.id, [...talk, { ...hazard, publishedAt: daysAgo(2) }])
  assert.equal(await hazardHeader(caller), '1')
})
