import assert from 'node:assert/strict'
import { test } from 'node:test'
import { yieldToEventLoop } from '../../src/lib/event-loop.ts'

test('callers that yield resume one an iteration of the event loop, first come first served', async () => {
  let round = 0
  const count = () => {
    round += 1
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  const turns: { work: number; round: number }[] = []
  await Promise.all(
    Array.from({ length: 20 }, async (_, work) => {
      await yieldToEventLoop()
      turns.push({ work, round })
    }),
  )
  clearImmediate(counting)
  assert.deepEqual(
    turns.map(({ work }) => work),
    Array.from({ length: 20 }, (_, work) => work),
  )
  assert.equal(new Set(turns.map((turn) => turn.round)).size, 20)
})
