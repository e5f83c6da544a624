import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runTorture } from './run-torture.ts'
import type { Torture } from './torture.ts'

/** Of every run of the tests, so that what fails was broken by the change at hand; other seeds are drawn by hand. */
const SEED = 1

/** The short form as a test. */
export function holds(name: string, torture: Torture): void {
  test(`${name}: ${torture.description}`, async (t) => {
    const report = await runTorture(torture, { form: 'short', seed: SEED })
    t.diagnostic(JSON.stringify({ name, ...report }))
    assert.deepEqual(report.violations, [], `npm run torture -- ${name} --short --seed ${SEED}`)
  })
}
