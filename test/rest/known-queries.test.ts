import assert from 'node:assert/strict'
import { test } from 'node:test'
import { operations } from '../../rest/operations.ts'
import { createInputReader } from '../../rest/read-input.ts'
import { getTrend } from '../../tools/get-trend.ts'
import { listEvidence } from '../../tools/list-evidence.ts'

const header = () => undefined
const read = createInputReader(listEvidence, operations.list_evidence)
const ask = (queryString: string, body?: unknown) => read({ queryString, path: {}, body, header })

test('a query that comes again is the same input, which nobody can change, and no other is', () => {
  const first = ask('days=7&q=lamp')
  assert.deepEqual({ ...first }, { limit: 100, fields: 'full', maxChars: 0, days: 7, q: 'lamp' })
  assert.equal(ask('days=7&q=lamp'), first)
  assert.ok(Object.isFrozen(first))
  assert.notDeepEqual(ask('days=7&q=Lamp'), first)
  assert.notEqual(ask('days=7&q=lamp', {}), first)
})

test('a query that is refused is refused each time, and a known one with a body too', () => {
  ask('days=7')
  for (let time = 0; time < 2; time += 1) {
    assert.throws(() => ask('dayz=7'), /Unknown query parameter/)
    assert.throws(() => ask('days=7', { days: 8 }), /takes no request body/)
  }
})

test('what stands in the path is read of each request', () => {
  const readTrend = createInputReader(getTrend, operations.get_trend)
  const idOf = (id: string) =>
    readTrend({ queryString: 'days=7', path: { id }, body: undefined, header })['id']
  assert.deepEqual(['one', 'two', 'one'].map(idOf), ['one', 'two', 'one'])
})
