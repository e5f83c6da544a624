import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SharedWork } from '../../src/analysis/shared-work.ts'
import { ServiceError } from '../../src/lib/errors.ts'

/** Work that ends when it is told to. */
function openWork<Result>() {
  const { promise, resolve, reject } = withResolvers<Result>()
  let begun = 0
  return {
    work: () => {
      begun += 1
      return promise
    },
    begun: () => begun,
    resolve,
    reject,
  }
}

function withResolvers<Result>() {
  let resolve: (result: Result) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<Result>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}

test('who asks the same shares the work, and later callers get its result', async () => {
  const shared = new SharedWork<number>()
  const { work, begun, resolve } = openWork<number>()
  const asked = Array.from({ length: 20 }, () => shared.get('ws', 'same', work))
  resolve(7)
  assert.deepEqual(new Set(await Promise.all(asked)), new Set([7]))
  assert.equal(await shared.get('ws', 'same', work), 7)
  assert.equal(begun(), 1)
})

test('work that failed is done again for the next caller', async () => {
  const shared = new SharedWork<number>()
  const { work, reject } = openWork<number>()
  const first = shared.get('ws', 'same', work)
  reject(new Error('no'))
  await assert.rejects(first, /^Error: no$/)
  assert.equal(await shared.get('ws', 'same', async () => 8), 8)
})

test('different work takes turns', async () => {
  const shared = new SharedWork<number>()
  const first = openWork<number>()
  const second = openWork<number>()
  const one = shared.get('ws', 'one', first.work)
  const two = shared.get('ws', 'two', second.work)
  await Promise.resolve()
  assert.deepEqual([first.begun(), second.begun()], [1, 0])
  first.resolve(1)
  second.resolve(2)
  assert.deepEqual(await Promise.all([one, two]), [1, 2])
})

test('where too much waits the next is refused at once, and what waits is done', async () => {
  const shared = new SharedWork<number>()
  const { work, resolve } = openWork<number>()
  const admitted = Array.from({ length: 21 }, (_, index) => shared.get(`ws${index}`, 'same', work))
  await Promise.resolve()
  await assert.rejects(shared.get('ws', 'one more', work), (error) => {
    assert.ok(error instanceof ServiceError)
    assert.deepEqual(error.fault, { kind: 'unavailable', retryAfterSeconds: 10 })
    return true
  })
  resolve(1)
  assert.equal((await Promise.all(admitted)).length, 21)
})

test('one workspace with too many questions is refused alone, until one of them is answered', async () => {
  const shared = new SharedWork<number>()
  const { work, resolve } = openWork<number>()
  const admitted = Array.from({ length: 5 }, (_, index) => shared.get('eager', `${index}`, work))
  await assert.rejects(shared.get('eager', 'one more', work), ServiceError)
  const shares = shared.get('eager', '0', work)
  const other = shared.get('other', 'one more', work)
  resolve(1)
  assert.deepEqual(await Promise.all([...admitted, shares, other]), [1, 1, 1, 1, 1, 1, 1])
  assert.equal(await shared.get('eager', 'one more', work), 1)
})

test('of many results the last used ones are kept', async () => {
  const shared = new SharedWork<number>()
  let begun = 0
  const work = async () => {
    begun += 1
    return begun
  }
  for (let key = 0; key < 20; key += 1) await shared.get('ws', `${key}`, work)
  await shared.get('ws', '0', work)
  await shared.get('ws', '20', work)
  await shared.get('ws', '0', work)
  assert.equal(begun, 21)
  await shared.get('ws', '1', work)
  assert.equal(begun, 22)
})
