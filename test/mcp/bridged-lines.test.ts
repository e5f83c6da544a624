import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { after, before, describe, type TestContext, test } from 'node:test'
import { type Clock, systemClock } from '../../src/lib/clock.ts'
import type { McpBackend, RequestContext, ToolAnswer, ToolCall } from '../../src/mcp/backend.ts'
import { bridgeStdio } from '../../src/mcp/stdio-bridge.ts'
import { fixtureBackend } from '../conformance/fixture-backend.ts'
import { type BackendServer, startBackend } from '../support/backend-server.ts'
import { messageOf, protocols } from '../support/mcp-protocols.ts'

const happened = new EventEmitter()
const said = (text: string): ToolAnswer => ({ kind: 'result', content: [{ type: 'text', text }] })
const LONG = '漢🪴'.repeat(500_000)

const bridged: Readonly<Record<string, (call: ToolCall, request: RequestContext) => Promise<ToolAnswer>>> = {
  async echo({ arguments: { text } }) {
    return said(String(text))
  },
  async answer_long(_call, { report }) {
    report({ done: 1, total: 2, message: 'half of it' })
    return said(LONG)
  },
  async wait(_call, { signal, report }) {
    report({ done: 1, total: 2, message: 'waiting' })
    happened.emit('waiting')
    await once(signal, 'abort')
    happened.emit('aborted')
    return said('too late')
  },
}

const backend: McpBackend = {
  ...fixtureBackend,
  async callTool(call, request) {
    const tool = bridged[call.name]
    assert.ok(tool, call.name)
    return tool(call, request)
  },
}

let server: BackendServer
before(async () => {
  server = await startBackend(backend)
})
after(() => server.close())

/** A test that waits for what never comes fails by this, and does not hold up the run. */
const patient = { timeout: 60_000 }

/** The bridge itself with a local client's two ends in the test's hands. */
function openBridge(
  t: Pick<TestContext, 'after'>,
  { url, key }: Pick<BackendServer, 'url' | 'key'>,
  clock: Clock = systemClock,
) {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()]
  const warnings: string[] = []
  const warn = (message: string) => void warnings.push(message)
  const ended = bridgeStdio({ url: new URL(`${url}/mcp`), apiKey: key, stdin, stdout, warn, clock })
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]()
  t.after(async () => {
    stdin.end()
    await ended
  })
  return {
    stdin,
    stdout,
    warnings,
    ended,
    write: (message: unknown) => void stdin.write(`${JSON.stringify(message)}\n`),
    read: async () => Object(JSON.parse((await lines.next()).value ?? 'null')),
  }
}

