import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ScanResponse } from '../../src/model/index.ts'
import { call, mintCaller } from '../support/service.ts'
import { startSimulatedService } from '../support/simulated-service.ts'

test('a scan completes and shows a word that is too long up to a whole character, emoji too', async (t) => {
  const service = await startSimulatedService()
  t.after(() => service.close())
  const start = 'x'.repeat(59)
  const { key } = await mintCaller(service.db, {
    words: ['grow light', `${start}💡${start.repeat(30)}`],
    competitorUrls: [],
    handles: {},
  })
  const answer = await call(`${service.url}/v1/scans`, { method: 'POST', key })
  assert.equal(answer.status, 201, answer.text)
  const { run } = ScanResponse.parse(answer.json)
  const told = run.collectors.flatMap(({ collector, problems = [] }) =>
    problems
      .filter(({ code }) => code === 'word_too_long')
      .map(({ message }) => [collector, message.includes(`${start}💡…`)]),
  )
  assert.deepEqual(told, [
    ['reddit', true],
    ['x', true],
    ['youtube', true],
  ])
})
