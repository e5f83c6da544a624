import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demoWorkspace } from '../../simulator/dataset/demo-workspace.ts'
import { ScanResponse, Workspace } from '../../src/model/index.ts'
import { call, mintCaller, startTestService } from '../support/service.ts'
import { built, startUntil } from './command.ts'

test('prints the settings that point the service at it, and ends at SIGTERM', async (t) => {
  const { child, printed, ended } = await startUntil(t, /time goes on/, built('src/cli/simulate.ts'), [
    '--port',
    '0',
  ])
  const settings = [...printed.matchAll(/^export (\w+)='([^']+)'$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
  const service = await startTestService(Object.fromEntries(settings))
  t.after(() => service.close())
  const { key } = await mintCaller(service.db, Workspace.omit({ id: true }).parse(demoWorkspace))
  const scan = await call(`${service.url}/v1/scans`, { method: 'POST', key })
  for (const record of ScanResponse.parse(scan.json).run.collectors)
    assert.ok(record.stored > 0, JSON.stringify(record))
  child.kill('SIGTERM')
  assert.equal((await ended).code, 0)
})
