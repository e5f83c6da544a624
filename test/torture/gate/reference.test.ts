import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CONFIRMATION_US, ModelWorkspace, RETENTION_US } from './reference.ts'

const request = { idempotencyKey: 'the-key', apiKey: 'a', confirmToken: undefined }

test('a confirmation that a sweep dropped is void also where the clock is set back', () => {
  const model = new ModelWorkspace(true)
  model.tokens.push({ ...request, token: 'it', endsUs: CONFIRMATION_US, isUsed: false })
  const expected = () => model.expect({ ...request, confirmToken: 'it' }, CONFIRMATION_US - 1).kind
  assert.equal(expected(), 'started')
  model.drop(CONFIRMATION_US)
  assert.equal(expected(), 'void')
})

test('an answer that a sweep dropped is not repeated also where the clock is set back', () => {
  const model = new ModelWorkspace(false)
  const scan = model.start('it', 'the-key', { process: 0, bySweep: false }, 0)
  scan.state = 'completed'
  scan.completedUs = 0
  const expected = () => model.expect(request, RETENTION_US - 1).kind
  assert.equal(expected(), 'replayed')
  model.drop(RETENTION_US)
  assert.equal(expected(), 'started')
})
