import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measureCost } from '../../../src/cli/bench/storing/cost.ts'

test('cost: ends with what a post takes in tables and indexes, and each step of a processor', async () => {
  const { result, tables } = await measureCost(300)
  assert.ok(Number(result['bytesPerPost']) > 300)
  assert.deepEqual(
    tables[0]?.map(({ step }) => step),
    ['store', 'derive', 'index'],
  )
  const relations = tables[1]?.map(({ relation }) => relation) ?? []
  for (const relation of ['posts', 'posts_pkey', 'post_grams', 'scan_posts', 'observations']) {
    assert.ok(relations.includes(relation), relation)
  }
})
