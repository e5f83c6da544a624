import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allocateBudget } from '../../../src/collectors/x/allocations.ts'

const three = () => {
  const [a, b, c] = allocateBudget(200, [{}, {}, {}]).map(({ allocation }) => allocation)
  assert.ok(a && b && c)
  return { a, b, c }
}

test('divides equally; each may get what those before it leave', () => {
  const { a, b, c } = three()
  assert.deepEqual([a.base, b.base, c.base], [66, 66, 66])
  assert.deepEqual([a.max, b.max, c.max], [68, 134, 200])
  assert.deepEqual(allocateBudget(200, []), [])
})

test('what is left goes on to the first that asks', async () => {
  const { a, b, c } = three()
  a.release(60)
  b.release(6)
  assert.equal(await c.claimLeftover(), 2 + 60 + 6)
})

test('what one has taken is not there for the next', async () => {
  const { a, b, c } = three()
  a.release(60)
  assert.equal(await b.claimLeftover(), 62)
  b.release(1)
  assert.equal(await c.claimLeftover(), 1)
})

test('waits for those before it and for nobody else', async () => {
  const { a, b } = three()
  const arrived: string[] = []
  const waiting = b.claimLeftover().then(() => arrived.push('b'))
  assert.equal(await a.claimLeftover(), 2)
  arrived.push('a')
  a.release(0)
  await waiting
  assert.deepEqual(arrived, ['a', 'b'])
})
