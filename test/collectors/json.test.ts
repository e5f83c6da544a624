import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toCount, toDate, toFilledText, toNumber, toRecord, toRecords } from '../../src/collectors/json.ts'

const cases: readonly (readonly [reader: (value: unknown) => unknown, given: unknown, read: unknown])[] = [
  [toFilledText, ' a ', ' a '],
  [toFilledText, ' \n', undefined],
  [toFilledText, 5, undefined],
  [toNumber, '12', 12],
  [toNumber, -1.5, -1.5],
  [toNumber, '1e3', undefined],
  [toNumber, '', undefined],
  [toNumber, Number.NaN, undefined],
  [toNumber, '9'.repeat(16), undefined],
  [toCount, 0, 0],
  [toCount, -1, undefined],
  [toCount, 1.5, undefined],
  [toDate, 1_700_000_000_000, undefined],
  [toDate, 'soon', undefined],
  [toRecord, [1], {}],
  [toRecord, null, {}],
  [toRecords, [{ a: 1 }, null, 'b', [2]], [{ a: 1 }]],
  [toRecords, { a: 1 }, []],
]

for (const [reader, given, read] of cases) {
  test(`${reader.name} reads ${JSON.stringify(given)} as ${JSON.stringify(read) ?? 'not given'}`, () => {
    assert.deepEqual(reader(given), read)
  })
}
