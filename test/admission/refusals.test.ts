import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { FAILED_LIMITS } from '../../src/access/authenticate.ts'
import { KEYLESS_LIMITS } from '../../src/admission/keyless.ts'
import { REFUSAL_DELAY_MS, RETRY_AFTER_SECONDS } from '../../src/admission/limits.ts'
import { Refusals } from '../../src/admission/refusals.ts'
import type { Clock } from '../../src/lib/clock.ts'
import { call, mintCaller, startTestService } from '../support/service.ts'

/** A clock that stands, on which sleeping takes no time. */
function recordingClock() {
  const sleptMs: number[] = []
  const now = new Date()
  const clock: Clock = {
    now: () => now,
    async sleep(milliseconds) {
      sleptMs.push(milliseconds)
    },
  }
  return { clock, sleptMs }
}

describe('a refusal', () => {
  test('is kept back for its delay up to twice that, as is drawn', async () => {
    const { clock, sleptMs } = recordingClock()
    const draws = [0, 0.25, 0.999]
    const refusals = new Refusals({ clock, random: () => draws.shift() ?? 0 })
    for (let count = 0; count < 3; count++) await refusals.keepBack()
    assert.deepEqual(sleptMs, [REFUSAL_DELAY_MS, 1.25 * REFUSAL_DELAY_MS, 1.999 * REFUSAL_DELAY_MS])
  })

  test('tells whole seconds from the least up to twice that, each equally often', () => {
    for (const least of [1, 2, 5]) {
      const draws = Array.from({ length: least + 1 }, (_, index) => (index + 0.5) / (least + 1))
      const told = draws.map((draw) => new Refusals({ random: () => draw }).retryAfterSeconds(least))
      assert.deepEqual(
        told,
        Array.from({ length: least + 1 }, (_, index) => least + index),
      )
    }
  })

  test('is spread whatever it is for: a late event loop, a key that is none, no key', async (t) => {
    const { clock, sleptMs } = recordingClock()
    let delayMs = 0
    let drawn = 0
    const service = await startTestService({}, clock, undefined, {
      loopDelay: { meanMs: () => delayMs, close() {} },
      random: () => drawn,
    })
    t.after(() => service.close())
    const { key } = await mintCaller(service.db)
    const told = async (path: string, withKey?: string) => {
      const keptBackMs = async (draw: number) => {
        drawn = draw
        sleptMs.length = 0
        const { status, headers } = await call(
          `${service.url}${path}`,
          withKey === undefined ? {} : { key: withKey },
        )
        return [status, headers.get('Retry-After'), sleptMs.includes(REFUSAL_DELAY_MS * (1 + draw))]
      }
      return [await keptBackMs(0), await keptBackMs(0.75)]
    }
    delayMs = Number.POSITIVE_INFINITY
    const cheap = RETRY_AFTER_SECONDS.cheap
    assert.deepEqual(await told('/v1/workspace', key), [
      [503, `${cheap}`, true],
      [503, `${2 * cheap}`, true],
    ])
    const many = async (count: number, path: string) => {
      await Promise.all(Array.from({ length: count }, () => call(`${service.url}${path}`)))
    }
    await many(FAILED_LIMITS.calls, '/v1/workspace')
    assert.deepEqual(await told('/v1/workspace'), [
      [429, '1', true],
      [429, '2', true],
    ])
    await many(KEYLESS_LIMITS.calls, '/mcp/server-card')
    assert.deepEqual(await told('/openapi.json'), [
      [429, '1', true],
      [429, '2', true],
    ])
  })
})
