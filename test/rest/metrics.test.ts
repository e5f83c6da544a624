import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { createLog } from '../../src/process/log.ts'
import { holdPlatform } from '../support/held-platform.ts'
import { call, impatientClock, mintCaller, startTestService, type TestService } from '../support/service.ts'
import { signIn } from '../support/signed-in.ts'

describe('what an operator sees of a service', () => {
  let service: TestService
  const lines: string[] = []
  const hooks: (() => void)[] = []
  before(async () => {
    const platform = await holdPlatform({ after: (hook) => void hooks.push(hook) })
    platform.release()
    const log = createLog('info', { write: (line: string) => void lines.push(line) })
    const settings = { ...platform.settings, MAX_CONNECTIONS_PER_ADDRESS: '20' }
    service = await startTestService(settings, impatientClock(), log)
  })
  after(async () => {
    await service.close()
    for (const hook of hooks) hook()
  })

  test('is what the gate decided, what collectors did, how long rankings took and how the database is', async () => {
    const { key } = await mintCaller(service.db)
    const scan = (idempotencyKey: string) =>
      call(`${service.url}/v1/scans`, { method: 'POST', key, headers: { 'Idempotency-Key': idempotencyKey } })
    assert.equal((await scan('the-first-scan')).status, 201)
    assert.equal((await scan('the-first-scan')).status, 200)
    assert.equal((await scan('another-scan')).status, 429)
    const { text } = await call(`${service.url}/metrics`)
    for (const line of [
      'scan_gate_decisions_total{decision="start"} 1',
      'scan_gate_decisions_total{decision="replay"} 1',
      'scan_gate_decisions_total{decision="too_soon"} 1',
      'scans_total{outcome="completed"} 1',
      'collector_runs_total{collector="x",status="empty"} 1',
      'ranking_queue_jobs 0',
      'platform_quota_total{resource="x_posts",change="taken"} 200',
      'platform_quota_total{resource="x_posts",change="returned"} 200',
      'database_statements_waiting 0',
      'database_connections_lost_total{why="ended"} 0',
      'database_connections_lost_total{why="silent"} 0',
    ]) {
      assert.ok(text.split('\n').includes(line), `${line} in\n${text}`)
    }
    assert.match(text, /^collector_calls_total\{collector="x"\} [1-9]/m)
    assert.match(text, /^ranking_seconds_count\{kind="rank",outcome="done"\} [1-9]/m)
    assert.match(text, /^database_connections [1-9]/m)
    assert.match(text, /^nodejs_eventloop_lag_p99_seconds /m)
  })

  test('and how many connections were refused', async () => {
    const { hostname, port } = new URL(service.url)
    const others = Array.from({ length: 21 }, () =>
      connect({ host: hostname, port: Number(port), localAddress: '127.0.0.2' }),
    )
    const said = await Promise.race(
      others.map((socket) => once(socket, 'data').then(([bytes]) => String(bytes))),
    )
    assert.match(said, /^HTTP\/1\.1 503 /)
    for (const socket of others) socket.destroy()
    const { text } = await call(`${service.url}/metrics`)
    assert.match(text, /^connections_refused_total\{limit="of_address"\} 1$/m)
  })

  test('and in the log of each answer who asked, from where, and under which request id', async () => {
    const { key, workspace } = await mintCaller(service.db)
    const answer = await call(`${service.url}/v1/workspace`, { key })
    const person = await signIn(service, workspace.id)
    const page = await person.get('/app')
    const logged = (of: typeof answer) => {
      const id = of.headers.get('X-Request-Id')
      return lines.map((line) => JSON.parse(line)).find(({ requestId }) => requestId === id)
    }
    const { client, workspaceId, keyId, route } = logged(answer)
    assert.deepEqual([client, workspaceId, route], ['127.0.0.1', workspace.id, '/v1/workspace'])
    assert.match(keyId, /^key_/)
    const ofPage = logged(page)
    assert.deepEqual([ofPage.workspaceId, ofPage.keyId], [workspace.id, undefined])
    assert.match(ofPage.userId, /^usr_/)
  })
})
