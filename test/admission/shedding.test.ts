import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, before, describe, test } from 'node:test'
import { LOOP_DELAY_LIMITS_MS } from '../../src/admission/limits.ts'
import { watchLoopDelay } from '../../src/admission/loop-delay.ts'
import { messageOf, protocols, send } from '../support/mcp-protocols.ts'
import {
  call,
  mintCaller,
  sentenceOf,
  startTestService,
  type TestCaller,
  type TestService,
} from '../support/service.ts'
import { signIn } from '../support/signed-in.ts'

const CHEAP = '/v1/workspace'
const DEAR = '/v1/evidence?q=light'

describe('a late event loop', () => {
  let service: TestService
  let caller: TestCaller
  let delayMs = 0
  before(async () => {
    service = await startTestService({}, undefined, undefined, {
      loopDelay: { meanMs: () => delayMs, close() {} },
    })
    caller = await mintCaller(service.db)
  })
  after(() => service.close())

  const ask = (path: string) => call(`${service.url}${path}`, { key: caller.key })
  const statuses = async (...paths: string[]) =>
    (await Promise.all(paths.map(ask))).map(({ status }) => status)

  test('is no matter up to its limit', async () => {
    delayMs = LOOP_DELAY_LIMITS_MS.dear
    assert.deepEqual(await statuses(CHEAP, DEAR), [200, 200])
  })

  test('has dear calls refused first, with when to come again', async () => {
    delayMs = LOOP_DELAY_LIMITS_MS.dear + 1
    const refused = await ask(DEAR)
    assert.deepEqual([refused.status, refused.headers.get('Retry-After')], [503, '2'])
    assert.match(sentenceOf(refused), /^The service has too much to do at the moment\. Try again in 2 s\.$/)
    assert.deepEqual(await statuses(CHEAP, '/v1/changes', '/v1/words'), [200, 503, 503])
    const person = await signIn(service, caller.workspace.id)
    assert.equal((await person.get('/app/evidence?q=light')).status, 503)
  })

  for (const protocol of protocols) {
    test(`over MCP of ${protocol} has them answered by a tool error`, async () => {
      delayMs = LOOP_DELAY_LIMITS_MS.dear + 1
      const message = messageOf(protocol, 'tools/call', { name: 'list_evidence', arguments: { q: 'light' } })
      const { status, json } = await send(service.url, message, { key: caller.key })
      const { isError, content } = Object(Object(json).result)
      assert.deepEqual([status, isError], [200, true])
      assert.match(content[0].text, /^The service has too much to do/)
    })
  }

  test('has cheap ones refused later, and never what tells how the service is', async () => {
    delayMs = LOOP_DELAY_LIMITS_MS.cheap + 1
    assert.deepEqual(
      await statuses(CHEAP, DEAR, '/healthz', '/readyz', '/metrics'),
      [503, 503, 200, 200, 200],
    )
    const { text } = await call(`${service.url}/metrics`)
    assert.match(text, /^admission_decisions_total\{cost="cheap",decision="overloaded"\} 1$/m)
    assert.match(text, /^event_loop_delay_seconds 1\.001$/m)
    delayMs = 0
    assert.deepEqual(await statuses(CHEAP, DEAR), [200, 200])
  })
})

test('how late the event loop is, is measured', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const watched = watchLoopDelay()
  t.after(() => watched.close())
  assert.equal(watched.meanMs(), 0)
  const heard = new EventTarget()
  // Its own timer, which keeps the loop turning, comes late each time.
  for (let turns = 0; turns < 5; turns += 1) {
    const turned = once(heard, 'turned')
    setTimeout(() => {
      const endMs = performance.now() + 60
      while (performance.now() < endMs);
      heard.dispatchEvent(new Event('turned'))
    }, 1)
    await turned
  }
  t.mock.timers.tick(1000)
  assert.ok(watched.meanMs() > 5, `${watched.meanMs()} ms`)
})
