import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { sql } from 'kysely'
import { updateAccount } from '../../db/workspaces.ts'
import { issueKey } from '../../src/access/issue-key.ts'
import { ScanResponse } from '../../src/model/index.ts'
import { countRows, letConfirmationsExpire, startSecondService } from '../support/confirmations.ts'
import { holdPlatform } from '../support/held-platform.ts'
import { callTool2026 } from '../support/mcp-protocols.ts'
import {
  type Answer,
  byOperator,
  call,
  mintCaller,
  sentenceOf,
  startTestService,
  type TestCaller,
} from '../support/service.ts'
import { startToolWorld } from '../support/tool-world.ts'

const VERY = 'the-very-call'
const VOID =
  /^Nothing was started: this confirmation was used already, has expired, or was not given for this/

const platform = await holdPlatform({ after })
platform.release()
const { settings } = platform
const { service, connect } = await startToolWorld(settings)

async function mintStrict(): Promise<TestCaller> {
  const caller = await mintCaller(service.db)
  assert.ok(await updateAccount(service.db, caller.workspace.id, { confirmScans: 'required' }, byOperator))
  return caller
}

const post = (key: string, headers: Record<string, string> = {}, url = service.url): Promise<Answer> =>
  call(`${url}/v1/scans`, { method: 'POST', key, headers })

const keyed = (token?: string) => ({
  'Idempotency-Key': VERY,
  ...(token === undefined ? {} : { 'Confirm-Token': token }),
})

/** The token that REST gives out for a call, sent back in the header that the sentence names. */
async function askRest(key: string, headers: Record<string, string> = keyed()): Promise<string> {
  const asked = await post(key, headers)
  assert.equal(asked.status, 428, asked.text)
  return asked.headers.get('Confirm-Token') ?? assert.fail('no token')
}

async function passTheHour(workspaceId: string): Promise<void> {
  await sql`update scan_gates set last_start = last_start - interval '2 hours' where workspace_id = ${workspaceId}`.execute(
    service.db,
  )
}

describe('over MCP, where confirmScans is required and the client cannot ask', () => {
  test('the first call says what to ask and how to come back, the second starts the scan', async (t) => {
    const caller = await mintStrict()
    const { workspace } = caller
    const mcp = await connect(t, caller)
    const run = (args: Record<string, unknown>) => mcp('run_scan', args)

    const first = await run({ idempotencyKey: VERY })
    assert.equal(first.output, undefined)
    const { confirmToken, expiresAt } = first.meta
    const sentence = first.texts.join()
    assert.match(sentence, /Nothing was started yet\. Ask the user: Run a live scan of the workspace/)
    assert.ok(sentence.includes(`within 5 minutes with confirmToken "${confirmToken}"`))
    const left = Date.parse(String(expiresAt)) - Date.now()
    assert.ok(left > 240_000 && left <= 301_000, `${left} ms`)
    assert.deepEqual(await countRows(service.db, workspace.id), { confirmations: 1, scans: 0 })

    const second = await run({ idempotencyKey: VERY, confirmToken })
    ScanResponse.parse(second.output)
    assert.deepEqual(second.meta, { replayed: false })
    assert.deepEqual(await countRows(service.db, workspace.id), { confirmations: 0, scans: 1 })

    const replay = await run({ idempotencyKey: VERY })
    assert.deepEqual(replay.meta, { replayed: true }, 'a replay is not asked about')
    const tooSoon = await run({})
    assert.match(tooSoon.texts.join(), /may start in \d+ seconds/)
    assert.deepEqual(await countRows(service.db, workspace.id), { confirmations: 0, scans: 1 })
  })

  test('a client of 2026-07-28 without elicitation does the same', async () => {
    const { key, workspace } = await mintStrict()
    const run = async (args: object) =>
      Object((await callTool2026(service.url, key, { name: 'run_scan', arguments: args })).json).result
    const { confirmToken } = (await run({}))._meta
    const asked = { confirmations: 1, scans: 0 }
    assert.deepEqual(await countRows(service.db, workspace.id), asked, 'the first call only asks')
    ScanResponse.parse((await run({ confirmToken })).structuredContent)
    const started = { confirmations: 0, scans: 1 }
    assert.deepEqual(await countRows(service.db, workspace.id), started, 'the second uses its token up')
  })

  test('where it is client, a token that nobody gave starts nothing, and a call without one does', async () => {
    const { key } = await mintCaller(service.db)
    const run = async (args: object) =>
      Object((await callTool2026(service.url, key, { name: 'run_scan', arguments: args })).json).result
    const refused = await run({ confirmToken: 'never-given' })
    assert.equal(refused.isError, true)
    assert.match(refused.content[0].text, VOID)
    ScanResponse.parse((await run({})).structuredContent)
  })

  test('a token given where it was required is good when it is client by then', async () => {
    const { key, workspace } = await mintStrict()
    const token = await askRest(key)
    assert.ok(await updateAccount(service.db, workspace.id, { confirmScans: 'client' }, byOperator))
    assert.equal((await post(key, keyed(token))).status, 201)
  })
})

