import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { after, before, describe, test } from 'node:test'
import type { McpBackend, RequestContext, ToolAnswer } from '../../src/mcp/backend.ts'
import { fixtureBackend } from '../conformance/fixture-backend.ts'
import { type BackendServer, startBackend } from '../support/backend-server.ts'
import { eventsOf, messageOf, openStream, protocols, send } from '../support/mcp-protocols.ts'

const happened = new EventEmitter()
const done: ToolAnswer = { kind: 'result', content: [{ type: 'text', text: 'done' }] }

/** Tools that last until their client is gone, that report out of order, that fail, that talk after the end. */
const lasting: Readonly<Record<string, (request: RequestContext) => ToolAnswer | Promise<ToolAnswer>>> = {
  async wait({ signal, report }) {
    report({ done: 1, total: 2, message: 'waiting' })
    happened.emit('waiting')
    await once(signal, 'abort')
    happened.emit('aborted')
    return done
  },
  report_badly({ report }) {
    for (const step of [1, 3, 2, 3, 4]) report({ done: step, total: 4, message: `step ${step}` })
    return done
  },
  fail() {
    throw new Error('an inner reason')
  },
  talk_on({ report, log }) {
    setImmediate(() => {
      report({ done: 1, total: 1, message: 'too late' })
      log('info', 'too late')
      happened.emit('talked on')
    })
    return done
  },
}

const backend: McpBackend = {
  ...fixtureBackend,
  async callTool({ name }, request) {
    const tool = lasting[name]
    assert.ok(tool, name)
    return tool(request)
  },
}

let server: BackendServer
before(async () => {
  server = await startBackend(backend)
})
after(() => server.close())

const progressToken = 'p-1'

/** A test that waits for what never comes fails by this, and does not hold up the run. */
const patient = { timeout: 60_000 }

for (const protocol of protocols) {
  describe(`revisions of ${protocol}`, () => {
    const callOf = (name: string, _meta = {}) => messageOf(protocol, 'tools/call', { name, _meta })

    test('progress comes before the answer, each notice further on than the one before', async () => {
      const response = await openStream(server.url, callOf('report_badly', { progressToken }), server.key)
      assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/)
      assert.equal(response.headers.get('x-accel-buffering'), 'no')
      const events = eventsOf(await response.text()).map((event) => Object(event))
      const steps = events.slice(0, -1)
      assert.ok(steps.every(({ method }) => method === 'notifications/progress'))
      assert.deepEqual(
        steps.map(({ params }) => params),
        [1, 3, 4].map((step) => ({ progressToken, progress: step, total: 4, message: `step ${step}` })),
      )
      assert.equal(events.at(-1).id, 7)
      assert.deepEqual(events.at(-1).result.content, done.content)
    })

    test('a client that gave no token is told nothing, and answered as plain JSON', async () => {
      const answer = await send(server.url, callOf('report_badly'), { key: server.key })
      assert.match(answer.headers.get('content-type') ?? '', /^application\/json/)
      assert.deepEqual(Object(answer.json).result.content, done.content)
    })

    test('closing the connection aborts the work, with a stream open and without', patient, async () => {
      for (const meta of [{ progressToken }, {}]) {
        const client = new AbortController()
        const waiting = once(happened, 'waiting')
        const aborted = once(happened, 'aborted')
        const answer = openStream(server.url, callOf('wait', meta), server.key, client.signal)
        const hungUp = assert.rejects(
          answer.then((response) => response.text()),
          { name: 'AbortError' },
        )
        await waiting
        client.abort()
        await Promise.all([aborted, hungUp])
      }
    })

    test('an unplanned failure is -32603 with the one fixed sentence, never its reason', async () => {
      const answer = await send(server.url, callOf('fail'), { key: server.key })
      assert.equal(Object(answer.json).error.code, -32603)
      assert.match(Object(answer.json).error.message, /^The service failed unexpectedly\./)
      assert.ok(!answer.text.includes('an inner reason'))
    })

    test('what a tool says after its answer is dropped, and harms nothing', async () => {
      const talkedOn = once(happened, 'talked on')
      const first = await send(server.url, callOf('talk_on', { progressToken }), { key: server.key })
      await talkedOn
      assert.deepEqual(Object(first.json).result.content, done.content)
      assert.equal((await send(server.url, callOf('report_badly'), { key: server.key })).status, 200)
    })
  })
}

describe('subscriptions/listen: the lists never change, so nothing stays open', () => {
  const listen = messageOf('2026', 'subscriptions/listen', {
    notifications: { toolsListChanged: true, resourceSubscriptions: ['test://static-text'] },
  })

  test('is acknowledged with nothing to come and ended at once, however many ask', async () => {
    const streams = await Promise.all(
      Array.from({ length: 150 }, () => openStream(server.url, listen, server.key)),
    )
    for (const stream of streams) {
      assert.equal(stream.status, 200)
      const [acknowledged, ended, ...more] = eventsOf(await stream.text()).map((event) => Object(event))
      assert.equal(acknowledged.method, 'notifications/subscriptions/acknowledged')
      assert.deepEqual(acknowledged.params.notifications, {})
      assert.deepEqual([ended.id, ended.result.resultType], [7, 'complete'])
      assert.deepEqual(more, [])
    }
  })

  test('needs a key, like everything that is not on the public list', async () => {
    assert.equal((await send(server.url, listen)).status, 401)
  })

  test('says in discovery that no list will change', async () => {
    const { result } = Object((await send(server.url, messageOf('2026', 'server/discover'))).json)
    for (const part of ['tools', 'resources', 'prompts']) {
      assert.equal(result.capabilities[part].listChanged, false)
    }
    assert.equal(result.capabilities.resources.subscribe, undefined)
  })
})

test('a server that closes cuts the calls that are still open, and aborts their work', patient, async () => {
  const closing = await startBackend(backend)
  const open: Promise<void>[] = []
  for (const protocol of protocols) {
    const waiting = once(happened, 'waiting')
    const call = messageOf(protocol, 'tools/call', { name: 'wait', _meta: { progressToken } })
    const response = await openStream(closing.url, call, closing.key)
    await waiting
    open.push(assert.rejects(response.text()))
  }
  let aborted = 0
  happened.on('aborted', () => aborted++)
  await closing.close()
  await Promise.all(open)
  assert.equal(aborted, protocols.length)
})
