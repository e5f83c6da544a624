import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type TestContext, test } from 'node:test'
import { askPatiently } from '../../src/cli/ask-patiently.ts'
import { createTestClock } from '../collectors/support.ts'

/** A service that refuses so many calls and answers the others with its path. */
async function refusing(t: TestContext, refusals: number, headers: Record<string, string>) {
  let calls = 0
  const server = createServer(({ url = '', method = '' }, response) => {
    calls += 1
    if (calls > refusals) response.end(`${method} ${url}`)
    else response.writeHead(503, headers).end('{"error":"Too much to do."}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => server.close().closeAllConnections())
  const address = server.address()
  assert.ok(address !== null && typeof address === 'object')
  return { url: `http://127.0.0.1:${address.port}/asked`, calls: () => calls }
}

test('a service that has too much to do is asked again, each time after what it names, until it answers', async (t) => {
  const { url } = await refusing(t, 2, { 'Retry-After': '2' })
  const clock = createTestClock()
  const response = await askPatiently(url, { method: 'POST' }, clock)
  assert.deepEqual([response.status, await response.text()], [200, 'POST /asked'])
  assert.deepEqual(clock.sleptMs, [2000, 2000])
})

test('a service that never has time is given up after twenty calls, in its own words', async (t) => {
  const { url, calls } = await refusing(t, Number.POSITIVE_INFINITY, { 'Retry-After': '5' })
  const response = await askPatiently(url, {}, createTestClock())
  assert.deepEqual([response.status, await response.text()], [503, '{"error":"Too much to do."}'])
  assert.equal(calls(), 20)
})

test('a refusal that names no time is final', async (t) => {
  const { url, calls } = await refusing(t, 1, {})
  assert.equal((await askPatiently(url, {}, createTestClock())).status, 503)
  assert.equal(calls(), 1)
})
