import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toWaitSeconds } from '../../src/collectors/limits.ts'

const waits: readonly (readonly [asked: number, waited: number])[] = [
  [90.1, 91],
  [0.2, 1],
  [-5, 1],
  [86_400, 86_400],
  [1e12, 86_400],
]

for (const [asked, waited] of waits) {
  test(`waits ${waited} whole seconds, no fewer than asked and a day at most, where ${asked} are asked for`, () => {
    assert.equal(toWaitSeconds(asked), waited)
  })
}
