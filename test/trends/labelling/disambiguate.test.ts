import assert from 'node:assert/strict'
import { test } from 'node:test'
import { disambiguate } from '../../../src/trends/labelling/disambiguate.ts'

function shown(...names: readonly [topic: string, ...keywords: string[]][]): string[] {
  const tellApart = disambiguate()
  return names.map(([topic, ...keywords]) => tellApart({ topic, keywords }).topic)
}

test('a name that an earlier topic has takes along a keyword that no other of them has', () => {
  assert.deepEqual(
    shown(
      ['Fernlight', 'fernlight', 'hum'],
      ['Sunbar', 'sunbar', 'price'],
      ['fernlight', 'fernlight', 'hum', 'price'],
      ['Fernlight', 'fernlight', 'price', 'shipping'],
    ),
    ['Fernlight', 'Sunbar', 'fernlight (price)', 'Fernlight (shipping)'],
  )
})

test('a name stays the same where no keyword tells it apart', () => {
  assert.deepEqual(shown(['Lamp', 'lamp'], ['Lamp', 'lamp'], ['', 'x'], ['', 'x']), ['Lamp', 'Lamp', '', ''])
})
