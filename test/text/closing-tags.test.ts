import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closingTagsStart } from '../../src/text/closing-tags.ts'

const cases = [
  ['a kettle', 'a kettle'],
  ['a kettle #tea #pot', 'a kettle'],
  ['a kettle #tea#pot_lid  \n', 'a kettle'],
  ['a #kettle for tea', 'a #kettle for tea'],
  ['a #kettle for tea #pot', 'a #kettle for tea'],
  ['#tea #pot', ''],
  ['a kettle # #pot', 'a kettle #'],
  ['a kettle #tea! ', 'a kettle #tea! '],
  ['湯 #急須 #ティー', '湯'],
  ['', ''],
] as const
for (const [text, rest] of cases) {
  test(`finds the closing hashtags of ${JSON.stringify(text)}`, () => {
    assert.equal(text.slice(0, closingTagsStart(text)), rest)
  })
}
