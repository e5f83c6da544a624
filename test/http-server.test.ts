import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { close, listen } from '../src/http-server.ts'

test('a refused client that leaves its end open is hung up on', { timeout: 20_000 }, async (t) => {
  const { server, url } = await listen('127.0.0.1', 0)
  t.after(() => close(server, 0))
  const accepted = once(server, 'connection')
  const client = connect({ port: Number(new URL(url).port), allowHalfOpen: true })
  t.after(() => client.destroy())
  client.resume()
  client.write('no request\r\n\r\n')
  const [socket] = await accepted
  await once(socket, 'close')
})
