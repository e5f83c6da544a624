import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mostOf } from '../../../src/trends/measuring/spans.ts'

test('finds the busiest of hundreds of thousands of authors, and none among none', () => {
  const authors = new Map(Array.from({ length: 300_000 }, (_, index) => [`a${index}`, 1 + (index % 7)]))
  assert.equal(mostOf(authors), 7)
  assert.equal(mostOf(new Map()), 0)
})
