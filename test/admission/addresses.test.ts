import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, type TestContext, test } from 'node:test'
import { connect } from '../../db/connect.ts'
import { createKey } from '../../src/access/api-key.ts'
import { FAILED_LIMITS } from '../../src/access/authenticate.ts'
import { KEYLESS_LIMITS } from '../../src/admission/keyless.ts'
import type { Clock } from '../../src/lib/clock.ts'
import { messageOf, protocols, send } from '../support/mcp-protocols.ts'
import {
  type Answer,
  call,
  mintCaller,
  sentenceOf,
  startTestService,
  type TestService,
} from '../support/service.ts'
import { signIn } from '../support/signed-in.ts'

/** A service behind a proxy on this machine, so that each test comes from an address of its own, at a time set by hand. */
function openStage() {
  let nowMs = Date.now()
  const clock: Clock = { now: () => new Date(nowMs), sleep: async () => {} }
  const stage = { service: undefined as TestService | undefined }
  before(async () => {
    stage.service = await startTestService({ TRUSTED_PROXIES: '127.0.0.1' }, clock)
  })
  after(() => stage.service?.close())
  const service = (): TestService => {
    assert.ok(stage.service !== undefined)
    return stage.service
  }
  return {
    service,
    pass(seconds: number) {
      nowMs += seconds * 1000
    },
    ask: (address: string, path: string, key?: string): Promise<Answer> =>
      call(`${service().url}${path}`, { key, headers: { 'X-Forwarded-For': address } }),
  }
}

const statusesOf = (answers: readonly Answer[]) => [...new Set(answers.map(({ status }) => status))]

describe('failed authentication, by address', () => {
  const { service, pass, ask } = openStage()
  const guess = (address: string, key = createKey().key) => ask(address, '/v1/workspace', key)
  const fail = (address: string, count = FAILED_LIMITS.calls) =>
    Promise.all(Array.from({ length: count }, () => guess(address)))

  test('is 401 until there were too many, then 429 with when to come again', async () => {
    assert.deepEqual(statusesOf(await fail('192.0.2.1')), [401])
    const refused = await guess('192.0.2.1')
    assert.deepEqual([refused.status, refused.headers.get('Retry-After')], [429, '1'])
    assert.match(sentenceOf(refused), /^Too many calls without a valid key came from this address\./)
    assert.equal(refused.headers.get('RateLimit-Limit'), null)
    assert.equal((await guess('192.0.2.2')).status, 401)
    pass(1)
    assert.deepEqual(
      (await fail('192.0.2.1', FAILED_LIMITS.callsPerSecond + 1)).map(({ status }) => status).sort(),
      [401, 401, 429],
    )
  })

  test('counts a missing and a malformed key, too', async () => {
    const missing = () => ask('192.0.2.3', '/v1/workspace')
    const malformed = () => guess('192.0.2.3', 'svc_live_nonsense')
    const answers = await Promise.all(
      Array.from({ length: FAILED_LIMITS.calls }, (_, index) => (index % 2 === 0 ? missing() : malformed())),
    )
    assert.deepEqual(statusesOf(answers), [401])
    assert.deepEqual(statusesOf([await missing(), await malformed(), await guess('192.0.2.3')]), [429])
  })

  test('keeps a valid key of the same address in, also one that was never used before', async () => {
    const { key } = await mintCaller(service().db)
    const unused = await mintCaller(service().db)
    // Keys were listed for the address before, and are not again at the same moment.
    pass(3)
    assert.equal((await guess('192.0.2.4', key)).status, 200)
    await fail('192.0.2.4', FAILED_LIMITS.calls)
    assert.deepEqual(
      statusesOf([
        await guess('192.0.2.4', key),
        await guess('192.0.2.4', unused.key),
        await guess('192.0.2.4', key),
      ]),
      [200],
    )
    assert.equal((await guess('192.0.2.4')).status, 429)
  })

  test('is not what many calls at once are with a valid key that was never used before', async () => {
    await fail('192.0.2.7', FAILED_LIMITS.calls - 3)
    // Lists the keys, which are not listed again at the same moment.
    await fail('192.0.2.7', 4)
    pass(1)
    const { key } = await mintCaller(service().db)
    const answers = await Promise.all(Array.from({ length: 10 }, () => guess('192.0.2.7', key)))
    assert.deepEqual(statusesOf(answers), [200])
    assert.deepEqual(statusesOf(await fail('192.0.2.7', 2)), [401])
    assert.equal((await guess('192.0.2.7')).status, 429)
  })

  test('past its limit looks no key up', async (t) => {
    await fail('192.0.2.5')
    assert.equal((await guess('192.0.2.5')).status, 429)
    await lockKeys(t, service())
    assert.deepEqual(statusesOf(await fail('192.0.2.5', 20)), [429])
  })

  test('of a key that was revoked is what it is', async () => {
    const { key, workspace, keyId } = await mintCaller(service().db)
    assert.equal((await guess('192.0.2.6', key)).status, 200)
    await service()
      .db.updateTable('api_keys')
      .set({ revoked_at: new Date() })
      .where('workspace_id', '=', workspace.id)
      .where('key_id', '=', keyId)
      .execute()
    assert.equal((await guess('192.0.2.6', key)).status, 401)
  })

  test('counts all addresses of an IPv6 network as one', async () => {
    await fail('2001:db8:0:7::1')
    assert.equal((await guess('2001:db8:0:7:ffff::2')).status, 429)
    assert.equal((await guess('2001:db8:0:8::1')).status, 401)
  })

  for (const protocol of protocols) {
    test(`over MCP of ${protocol} is told before the protocol, as 401 is`, async () => {
      const address = protocol === '2025' ? '192.0.2.25' : '192.0.2.26'
      await fail(address)
      const message = messageOf(protocol, 'tools/call', { name: 'get_workspace', arguments: {} })
      const headers = { 'X-Forwarded-For': address }
      const refused = await send(service().url, message, { key: createKey().key, headers })
      assert.deepEqual([refused.status, refused.headers.get('Retry-After')], [429, '1'])
    })
  }

  test('is shown to the operator', async () => {
    const { text } = await call(`${service().url}/metrics`)
    assert.match(text, /^address_refusals_total\{why="failed_authentication"\} [1-9]/m)
  })
})

