import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runInTurn } from './in-turn.ts'

const program = (name: string, source: string, withinMs = 600_000) => ({
  name,
  argv: ['--eval', source],
  withinMs,
})

const says = (report: object) =>
  `console.log('progress'); console.log(${JSON.stringify(JSON.stringify(report))})`

test('each program has one line of JSON, also one that fails, says nothing or never ends', async () => {
  const well = { name: 'well', violations: [] }
  const broken = { name: 'broken', violations: ['Something was lost.'] }
  const reports = await runInTurn(
    [
      program('well', says(well)),
      program('broken', `${says(broken)}; process.exitCode = 1`),
      program('silent', 'process.exitCode = 3'),
      program('endless', `${says({ name: 'endless' })}; setInterval(() => {}, 1000)`, 500),
    ],
    new AbortController().signal,
  )
  assert.deepEqual(
    reports.map(({ line, isWell }) => ({ ...JSON.parse(line), isWell })),
    [
      { ...well, isWell: true },
      { ...broken, isWell: false },
      { name: 'silent', violations: ['It ended by 3 without a report.'], isWell: false },
      { name: 'endless', violations: ['It ended by SIGKILL without a report.'], isWell: false },
    ],
  )
})

test('once it is stopped the running one is asked to end, and no other begins', async () => {
  const stopped = new AbortController()
  const entries = [
    program('first', 'setInterval(() => {}, 1000)'),
    program('second', says({ violations: [] })),
  ]
  const running = runInTurn(entries, stopped.signal)
  stopped.abort()
  assert.deepEqual(
    (await running).map(({ line }) => JSON.parse(line).name),
    ['first'],
  )
})