for (const protocol of protocols) {
  describe(`revisions of ${protocol}, a line at a time`, () => {
    const toolCall = (id: number | string, name: string, args = {}, _meta = {}) => ({
      ...messageOf(protocol, 'tools/call', { name, arguments: args, _meta }).body,
      id,
    })
    const textOf = ({ result }: { result: { content: { text: string }[] } }) => result.content[0]?.text

    test('a message comes through in whatever pieces it is read', patient, async (t) => {
      const { stdin, read } = openBridge(t, server)
      const text = 'größe 漢字 🪴'
      for (const byte of Buffer.from(`${JSON.stringify(toolCall('a', 'echo', { text }))}\r\n`)) {
        stdin.write(Buffer.of(byte))
      }
      const answer = await read()
      assert.deepEqual([answer.id, textOf(answer)], ['a', text])
    })

    test('an answer of megabytes comes through whole, as JSON and as a stream', patient, async (t) => {
      const { write, read } = openBridge(t, server)
      write(toolCall(1, 'answer_long'))
      assert.ok(textOf(await read()) === LONG)
      write(toolCall(2, 'answer_long', {}, { progressToken: 'p' }))
      assert.equal((await read()).params.progressToken, 'p')
      assert.ok(textOf(await read()) === LONG)
    })

    test('a cancelled call is hung up on and never answered, and the next one is', patient, async (t) => {
      const { write, read } = openBridge(t, server)
      for (const meta of [{ progressToken: 'p' }, {}]) {
        const [waiting, aborted] = [once(happened, 'waiting'), once(happened, 'aborted')]
        write(toolCall(1, 'wait', {}, meta))
        await waiting
        if ('progressToken' in meta) assert.equal((await read()).method, 'notifications/progress')
        write({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } })
        await aborted
        write(toolCall(2, 'echo', { text: 'still here' }))
        const answer = await read()
        assert.deepEqual([answer.id, textOf(answer)], [2, 'still here'])
      }
    })

    test('a server that dies in the middle of calls is said to have, once for each', patient, async (t) => {
      const dying = await startBackend(backend)
      const { write, read, stdin, stdout, ended } = openBridge(t, dying)
      for (const [id, meta] of [
        [1, { progressToken: 'p' }],
        [2, {}],
      ] as const) {
        const waiting = once(happened, 'waiting')
        write(toolCall(id, 'wait', {}, meta))
        await waiting
      }
      assert.equal((await read()).method, 'notifications/progress')
      await dying.close()
      const answers = [await read(), await read()]
      assert.deepEqual(answers.map(({ id }) => id).sort(), [1, 2])
      for (const { error } of answers) {
        assert.equal(error.code, 503)
        assert.match(error.message, /gave no answer.*of run_scan ask get_scan first/)
      }
      stdin.end()
      await ended
      stdout.end()
      assert.deepEqual(await read(), {}, 'nothing is answered twice')
    })

    test(
      'two clients, each with its own bridge, get their own answers to the same ids',
      patient,
      async (t) => {
        const clients = [openBridge(t, server), openBridge(t, server)]
        for (const [index, { write }] of clients.entries()) {
          write(toolCall(1, 'echo', { text: `client ${index}` }))
        }
        for (const [index, { read }] of clients.entries()) {
          assert.equal(textOf(await read()), `client ${index}`)
        }
      },
    )

    test('what is asked before the client closes its end is answered', patient, async (t) => {
      const { write, read, stdin, ended } = openBridge(t, server)
      for (const id of [1, 2, 3]) write(toolCall(id, 'echo', { text: String(id) }))
      stdin.end()
      await ended
      const answers = [await read(), await read(), await read()]
      assert.deepEqual(answers.map(textOf).sort(), ['1', '2', '3'])
    })

    test(
      'a last line without its end and a first one with a byte order mark are read',
      patient,
      async (t) => {
        const { stdin, read, ended } = openBridge(t, server)
        stdin.write(`\uFEFF${JSON.stringify(toolCall(1, 'echo', { text: 'first' }))}\n`)
        stdin.end(JSON.stringify(toolCall(2, 'echo', { text: 'last' })))
        await ended
        const answers = [await read(), await read()]
        assert.deepEqual(answers.map(textOf).sort(), ['first', 'last'])
      },
    )

    test('a line that is no message is warned of and stops nothing', patient, async (t) => {
      const { stdin, warnings, write, read } = openBridge(t, server)
      const lines = [
        JSON.stringify([toolCall(1, 'echo', { text: 'in a batch' })]),
        '{"id":1}',
        '"tools/list"',
        'null',
        '{"jsonrpc":',
        '',
        'npm notice new version',
      ]
      for (const line of lines) stdin.write(`${line}\n`)
      write(toolCall(9, 'echo', { text: 'a message' }))
      const answer = await read()
      assert.deepEqual([answer.id, textOf(answer)], [9, 'a message'])
      assert.ok(warnings.length >= 4)
      for (const warning of warnings) assert.match(warning, /^A line .* is no JSON-RPC message/)
    })
  })
}

/** The address of a server that does one thing with each connection. */
async function startStrange(
  t: Pick<TestContext, 'after'>,
  receive: (socket: Socket) => unknown,
): Promise<string> {
  const sockets = new Set<Socket>()
  const strange = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    receive(socket)
  })
  await new Promise<void>((resolve) => strange.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    for (const socket of sockets) socket.destroy()
    strange.close()
  })
  return `http://127.0.0.1:${Object(strange.address()).port}`
}

const request = (method: string) => ({
  jsonrpc: '2.0',
  id: method,
  method,
  params: { name: 'echo', arguments: {} },
})

for (const [does, receive] of [
  ['closes every connection', (socket: Socket) => socket.end()],
  ['says nothing', () => {}],
] as const) {
  test(`a server that ${does} is given up on, a call after more time than a list`, patient, async (t) => {
    const waits: number[] = []
    const impatient: Clock = { ...systemClock, sleep: async (ms) => void waits.push(ms) }
    const { write, read } = openBridge(t, { url: await startStrange(t, receive), key: server.key }, impatient)
    for (const method of ['tools/list', 'tools/call']) {
      write(request(method))
      const { id, error } = await read()
      assert.deepEqual([id, error.code], [method, 503])
      assert.match(error.message, /gave no answer/)
    }
    const [list = 0, call = 0] = waits
    assert.ok(call > list)
  })
}

test('a request that a server takes for a notice is answered', patient, async (t) => {
  const accepted = 'HTTP/1.1 202 Accepted\r\nContent-Length: 0\r\n\r\n'
  const url = await startStrange(t, (socket) => socket.once('data', () => socket.end(accepted)))
  const { write, read } = openBridge(t, { url, key: server.key })
  write(request('tools/list'))
  assert.deepEqual(await read(), {
    jsonrpc: '2.0',
    id: 'tools/list',
    error: { code: 202, message: 'HTTP status 202.' },
  })
})

test('a line that never ends is given up on with a sentence, and the bridge ends', patient, async (t) => {
  const { stdin, warnings, ended } = openBridge(t, server)
  stdin.write('x'.repeat(11_000_000))
  await ended
  assert.equal(stdin.destroyed, true, 'nothing more is read')
  assert.match(warnings.join(' '), /no line end within 10 MB/)
})
