import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { seedDemo } from '../../src/cli/seed-demo.ts'
import { call } from '../support/service.ts'
import { startSimulatedService } from '../support/simulated-service.ts'

test('a scan tells of what the archive holds what the archive told', async (t) => {
  const service = await startSimulatedService({}, undefined, { isDemo: true })
  t.after(() => service.close())
  const key = await seedDemo(service.db, service.simulator)
  const stored = async () => {
    const { rows } = await sql<{ id: string; told: string }>`
      select platform || ' ' || post_id as id,
        jsonb_build_array(kind, parent_id, thread_id, text, url, author_handle)::text as told
      from posts where workspace_id = 'ws_demo'`.execute(service.db)
    return new Map(rows.map(({ id, told }) => [id, told]))
  }
  const before = await stored()
  const scan = await call(`${service.url}/v1/scans`, { method: 'POST', key })
  assert.equal(scan.status, 201, scan.text)
  const after = await stored()
  const changed = [...before].filter(([id, told]) => after.has(id) && after.get(id) !== told)
  assert.ok(before.size > 100)
  assert.deepEqual(changed, [])
})
