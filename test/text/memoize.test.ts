import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rememberByText } from '../../src/text/memoize.ts'

test('finds for each text once, as long as it is asked for, and forgets what came long ago', () => {
  const asked: string[] = []
  const lengthOf = rememberByText((text) => {
    asked.push(text.slice(0, 3))
    return { length: text.length }
  })
  assert.equal(lengthOf('one'), lengthOf('one'))
  assert.deepEqual(asked, ['one'])
  for (let index = 0; index < 12; index += 1) lengthOf(`${index}:${'x'.repeat(500_000)}`)
  lengthOf('one')
  assert.equal(asked.filter((text) => text === 'one').length, 2)
})
