import assert from 'node:assert/strict'
import { test } from 'node:test'
import { disambiguate } from '../../../src/trends/labelling/disambiguate.ts'

function shown(
  ...names: readonly [topic: string, others: readonly string[], ...keywords: string[]][]
): string[] {
  const tellApart = disambiguate()
  return names.map(
    ([topic, others, ...keywords]) =>
      tellApart({ topic, others, keywords, isNamed: true, isLeading: false }).topic,
  )
}

test('a topic whose name an earlier one has takes the next of its names that none has', () => {
  assert.deepEqual(
    shown(
      ['credit score', ['credit report'], 'score'],
      ['Credit score', ['credit report', 'improve my credit score'], 'score', 'improve'],
      ['credit score', ['credit report'], 'score', 'limit'],
    ),
    ['credit score', 'credit report', 'credit score (limit)'],
  )
})

test('a topic takes a name that shares no side with one above, where it has one', () => {
  assert.deepEqual(
    shown(
      ['lost bag, checked bag', []],
      ['Checked bag, bag fee', ['bag weighed, bag fee']],
      ['bag fee, lost bag', []],
    ),
    ['lost bag, checked bag', 'bag weighed, bag fee', 'bag fee, lost bag'],
  )
})

test('a name that an earlier topic has takes along a keyword that no other of them has', () => {
  assert.deepEqual(
    shown(
      ['Fernlight', [], 'fernlight', 'hum'],
      ['Sunbar', [], 'sunbar', 'price'],
      ['fernlight', [], 'fernlight', 'hum', 'price'],
      ['Fernlight', [], 'fernlight', 'price', 'shipping'],
    ),
    ['Fernlight', 'Sunbar', 'fernlight (price)', 'Fernlight (shipping)'],
  )
})

test('a name stays the same where no keyword tells it apart', () => {
  assert.deepEqual(shown(['Lamp', [], 'lamp'], ['Lamp', [], 'lamp'], ['', [], 'x'], ['', [], 'x']), [
    'Lamp',
    'Lamp',
    '',
    '',
  ])
})
