import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AdmissionFacts, KeyedScan } from '../../db/scan-gate.ts'
import { decideAdmission, MAX_ATTEMPTS } from '../../src/scan/admission.ts'

const running: KeyedScan = { scanId: 's', state: 'running', retained: false, leaseAlive: true, attempts: 1 }
const abandoned: KeyedScan = { ...running, leaseAlive: false }
const completed: KeyedScan = { ...running, state: 'completed', retained: true, leaseAlive: false }
const failed: KeyedScan = { ...running, state: 'failed', leaseAlive: false }

const table: readonly [rule: string, facts: AdmissionFacts, expected: ReturnType<typeof decideAdmission>][] =
  [
    ['starts when nothing is known', { secondsUntilNextStart: 0 }, { action: 'start' }],
    ['starts when the interval is over', { secondsUntilNextStart: -5 }, { action: 'start' }],
    [
      'refuses within the interval, in whole seconds',
      { secondsUntilNextStart: 0.2 },
      { action: 'too_soon', retryAfterSeconds: 1 },
    ],
    [
      'replays a retained scan although the interval is not over',
      { secondsUntilNextStart: 3000, keyed: completed },
      { action: 'replay', scanId: 's' },
    ],
    [
      'treats a completed scan past its retention as no record',
      { secondsUntilNextStart: 0, keyed: { ...completed, retained: false } },
      { action: 'start' },
    ],
    [
      'waits for a running scan whose lease lives',
      { secondsUntilNextStart: 3000, keyed: running },
      { action: 'wait', retryAfterSeconds: 2 },
    ],
    [
      'takes over a running scan whose lease has run out, within the interval too',
      { secondsUntilNextStart: 3000, keyed: abandoned },
      { action: 'take_over', scanId: 's' },
    ],
    [
      'gives a scan up that has had its attempts',
      { secondsUntilNextStart: 3000, keyed: { ...abandoned, attempts: MAX_ATTEMPTS } },
      { action: 'give_up', scanId: 's' },
    ],
    [
      'never replays a failed scan: it has used the interval',
      { secondsUntilNextStart: 1200, keyed: failed },
      { action: 'too_soon', retryAfterSeconds: 1200 },
    ],
    [
      'starts anew with the key of a failed scan after the interval',
      { secondsUntilNextStart: 0, keyed: failed },
      { action: 'start' },
    ],
  ]

for (const [rule, facts, expected] of table) {
  test(rule, () => assert.deepEqual(decideAdmission(facts), expected))
}
