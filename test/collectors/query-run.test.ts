import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CollectorError } from '../../src/collectors/collector.ts'
import {
  type Progress,
  type Query,
  queryProblem,
  runQueries,
  stopAtBudget,
} from '../../src/collectors/query-run.ts'
import { createRecordingSink, requestOf } from './support.ts'

const SINCE = '2026-11-13T22:45:00.000Z'
const query = (label: string): Query => ({ platform: 'x', label })
const outage = () => new CollectorError({ status: 'failed', code: 'server_error' }, 'Down.')
const refusal = () => new CollectorError({ status: 'rate_limited', code: 'rate_limited' }, 'Slow down.')

type Ask = (label: string, progress: Progress) => readonly Query[] | undefined

async function run(labels: readonly string[], ask: Ask) {
  const sink = createRecordingSink()
  const ending = await runQueries(
    labels.map(query),
    { request: requestOf(), sink },
    async ({ label }, progress) => ask(label, progress),
  ).then(
    (problems) => ({ problems, thrown: undefined }),
    (thrown: unknown) => ({ problems: [], thrown }),
  )
  const coverage = sink.coverage.map((span) => [span.query, span.complete, span.reachedBackTo, span.note])
  return { ...ending, coverage }
}

test('reports a complete query as reaching back to the wanted moment', async () => {
  const { coverage } = await run(['a'], (_, progress) => {
    progress.complete = true
    return undefined
  })
  assert.deepEqual(coverage, [['a', true, SINCE, undefined]])
})

test('reports how far an incomplete query came', async () => {
  const { coverage } = await run(['a'], (_, progress) => {
    progress.reachedBackTo = new Date('2026-11-18T00:00:00Z')
    return undefined
  })
  assert.deepEqual(coverage, [['a', false, '2026-11-18T00:00:00.000Z', undefined]])
})

test("a query's own problem leaves the others alone", async () => {
  const { problems, coverage } = await run(['a', 'b'], (label, progress) => {
    if (label === 'a') throw queryProblem('not_found', 'Gone.')
    progress.complete = true
    return undefined
  })
  assert.deepEqual(
    problems.map(({ code }) => code),
    ['not_found'],
  )
  assert.deepEqual(coverage, [
    ['a', false, null, 'Gone.'],
    ['b', true, SINCE, undefined],
  ])
})

test('a refusal of the platform ends the run and reports what was not asked', async () => {
  const { thrown, coverage } = await run(['a', 'b', 'c'], (label) => {
    if (label === 'b') throw refusal()
    return undefined
  })
  assert.ok(thrown instanceof CollectorError && thrown.status === 'rate_limited')
  assert.deepEqual(coverage, [
    ['a', false, null, undefined],
    ['b', false, null, 'Slow down.'],
    ['c', false, null, 'Not asked.'],
  ])
})

test('an outage of every query is one of the platform', async () => {
  const { thrown } = await run(['a', 'b'], () => {
    throw outage()
  })
  assert.ok(thrown instanceof CollectorError && thrown.code === 'server_error')
})

test('an outage of some queries is theirs', async () => {
  const { problems, thrown } = await run(['a', 'b'], (label) => {
    if (label === 'a') throw outage()
    return undefined
  })
  assert.deepEqual([problems.length, thrown], [1, undefined])
})

test('asks the queries that a refused one is split into, in its place', async () => {
  const { coverage } = await run(['a+b', 'c'], (label, progress) => {
    progress.complete = true
    return label === 'a+b' ? [query('a'), query('b')] : undefined
  })
  assert.deepEqual(
    coverage.map(([label]) => label),
    ['a', 'b', 'c'],
  )
})

test('a gap that our own budget left is a problem, so that the collection counts as partial', async () => {
  const { problems, coverage } = await run(['a'], (_, progress) => {
    stopAtBudget(progress, 'Stopped after 3 pages.')
    return undefined
  })
  assert.deepEqual(
    problems.map(({ status, code }) => [status, code]),
    [['partial', 'over_budget']],
  )
  assert.deepEqual(coverage, [['a', false, null, 'Stopped after 3 pages.']])
})

test('a fault of our own is not mistaken for a problem of a query', async () => {
  const { thrown, coverage } = await run(['a', 'b'], () => {
    throw new TypeError('a bug')
  })
  assert.ok(thrown instanceof TypeError)
  assert.equal(coverage.length, 2)
})
