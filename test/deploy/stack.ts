import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, before, describe, test } from 'node:test'
import { openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import { holdPlatform } from '../support/held-platform.ts'
import { messageOf } from '../support/mcp-protocols.ts'
import { findProgram, notTried } from '../support/programs.ts'
import { call, mintCaller, type TestCaller } from '../support/service.ts'
import { type SignedIn, signIn } from '../support/signed-in.ts'
import { bodyOf, replayStack, type Stack } from './replayed-stack.ts'

const TOKEN = 'a-token-that-nobody-logs'

const missing: string[] = []
for (const name of ['nginx', 'pgbouncer', 'openssl'])
  if ((await findProgram(name)) === undefined) missing.push(name)

if (missing.length > 0) {
  test('the whole of compose.yaml without containers', (t) =>
    notTried(t, `it: there is no ${missing.join(', ')}`))
} else {
  describe('the whole of compose.yaml without containers', tryStack)
}

function tryStack(): void {
  const hooks: (() => Promise<void> | void)[] = []
  let stack: Stack
  let caller: TestCaller
  let person: SignedIn
  let platform: Awaited<ReturnType<typeof holdPlatform>>
  let db: ReturnType<typeof openDatabase>
  const keyed = (more: Record<string, string> = {}) => ({ Authorization: `Bearer ${caller.key}`, ...more })

  before(async () => {
    const t = { after: (hook: () => Promise<void> | void) => void hooks.unshift(hook) }
    platform = await holdPlatform(t)
    stack = await replayStack(t, { ...platform.settings, X_BEARER_TOKEN: TOKEN })
    db = openDatabase(stack.databaseUrl, { max: 4, deadlines: allWithin(30_000) })
    t.after(() => db.destroy())
    caller = await mintCaller(db)
    person = await signIn({ url: stack.instances[0].url, db }, caller.workspace.id)
  })
  after(async () => {
    platform.release()
    for (const hook of hooks) await hook()
  })

  test('the image’s steps make what runs as another user where nothing can be written to', (t) => {
    if (!stack.image.isConfined) notTried(t, 'another user in a read-only root: it needs root and unshare')
    for (const { printed } of stack.instances) assert.match(printed(), /listens on/)
  })

  test('REST, MCP and pages come through the proxy, and both services answer', async () => {
    for (let n = 0; n < 10; n++) {
      const answer = await stack.ask('/v1/workspace', { headers: keyed() })
      assert.equal(JSON.parse(await bodyOf(answer)).workspace.id, caller.workspace.id)
      assert.match(String(answer.headers['strict-transport-security']), /max-age=/)
    }
    const message = messageOf('2025', 'tools/call', { name: 'get_workspace', arguments: {} })
    const headers = keyed({
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...message.headers,
    })
    const tool = await stack.ask('/mcp', { method: 'POST', headers, body: JSON.stringify(message.body) })
    assert.equal(JSON.parse(await bodyOf(tool)).result.structuredContent.workspace.id, caller.workspace.id)
    assert.equal((await stack.ask('/v1/workspace')).status, 401)
    const page = await stack.ask('/app/settings/access', { headers: { Cookie: person.cookie } })
    assert.equal(page.status, 200)
    assert.match(person.cookie, /^__Host-session=/)
    const log = await stack.proxyLog()
    for (const { url } of stack.instances)
      assert.ok(
        log.some((line) => line.includes(new URL(url).host)),
        url,
      )
  })

  test('who asks is known by the proxy’s word alone, and ids of requests go through', async () => {
    const headers = keyed({ 'X-Forwarded-For': '203.0.113.9', 'X-Request-Id': 'from-outside' })
    const answer = await stack.ask('/v1/workspace?secret=of-a-query', { headers })
    assert.equal(answer.headers['x-request-id'], 'from-outside')
    const logged = () =>
      stack.instances
        .map(({ printed }) => /^.*"requestId":"from-outside".*$/m.exec(printed())?.[0])
        .find(Boolean)
    while (logged() === undefined) await stack.ask('/healthz')
    assert.equal(JSON.parse(logged() ?? '').client, '127.0.0.1')
    const log = (await stack.proxyLog()).join('\n')
    assert.match(log, /from-outside/)
    assert.doesNotMatch(log, /of-a-query/)
  })

  test('metrics are for a scraper beside the service, and not for the proxy', async () => {
    for (const path of ['/metrics', '/readyz']) assert.equal((await stack.ask(path)).status, 404)
    for (const { url } of stack.instances) {
      assert.match((await call(`${url}/metrics`)).text, /^database_connections [1-9]/m)
      const forwarded = await call(`${url}/metrics`, { headers: { 'X-Forwarded-For': '127.0.0.1' } })
      assert.equal(forwarded.status, 404)
    }
  })

  test('bodies have a limit, errors of the proxy the form of the service’s, and nothing goes without TLS', async () => {
    const headers = keyed({ 'Content-Type': 'application/json' })
    for (const bytes of [300 * 1024, 2 * 1024 * 1024]) {
      const body = JSON.stringify({ text: 'x'.repeat(bytes) })
      const answer = await stack.ask('/v1/citations/check', { method: 'POST', headers, body })
      assert.equal(answer.status, 413)
      assert.match(JSON.parse(await bodyOf(answer)).error, /too large/)
    }
    const plain = await call(`${stack.plainUrl}/v1/workspace`, { key: caller.key })
    assert.deepEqual([plain.status, plain.json], [403, { error: 'Use https.' }])
    const page = await call(`${stack.plainUrl}/app`)
    assert.deepEqual([page.status, page.headers.get('location')], [308, 'https://127.0.0.1/app'])
  })

  test('a scan of one service is followed as it goes at the other and through the proxy, whose lines are not gathered', async () => {
    const [first, second] = stack.instances
    const headers = { 'Idempotency-Key': 'across-two-services' }
    const scanning = call(`${first.url}/v1/scans`, { method: 'POST', key: caller.key, headers })
    await platform.reached()
    const latest = await call(`${second.url}/v1/scans/latest`, { key: caller.key })
    assert.equal(Object(Object(latest.json).scan).state, 'running')
    // The gate is the database's: no second scan begins, whichever service is asked.
    const again = await call(`${second.url}/v1/scans`, { method: 'POST', key: caller.key })
    assert.equal(again.status, 429)
    const events = await stack.ask('/app/scans/events', { headers: { Cookie: person.cookie } })
    const [chunk] = await once(events.body, 'data')
    assert.match(String(chunk), /^event: scan\n/)
    platform.release()
    assert.match(await bodyOf(events), /event: end\n/)
    assert.equal((await scanning).status, 201)
    const replay = await call(`${second.url}/v1/scans`, { method: 'POST', key: caller.key, headers })
    assert.deepEqual([replay.status, replay.text], [200, (await scanning).text])
  })

  test('a key that a command revokes is refused by both at once', async () => {
    const gone = await mintCaller(db)
    const ask = () =>
      Promise.all(
        stack.instances.map(async ({ url }) => (await call(`${url}/v1/workspace`, { key: gone.key })).status),
      )
    assert.deepEqual(await ask(), [200, 200])
    const options = ['--workspace', gone.workspace.id, '--key', gone.keyId]
    const admin = ['dist/src/cli/admin/main.js', 'key', 'revoke', ...options]
    await stack.image.run(admin, { ...stack.settings })
    assert.deepEqual(await ask(), [401, 401])
  })

  test('nothing that the services and the proxy print holds a secret of theirs', async () => {
    const printed = [
      ...stack.instances.map((instance) => instance.printed()),
      ...(await stack.proxyLog()),
    ].join('\n')
    const cookie = person.cookie.slice(person.cookie.indexOf('=') + 1)
    for (const secret of [new URL(stack.databaseUrl).password, caller.key, cookie, TOKEN])
      assert.ok(secret !== '' && !printed.includes(secret))
  })

  test('a service that ends is replaced by the other without an error outside', async () => {
    const [first] = stack.instances
    let isOver = false
    const statuses: Record<number, number> = {}
    const asking = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const answer = await stack.ask('/v1/workspace', { headers: keyed() })
        await bodyOf(answer)
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      }
    })
    const code = await first.stop()
    for (let n = 0; n < 20; n++) await bodyOf(await stack.ask('/healthz'))
    isOver = true
    await Promise.all(asking)
    assert.equal(code, 0)
    assert.deepEqual(Object.keys(statuses), ['200'], JSON.stringify(statuses))
  })
}
