import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { createLog } from '../../src/process/log.ts'
import { postMcp } from '../support/mcp-client.ts'
import { messageOf, protocols, send } from '../support/mcp-protocols.ts'
import {
  call,
  impatientClock,
  mintCaller,
  sentenceOf,
  startTestService,
  type TestService,
} from '../support/service.ts'
import { signIn } from '../support/signed-in.ts'

const logged: Record<string, unknown>[] = []
let service: TestService
before(async () => {
  const log = createLog('info', { write: (line) => logged.push(JSON.parse(line)) })
  service = await startTestService({}, impatientClock(), log)
})
after(() => service.close())

const linesOf = (requestId: string) => logged.filter((line) => line['requestId'] === requestId)

test('an answer leaves one line in the log: who, which route, how it ended, and never the query or the key', async () => {
  const { key, workspace } = await mintCaller(service.db)
  const headers = { 'X-Request-Id': 'one-line' }
  await call(`${service.url}/v1/evidence?q=unspeakable`, { key, headers })
  while (linesOf('one-line').length === 0) await call(`${service.url}/healthz`)
  const [line, ...others] = linesOf('one-line')
  assert.deepEqual(others, [])
  const { method, route, status, workspaceId, durationMs } = line ?? {}
  assert.deepEqual([method, route, status, workspaceId], ['GET', '/v1/evidence', 200, workspace.id])
  assert.equal(typeof durationMs, 'number')
  assert.doesNotMatch(JSON.stringify(logged), /unspeakable|svc_live_/)
})

test('500 with one fixed sentence for what nobody planned, and its reason in the log alone', async () => {
  const { key } = await mintCaller(service.db)
  await sql`alter table posts rename to misplaced`.execute(service.db)
  try {
    const answer = await call(`${service.url}/v1/evidence`, { key, headers: { 'X-Request-Id': 'broken' } })
    assert.equal(answer.status, 500)
    assert.equal(
      sentenceOf(answer),
      'The service failed unexpectedly. The failure was logged; try again later.',
    )
    assert.match(JSON.stringify(linesOf('broken')), /relation \\"posts\\" does not exist/)
  } finally {
    await sql`alter table misplaced rename to posts`.execute(service.db)
  }
})

test('over MCP and on a page, too, the log tells why under the request id of the answer', async () => {
  const { key, workspace } = await mintCaller(service.db)
  const person = await signIn(service, workspace.id)
  await sql`alter table posts rename to misplaced`.execute(service.db)
  try {
    for (const protocol of protocols) {
      const message = messageOf(protocol, 'tools/call', { name: 'list_evidence', arguments: {} })
      const answer = await send(service.url, message, { key })
      const id = answer.headers.get('X-Request-Id') ?? ''
      assert.match(JSON.stringify(linesOf(id)), /relation \\"posts\\" does not exist/, protocol)
    }
    const page = await person.get('/app/evidence')
    assert.equal(page.status, 500)
    const id = page.headers.get('X-Request-Id') ?? ''
    assert.match(JSON.stringify(linesOf(id)), /relation \\"posts\\" does not exist/)
  } finally {
    await sql`alter table misplaced rename to posts`.execute(service.db)
  }
})

test('503 with Retry-After on both surfaces while the database is away, and 200 again after', async () => {
  const { key } = await mintCaller(service.db)
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const read = { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'get_workspace' } }
  const database = new URL(service.connectionString).pathname.slice(1)
  const away = await startTestService()
  const shut = (isOpen: boolean) =>
    sql`alter database ${sql.id(database)} with allow_connections ${sql.raw(String(isOpen))}`.execute(away.db)
  try {
    await shut(false)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${database}`.execute(
      away.db,
    )
    const answers = await Promise.all([
      call(`${service.url}/v1/workspace`, { key }),
      call(`${service.url}/readyz`),
      postMcp(service.url, read, { key }),
    ])
    for (const answer of answers) {
      assert.equal(answer.status, 503, answer.text)
      assert.ok(Number(answer.headers.get('Retry-After')) >= 1)
      assert.ok(sentenceOf(answer).length > 20)
    }
    assert.equal((await call(`${service.url}/healthz`)).status, 200)
    assert.equal((await postMcp(service.url, list)).status, 200)
  } finally {
    await shut(true)
    await away.close()
  }
  assert.equal((await call(`${service.url}/v1/workspace`, { key })).status, 200)
})
