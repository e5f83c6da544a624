import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SharedWork } from '../../src/analysis/shared-work.ts'
import { NotReadyYet, ServiceError } from '../../src/lib/errors.ts'

/** Work that ends when it is told to. */
function openWork<Result>() {
  const { promise, resolve, reject } = withResolvers<Result>()
  let begun = 0
  let abandoned: AbortSignal | undefined
  return {
    work: (signal: AbortSignal) => {
      begun += 1
      abandoned = signal
      return promise
    },
    begun: () => begun,
    isAbandoned: () => abandoned?.aborted,
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

function isUnavailable(error: unknown): boolean {
  return error instanceof ServiceError && error.fault.kind === 'unavailable'
}

test('who asks the same shares the work, and later callers get its result', async () => {
  const shared = new SharedWork<number>(20)
  const { work, begun, resolve } = openWork<number>()
  const asked = Array.from({ length: 20 }, () => shared.get('same', work))
  resolve(7)
  assert.deepEqual(new Set(await Promise.all(asked)), new Set([7]))
  assert.equal(await shared.get('same', work), 7)
  assert.equal(begun(), 1)
})

test('work that failed is done again for the next caller', async () => {
  const shared = new SharedWork<number>(20)
  const { work, reject } = openWork<number>()
  const first = shared.get('same', work)
  reject(new Error('no'))
  await assert.rejects(first, /^Error: no$/)
  assert.equal(await shared.get('same', async () => 8), 8)
})

test('a caller who goes is answered at once, and those who asked for the same get it', async () => {
  const shared = new SharedWork<number>(0)
  const { work, begun, resolve, isAbandoned } = openWork<number>()
  const impatient = new AbortController()
  const first = shared.get('same', work, impatient.signal)
  const second = shared.get('same', work)
  impatient.abort()
  await assert.rejects(first, isUnavailable)
  assert.equal(isAbandoned(), false)
  resolve(7)
  assert.equal(await second, 7)
  assert.equal(begun(), 1)
})

test('work is told when the last of its callers has gone, and one who comes then shares it', async () => {
  const shared = new SharedWork<number>(0)
  const { work, begun, resolve, isAbandoned } = openWork<number>()
  const callers = [new AbortController(), new AbortController()]
  const asked = callers.map(({ signal }) => shared.get('same', work, signal))
  callers[0]?.abort()
  assert.equal(isAbandoned(), false)
  callers[1]?.abort()
  assert.equal(isAbandoned(), true)
  for (const each of asked) await assert.rejects(each, isUnavailable)
  const late = shared.get('same', work)
  resolve(7)
  assert.equal(await late, 7)
  assert.equal(begun(), 1)
})

test('who asks just as work is given up for others has it done anew', async () => {
  const shared = new SharedWork<number>(0)
  const impatient = new AbortController()
  const first = shared.get(
    'same',
    (abandoned) =>
      new Promise((_resolve, reject) => {
        abandoned.addEventListener('abort', () => reject(abandoned.reason))
      }),
    impatient.signal,
  )
  impatient.abort()
  const second = shared.get('same', async () => 8)
  await assert.rejects(first, isUnavailable)
  assert.equal(await second, 8)
})

test('a caller who has gone before it asks begins nothing', async () => {
  const shared = new SharedWork<number>(0)
  const { work, begun } = openWork<number>()
  await assert.rejects(shared.get('same', work, AbortSignal.abort()), isUnavailable)
  assert.equal(begun(), 0)
})

test('of many results the last used ones are kept', async () => {
  const shared = new SharedWork<number>(20)
  let begun = 0
  const work = async () => {
    begun += 1
    return begun
  }
  for (let key = 0; key < 20; key += 1) await shared.get(`${key}`, work)
  await shared.get('0', work)
  await shared.get('20', work)
  await shared.get('0', work)
  assert.equal(begun, 21)
  await shared.get('1', work)
  assert.equal(begun, 22)
})

test('a caller without more time is told so, and the work goes on for whoever asks next', async () => {
  const shared = new SharedWork<number>(20)
  const { work, begun, resolve, isAbandoned } = openWork<number>()
  const late = new AbortController()
  const gone = new AbortController()
  const first = shared.get('same', work, late.signal)
  const second = shared.get('same', work, gone.signal)
  late.abort(new NotReadyYet())
  await assert.rejects(first, NotReadyYet)
  gone.abort()
  await assert.rejects(second, isUnavailable)
  assert.equal(isAbandoned(), false)
  // One whose time was over before begins it, too.
  await assert.rejects(shared.get('other', work, late.signal), NotReadyYet)
  assert.equal(begun(), 2)
  resolve(7)
  assert.equal(await shared.get('same', work), 7)
  assert.equal(await shared.get('same', work, late.signal), 7)
})
