import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { test } from 'node:test'
import { DEFAULT_CONNECTION_LIMITS, type RefusedRequest } from '../../src/http/connections.ts'
import { close, listen } from '../../src/http/server.ts'

/** What no handler sees, with the status that it is answered with. */
const refused = [
  ['no HTTP', 'HELLO\r\n\r\n', 400],
  ['a head that is too large', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['a target that is no path', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['an unknown Expect', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: the-moon\r\n\r\n', 417],
] as const

for (const [name, bytes, status] of refused) {
  test(`the id of an answer to ${name} is told to whoever keeps the log`, async (t) => {
    const told: RefusedRequest[] = []
    const limits = {
      ...DEFAULT_CONNECTION_LIMITS,
      refusedRequest: (each: RefusedRequest) => void told.push(each),
    }
    const { server, url, serve } = await listen('127.0.0.1', 0, limits)
    t.after(() => close(server, 0))
    serve((_request, response) => void response.end())
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.write(bytes)
    let answer = ''
    for await (const part of socket) answer += part
    const id = /^X-Request-Id: (\S+)\r$/im.exec(answer)?.[1]
    assert.match(answer, new RegExp(`^HTTP/1\\.1 ${status} `))
    assert.deepEqual(told, [{ requestId: id, client: '127.0.0.1', status }])
  })
}
