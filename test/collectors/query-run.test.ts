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
const query = (label: string): Query => ({ platform: 'x', label, kinds: ['words'], words: [label] })
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

/** A run whose queries end when the test says so. */
function runTogether(labels: readonly string[], concurrency: number) {
  const sink = createRecordingSink()
  const begun: string[] = []
  const ends = new Map<string, (end: { instead?: readonly Query[]; error?: unknown }) => void>()
  const ending = runQueries(
    labels.map(query),
    { request: requestOf(), sink },
    async ({ label }, progress, goOn) => {
      begun.push(label)
      const end = await new Promise<{ instead?: readonly Query[]; error?: unknown }>((resolve) => {
        ends.set(label, resolve)
      })
      if (end.error !== undefined) throw end.error
      goOn()
      progress.complete = true
      return end.instead
    },
    { concurrency },
  ).then(
    (problems) => ({ codes: problems.map(({ code }) => code), thrown: undefined }),
    (thrown: unknown) => ({ codes: [], thrown }),
  )
  /** Ends a query and lets everything run that may run then. */
  async function end(label: string, how: { instead?: readonly Query[]; error?: unknown } = {}) {
    const resolve = ends.get(label)
    assert.ok(resolve !== undefined, `${label} has not begun`)
    resolve(how)
    await new Promise((done) => setImmediate(done))
  }
  const coverage = () => sink.coverage.map((span) => [span.query, span.complete, span.note])
  return { begun, end, ending, coverage }
}

test('asks so many at once and the next one when one has ended', async () => {
  const { begun, end, ending } = runTogether(['a', 'b', 'c', 'd'], 2)
  assert.deepEqual(begun, ['a', 'b'])
  await end('b')
  assert.deepEqual(begun, ['a', 'b', 'c'])
  await end('a')
  await end('c')
  await end('d')
  assert.deepEqual(await ending, { codes: [], thrown: undefined })
})

test("problems stand in the queries' order, whichever ended first", async () => {
  const { end, ending } = runTogether(['a', 'b', 'c'], 3)
  await end('c', { error: queryProblem('third', 'C.') })
  await end('a', { error: queryProblem('first', 'A.') })
  await end('b')
  assert.deepEqual((await ending).codes, ['first', 'third'])
})

test('a refusal of the platform stops the others at their next call and is thrown once they have ended', async () => {
  const { begun, end, ending, coverage } = runTogether(['a', 'b', 'c'], 2)
  let isOver = false
  const over = ending.then(() => {
    isOver = true
  })
  await end('b', { error: refusal() })
  assert.deepEqual([begun, isOver], [['a', 'b'], false])
  await end('a')
  await over
  assert.ok((await ending).thrown instanceof CollectorError)
  assert.deepEqual(coverage(), [
    ['b', false, 'Slow down.'],
    ['a', false, 'Slow down.'],
    ['c', false, 'Not asked.'],
  ])
})

test('of two refusals the first is thrown', async () => {
  const { end, ending } = runTogether(['a', 'b'], 2)
  const first = refusal()
  await end('b', { error: first })
  await end('a', { error: new CollectorError({ status: 'blocked', code: 'blocked' }, 'No.') })
  assert.equal((await ending).thrown, first)
})

test('queries that one is split into are asked before the ones behind it', async () => {
  const { begun, end, ending, coverage } = runTogether(['a+b', 'c', 'd'], 2)
  await end('a+b', { instead: [query('a'), query('b')] })
  assert.deepEqual(begun, ['a+b', 'c', 'a'])
  for (const label of ['a', 'b', 'c', 'd']) await end(label)
  await ending
  assert.deepEqual(
    coverage().map(([label]) => label),
    ['a', 'b', 'c', 'd'],
  )
})

test('an outage of every query is one of the platform, also side by side', async () => {
  const { end, ending } = runTogether(['a', 'b'], 2)
  const first = outage()
  await end('b', { error: outage() })
  await end('a', { error: first })
  assert.equal((await ending).thrown, first)
})
