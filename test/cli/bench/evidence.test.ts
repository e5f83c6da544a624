import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { measureEvidence } from '../../../src/cli/bench/evidence/benchmark.ts'
import { measureMcpReads } from '../../../src/cli/bench/evidence/mcp-read.ts'
import { measureTrendsRead } from '../../../src/cli/bench/evidence/trends-read.ts'
import { measureTwo } from '../../../src/cli/bench/evidence/two.ts'

/** As short as can be: whether it measures, not what. */
const extent = { warmUp: { amount: 16 }, rounds: 1, round: { amount: 32 } }

test('evidence: ends with the ratios of pages and trends to their floors, and what searches and storing take', async () => {
  const sizes = { pages: 3000, search: 1000, newcomer: 300, rescans: 100 }
  const { result } = await measureEvidence(sizes, extent)
  const ratios = ['first30', 'random30', 'first365', 'repeated', 'limit500', 'trends']
  assert.deepEqual(Object.keys(result), [...ratios, 'search', 'newWorkspace', 'rescanned'])
  const { search, ...others } = z
    .object({ search: z.record(z.number()) })
    .catchall(z.number())
    .parse(result)
  assert.deepEqual(Object.keys(search), ['rareMs', 'commonMs', 'twoMs', 'cjkMs'])
  for (const figure of [...Object.values(search), ...Object.values(others)]) assert.ok(figure > 0)
})

test('trends-read: ends with the ratios of the list and of a 304 to their floors', async () => {
  const { result } = await measureTrendsRead(600, extent)
  assert.deepEqual(Object.keys(result), ['trends', 'notModified'])
  for (const ratio of Object.values(result)) assert.ok(Number(ratio) > 0)
})

test('mcp: ends with the ratios of both revisions to REST', async () => {
  const { result } = await measureMcpReads(600, extent)
  assert.deepEqual(Object.keys(result), ['evidenceOld', 'evidenceNew', 'trendsOld', 'trendsNew'])
  for (const ratio of Object.values(result)) assert.ok(Number(ratio) > 0)
})

test('two: ends with two processes over one, and what a request costs, by kind', async () => {
  const { result } = await measureTwo(600, extent, 'firstPage')
  const { cores, firstPage, costs } = result
  assert.ok(Number(cores) >= 1 && Number(firstPage) > 0)
  assert.deepEqual(Object.keys(Object(costs)), ['firstPage'])
})
