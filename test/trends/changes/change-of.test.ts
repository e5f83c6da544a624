import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TrendStatus } from '../../../src/model/index.ts'
import {
  type ChangeFacts,
  type ChangeKind,
  changeOf,
  NOTHING_BEFORE,
  ONLY_NEAR,
} from '../../../src/trends/changes/change-of.ts'

const facts = (status: TrendStatus, fields: Partial<ChangeFacts> = {}): ChangeFacts => ({
  verdict: { status, rule: 'the rule' },
  hasBefore: true,
  wasThere: true,
  mentionsNow: 10,
  ...fields,
})

const cases: readonly [rule: string, ChangeFacts, ChangeKind][] = [
  ['what is surely more is risen', facts('rising'), 'risen'],
  ['what is surely more is risen, listed before or not', facts('rising', { wasThere: false }), 'risen'],
  ['what is surely less and still listed is fallen', facts('fading'), 'fallen'],
  ['what is surely less is fallen with three posts left', facts('fading', { mentionsNow: 3 }), 'fallen'],
  ['what is surely less is gone with two posts left', facts('fading', { mentionsNow: 2 }), 'gone'],
  ['a difference within chance is none', facts('steady'), 'unchanged'],
  [
    'a difference within chance is none, even of what left the list',
    facts('steady', { mentionsNow: 0 }),
    'unchanged',
  ],
  ['what nobody wrote of before is new', facts('new', { wasThere: false }), 'new'],
  ['too little to compare is said, not guessed', facts('insufficient_data'), 'insufficient_data'],
]

for (const [rule, given, kind] of cases) {
  test(rule, () => {
    assert.deepEqual(changeOf(given), { kind, rule: 'the rule' })
  })
}

test('what was listed before is not new again, and the rule says what of it is', () => {
  assert.deepEqual(changeOf(facts('new')), { kind: 'risen', rule: ONLY_NEAR })
})

test('without anything from before every topic is new, and the rule says why', () => {
  for (const status of ['rising', 'steady', 'fading', 'insufficient_data', 'new'] as const) {
    assert.deepEqual(changeOf(facts(status, { hasBefore: false })), { kind: 'new', rule: NOTHING_BEFORE })
  }
})
