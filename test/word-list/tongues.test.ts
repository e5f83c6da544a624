import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tonguesOf } from '../../src/word-list/tongues.ts'

const cases: readonly [text: string, tongues: string[]][] = [
  ['the lamp is on my shelf and hums', ['Latin en']],
  ['die Lampe steht auf dem Regal und brummt', ['Latin de']],
  ['Lampe Regal Farn', []],
  ['', []],
]

for (const [text, tongues] of cases) {
  test(`"${text}" is told to be in ${tongues.join() || 'no language'}`, () =>
    assert.deepEqual(tonguesOf(text), tongues))
}

test('the same letters in another script are another tongue', () => {
  assert.ok(tonguesOf('лампа стоит на полке и она гудит').every((tongue) => tongue.startsWith('Cyrillic')))
})
