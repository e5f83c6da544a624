import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import type { RequestListener, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { type TestContext, test } from 'node:test'
import { MAX_SENT_UNASKED_BYTES, MAX_UNANSWERED } from '../../src/http/pipelining.ts'
import { close, listen } from '../../src/http/server.ts'

/** A server whose answers the test gives, but for those to /at-once. */
async function openServer(t: TestContext) {
  const { server, url, serve } = await listen('127.0.0.1', 0)
  const begun: { readonly path: string; readonly response: ServerResponse }[] = []
  const news = new EventEmitter()
  serve((request, response) => {
    if (request.url === '/at-once') {
      response.end()
      return
    }
    begun.push({ path: request.url ?? '', response })
    news.emit('begun')
  })
  t.after(() => close(server, 0))
  const untilBegun = async (path: string) => {
    while (begun.every((request) => request.path !== path)) await once(news, 'begun')
  }
  return {
    untilBegun,
    open: () => connect(Number(new URL(url).port)),
    /** What has come to the handler by the time that the server has answered somebody else. */
    async paths() {
      await fetch(`${url}/at-once`)
      return begun.map(({ path }) => path)
    },
    async answer(path: string, headers: Record<string, string> = {}) {
      while (begun.every((request) => request.path !== path)) await once(news, 'begun')
      begun
        .find((request) => request.path === path)
        ?.response.writeHead(200, headers)
        .end(`answer to ${path}`)
    },
  }
}

/** What is said in all that comes back until the server hangs up. */
async function saidTo(socket: Socket): Promise<string[]> {
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk
  })
  await once(socket, 'close')
  return text.match(/answer to \/\w+|\{.*\}/g) ?? []
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
const NOT_HTTP = '{"error":"This is not a well-formed HTTP request."}'

test('pipelined requests start one at a time, each once the one before is answered', async (t) => {
  const server = await openServer(t)
  const socket = server.open()
  const said = saidTo(socket)
  socket.write(get('/a') + get('/b') + get('/c'))
  await server.untilBegun('/a')
  assert.deepEqual(await server.paths(), ['/a'])
  await server.answer('/a')
  await server.answer('/b')
  await server.answer('/c', { Connection: 'close' })
  assert.deepEqual(await said, ['answer to /a', 'answer to /b', 'answer to /c'])
})

test('of hundreds of requests in one packet only the first is started', async (t) => {
  const server = await openServer(t)
  const socket = server.open()
  socket.write(Array.from({ length: 300 }, (_, index) => get(`/${index}`)).join(''))
  await server.untilBegun('/0')
  assert.deepEqual(await server.paths(), ['/0'])
  socket.destroy()
})

test('a request after a response that closes the connection is never started', async (t) => {
  const server = await openServer(t)
  const socket = server.open()
  const said = saidTo(socket)
  socket.write(get('/a') + get('/b'))
  await server.answer('/a', { Connection: 'close' })
  assert.deepEqual(await said, ['answer to /a'])
  assert.deepEqual(await server.paths(), ['/a'])
})

test('bytes that are not a request are refused after the responses to the requests before them', async (t) => {
  const server = await openServer(t)
  const socket = server.open()
  const said = saidTo(socket)
  socket.write(`${get('/a')}${get('/b')}no request\r\n\r\n`)
  await server.answer('/a')
  // More of the same is not worth a second refusal.
  socket.write('no request\r\n\r\n')
  await server.answer('/b')
  assert.deepEqual(await said, ['answer to /a', 'answer to /b', NOT_HTTP])
})

test('an unreadable body is refused at once: its request gets no other response', async (t) => {
  const server = await openServer(t)
  const socket = server.open()
  const said = saidTo(socket)
  socket.write('POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nno size\r\n')
  assert.deepEqual(await said, [NOT_HTTP])
})

/** A server that answers at once, and connections to it over which one answer has come. */
async function openAtOnce(t: TestContext, handler: RequestListener) {
  const { server, url, serve } = await listen('127.0.0.1', 0)
  serve(handler)
  t.after(() => close(server, 0))
  return {
    async open(): Promise<Socket> {
      const socket = connect(Number(new URL(url).port))
      t.after(() => socket.destroy())
      await ask(socket)
      return socket
    },
  }
}

/** Asks once and reads the whole answer, which has a length and an empty line before its body. Returns its head. */
async function ask(socket: Socket): Promise<string> {
  let heard = Buffer.alloc(0)
  socket.write(get('/first'))
  for (;;) {
    const [chunk] = await once(socket, 'data')
    heard = Buffer.concat([heard, chunk])
    const head = heard.subarray(0, heard.indexOf('\r\n\r\n') + 4).toString()
    const length = Number(/^Content-Length: (\d+)/im.exec(head)?.[1])
    if (heard.length === head.length + length) return head
  }
}

test('a connection with more unanswered requests than may wait is closed', async (t) => {
  const server = await openServer(t)
  const socket = server.open()
  const said = saidTo(socket)
  socket.write(Array.from({ length: MAX_UNANSWERED + 1 }, (_, index) => get(`/${index}`)).join(''))
  assert.deepEqual(await said, [])
})

test('as many requests as may wait are all answered, in their order', async (t) => {
  const server = await openServer(t)
  const socket = server.open()
  const said = saidTo(socket)
  const paths = Array.from({ length: MAX_UNANSWERED }, (_, index) => `/${index}`)
  socket.write(paths.map(get).join(''))
  for (const path of paths.slice(0, -1)) await server.answer(path)
  await server.answer(paths.at(-1) ?? '', { Connection: 'close' })
  assert.deepEqual(
    await said,
    paths.map((path) => `answer to ${path}`),
  )
})

test('whoever asks for a lot in one go, and then says nothing, loses the connection with an answer', async (t) => {
  const { open } = await openAtOnce(t, (_request, response) => {
    response.end(Buffer.alloc(MAX_SENT_UNASKED_BYTES / 2))
  })
  const socket = await open()
  let heard = ''
  socket.setEncoding('latin1').on('data', (chunk) => {
    heard += chunk
  })
  socket.write(get('/').repeat(20))
  await once(socket, 'close')
  assert.deepEqual(heard.match(/^Connection: .*$/gm), [
    'Connection: keep-alive',
    'Connection: keep-alive',
    'Connection: close',
  ])
})

test('whoever asks again after each answer keeps the connection, however much was sent', async (t) => {
  const { open } = await openAtOnce(t, (_request, response) => {
    response.end(Buffer.alloc(MAX_SENT_UNASKED_BYTES))
  })
  const socket = await open()
  for (let asked = 0; asked < 4; asked += 1) assert.match(await ask(socket), /^Connection: keep-alive/m)
})

test('others are served between the pipelined requests of a connection', async (t) => {
  const order: string[] = []
  const { open } = await openAtOnce(t, (request, response) => {
    order.push(request.url ?? '')
    response.end('answer')
  })
  const many = await open()
  const other = await open()
  order.length = 0
  many.resume()
  many.write(get('/many').repeat(MAX_UNANSWERED))
  await ask(other)
  const before = order.indexOf('/first')
  assert.ok(before < MAX_UNANSWERED / 2, `${before} of another connection came first`)
})
