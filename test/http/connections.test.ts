import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { type TestContext, test } from 'node:test'
import { type ConnectionLimits, DEFAULT_CONNECTION_LIMITS } from '../../src/http/connections.ts'
import { close, listen } from '../../src/http/server.ts'

/** A server of its own, and clients of it that end with the test. */
async function open(t: TestContext, limits: Partial<ConnectionLimits>, handler: RequestListener) {
  const { server, url, serve } = await listen('127.0.0.1', 0, { ...DEFAULT_CONNECTION_LIMITS, ...limits })
  serve(handler)
  t.after(() => close(server, 0))
  return {
    server,
    /** With `allowHalfOpen` it goes on sending when the server has said its last. */
    client(localAddress = '127.0.0.1', allowHalfOpen = false): Socket {
      const client = connect({
        port: Number(new URL(url).port),
        host: '127.0.0.1',
        localAddress,
        allowHalfOpen,
      })
      client.on('error', () => {})
      t.after(() => client.destroy())
      return client
    },
  }
}

/** Writes one byte after another for as long as the connection takes them. */
function drip(client: Socket): void {
  if (client.writable) client.write('x', () => setImmediate(drip, client))
}

/** All that comes back until the server hangs up. */
async function saidTo(client: Socket): Promise<string> {
  let said = ''
  client.setEncoding('utf8').on('data', (read: string) => {
    said += read
  })
  // Not by `once`, which throws where the connection ends by a reset.
  await new Promise((resolve) => client.once('close', resolve))
  return said
}

const get = (more = '') => `GET / HTTP/1.1\r\nHost: x\r\n${more}\r\n`
const answerAtOnce: RequestListener = (_request, response) => void response.end('answer')

/** Time passes only as the test says; the server's end after it takes none. */
function stopTheClock(t: TestContext): void {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  t.after(() => t.mock.timers.reset())
}

/** What the service promises of a connection that it has refused something. */
const GONE_WITHIN_MS = 5000

for (const [what, goOn] of [
  ['drips', drip],
  ['keeps its end open in silence', () => {}],
] as const) {
  test(`a refused client that ${what} is hung up on within five seconds`, { timeout: 20_000 }, async (t) => {
    stopTheClock(t)
    const { server, client } = await open(t, {}, answerAtOnce)
    const accepted = once(server, 'connection')
    const refused = client('127.0.0.1', true)
    refused.write('no request\r\n\r\n')
    const [socket] = await accepted
    const isGone = once(socket, 'close')
    await once(refused, 'data')
    goOn(refused)
    t.mock.timers.tick(GONE_WITHIN_MS)
    await isGone
  })
}

test('requests answered before they have arrived leave nothing on their connection', {
  timeout: 20_000,
}, async (t) => {
  const { server, client } = await open(t, {}, answerAtOnce)
  const accepted = once(server, 'connection')
  const sender = client()
  const [socket] = await accepted
  const ask = async () => {
    sender.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\n')
    await once(sender, 'data')
    sender.write('x')
  }
  await ask()
  const listeners = socket.listenerCount('close')
  for (let request = 0; request < 20; request++) await ask()
  assert.equal(socket.listenerCount('close'), listeners)
})

test('a request that goes on arriving after its answer loses its connection within five seconds', {
  timeout: 20_000,
}, async (t) => {
  stopTheClock(t)
  const { client } = await open(t, {}, (_request, response) => void response.writeHead(401).end('no key'))
  const sender = client()
  const said = saidTo(sender)
  sender.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n')
  await once(sender, 'data')
  drip(sender)
  t.mock.timers.tick(GONE_WITHIN_MS)
  assert.match(await said, /^HTTP\/1\.1 401 .*no key/s)
})

test('a client that does not read its answer loses its connection', { timeout: 20_000 }, async (t) => {
  const { server, client } = await open(t, { unreadAnswerMs: 200 }, (_request, response) => {
    response.end(Buffer.alloc(50_000_000))
  })
  const accepted = once(server, 'connection')
  const deaf = client()
  deaf.pause()
  deaf.write(get())
  const [socket] = await accepted
  await once(socket, 'close')
  assert.equal(socket.writableLength, 0, 'what was not read is let go')
})

test('by default nobody who does not read is waited for longer than thirty seconds', async (t) => {
  const { server, client } = await open(t, {}, answerAtOnce)
  const accepted = once(server, 'connection')
  client()
  const [socket] = await accepted
  // Node looks this often whether bytes went out, and ends a connection at the second look that sees none.
  assert.ok(socket.timeout * 2 <= 30_000, `${socket.timeout} ms between two looks`)
})

test('an answer that takes long to be made is waited for', { timeout: 20_000 }, async (t) => {
  const { server, client } = await open(t, { unreadAnswerMs: 200 }, async (_request, response) => {
    await once(server, 'timeout')
    response.end('at last')
  })
  const patient = client()
  const said = saidTo(patient)
  patient.write(get('Connection: close\r\n'))
  assert.match(await said, /at last$/)
})

test('one connection more than there may be is answered 503, and taken once another has ended', async (t) => {
  const { server, client } = await open(t, { connections: 1 }, answerAtOnce)
  const accepted = once(server, 'connection')
  const first = client()
  const [socket] = await accepted
  const surplus = client()
  surplus.write(get())
  const said = await saidTo(surplus)
  assert.match(
    said,
    /^HTTP\/1\.1 503 .*Retry-After: 5\r\n.*\r\n\r\n\{"error":"There are too many connections/s,
  )
  assert.doesNotMatch(said, /answer$/)
  const ended = once(socket, 'close')
  first.destroy()
  await ended
  const next = client()
  next.write(get('Connection: close\r\n'))
  assert.match(await saidTo(next), /answer$/)
})

test('an address has a limit of its own, but not that of a trusted proxy', async (t) => {
  const isProxy = (address: string) => address === '127.0.0.9'
  const { server, client } = await open(t, { connectionsOfAddress: 1, isProxy }, answerAtOnce)
  const statusFor = async (address: string) => {
    const other = client(address)
    other.write(get('Connection: close\r\n'))
    return (await saidTo(other)).slice(9, 12)
  }
  for (const address of ['127.0.0.1', '127.0.0.9']) {
    const accepted = once(server, 'connection')
    client(address)
    await accepted
  }
  assert.deepEqual(
    [await statusFor('127.0.0.1'), await statusFor('127.0.0.2'), await statusFor('127.0.0.9')],
    ['503', '200', '200'],
  )
})
