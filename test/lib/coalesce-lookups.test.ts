import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coalesceLookups } from '../../src/lib/coalesce-lookups.ts'
import { ServiceError } from '../../src/lib/errors.ts'

/** Look-ups that end when they are told to, in the order in which they began. */
function heldLookUps() {
  const begun: {
    readonly key: string
    readonly end: (value: string) => void
    readonly fail: (error?: Error) => void
  }[] = []
  const lookUp = (key: string): Promise<string> =>
    new Promise((resolve, reject) => {
      begun.push({ key, end: resolve, fail: (error = new Error('no')) => reject(error) })
    })
  return { begun, ask: coalesceLookups(lookUp) }
}

/** Lets all that waits for what has ended go on. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('who asks while a look-up runs gets one that began afterwards, shared with all who asked by then', async () => {
  const { begun, ask } = heldLookUps()
  const first = ask('key')
  const later = Array.from({ length: 100 }, () => ask('key'))
  assert.equal(begun.length, 1)
  begun[0]?.end('before it was revoked')
  assert.equal(await first, 'before it was revoked')
  await settled()
  assert.equal(begun.length, 2)
  begun[1]?.end('revoked')
  assert.deepEqual(new Set(await Promise.all(later)), new Set(['revoked']))
})

test('nothing is kept once it was answered, and keys do not wait for each other', async () => {
  const { begun, ask } = heldLookUps()
  const answers = [ask('one'), ask('two')]
  for (const { key, end } of begun) end(key)
  assert.deepEqual(await Promise.all(answers), ['one', 'two'])
  await settled()
  const again = ask('one')
  assert.equal(begun.length, 3)
  begun[2]?.end('anew')
  assert.equal(await again, 'anew')
})

test('a look-up that fails fails for those who share it, and not for those who asked while it ran', async () => {
  const { begun, ask } = heldLookUps()
  const first = ask('key')
  const second = ask('key')
  begun[0]?.fail()
  await assert.rejects(first, /^Error: no$/)
  await settled()
  begun[1]?.end('found')
  assert.equal(await second, 'found')
})

test('a look-up that finds the database silent fails for those who asked while it ran, too', async () => {
  const { begun, ask } = heldLookUps()
  const asked = Promise.allSettled([ask('key'), ask('key')])
  const silence = new ServiceError({ kind: 'unavailable' }, 'The database does not answer.')
  begun[0]?.fail(silence)
  assert.deepEqual(
    (await asked).map((outcome) => outcome.status === 'rejected' && outcome.reason),
    [silence, silence],
  )
  assert.equal(begun.length, 1)
})
