import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { test } from 'node:test'
import { runTorture } from './run-torture.ts'
import type { Torture } from './torture.ts'

/** The short form as a test. It draws anew each time; the seed of a failure stands in its message. */
export function holds(name: string, torture: Torture): void {
  test(`${name}: ${torture.description}`, async (t) => {
    const report = await runTorture(torture, { form: 'short', seed: randomInt(2 ** 31) })
    t.diagnostic(JSON.stringify({ name, ...report }))
    assert.deepEqual(report.violations, [], `npm run torture -- ${name} --short --seed ${report.seed}`)
  })
}
