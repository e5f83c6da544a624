import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { demoWorkspace } from '../../simulator/dataset/demo-workspace.ts'
import { CitationsResponse, PostsResponse, TrendsResponse, Workspace } from '../../src/model/index.ts'
import { connectClient } from '../support/mcp-client.ts'
import { mintCaller } from '../support/service.ts'
import { type SimulatedService, startSimulatedService } from '../support/simulated-service.ts'

let service: SimulatedService
before(async () => {
  service = await startSimulatedService()
})
after(() => service.close())

test('an agent goes from the list of tools to three claims that are verified, and a changed one is caught', async (t) => {
  const { key } = await mintCaller(service.db, Workspace.omit({ id: true }).parse(demoWorkspace))
  const client = await connectClient(t, service.url, key)
  const { tools } = await client.listTools()
  const call = async (name: string, args: Record<string, unknown>) => {
    assert.ok(tools.some((tool) => tool.name === name))
    const { structuredContent, isError, content } = await client.callTool({ name, arguments: args })
    assert.ok(!isError, JSON.stringify(content))
    return structuredContent
  }
  await call('run_scan', {})
  const [trend] = TrendsResponse.parse(await call('get_trends', { limit: 1 })).trends
  assert.ok(trend)
  const { id, topic, mentions, uniqueAuthors } = trend
  const [cited] = Object(trend).posts
  const { posts } = PostsResponse.parse(await call('get_posts', { ids: [cited.id] }))
  const [metric, count] = Object.entries(posts[0]?.metrics ?? {}).find(([, value]) => value !== null) ?? []
  assert.ok(metric !== undefined && typeof count === 'number')
  const briefOf = (counted: number) =>
    `The topic "${topic}" (${id}) has ${mentions} mentions by ${uniqueAuthors} authors. A customer writes "${cited.quote}" (${cited.url}). The post ${cited.id} has ${counted} ${metric}.`

  const honest = CitationsResponse.parse(await call('check_citations', { text: briefOf(count) }))
  assert.deepEqual(
    honest.claims.filter(({ verdict }) => verdict !== 'verified'),
    [],
  )
  assert.equal(honest.allVerified, true)
  const kinds = new Set<string>(honest.claims.map(({ kind }) => kind))
  assert.deepEqual(
    ['trend_figure', 'quote', 'url', 'metric'].filter((kind) => !kinds.has(kind)),
    [],
  )

  const wrong = CitationsResponse.parse(await call('check_citations', { text: briefOf(count + 1) }))
  assert.equal(wrong.allVerified, false)
  assert.deepEqual(
    wrong.claims.filter(({ verdict }) => verdict === 'refuted').map(({ kind }) => kind),
    ['metric'],
  )
})
