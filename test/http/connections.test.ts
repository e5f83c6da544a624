import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { type TestContext, test } from 'node:test'
import { type ConnectionLimits, DEFAULT_CONNECTION_LIMITS, sentBytes } from '../../src/http/connections.ts'
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

/** Begins another request, whose head never ends, a few bytes at a time. */
function dripHead(client: Socket): void {
  client.write('GET / HTTP/1.1\r\nX: ')
  const goOn = () => {
    if (client.writable) client.write('x', () => setTimeout(goOn, 20))
  }
  goOn()
}

/** A client that asks and reads nothing, and its connection at the server. */
async function askDeafly({ server, client }: Awaited<ReturnType<typeof open>>) {
  const accepted: Promise<Socket[]> = once(server, 'connection')
  const deaf = client()
  deaf.pause()
  deaf.write(get())
  const [socket] = await accepted
  assert.ok(socket !== undefined)
  return { deaf, socket }
}

/** Waits until no more goes out of a socket: what its client does not read fills all buffers. */
async function untilStuck(socket: Socket): Promise<void> {
  for (let [same, last] = [0, 0]; same < STUCK_LOOKS || last === 0; ) {
    await new Promise((resolve) => setImmediate(resolve))
    const sent = sentBytes(socket)
    same = sent === last ? same + 1 : 0
    last = sent
  }
}

/** Turns of the event loop in which nothing went out. */
const STUCK_LOOKS = 2000

/** Reads enough for more to come. */
async function readSome(client: Socket): Promise<void> {
  let length = 0
  await new Promise<void>((resolve) => {
    client.on('data', function read(chunk: Buffer) {
      length += chunk.length
      if (length < 8_000_000) return
      client.off('data', read).pause()
      resolve()
    })
    client.resume()
  })
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
/** More than all buffers between the two hold. */
const answerAtLength: RequestListener = (_request, response) => void response.end(Buffer.alloc(50_000_000))
const answerAtOnce: RequestListener = (_request, response) => void response.end('answer')

/** Time passes only as the test says; the server's end after it takes none. */
function stopTheClock(t: TestContext): void {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  t.after(() => t.mock.timers.reset())
}

/** The same of a server that looks for answers that nobody reads only as the test says. */
async function openLooking(t: TestContext, handler: RequestListener) {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const opened = await open(t, {}, handler)
  // After its end: it stops looking then.
  t.after(() => t.mock.timers.reset())
  return opened
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

for (const [how, goOn] of [
  ['in silence', () => {}],
  ['while the next head drips in', dripHead],
] as const) {
  test(`a client that does not read its answer ${how} loses its connection`, {
    timeout: 20_000,
  }, async (t) => {
    const { deaf, socket } = await askDeafly(await open(t, { unreadAnswerMs: 200 }, answerAtLength))
    goOn(deaf)
    await once(socket, 'close')
    assert.equal(socket.writableLength, 0, 'what was not read is let go')
  })
}

test('by default nobody who does not read is waited for longer than thirty seconds', async (t) => {
  const { socket } = await askDeafly(await openLooking(t, answerAtLength))
  await untilStuck(socket)
  t.mock.timers.tick(30_000)
  assert.ok(socket.destroyed)
})

test('an answer that takes long to be made is waited for', { timeout: 20_000 }, async (t) => {
  const { server, client } = await openLooking(t, () => {})
  const asked = once(server, 'request')
  const patient = client()
  const said = saidTo(patient)
  patient.write(get('Connection: close\r\n'))
  const [, response] = await asked
  t.mock.timers.tick(100_000)
  response.end('at last')
  assert.match(await said, /at last$/)
})

test('who reads slowly is waited for, as long as some of it is read', { timeout: 20_000 }, async (t) => {
  const { deaf: slow, socket } = await askDeafly(await openLooking(t, answerAtLength))
  for (let reads = 0; reads < 3; reads++) {
    await untilStuck(socket)
    t.mock.timers.tick(DEFAULT_CONNECTION_LIMITS.unreadAnswerMs / 2)
    assert.ok(!socket.destroyed, `after ${reads} reads`)
    await readSome(slow)
  }
  await untilStuck(socket)
  t.mock.timers.tick(DEFAULT_CONNECTION_LIMITS.unreadAnswerMs)
  assert.ok(socket.destroyed)
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
