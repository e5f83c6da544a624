import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { ElicitResult } from '@modelcontextprotocol/client'
import { sql } from 'kysely'
import { revokeKey } from '../../db/api-keys.ts'
import { updateAccount } from '../../db/workspaces.ts'
import { issueKey } from '../../src/access/issue-key.ts'
import { ScanResponse } from '../../src/model/index.ts'
import { countRows, letConfirmationsExpire } from '../support/confirmations.ts'
import { holdPlatform } from '../support/held-platform.ts'
import { connectClient2026 } from '../support/mcp-client-2026.ts'
import { callTool2026 } from '../support/mcp-protocols.ts'
import {
  type Answer,
  byOperator,
  call,
  mintCaller,
  startTestService,
  type TestService,
} from '../support/service.ts'
import { type SimulatedService, startSimulatedService } from '../support/simulated-service.ts'

const VERY = { idempotencyKey: 'the-very-call' }
const yes = { confirm: { action: 'accept', content: {} } }

let service: TestService
const undo: (() => void)[] = []
before(async () => {
  const platform = await holdPlatform({ after: (hook) => undo.push(hook) })
  platform.release()
  service = await startTestService(platform.settings)
})
after(async () => {
  await service.close()
  for (const hook of undo) hook()
})

/** One raw call of run_scan by a client that can show forms. */
const scan = (
  key: string,
  args: object,
  more: { inputResponses?: object; requestState?: unknown } = {},
  capabilities: Readonly<Record<string, unknown>> = { elicitation: {} },
): Promise<Answer> =>
  callTool2026(service.url, key, { name: 'run_scan', arguments: args, ...more }, capabilities)

const resultOf = (answer: Answer) => Object(answer.json).result

/** The state of a question that was just asked. */
async function ask(key: string, args: object = VERY): Promise<string> {
  const result = resultOf(await scan(key, args))
  assert.equal(result.resultType, 'input_required', JSON.stringify(result))
  assert.equal(result.inputRequests.confirm.method, 'elicitation/create')
  assert.equal(typeof result.requestState, 'string')
  return result.requestState
}

function assertRefused(answer: Answer, sentence: RegExp): void {
  const result = resultOf(answer)
  assert.equal(result?.isError, true, answer.text.slice(0, 500))
  assert.match(result.content[0].text, sentence)
  assert.equal(result._meta?.confirmToken, undefined)
}

const VOID =
  /^Nothing was started: this confirmation was used already, has expired, or was not given for this/

describe('a client of 2026-07-28 whose user is asked', () => {
  let real: SimulatedService
  before(async () => {
    real = await startSimulatedService()
  })
  after(() => real.close())

  async function scanAnswering(
    t: { after(undo: () => Promise<void>): void },
    key: string,
    answer: ElicitResult,
  ) {
    const asked: unknown[] = []
    const steps: { progress: number; message?: string | undefined }[] = []
    const client = await connectClient2026(t, real.url, key, {
      capabilities: { elicitation: {} },
      prepare: (client) =>
        client.setRequestHandler('elicitation/create', async ({ params }) => {
          asked.push(params)
          return answer
        }),
    })
    const result = await client.callTool(
      { name: 'run_scan', arguments: VERY },
      { onprogress: (step) => steps.push(step) },
    )
    return { asked, steps, result, client }
  }

  test('accept: asked once with a form of one click, told how far it is, and given the scan', async (t) => {
    const { key, workspace } = await mintCaller(real.db)
    const { asked, steps, result, client } = await scanAnswering(t, key, { action: 'accept', content: {} })
    assert.equal(asked.length, 1)
    const { mode, message, requestedSchema } = Object(asked[0])
    assert.equal(mode, 'form')
    assert.deepEqual(requestedSchema, { type: 'object', properties: {} })
    assert.match(
      message,
      /^Run a live scan of the workspace "Test workspace" now\? It calls at most Reddit \(\d+ calls\), X \(\d+ calls\), YouTube \(\d+ calls\), Facebook and Instagram \(\d+ calls\), for \$\d+\.\d\d at most/,
    )
    assert.equal(result.isError, undefined, JSON.stringify(result.content))
    ScanResponse.parse(result.structuredContent)
    // The client itself reports its round trip to the user, too.
    const told = steps.filter(({ message }) => message?.includes(' posts') === true)
    const done = told.map(({ progress }) => progress)
    assert.ok(done.length > 4)
    assert.deepEqual(
      done,
      [...new Set(done)].sort((a, b) => a - b),
    )
    assert.match(steps.at(-1)?.message ?? '', /reddit: .*\d+ posts; x: .*; youtube: .*; meta: /)
    assert.deepEqual(await countRows(real.db, workspace.id), { confirmations: 0, scans: 1 })

    const replay = await client.callTool({ name: 'run_scan', arguments: VERY })
    assert.deepEqual(replay.structuredContent, result.structuredContent)
    assert.equal(replay._meta?.['replayed'], true)
    const tooSoon = await client.callTool({ name: 'run_scan', arguments: {} })
    assert.match(JSON.stringify(tooSoon.content), /may start in \d+ seconds/)
    assert.equal(asked.length, 1, 'what starts nothing is not asked about')
  })

  for (const action of ['decline', 'cancel'] as const) {
    test(`${action}: nothing is started, the slot stays free and the question is used up`, async (t) => {
      const { key, workspace } = await mintCaller(real.db)
      const { asked, result } = await scanAnswering(t, key, { action })
      assert.equal(asked.length, 1)
      assert.equal(result.isError, true)
      assert.match(JSON.stringify(result.content), /The user did not agree, so nothing was started\./)
      assert.deepEqual(await countRows(real.db, workspace.id), { confirmations: 0, scans: 0 })
      assert.equal((await call(`${real.url}/v1/scans`, { method: 'POST', key })).status, 201)
    })
  }

  test('without elicitation it is not asked, and progress comes all the same', async (t) => {
    const { key } = await mintCaller(real.db)
    const client = await connectClient2026(t, real.url, key)
    const steps: number[] = []
    const result = await client.callTool(
      { name: 'run_scan', arguments: {} },
      { onprogress: ({ progress }) => steps.push(progress) },
    )
    ScanResponse.parse(result.structuredContent)
    assert.ok(steps.length > 4)
  })
})

