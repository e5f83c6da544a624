import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { test } from 'node:test'
import type { Db } from '../../db/database.ts'
import { importPosts } from '../../db/store-posts.ts'
import { createLog } from '../../src/process/log.ts'
import { holdRanking } from '../support/broken-ranking.ts'
import { messageOf, protocols } from '../support/mcp-protocols.ts'
import { samplePost } from '../support/posts.ts'
import { call, impatientClock, mintCaller, startTestService } from '../support/service.ts'

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
  const socket = connect(Number(port), hostname)
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

for (const { surface, request } of [overRest, ...overMcp]) {
  test(`a client that hangs up while its ranking waits has none made: ${surface}`, async (t) => {
    const logged = new EventEmitter()
    const log = createLog('info', {
      write(line) {
        const { msg, status } = JSON.parse(line)
        if (msg === 'answered' && status === 499) logged.emit('left')
      },
    })
    const service = await startTestService({}, impatientClock(), log)
    t.after(() => service.close())
    const [first, gone] = [await mintCaller(service.db), await mintCaller(service.db)]
    for (const { workspace } of [first, gone]) {
      await importPosts(service.db, workspace.id, [samplePost({ id: 'one' })])
    }
    const ask = ({ key }: { key: string }, days: number) =>
      call(`${service.url}/v1/trends?days=${days}`, { key })
    const ranking = await holdRanking(t, service.connectionString)
    const running = ask(first, 7)
    await ranking.reached()
    const left = once(logged, 'left')
    let client: Socket | undefined
    await ranking.asked(() => {
      client = send(service.url, gone.key, request)
    })
    client?.destroy()
    await left
    // Once another one waits, the service has surely dealt with the client that left.
    let waiting: ReturnType<typeof ask> | undefined
    await ranking.asked(() => {
      waiting = ask(gone, 30)
    })
    await ranking.release()
    assert.deepEqual([(await running).status, (await waiting)?.status], [200, 200])
    assert.deepEqual(await rankedWindows(service.db, gone.workspace.id), [30])
    assert.deepEqual(await rankedWindows(service.db, first.workspace.id), [7])
  })
}

async function rankedWindows(db: Db, workspaceId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('rankings')
    .select('window_days')
    .where('workspace_id', '=', workspaceId)
    .execute()
  return rows.map(({ window_days }) => window_days)
}
