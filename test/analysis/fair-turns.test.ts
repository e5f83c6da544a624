import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FairTurns, MAX_WAITING, MAX_WAITING_OF_WORKSPACE } from '../../src/analysis/fair-turns.ts'
import { ServiceError } from '../../src/lib/errors.ts'

/** Turns of which one is taken until `release`, and what was begun after it, in order. */
function heldTurns() {
  const turns = new FairTurns()
  const begun: string[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const held = turns.take('holder', () => released)
  return {
    begun,
    take: (workspaceId: string, name: string, signal?: AbortSignal) =>
      turns.take(
        workspaceId,
        async () => {
          begun.push(name)
          return name
        },
        signal,
      ),
    async release(): Promise<void> {
      release()
      await held
    },
  }
}

const isRefused =
  (sentence: RegExp) =>
  (error: unknown): boolean => {
    assert.ok(error instanceof ServiceError)
    assert.deepEqual(error.fault, { kind: 'unavailable', retryAfterSeconds: 10 })
    assert.match(error.message, sentence)
    return true
  }

test('workspaces that wait take turns, and within one the first to ask comes first', async () => {
  const { begun, take, release } = heldTurns()
  const all = [
    take('a', 'a1'),
    take('a', 'a2'),
    take('a', 'a3'),
    take('b', 'b1'),
    take('c', 'c1'),
    take('b', 'b2'),
  ]
  await release()
  assert.deepEqual(await Promise.all(all), ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'])
  assert.deepEqual(begun, ['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('work that fails is told to its caller and gives the turn on', async () => {
  const turns = new FairTurns()
  const failing = turns.take('a', async () => {
    throw new Error('no')
  })
  const next = turns.take('b', async () => 1)
  await assert.rejects(failing, /^Error: no$/)
  assert.equal(await next, 1)
})

test('who leaves the line is told why, and the others move up', async () => {
  const { begun, take, release } = heldTurns()
  const leaving = new AbortController()
  const left = [take('a', 'a1', leaving.signal), take('b', 'b1', leaving.signal)]
  const stayed = [take('a', 'a2'), take('c', 'c1')]
  leaving.abort(new Error('gone'))
  for (const each of left) await assert.rejects(each, /^Error: gone$/)
  await release()
  await Promise.all(stayed)
  assert.deepEqual(begun, ['a2', 'c1'])
})

test('who leaves after the work has begun gets what comes of it', async () => {
  const turns = new FairTurns()
  const leaving = new AbortController()
  const begun = turns.take(
    'a',
    async () => {
      leaving.abort()
      return 'done'
    },
    leaving.signal,
  )
  assert.equal(await begun, 'done')
})

test('a workspace of which too much waits is refused alone, until one has left the line', async () => {
  const { take, release } = heldTurns()
  const leaving = new AbortController()
  const first = assert.rejects(take('eager', 'first', leaving.signal))
  const others = Array.from({ length: MAX_WAITING_OF_WORKSPACE - 1 }, (_, index) => take('eager', `${index}`))
  await assert.rejects(
    take('eager', 'one more'),
    isRefused(/^Too much waits to be ranked of this workspace\./),
  )
  const other = take('other', 'other')
  leaving.abort()
  await first
  const again = take('eager', 'again')
  await release()
  assert.deepEqual(await Promise.all([other, again]), ['other', 'again'])
  assert.equal((await Promise.all(others)).length, MAX_WAITING_OF_WORKSPACE - 1)
})

test('where too much waits in all the next is refused at once, and what waits is done', async () => {
  const { take, release } = heldTurns()
  const admitted = Array.from({ length: MAX_WAITING }, (_, index) => take(`ws${index}`, `${index}`))
  await assert.rejects(take('late', 'late'), isRefused(/^Too much waits to be ranked in all\./))
  await release()
  assert.equal((await Promise.all(admitted)).length, MAX_WAITING)
  assert.equal(await take('late', 'late'), 'late')
})