describe('a question and its state', () => {
  test('come together, and only the SHA-256 of the state is kept', async () => {
    const { key, workspace } = await mintCaller(service.db)
    const state = await ask(key)
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(c)::text as row from scan_confirmations c where workspace_id = ${workspace.id}`.execute(
      service.db,
    )
    assert.equal(rows.length, 1)
    assert.ok(!rows[0]?.row.includes(state))
    assert.match(rows[0]?.row ?? '', /"token_hash": "\\\\x[0-9a-f]{64}"/)
  })

  test('a forged, an altered or an empty state starts nothing', async () => {
    const { key, workspace } = await mintCaller(service.db)
    const state = await ask(key)
    const altered = `${state.slice(0, -1)}${state.endsWith('A') ? 'B' : 'A'}`
    for (const requestState of ['forged', altered, '', `${state} `, 'x'.repeat(100_000)]) {
      assertRefused(await scan(key, VERY, { inputResponses: yes, requestState }), VOID)
    }
    assert.deepEqual(await countRows(service.db, workspace.id), { confirmations: 1, scans: 0 })
    const answer = await scan(key, VERY, { inputResponses: yes, requestState: state })
    ScanResponse.parse(resultOf(answer).structuredContent)
  })

  test('a state that is no string, and answers of any shape, fail no call and start nothing', async () => {
    const { key, workspace } = await mintCaller(service.db)
    const state = await ask(key)
    const shapes: { inputResponses?: object; requestState?: unknown }[] = [
      { inputResponses: yes, requestState: 5 },
      { inputResponses: yes, requestState: { toString: 'x' } },
      { inputResponses: yes, requestState: null },
      { inputResponses: [], requestState: state },
      { inputResponses: { confirm: null }, requestState: state },
      { inputResponses: { confirm: 'accept' }, requestState: state },
      { inputResponses: { confirm: { action: ['accept'] } }, requestState: state },
      { inputResponses: { confirm: { action: 'ACCEPT' } }, requestState: state },
      { inputResponses: { confirm: { roots: [] } }, requestState: state },
      { inputResponses: { other: { action: 'accept' } }, requestState: state },
      { inputResponses: JSON.parse('{"__proto__":{"confirm":{"action":"accept"}}}'), requestState: state },
      { requestState: state },
      { inputResponses: yes },
    ]
    for (const shape of shapes) {
      const answer = await scan(key, VERY, shape)
      assert.ok([200, 400].includes(answer.status), `${answer.status} ${JSON.stringify(shape)}`)
      assert.ok(!/-32603|unexpectedly/.test(answer.text), answer.text)
      const { scans } = await countRows(service.db, workspace.id)
      assert.equal(scans, 0, JSON.stringify(shape))
    }
  })

  test('an answer that is missing is asked for again, with a question of its own', async () => {
    const { key } = await mintCaller(service.db)
    const state = await ask(key)
    const again = resultOf(await scan(key, VERY, { requestState: state }))
    assert.equal(again.resultType, 'input_required')
    assert.notEqual(again.requestState, state)
  })

  test('a state is used once: replayed, it starts nothing when the hour is over', async () => {
    const { key, workspace } = await mintCaller(service.db)
    const state = await ask(key, {})
    const used = await scan(key, {}, { inputResponses: yes, requestState: state })
    ScanResponse.parse(resultOf(used).structuredContent)
    const tooSoon = await scan(key, {}, { inputResponses: yes, requestState: state })
    assertRefused(tooSoon, /may start in \d+ seconds/)
    await sql`update scan_gates set last_start = last_start - interval '2 hours'
      where workspace_id = ${workspace.id}`.execute(service.db)
    assertRefused(await scan(key, {}, { inputResponses: yes, requestState: state }), VOID)
    assert.equal((await countRows(service.db, workspace.id)).scans, 1)
  })

  test('a start that is refused leaves the state good', async () => {
    const { key, workspace } = await mintCaller(service.db)
    const state = await ask(key)
    assert.equal((await call(`${service.url}/v1/scans`, { method: 'POST', key })).status, 201)
    assertRefused(await scan(key, VERY, { inputResponses: yes, requestState: state }), /may start in/)
    await sql`update scan_gates set last_start = last_start - interval '2 hours'
      where workspace_id = ${workspace.id}`.execute(service.db)
    const answer = await scan(key, VERY, { inputResponses: yes, requestState: state })
    ScanResponse.parse(resultOf(answer).structuredContent)
  })

  test('a state is good for its own arguments only', async () => {
    const { key, workspace } = await mintCaller(service.db)
    const state = await ask(key)
    for (const args of [{}, { idempotencyKey: 'another-call' }]) {
      assertRefused(await scan(key, args, { inputResponses: yes, requestState: state }), VOID)
    }
    assert.equal((await countRows(service.db, workspace.id)).scans, 0)
  })

  test('a state is good for its own key only: neither another key’s nor another workspace’s', async () => {
    const { key, workspace } = await mintCaller(service.db)
    const second = await issueKey(service.db, workspace.id, 'second', byOperator)
    const stranger = await mintCaller(service.db)
    const state = await ask(key)
    for (const other of [second.key, stranger.key]) {
      assertRefused(await scan(other, VERY, { inputResponses: yes, requestState: state }), VOID)
      await scan(other, VERY, { inputResponses: { confirm: { action: 'decline' } }, requestState: state })
    }
    assert.equal((await countRows(service.db, workspace.id)).confirmations, 1, 'nor can they end it')
    assert.equal((await countRows(service.db, stranger.workspace.id)).scans, 0)
  })

  test('a state expires by the database’s clock, and the sweep drops it', async () => {
    const { key, workspace } = await mintCaller(service.db)
    const state = await ask(key)
    await letConfirmationsExpire(service.db, workspace.id)
    assertRefused(await scan(key, VERY, { inputResponses: yes, requestState: state }), VOID)
    await service.sweep()
    assert.deepEqual(await countRows(service.db, workspace.id), { confirmations: 0, scans: 0 })
  })

  test('a revoked key’s states are void: 401 comes first', async () => {
    const { key, keyId, workspace } = await mintCaller(service.db)
    const state = await ask(key)
    await revokeKey(service.db, workspace.id, keyId, byOperator)
    const answer = await scan(key, VERY, { inputResponses: yes, requestState: state })
    assert.equal(answer.status, 401)
    assert.equal((await countRows(service.db, workspace.id)).scans, 0)
  })

  test('a state is no confirmToken: a client that says it cannot ask gets nowhere with it', async () => {
    const { key, workspace } = await mintCaller(service.db)
    await updateAccount(service.db, workspace.id, { confirmScans: 'required' }, byOperator)
    const state = await ask(key)
    assertRefused(await scan(key, { ...VERY, confirmToken: state }, {}, {}), VOID)
  })

  test('a client that can open URLs but show no form is not asked', async () => {
    const { key, workspace } = await mintCaller(service.db)
    const answer = await scan(key, {}, {}, { elicitation: { url: {} } })
    ScanResponse.parse(resultOf(answer).structuredContent)
    assert.deepEqual(
      await countRows(service.db, workspace.id),
      { confirmations: 0, scans: 1 },
      'its scan is to start at once, without a question',
    )
  })

  test('twenty questions may be open for a key; one more takes the place of the oldest', async () => {
    const { key, workspace } = await mintCaller(service.db)
    const oldest = await ask(key)
    const others: string[] = []
    for (let count = 0; count < 20; count++) others.push(await ask(key))
    assert.equal((await countRows(service.db, workspace.id)).confirmations, 20)
    assertRefused(await scan(key, VERY, { inputResponses: yes, requestState: oldest }), VOID)
    const answer = await scan(key, VERY, { inputResponses: yes, requestState: others[0] })
    ScanResponse.parse(resultOf(answer).structuredContent)
  })

  test('without a collector nobody is asked for what could not start', async () => {
    const bare = await startTestService()
    try {
      const { key, workspace } = await mintCaller(bare.db)
      const answer = await callTool2026(
        bare.url,
        key,
        { name: 'run_scan', arguments: {} },
        { elicitation: {} },
      )
      assertRefused(answer, /^No collector is configured/)
      assert.equal((await countRows(bare.db, workspace.id)).confirmations, 0)
    } finally {
      await bare.close()
    }
  })
})
