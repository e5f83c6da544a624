import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readWordEntry } from '../../src/word-list/entry.ts'
import { withExclusion } from '../../src/word-list/suggest-exclusions.ts'

const cases: readonly [entry: string, word: string, excluding: string | undefined][] = [
  ['jaguar', 'car', 'jaguar -car'],
  ['=Jaguar', 'car', '=Jaguar -car'],
  ['jaguar -car', 'cat', 'jaguar -car -cat'],
  ['jaguar -"big cat"', 'f-type', 'jaguar -"big cat" -"f-type"'],
  ['jaguar', "rover's", `jaguar -"rover's"`],
  ['jaguar', '自動車', 'jaguar -自動車'],
  ['jaguar -car', 'car', undefined],
  // What would be read in another way is not suggested.
  ['jaguar', 'a"b', undefined],
]

for (const [entry, word, excluding] of cases) {
  test(`${entry} without ${word} is ${excluding ?? 'not to be written'}`, () => {
    assert.equal(withExclusion(entry, word), excluding)
    if (excluding === undefined) return
    assert.equal(readWordEntry(excluding).word, readWordEntry(entry).word)
    assert.equal(readWordEntry(excluding).excluded.at(-1), word)
  })
}
