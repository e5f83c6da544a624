import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lightStem } from '../../src/text/arabic-stem.ts'

const cases: [rule: string, words: string[], stem: string][] = [
  [
    'articles and particles before a word are taken off',
    ['الكتاب', 'والكتاب', 'بالكتاب', 'للكتاب', 'وكتاب'],
    'كتاب',
  ],
  ['one ending behind it is taken off', ['كتابها', 'كتابي', 'كتابه', 'كتابات'], 'كتاب'],
  ['both are', ['الكتابات', 'بكتابه'], 'كتاب'],
  ['three letters are left', ['ولد'], 'ولد'],
  ['words of other scripts stay as they are', ['album'], 'album'],
]
for (const [rule, words, stem] of cases) {
  test(rule, () => {
    assert.deepEqual(
      words.map(lightStem),
      words.map(() => stem),
    )
  })
}
