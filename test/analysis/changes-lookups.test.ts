import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Admission } from '../../src/admission/admission.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { createEngine } from '../../src/engine.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { createLog } from '../../src/process/log.ts'
import { callTool } from '../../tools/call.ts'
import { getChanges } from '../../tools/get-changes.ts'
import type { CallContext } from '../../tools/tool.ts'
import { countStatements } from '../support/counted-statements.ts'
import { openTestEngine } from '../support/engine.ts'
import { storeSamples } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'

const kettle = ['red', 'blue', 'green', 'grey', 'white'].map((colour) => ({
  id: colour,
  text: `My ${colour} solar kettle leaks at its spout`,
  authorHandle: `author-${colour}`,
}))

test('changes that were found cost two statements more, of the accounts and of the ranking', async (t) => {
  const { db: plain, connectionString } = await openTestEngine(t, {})
  const { db, made } = countStatements(plain)
  const engine = createEngine({
    config: readConfig({}),
    db,
    connectionString,
    log: createLog('silent'),
    clock: systemClock,
  })
  t.after(() => engine.close())
  const { workspace } = await mintCaller(plain)
  await storeSamples(plain, workspace.id, kettle)
  const context: CallContext = {
    services: { ...engine, baseUrl: 'http://localhost', pagesUrl: 'http://localhost' },
    caller: { workspace, actor: { kind: 'key', id: 'key_1' }, confirmScans: 'client' },
    consent: { way: 'page' },
    signal: new AbortController().signal,
    report: () => {},
  }
  const since = new Date(Date.now() - 86_400_000).toISOString()
  const find = () =>
    callTool(getChanges, { since }, context, { checkOutput: true, admission: new Admission() })
  const { output } = await find()
  assert.ok(output.changes.some(({ posts }) => posts.length > 0))
  const before = made()
  assert.deepEqual((await find()).output, output)
  assert.equal(made() - before, 2)
})
