import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setVoiceAccount } from '../../db/voice-accounts.ts'
import { Admission } from '../../src/admission/admission.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { createEngine } from '../../src/engine.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { createLog } from '../../src/process/log.ts'
import { callTool } from '../../tools/call.ts'
import { getTrends } from '../../tools/get-trends.ts'
import type { CallContext } from '../../tools/tool.ts'
import { countStatements } from '../support/counted-statements.ts'
import { openTestEngine } from '../support/engine.ts'
import { storeSamples } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'

const ADMISSION = { checkOutput: true, admission: new Admission() }
const kettle = ['red', 'blue', 'green', 'grey', 'white'].map((colour) => ({
  id: colour,
  text: `My ${colour} solar kettle leaks at its spout`,
  authorHandle: `author-${colour}`,
}))

test('trends that were ranked cost one statement for all who ask at once, and none is older than its call', async (t) => {
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
  const ask = async () => {
    const { state } = await plain.selectFrom('evidence_states').select('state').executeTakeFirstOrThrow()
    const context = (): CallContext => ({
      services: { ...engine, baseUrl: 'http://localhost', pagesUrl: 'http://localhost' },
      caller: {
        workspace,
        actor: { kind: 'key', id: 'key_1' },
        confirmScans: 'client',
        evidenceState: state,
      },
      consent: { way: 'page' },
      signal: new AbortController().signal,
      report: () => {},
    })
    const input = { fields: 'full', limit: 100 }
    return () => callTool(getTrends, input, context(), ADMISSION)
  }
  const find = await ask()
  const { output } = await find()
  assert.equal(output.trends.length, 1)

  const before = made()
  const answers = await Promise.all(Array.from({ length: 20 }, find))
  for (const answer of answers) assert.deepEqual(answer.output, output)
  // What one reads is too old for those who came meanwhile: they share the next.
  assert.ok(made() - before <= 3, `${made() - before} statements`)

  const ours = { platform: 'reddit', account: 'author-red', voice: 'company' } as const
  await setVoiceAccount(plain, workspace.id, ours, {
    action: 'set_voice_account',
    actor: { kind: 'operator' },
    from: 'terminal',
  })
  const { output: after } = await (await ask())()
  assert.equal(after.trends[0]?.mentions, 4)
})
