import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSimulator } from '../../simulator/server.ts'
import { simulatorSettings } from '../../src/cli/simulator-settings.ts'
import { connectClient2026 } from '../support/mcp-client-2026.ts'
import { mintCaller, startTestService, type TestService } from '../support/service.ts'

let service: TestService
let simulator: Awaited<ReturnType<typeof startSimulator>>
before(async () => {
  simulator = await startSimulator()
  service = await startTestService(simulatorSettings(simulator))
})
after(async () => {
  await service.close()
  await simulator.close()
})

test('accept', async (t) => {
  const { key } = await mintCaller(service.db)
  const asked: unknown[] = []
  const progress: unknown[] = []
  const client = await connectClient2026(t, service.url, key, {
    capabilities: { elicitation: {} },
    prepare: (client) =>
      client.setRequestHandler('elicitation/create', async (request) => {
        asked.push(request.params)
        return { action: 'accept', content: {} }
      }),
  })
  await client.callTool(
    { name: 'run_scan', arguments: { idempotencyKey: 'asked-once' } },
    { onprogress: (p) => progress.push(p) },
  )
  assert.equal(asked.length, 1)
})
