import assert from 'node:assert/strict'
import { test } from 'node:test'
import { previewOf } from '../../src/text/preview.ts'

const cases: readonly (readonly [rule: string, value: unknown, shown: string])[] = [
  ['a value as JSON has it', { days: 8 }, '{"days":8}'],
  ['a value that JSON does not have', undefined, 'undefined'],
  ['line breaks of every kind on one line', 'a\nb\u2028c\u2029d', '"a\\nb c d"'],
  ['nothing that is not seen', 'a\u202E\u{E0041}\u200Bb', '"ab"'],
  ['61 characters whole', 'x'.repeat(59), `"${'x'.repeat(59)}"`],
  ['the beginning of a longer one', 'x'.repeat(60), `"${'x'.repeat(59)}…`],
]

for (const [rule, value, shown] of cases) {
  test(`shows ${rule}`, () => assert.equal(previewOf(value), shown))
}
