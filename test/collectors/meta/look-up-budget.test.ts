import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLookUpBudget, LOOK_UPS_PER_HOUR } from '../../../src/collectors/meta/look-up-budget.ts'
import { openLimits } from '../../support/limits.ts'
import { createRecordingSink, NOW, requestOf } from '../support.ts'

const { limits } = await openLimits()
const work = () => ({ request: requestOf(), sink: createRecordingSink() })

function budgetOf(token: string, now = NOW) {
  const budget = createLookUpBudget(token, limits, () => now)
  const spend = (wanted: number) =>
    budget.within(wanted, work(), async (granted, { sink }) => {
      sink.called({ retry: false })
      return granted
    })
  return { budget, spend }
}

test('grants what is left of the hour, then nothing, and all of it in the next hour', async () => {
  const { spend } = budgetOf('token1')
  assert.deepEqual([await spend(50), await spend(LOOK_UPS_PER_HOUR), await spend(1)], [50, 50, undefined])
  const { spend: later } = budgetOf('token1', new Date(NOW.getTime() + 3_600_000))
  assert.equal(await later(LOOK_UPS_PER_HOUR), LOOK_UPS_PER_HOUR)
})

test('what was not sent is given back, what was sent and failed is spent', async () => {
  const { budget, spend } = budgetOf('token2')
  const paused = budget.within(60, work(), () => Promise.reject(new Error('paused')))
  await assert.rejects(paused, { message: 'paused' })
  const failed = budget.within(60, work(), async (_, { sink }) => {
    sink.called({ retry: false })
    throw new Error('failed')
  })
  await assert.rejects(failed, { message: 'failed' })
  assert.equal(await spend(LOOK_UPS_PER_HOUR), LOOK_UPS_PER_HOUR - 60)
})

test('calls that are made again count again', async () => {
  const { budget, spend } = budgetOf('token3')
  await budget.within(30, work(), async (_, { sink }) => {
    for (const retry of [false, true, true]) await sink.called({ retry })
  })
  assert.equal(await spend(LOOK_UPS_PER_HOUR), LOOK_UPS_PER_HOUR - 90)
})
