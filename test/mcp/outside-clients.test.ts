import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { tools } from '../../tools/index.ts'
import { outsideClients, type Told } from '../support/outside-clients.ts'
import { call, mintCaller } from '../support/service.ts'
import { type SimulatedService, startSimulatedService } from '../support/simulated-service.ts'

let service: SimulatedService
before(async () => {
  service = await startSimulatedService()
})
after(() => service.close())

for (const [name, { speaks, connect }] of Object.entries(outsideClients)) {
  describe(`the SDK's client of ${name}`, () => {
    test(`agrees on ${speaks} and lists everything without a key`, async (t) => {
      const client = await connect(t, service.url)
      assert.equal(client.version, speaks)
      assert.deepEqual(
        await client.toolNames(),
        tools.map((tool) => tool.name),
      )
      assert.ok((await client.resourceCount()) >= 0)
      assert.ok((await client.promptCount()) >= 0)
    })

    test('is refused a call without a key, in a sentence, and goes on', async (t) => {
      const client = await connect(t, service.url)
      const calling = client.callTool({ name: 'get_workspace', arguments: {} })
      await assert.rejects(calling, /API key|Unauthorized|401/)
      assert.ok((await client.toolNames()).length > 0)
    })

    test('calls a tool and finds its result valid by the schema that was published', async (t) => {
      const { key } = await mintCaller(service.db)
      const client = await connect(t, service.url, key)
      // From here on the client checks what a tool returns.
      await client.toolNames()
      const { structuredContent } = await client.callTool({ name: 'get_workspace', arguments: {} })
      assert.deepEqual(structuredContent, (await call(`${service.url}/v1/workspace`, { key })).json)
      const trends = await client.callTool({ name: 'get_trends', arguments: { days: 7 } })
      assert.equal(trends['isError'], undefined)
    })

    test('is told of progress, each notice further on than the one before, up to the last step', async (t) => {
      const { key } = await mintCaller(service.db)
      const client = await connect(t, service.url, key)
      const told: Told[] = []
      const scanned = await client.callTool({ name: 'run_scan', arguments: {} }, (step) => told.push(step))
      assert.equal(scanned['isError'], undefined, JSON.stringify(scanned).slice(0, 500))
      assert.ok(told.length > 4, `${told.length} notices`)
      assert.ok(told.every(({ progress }, index) => progress > (told[index - 1]?.progress ?? -1)))
      assert.ok(told.slice(0, -1).every(({ progress, total }) => progress < (total ?? 0)))
      assert.equal(told.at(-1)?.progress, told.at(-1)?.total)
    })

    test('gets a tool error that it can mend, and a protocol error for an unknown tool', async (t) => {
      const { key } = await mintCaller(service.db)
      const client = await connect(t, service.url, key)
      const wrong = await client.callTool({ name: 'get_trends', arguments: { days: 31 } })
      assert.equal(wrong['isError'], true)
      assert.deepEqual(wrong['content'], [
        { type: 'text', text: 'days was 31. It must be one of 7, 30, 90, 180, 365.' },
      ])
      await assert.rejects(client.callTool({ name: 'nope', arguments: {} }), { code: -32602 })
    })
  })
}
