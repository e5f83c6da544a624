import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  commentShare,
  createHourlyBudget,
  type HourlyShare,
  recheckShare,
} from '../../../src/collectors/meta/hourly-budget.ts'
import { openLimits } from '../../support/limits.ts'
import { createRecordingSink, NOW, requestOf } from '../support.ts'

const { limits } = await openLimits()
const work = () => ({ request: requestOf(), sink: createRecordingSink() })

function budgetOf(token: string, now = NOW, share: HourlyShare = recheckShare) {
  const budget = createHourlyBudget(share, token, { limits, now: () => now })
  const spend = (wanted: number) =>
    budget.spend(wanted, work(), async (granted, { sink }) => {
      sink.onCall({ retry: false })
      return granted
    })
  return { budget, spend }
}

test('grants what is left of the hour, then nothing, and all of it in the next hour', async () => {
  const { spend } = budgetOf('token1')
  assert.deepEqual([await spend(50), await spend(recheckShare.cap), await spend(1)], [50, 50, undefined])
  const { spend: later } = budgetOf('token1', new Date(NOW.getTime() + 3_600_000))
  assert.equal(await later(recheckShare.cap), recheckShare.cap)
})

test('what was not sent is given back, what was sent and failed is spent', async () => {
  const { budget, spend } = budgetOf('token2')
  const paused = budget.spend(60, work(), () => Promise.reject(new Error('paused')))
  await assert.rejects(paused, { message: 'paused' })
  const failed = budget.spend(60, work(), async (_, { sink }) => {
    sink.onCall({ retry: false })
    throw new Error('failed')
  })
  await assert.rejects(failed, { message: 'failed' })
  assert.equal(await spend(recheckShare.cap), recheckShare.cap - 60)
})

test('calls that are made again count again', async () => {
  const { budget, spend } = budgetOf('token3')
  await budget.spend(30, work(), async (_, { sink }) => {
    for (const retry of [false, true, true]) await sink.onCall({ retry })
  })
  assert.equal(await spend(recheckShare.cap), recheckShare.cap - 90)
})

test('looking up again and reading comments each have a share of the hour of their own', async () => {
  const { spend: lookUp } = budgetOf('token4')
  const { spend: readComments } = budgetOf('token4', NOW, commentShare)
  assert.equal(await lookUp(1000), recheckShare.cap)
  assert.equal(await readComments(1000), commentShare.cap)
})
