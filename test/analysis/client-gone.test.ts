import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import { describe, type TestContext, test } from 'node:test'
import { connect } from '../../db/connect.ts'
import type { Db } from '../../db/database.ts'
import { importPosts } from '../../db/store-posts.ts'
import { createLog } from '../../src/process/log.ts'
import { holdRanking } from '../support/broken-ranking.ts'
import { untilLockIsAwaited } from '../support/locks.ts'
import { messageOf, protocols } from '../support/mcp-protocols.ts'
import { samplePost } from '../support/posts.ts'
import {
  type Answer,
  call,
  impatientClock,
  mintCaller,
  startTestService,
  type TestCaller,
  type TestService,
} from '../support/service.ts'

interface RawRequest {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Sends a request whose client can hang up before the answer. */
function send(url: string, key: string, { method, path, headers = {}, body = '' }: RawRequest): Socket {
  const { hostname, port } = new URL(url)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${hostname}`,
    `Authorization: Bearer ${key}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  const socket = createConnection(Number(port), hostname)
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  return socket
}

const overMcp = protocols.map((protocol) => {
  const { headers, body } = messageOf(protocol, 'tools/call', { name: 'get_trends', arguments: { days: 7 } })
  const request: RawRequest = {
    method: 'POST',
    path: '/mcp',
    headers: {
      ...headers,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify(body),
  }
  return { surface: `MCP of ${protocol}`, request }
})

const overRest = { surface: 'REST', request: { method: 'GET', path: '/v1/trends?days=7' } }

const comparing = {
  surface: 'REST, comparing companies',
  request: { method: 'GET', path: '/v1/companies?days=7' },
}

for (const { surface, request } of [overRest, comparing, ...overMcp]) {
  describe(`a client that hangs up: ${surface}`, () => {
    test('while its ranking waits has none made', async (t) => {
      const { service, left } = await startObserved(t)
      const [first, gone] = [await callerWithPost(service.db), await callerWithPost(service.db)]
      const ranking = await holdRanking(t, service.connectionString)
      const running = ask(service, first, 7)
      await ranking.reached()
      let client: Socket | undefined
      await ranking.asked(() => {
        client = send(service.url, gone.key, request)
      })
      client?.destroy()
      await left
      // Once another one waits, the service has surely dealt with the client that left.
      let waiting: ReturnType<typeof ask> | undefined
      await ranking.asked(() => {
        waiting = ask(service, gone, 30)
      })
      await ranking.release()
      assert.deepEqual([(await running).status, (await waiting)?.status], [200, 200])
      assert.deepEqual(await rankedWindows(service.db, gone.workspace.id), [30])
      assert.deepEqual(await rankedWindows(service.db, first.workspace.id), [7])
    })

    test('while its ranking is made leaves the ranking thread to others', async (t) => {
      const { service, left } = await startObserved(t)
      const [gone, other] = [await callerWithPost(service.db), await callerWithPost(service.db)]
      const ranking = await holdRanking(t, service.connectionString)
      const client = send(service.url, gone.key, request)
      await ranking.reached()
      client.destroy()
      await left
      // What words brought is found on the same thread, and needs nothing of what is held.
      assert.equal((await call(`${service.url}/v1/words`, { key: other.key })).status, 200)
      await ranking.release()
      assert.equal((await ask(service, gone, 30)).status, 200)
      assert.deepEqual(await rankedWindows(service.db, gone.workspace.id), [30])
    })

    test('while its key is looked up has none made', async (t) => {
      const { service, left } = await startObserved(t)
      const gone = await callerWithPost(service.db)
      const holder = connect(service.connectionString)
      t.after(() => holder.end({ timeout: 0 }))
      await holder.unsafe('begin; lock table api_keys in access exclusive mode').simple()
      const client = send(service.url, gone.key, request)
      await untilLockIsAwaited(holder, 'api_keys')
      client.destroy()
      await left
      await holder.unsafe('commit').simple()
      // Rankings of one workspace are made in the order of their requests.
      assert.equal((await ask(service, gone, 30)).status, 200)
      assert.deepEqual(await rankedWindows(service.db, gone.workspace.id), [30])
    })
  })
}

test('a ranking that one of two waits for no more is made for the other', async (t) => {
  const { service, left } = await startObserved(t)
  const caller = await callerWithPost(service.db)
  const ranking = await holdRanking(t, service.connectionString)
  const leaving = send(service.url, caller.key, overRest.request)
  await ranking.reached()
  let staying: ReturnType<typeof ask> | undefined
  await ranking.asked(() => {
    staying = ask(service, caller, 7)
  })
  leaving.destroy()
  await left
  await ranking.release()
  assert.equal((await staying)?.status, 200)
})

/** A service, and what resolves once it has noticed that a client left. */
async function startObserved(t: TestContext): Promise<{ service: TestService; left: Promise<unknown> }> {
  const logged = new EventEmitter()
  const log = createLog('info', {
    write(line) {
      const { msg, status } = JSON.parse(line)
      if (msg === 'answered' && status === 499) logged.emit('left')
    },
  })
  const service = await startTestService({}, impatientClock(), log)
  t.after(() => service.close())
  return { service, left: once(logged, 'left') }
}

async function callerWithPost(db: Db): Promise<TestCaller> {
  const caller = await mintCaller(db)
  await importPosts(db, caller.workspace.id, [samplePost({ id: 'one' })])
  return caller
}

function ask({ url }: TestService, { key }: TestCaller, days: number): Promise<Answer> {
  return call(`${url}/v1/trends?days=${days}`, { key })
}

async function rankedWindows(db: Db, workspaceId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('rankings')
    .select('window_days')
    .where('workspace_id', '=', workspaceId)
    .execute()
  return rows.map(({ window_days }) => window_days)
}
