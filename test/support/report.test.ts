import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Report } from './report.ts'

test('two runs are one report: results as they come, sums as closing lines, then what failed', () => {
  const printed: string[] = []
  const report = new Report((line) => printed.push(line))
  for (const line of [
    '✔ first',
    'ℹ tests 2',
    'ℹ pass 1',
    'ℹ fail 1',
    'ℹ duration_ms 1.5',
    '',
    '✖ failing tests:',
    '✖ one',
  ]) {
    report.line(line)
  }
  report.endGroup()
  for (const line of ['ℹ a note', '✔ second', 'ℹ tests 1', 'ℹ pass 1', 'ℹ fail 0', 'ℹ duration_ms 2'])
    report.line(line)
  report.endGroup()
  report.close()
  assert.deepEqual(printed, [
    '✔ first',
    '# a note',
    '✔ second',
    '# tests 3',
    '# pass 2',
    '# fail 1',
    '# duration_ms 3.5',
    '',
    '✖ failing tests:',
    '✖ one',
  ])
})
