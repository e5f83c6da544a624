import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readWordEntry } from '../../src/word-list/entry.ts'

const cases: readonly (readonly [entry: string, word: string, exactCase: boolean, excluded: string[]])[] = [
  ['grow light', 'grow light', false, []],
  ['  grow light ', 'grow light', false, []],
  ['=US', 'US', true, []],
  ['= US', 'US', true, []],
  [' =US', 'US', true, []],
  ['=X', 'X', true, []],
  ['=', '=', false, []],
  ['jaguar -car', 'jaguar', false, ['car']],
  ['=Apple -pie -"big apple"', 'Apple', true, ['pie', 'big apple']],
  ['t-shirt', 't-shirt', false, []],
  ['20 - 30', '20 - 30', false, []],
  ['-20', '-20', false, []],
  ['灯 -台灯', '灯', false, ['台灯']],
  ['jaguar -"', 'jaguar -"', false, []],
]

for (const [entry, word, exactCase, excluded] of cases) {
  test(`reads "${entry}"`, () => {
    assert.deepEqual(readWordEntry(entry), { word, exactCase, excluded })
  })
}
