import assert from 'node:assert/strict'
import { test } from 'node:test'
import { divideBudget } from '../../../src/collectors/x/shares.ts'

const three = () => {
  const [a, b, c] = divideBudget(200, [{}, {}, {}]).map(({ share }) => share)
  assert.ok(a && b && c)
  return { a, b, c }
}

test('divides equally; each may get what those before it leave', () => {
  const { a, b, c } = three()
  assert.deepEqual([a.own, b.own, c.own], [66, 66, 66])
  assert.deepEqual([a.atMost, b.atMost, c.atMost], [68, 134, 200])
  assert.deepEqual(divideBudget(200, []), [])
})

test('what is left goes on to the first that asks', async () => {
  const { a, b, c } = three()
  a.close(60)
  b.close(6)
  assert.equal(await c.fromBefore(), 2 + 60 + 6)
})

test('what one has taken is not there for the next', async () => {
  const { a, b, c } = three()
  a.close(60)
  assert.equal(await b.fromBefore(), 62)
  b.close(1)
  assert.equal(await c.fromBefore(), 1)
})

test('waits for those before it and for nobody else', async () => {
  const { a, b } = three()
  const arrived: string[] = []
  const waiting = b.fromBefore().then(() => arrived.push('b'))
  assert.equal(await a.fromBefore(), 2)
  arrived.push('a')
  a.close(0)
  await waiting
  assert.deepEqual(arrived, ['a', 'b'])
})