describe('calls without a key, by address', () => {
  const { service, pass, ask } = openStage()
  const use = async (address: string, count = KEYLESS_LIMITS.calls) =>
    Promise.all(Array.from({ length: count }, () => ask(address, '/mcp/server-card')))
  const list = (protocol: '2025' | '2026', address: string, key?: string) =>
    send(service().url, messageOf(protocol, 'tools/list'), {
      headers: { 'X-Forwarded-For': address },
      ...(key === undefined ? {} : { key }),
    })

  test('are answered until there were too many, then 429 with when to come again, whatever they ask', async () => {
    assert.deepEqual(statusesOf(await use('192.0.2.1')), [200])
    const refused = [
      await ask('192.0.2.1', '/openapi.json'),
      await ask('192.0.2.1', '/.well-known/mcp.json'),
      ...(await Promise.all(protocols.map((protocol) => list(protocol, '192.0.2.1')))),
    ]
    for (const answer of refused) {
      assert.deepEqual([answer.status, answer.headers.get('Retry-After')], [429, '1'])
      assert.match(sentenceOf(answer), /^Too many calls without a key or a session from this address\./)
    }
    assert.equal((await ask('192.0.2.2', '/openapi.json')).status, 200)
    pass(1)
    const again = await use('192.0.2.1', KEYLESS_LIMITS.callsPerSecond + 1)
    assert.equal(again.filter(({ status }) => status === 200).length, KEYLESS_LIMITS.callsPerSecond)
  })

  test('of a client whose key was good are no stranger’s', async () => {
    const { key } = await mintCaller(service().db)
    await use('192.0.2.3')
    assert.equal((await list('2025', '192.0.2.3', key)).status, 429)
    assert.equal((await ask('192.0.2.3', '/v1/workspace', key)).status, 200)
    for (const protocol of protocols) assert.equal((await list(protocol, '192.0.2.3', key)).status, 200)
  })

  test('over MCP are messages that are none, and bodies that cannot be read, too, whatever key comes with them', async () => {
    const bodies = ['[]', 'null', '{', `[${'1,'.repeat(20_000)}1]`]
    const post = (body: string, key?: string) =>
      call(`${service().url}/mcp`, {
        method: 'POST',
        key,
        headers: {
          'X-Forwarded-For': '192.0.2.5',
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
        },
        body,
      })
    const { key } = await mintCaller(service().db)
    assert.equal((await ask('192.0.2.5', '/v1/workspace', key)).status, 200)
    for (const body of bodies) assert.equal((await post(body)).status, 400)
    await use('192.0.2.5', KEYLESS_LIMITS.calls - bodies.length)
    assert.deepEqual(statusesOf(await Promise.all(bodies.map((body) => post(body)))), [429])
    assert.deepEqual(statusesOf(await Promise.all(bodies.map((body) => post(body, createKey().key)))), [429])
    assert.deepEqual(statusesOf(await Promise.all(bodies.map((body) => post(body, key)))), [400])
  })

  test('are pages without a session, with one that is made up, and routes that there are not; what a page loads is free', async () => {
    const person = await signIn(service(), (await mintCaller(service().db)).workspace.id)
    const visit = (path: string, cookie = `session=${randomBytes(32).toString('base64url')}`) =>
      call(`${service().url}${path}`, { headers: { 'X-Forwarded-For': '192.0.2.6', Cookie: cookie } })
    const page = await visit('/app', person.cookie)
    assert.equal(page.status, 200)
    const [style = ''] = /\/app\/assets\/\S+\.css/.exec(page.text) ?? []
    const strange = ['/app/enter', '/app', '/app/nothing', '/nothing', '/v1/nothing', '/metrics']
    // One was taken by the page: its session was not known yet.
    const asked = Array.from({ length: KEYLESS_LIMITS.calls / strange.length }, () => strange).flat()
    const answers = await Promise.all(asked.slice(1).map((path) => visit(path)))
    assert.deepEqual(statusesOf(answers).sort(), [200, 303, 404])
    const refused = await Promise.all(strange.map((path) => visit(path)))
    assert.deepEqual(statusesOf(refused), [429])
    assert.match(refused[0]?.text ?? '', /Too many calls without a key or a session from this address\./)
    assert.equal((await visit(style)).status, 200)
    assert.equal((await visit('/app', person.cookie)).status, 200)
  })

  test('to see how the service is are never refused', async () => {
    await use('192.0.2.4')
    assert.deepEqual(
      statusesOf([await ask('192.0.2.4', '/healthz'), await ask('192.0.2.4', '/readyz')]),
      [200],
    )
    const { text } = await call(`${service().url}/metrics`)
    assert.match(text, /^address_refusals_total\{why="without_key"\} [1-9]/m)
  })
})

/** From here on a look-up of a key lasts longer than the test. */
async function lockKeys(t: TestContext, { connectionString }: TestService): Promise<void> {
  const sql = connect(connectionString)
  t.after(() => sql.end({ timeout: 0 }))
  await sql.unsafe('begin; lock table api_keys in access exclusive mode').simple()
}
