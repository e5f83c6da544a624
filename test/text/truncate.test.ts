import assert from 'node:assert/strict'
import { test } from 'node:test'
import { truncate } from '../../src/text/truncate.ts'

const cases: readonly (readonly [rule: string, text: string, maxCharacters: number, shown: string])[] = [
  ['a text that fits stays whole', 'solar roof', 10, 'solar roof'],
  ['the mark counts', 'solar roofs', 10, 'solar…'],
  ['a word is cut where the last space is in the first half', 'a skyscraper', 10, 'a skyscra…'],
  ['an emoji counts once', '🌱'.repeat(10), 10, '🌱'.repeat(10)],
  ['no half of a surrogate pair is left', '🌱'.repeat(11), 10, `${'🌱'.repeat(9)}…`],
  ['a family stays together', 'xxxx👩‍👩‍👧yzabc', 8, 'xxxx…'],
  ['an accent stays with its letter', 'abcde\u0301fgh', 6, 'abcd…'],
  ['what is one character beyond any cut is left out', `e${'\u0301'.repeat(1000)}`, 10, '…'],
]
for (const [rule, text, maxCharacters, shown] of cases)
  test(rule, () => {
    assert.equal(truncate(text, maxCharacters), shown)
    assert.ok(Array.from(truncate(text, maxCharacters)).length <= maxCharacters)
  })

test('a million characters are cut without reading them', () => {
  // The least of several: what this process does besides, such as to collect garbage, plays no part.
  const microseconds = Array.from({ length: 5 }, () => {
    const text = 'x'.repeat(1_000_000)
    const started = process.cpuUsage()
    truncate(text, 60)
    return process.cpuUsage(started).user
  })
  assert.ok(Math.min(...microseconds) < 100_000, `${microseconds} µs`)
})
