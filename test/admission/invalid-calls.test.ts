import assert from 'node:assert/strict'
import { test } from 'node:test'
import { INVALID_LIMITS } from '../../src/admission/invalid-calls.ts'
import { REFUSAL_DELAY_MS } from '../../src/admission/limits.ts'
import type { Clock } from '../../src/lib/clock.ts'
import { call, mintCaller, sentenceOf, startTestService } from '../support/service.ts'

const { calls: burst, callsPerSecond } = INVALID_LIMITS

test('refusals of what is wrong in itself are kept back beyond a burst, by key, over REST and MCP alike', async (t) => {
  let nowMs = Date.now()
  let kept: number[] = []
  const clock: Clock = {
    now: () => new Date(nowMs),
    sleep: async (milliseconds) => void kept.push(milliseconds),
  }
  const service = await startTestService({}, clock)
  t.after(() => service.close())
  const [one, other] = [await mintCaller(service.db), await mintCaller(service.db)]
  const post = (path: string, key: string, body: unknown) =>
    call(`${service.url}${path}`, {
      ...{ method: 'POST', key, body: JSON.stringify(body) },
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    })
  const wrong = [
    (key: string) => call(`${service.url}/v1/trends?days=5`, { key }),
    (key: string) => post('/v1/citations/check', key, { nothing: 1 }),
    (key: string) =>
      post('/mcp', key, {
        ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
        params: { name: 'get_trends', arguments: { days: 5 } },
      }),
  ]
  const [ask] = wrong
  assert.ok(ask !== undefined)
  const statuses = await Promise.all(Array.from({ length: burst }, () => ask(one.key)))
  assert.deepEqual([...new Set(statuses.map(({ status }) => status))], [400])
  assert.deepEqual(kept, [])
  for (const each of wrong) {
    kept = []
    const answer = await each(one.key)
    assert.equal(kept.length, 1)
    assert.ok((kept[0] ?? 0) >= REFUSAL_DELAY_MS)
    assert.match(answer.text, /days was 5|Unknown parameter/)
  }
  kept = []
  assert.equal((await call(`${service.url}/v1/workspace`, { key: one.key })).status, 200)
  assert.equal((await ask(other.key)).status, 400)
  assert.deepEqual(kept, [], 'neither what is right nor another key is kept back')
  nowMs += 1000
  for (let call = 0; call < callsPerSecond; call += 1) await ask(one.key)
  assert.deepEqual(kept, [])
  await ask(one.key)
  assert.equal(kept.length, 1)
  const { text } = await call(`${service.url}/metrics`)
  assert.match(text, /^invalid_calls_kept_back_total 4$/m)
})

test('a key in the URL and a body without a key are kept back by address', async (t) => {
  const kept: number[] = []
  const clock: Clock = { now: () => new Date(0), sleep: async (milliseconds) => void kept.push(milliseconds) }
  const service = await startTestService({}, clock)
  t.after(() => service.close())
  const expose = () => call(`${service.url}/v1/trends?key=svc_live_abc`)
  await Promise.all(Array.from({ length: burst }, expose))
  assert.deepEqual(kept, [])
  assert.match(sentenceOf(await expose()), /must be taken as exposed/)
  assert.equal(kept.length, 1)
})

test('an object of a body with more members than any input is refused before it is parsed', async (t) => {
  const service = await startTestService()
  t.after(() => service.close())
  const { key } = await mintCaller(service.db)
  const check = (body: object) =>
    call(`${service.url}/v1/citations/check`, {
      ...{ method: 'POST', key, body: JSON.stringify(body) },
      headers: { 'Content-Type': 'application/json' },
    })
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`m${index}`, 1]))
  const tooWide = await check(many)
  assert.equal(tooWide.status, 400)
  assert.equal(sentenceOf(tooWide), 'An object of the request body has more than 200 members.')
  const { m200: _, ...fewer } = many
  assert.match(sentenceOf(await check(fewer)), /^Unknown parameters "m0"/)
  const tooLong = await check({ claims: Array(9000).fill(1) })
  assert.match(sentenceOf(tooLong), /^claims was .*, 9000 items\. It must be a list of 1 to 150 items/)
  const within = await check({ claims: [{ statement: 'It is so.', posts: Array(5000).fill('p1') }] })
  assert.match(sentenceOf(within), /^claims\[0\]\.posts was .*, 5000 items/)
})
