import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FairQueue, MAX_QUEUED, MAX_QUEUED_PER_WORKSPACE } from '../../src/analysis/fair-queue.ts'
import { ServiceError } from '../../src/lib/errors.ts'

/** Turns of which one is taken until `release`, and what was begun after it, in order. */
function heldQueue() {
  const queue = new FairQueue(1)
  const begun: string[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const held = queue.run({ workspaceId: 'holder', line: 'any' }, () => released)
  return {
    begun,
    run: (workspaceId: string, name: string, signal?: AbortSignal) =>
      queue.run(
        { workspaceId, line: 'any' },
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
  (kind: 'too_many_requests' | 'unavailable', sentence: RegExp) =>
  (error: unknown): boolean => {
    assert.ok(error instanceof ServiceError)
    assert.deepEqual(error.fault, { kind, retryAfterSeconds: 10 })
    assert.match(error.message, sentence)
    return true
  }

test('waiting workspaces take turns, and within one the first to ask comes first', async () => {
  const { begun, run, release } = heldQueue()
  const all = [run('a', 'a1'), run('a', 'a2'), run('a', 'a3'), run('b', 'b1'), run('c', 'c1'), run('b', 'b2')]
  await release()
  assert.deepEqual(await Promise.all(all), ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'])
  assert.deepEqual(begun, ['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('work that fails is told to its caller and gives the turn on', async () => {
  const queue = new FairQueue(1)
  const failing = queue.run({ workspaceId: 'a', line: 'any' }, async () => {
    throw new Error('no')
  })
  const next = queue.run({ workspaceId: 'b', line: 'any' }, async () => 1)
  await assert.rejects(failing, /^Error: no$/)
  assert.equal(await next, 1)
})

test('who leaves the line is told why, and the others move up', async () => {
  const { begun, run, release } = heldQueue()
  const leaving = new AbortController()
  const left = [run('a', 'a1', leaving.signal), run('b', 'b1', leaving.signal)]
  const stayed = [run('a', 'a2'), run('c', 'c1')]
  leaving.abort(new Error('gone'))
  for (const each of left) await assert.rejects(each, /^Error: gone$/)
  await release()
  await Promise.all(stayed)
  assert.deepEqual(begun, ['a2', 'c1'])
})

test('who leaves after the work has begun gets what comes of it', async () => {
  const queue = new FairQueue(1)
  const leaving = new AbortController()
  const begun = queue.run(
    { workspaceId: 'a', line: 'any' },
    async () => {
      leaving.abort()
      return 'done'
    },
    leaving.signal,
  )
  assert.equal(await begun, 'done')
})

test('a workspace of which too much waits is refused alone, until one has left the line', async () => {
  const { run, release } = heldQueue()
  const leaving = new AbortController()
  const first = assert.rejects(run('eager', 'first', leaving.signal))
  const others = Array.from({ length: MAX_QUEUED_PER_WORKSPACE - 1 }, (_, index) => run('eager', `${index}`))
  await assert.rejects(
    run('eager', 'one more'),
    isRefused('too_many_requests', /^Too much waits to be analysed of this workspace\./),
  )
  const other = run('other', 'other')
  leaving.abort()
  await first
  const again = run('eager', 'again')
  await release()
  assert.deepEqual(await Promise.all([other, again]), ['other', 'again'])
  assert.equal((await Promise.all(others)).length, MAX_QUEUED_PER_WORKSPACE - 1)
})

test('where too much waits in all the next is refused at once, and what waits is done', async () => {
  const { run, release } = heldQueue()
  const admitted = Array.from({ length: MAX_QUEUED }, (_, index) => run(`ws${index}`, `${index}`))
  await assert.rejects(
    run('late', 'late'),
    isRefused('unavailable', /^Too much waits to be analysed in all\./),
  )
  await release()
  assert.equal((await Promise.all(admitted)).length, MAX_QUEUED)
  assert.equal(await run('late', 'late'), 'late')
})
