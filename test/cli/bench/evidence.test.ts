import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measureEvidence } from '../../../src/cli/bench/evidence/benchmark.ts'
import { measureTrendsRead } from '../../../src/cli/bench/evidence/trends-read.ts'

/** As short as can be: whether it measures, not what. */
const extent = { warmUpSeconds: 1, rounds: 1, roundSeconds: 1 }

test('evidence: ends with the ratios of pages and trends to their floors', async () => {
  const { result } = await measureEvidence(3000, extent)
  assert.deepEqual(Object.keys(result), ['first30', 'random30', 'first365', 'repeated', 'limit500', 'trends'])
  for (const ratio of Object.values(result)) assert.ok(Number(ratio) > 0)
})

test('trends-read: ends with the ratios of the list and of a 304 to their floors', async () => {
  const { result } = await measureTrendsRead(600, extent)
  assert.deepEqual(Object.keys(result), ['trends', 'notModified'])
  for (const ratio of Object.values(result)) assert.ok(Number(ratio) > 0)
})
