import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { close, listen } from '../../src/http/server.ts'
import { sendRaw } from '../support/raw-http.ts'

test('a refused client that leaves its end open is hung up on', { timeout: 20_000 }, async (t) => {
  const { server, url } = await listen('127.0.0.1', 0)
  t.after(() => close(server, 0))
  const accepted = once(server, 'connection')
  const client = connect({ port: Number(new URL(url).port), allowHalfOpen: true })
  t.after(() => client.destroy())
  let answer = ''
  client.setEncoding('utf8').on('data', (read: string) => {
    answer += read
  })
  client.write('no request\r\n\r\n')
  const [socket] = await accepted
  // Where nobody hangs up, this ends by the test's time limit.
  await once(socket, 'close')
  assert.match(answer, /^HTTP\/1\.1 400 /)
  assert.deepEqual([client.writableEnded, client.destroyed], [false, false])
})

test('400 that says how to write the URL, for letters that no URL holds and for one without its slash', async (t) => {
  const { server, url } = await listen('127.0.0.1', 0)
  t.after(() => close(server, 0))
  for (const target of ['/v1/evidence?q=größe', 'v1/evidence', '?q=x']) {
    const { status, body } = await sendRaw(url, `GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`)
    assert.equal(status, 400)
    assert.match(JSON.parse(body).error, /begins with a slash, and percent-encode other characters as UTF-8/)
  }
})