describe('over REST, where confirmScans is required', () => {
  test('428 with Confirm-Token, and the same request with it starts the scan', async () => {
    const { key } = await mintStrict()
    const asked = await post(key, keyed())
    assert.equal(asked.status, 428)
    const token = asked.headers.get('Confirm-Token') ?? assert.fail('no token')
    assert.match(
      sentenceOf(asked),
      new RegExp(`^Nothing was started yet\\. Ask the user: .* with the header Confirm-Token "${token}"\\.$`),
    )
    const started = await post(key, keyed(token))
    assert.equal(started.status, 201, started.text)
    assert.equal(started.headers.get('Idempotency-Replayed'), 'false')
    assert.equal(started.headers.get('Confirm-Token'), null)
    const replayed = await post(key, keyed())
    assert.equal(replayed.status, 200)
    assert.equal(replayed.text, started.text)
    assert.equal((await post(key)).status, 429, 'what cannot start is not asked about')
  })

  test('409 comes before the question while the same key is processing', async (t) => {
    const platform = await holdPlatform(t)
    const held = await startTestService(platform.settings)
    try {
      const { key, workspace } = await mintCaller(held.db)
      const running = post(key, keyed(), held.url)
      await platform.reached()
      await updateAccount(held.db, workspace.id, { confirmScans: 'required' }, byOperator)
      assert.equal((await post(key, keyed(), held.url)).status, 409)
      platform.release()
      assert.equal((await running).status, 201)
    } finally {
      await held.close()
    }
  })

  test('forged, altered, expired, another key’s and another call’s tokens start nothing', async () => {
    const { key, workspace } = await mintStrict()
    const other = await issueKey(service.db, workspace.id, 'other', byOperator)
    const token = await askRest(key)
    const cases: readonly [rule: string, key: string, headers: Record<string, string>][] = [
      ['forged', key, keyed('forged')],
      ['altered', key, keyed(`${token}A`)],
      ['another key’s', other.key, keyed(token)],
      ['another call’s', key, { 'Confirm-Token': token }],
      ['another call’s', key, { 'Confirm-Token': token, 'Idempotency-Key': 'not-the-very-call' }],
    ]
    for (const [rule, as, headers] of cases) {
      const answer = await post(as, headers)
      assert.equal(answer.status, 428, rule)
      assert.match(sentenceOf(answer), VOID)
      assert.equal(answer.headers.get('Confirm-Token'), null)
    }
    await letConfirmationsExpire(service.db, workspace.id)
    assert.match(sentenceOf(await post(key, keyed(token))), VOID)
    assert.equal((await countRows(service.db, workspace.id)).scans, 0)
  })

  test('a token is no state: a client that can ask gets nowhere with it', async () => {
    const { key, workspace } = await mintStrict()
    const requestState = await askRest(key)
    const answer = await callTool2026(
      service.url,
      key,
      {
        name: 'run_scan',
        arguments: { idempotencyKey: VERY },
        inputResponses: { confirm: { action: 'accept' } },
        requestState,
      },
      { elicitation: {} },
    )
    assert.match(Object(answer.json).result.content[0].text, VOID)
    assert.equal((await countRows(service.db, workspace.id)).scans, 0)
  })

  test('400 for a token that cannot be one, and it names the header', async () => {
    const { key } = await mintStrict()
    const answer = await post(key, { 'Confirm-Token': 'x'.repeat(101) })
    assert.equal(answer.status, 400)
    assert.match(sentenceOf(answer), /^Confirm-Token was .* It must be a string of 1 to 100 characters/)
  })
})

describe('one token, two processes on one database and twenty tries at once', () => {
  test('with an Idempotency-Key: one starts, the others are told to wait or get its answer', async () => {
    const second = await startSecondService(service.connectionString, settings)
    try {
      const { key, workspace } = await mintStrict()
      const token = await askRest(key)
      const tries = Array.from({ length: 20 }, (_, n) =>
        post(key, keyed(token), n % 2 === 0 ? service.url : second.url),
      )
      const statuses = (await Promise.all(tries)).map(({ status }) => status)
      assert.equal(statuses.filter((status) => status === 201).length, 1)
      assert.ok(
        statuses.every((status) => [200, 201, 409].includes(status)),
        statuses.join(' '),
      )
      assert.deepEqual(await countRows(service.db, workspace.id), { confirmations: 0, scans: 1 })
    } finally {
      await second.close()
    }
  })

  test('without one: one starts, and past the hour none of the others does', async () => {
    const second = await startSecondService(service.connectionString, settings)
    try {
      const { key, workspace } = await mintStrict()
      const headers = { 'Confirm-Token': await askRest(key, {}) }
      const twenty = async () => {
        const tries = Array.from({ length: 20 }, (_, n) =>
          post(key, headers, n % 2 === 0 ? service.url : second.url),
        )
        return (await Promise.all(tries)).map(({ status }) => status).sort()
      }
      assert.deepEqual(await twenty(), [201, ...Array.from({ length: 19 }, () => 429)])
      await passTheHour(workspace.id)
      assert.deepEqual(
        await twenty(),
        Array.from({ length: 20 }, () => 428),
      )
      assert.deepEqual(await countRows(service.db, workspace.id), { confirmations: 0, scans: 1 })
    } finally {
      await second.close()
    }
  })

  test('twenty tokens start one scan, and the nineteen others stay good for the next', async () => {
    const { key, workspace } = await mintStrict()
    const tokens = await Promise.all(Array.from({ length: 20 }, () => askRest(key, {})))
    const tryAll = async () => {
      const answers = tokens.map((token) => post(key, { 'Confirm-Token': token }))
      return (await Promise.all(answers)).map(({ status }) => status).filter((status) => status === 201)
        .length
    }
    assert.equal(await tryAll(), 1)
    assert.deepEqual(await countRows(service.db, workspace.id), { confirmations: 19, scans: 1 })
    await passTheHour(workspace.id)
    assert.equal(await tryAll(), 1)
    assert.deepEqual(await countRows(service.db, workspace.id), { confirmations: 18, scans: 2 })
  })
})
