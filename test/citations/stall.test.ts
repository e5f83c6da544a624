import assert from 'node:assert/strict'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { test } from 'node:test'
import { CitationsResponse } from '../../src/model/index.ts'
import { storeSamples } from '../support/posts.ts'
import { call, mintCaller, startTestService } from '../support/service.ts'

const POST_LENGTH = 40_000

test('150 claims against twenty posts of 40 KB of hostile text stall no other request', async (t) => {
  const service = await startTestService()
  t.after(() => service.close())
  const { key, workspace } = await mintCaller(service.db)
  const ids = Array.from({ length: 20 }, (_, index) => `t3_long${index}`)
  const hostile = ['a\n', 'ab ', 'aaaa … ', '漢字仮名', '😀']
  await storeSamples(
    service.db,
    workspace.id,
    ids.map((id, index) => {
      const part = hostile[index % hostile.length] ?? 'a'
      return { id, text: part.repeat(POST_LENGTH / part.length) }
    }),
  )
  const claims = Array.from({ length: 150 }, (_, index) => ({
    statement: `One user wrote “${'ab '.repeat(60)}z${index}” and nobody else.`,
    posts: ids.slice(0, 10),
    quotes: [{ post: ids[index % ids.length] ?? '', exact: `${'a\n'.repeat(120)}z${index}` }],
  }))
  const check = async (of: readonly object[]) => {
    const { status, json, text } = await call(`${service.url}/v1/citations/check`, {
      method: 'POST',
      key,
      body: JSON.stringify({ claims: of, problemsOnly: true }),
      headers: { 'Content-Type': 'application/json' },
    })
    assert.equal(status, 200, text)
    return CitationsResponse.parse(json)
  }
  // The thread and the ranking are there.
  await check(claims.slice(0, 1))
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const began = performance.now()
  const answer = await check(claims)
  const tookMs = performance.now() - began
  delay.disable()
  const stalledMs = delay.max / 1e6
  assert.equal(answer.allVerified, false)
  assert.ok(answer.claims.every(({ verdict }) => verdict !== 'verified'))
  // Beside a busy machine's own delays: on the event loop itself the check would stall it for all of its time.
  assert.ok(stalledMs <= Math.max(50, tookMs / 5), `${stalledMs} ms of ${tookMs} ms`)
})
