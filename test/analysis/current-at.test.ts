import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currentAt } from '../../src/analysis/kept/current-at.ts'

const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 20, hour, minute))

/** Made at 8 and replaced at 9 by one that is not kept; at 12 and 15, the last of which is the present one. */
const kept = [
  { rankedAt: at(8), replacedAt: at(9) },
  { rankedAt: at(12), replacedAt: at(15) },
  { rankedAt: at(15), replacedAt: null },
]

const cases: [string, Date, ReturnType<typeof currentAt>][] = [
  ['of its own moment', at(8), { current: at(8) }],
  ['until it was replaced', at(8, 59), { current: at(8) }],
  ['of the last one for ever', at(23), { current: at(15) }],
  ['never of a moment whose ranking is not kept: then the nearest is named', at(9), { nearest: at(8) }],
  ['that is nearer behind than before', at(11), { nearest: at(12) }],
  ['of two as near the earlier', at(10), { nearest: at(8) }],
  ['of a moment before everything that is kept', at(3), { nearest: at(8) }],
]
for (const [rule, moment, expected] of cases) {
  test(`a ranking is current ${rule}`, () => assert.deepEqual(currentAt(kept, moment), expected))
}

test('a ranking whose end was not noted is current until the next one that is kept', () => {
  const open = [
    { rankedAt: at(8), replacedAt: null },
    { rankedAt: at(12), replacedAt: null },
  ]
  assert.deepEqual(currentAt(open, at(11, 59)), { current: at(8) })
  assert.deepEqual(currentAt(open, at(12)), { current: at(12) })
})

test('where nothing is kept nothing is current or near', () => {
  assert.equal(currentAt([], at(8)), undefined)
})
