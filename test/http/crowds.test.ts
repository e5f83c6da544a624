import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { type TestContext, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { CROWD_CONNECTIONS, LET_IN_WITHIN_MS, letInAtOnce, QUIET_MS } from '../../src/http/crowds.ts'
import { close, listen } from '../../src/http/server.ts'
import { call } from '../support/service.ts'

/** A server that is told of connections and requests by hand, at a time that is set by hand; what it begins is noted. */
function openServer(t: TestContext) {
  let now = 0
  const server = createServer()
  const begun: string[] = []
  const handle = letInAtOnce(server, () => now)((request) => void begun.push(request.url ?? ''))
  return {
    begun,
    pass(milliseconds: number) {
      now += milliseconds
    },
    connect(): Socket {
      const socket = new Socket()
      t.after(() => void socket.destroy())
      server.emit('connection', socket)
      return socket
    },
    ask(socket: Socket, url: string) {
      const request = Object.assign(new IncomingMessage(socket), { url })
      handle(request, new ServerResponse(request))
    },
  }
}

test('requests of connections that come at once begin, in their order, when no more have come', async (t) => {
  const { begun, connect, ask } = openServer(t)
  const early = connect()
  for (let turn = 0; turn < 3; turn += 1) await setImmediate()
  for (const url of ['/1', '/2', '/3']) {
    ask(connect(), url)
    ask(early, `/early${url}`)
    await setImmediate()
  }
  assert.deepEqual(begun, ['/early/1', '/early/2', '/early/3'])
  for (let turn = 0; turn < 3; turn += 1) await setImmediate()
  assert.deepEqual(begun.slice(3), ['/1', '/2', '/3'])
})

test('those of a crowd wait until no connection has come for a while', async (t) => {
  const { begun, connect, ask, pass } = openServer(t)
  ask(connect(), '/1')
  for (let more = 1; more < CROWD_CONNECTIONS; more += 1) connect()
  for (let turn = 0; turn < 3; turn += 1) await setImmediate()
  pass(QUIET_MS - 1)
  ask(connect(), '/last')
  for (let turn = 0; turn < 3; turn += 1) await setImmediate()
  pass(QUIET_MS - 1)
  for (let turn = 0; turn < 3; turn += 1) await setImmediate()
  assert.deepEqual(begun, [])
  pass(1)
  for (let turn = 0; turn < 3; turn += 1) await setImmediate()
  assert.deepEqual(begun, ['/1', '/last'])
})

test('they begin after a while, however many still come', async (t) => {
  const { begun, connect, ask, pass } = openServer(t)
  ask(connect(), '/1')
  for (const passedMs of [1, LET_IN_WITHIN_MS]) {
    assert.deepEqual(begun, [])
    pass(passedMs)
    connect()
    await setImmediate()
  }
  assert.deepEqual(begun, ['/1'])
})

test('a server that listens answers a crowd', async (t) => {
  const { server, url, serve } = await listen('127.0.0.1', 0)
  serve((_request, response) => response.end('answered'))
  t.after(() => close(server, 0))
  const connected = once(server, 'connection')
  const answers = await Promise.all(Array.from({ length: 40 }, () => call(url)))
  await connected
  assert.deepEqual(new Set(answers.map(({ text }) => text)), new Set(['answered']))
})
