import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusesDialect } from '../../../src/collectors/x/dialect.ts'
import { decideXRetry, isRateLimited, pauseUntil, xRefusal } from '../../../src/collectors/x/refusals.ts'
import { answerOf, NOW } from '../support.ts'

const refusals = [
  ['an unknown operator', 400, 'error.invalid_operator.400.json', 'partial', 'query_refused'],
  ['a wrong token', 401, 'error.unauthorized.401.json', 'auth_required', 'token_refused'],
  ['spent credits', 402, 'error.credits.402.a.json', 'blocked', 'credits_exhausted'],
  ['spent credits in the other words', 402, 'error.credits.402.b.json', 'blocked', 'credits_exhausted'],
  ['an app outside a project', 403, 'error.client_forbidden.403.json', 'auth_required', 'app_not_enrolled'],
  ['a limit', 429, 'error.ratelimit.429.a.json', 'rate_limited', 'rate_limited'],
  ['a limit in the older envelope', 429, 'error.ratelimit.429.b.json', 'rate_limited', 'rate_limited'],
  ['an outage', 503, 'error.unavailable.503.json', 'failed', 'server_error'],
] as const

for (const [what, status, fixture, expected, code] of refusals) {
  test(`reads ${what} as ${expected} (${fixture})`, async () => {
    const error = xRefusal(await answerOf(status, `x/${fixture}`), NOW)
    assert.deepEqual([error.status, error.code], [expected, code])
  })
}

test('a limit pauses the lane until the reset that its header names', async () => {
  const reset = String(NOW.getTime() / 1000 + 30)
  const answer = await answerOf(429, 'x/error.ratelimit.429.a.json', { 'x-rate-limit-reset': reset })
  assert.deepEqual(pauseUntil(answer, NOW), new Date(NOW.getTime() + 30_000))
  assert.equal(xRefusal(answer, NOW).retryAfterSeconds, 30)
  const unnamed = await answerOf(429, 'x/error.ratelimit.429.b.json')
  assert.deepEqual(pauseUntil(unnamed, NOW), new Date(NOW.getTime() + 900_000))
})

test('the last call of a window pauses the lane before X has to refuse one', async () => {
  const reset = String(NOW.getTime() / 1000 + 30)
  const last = { 'x-rate-limit-remaining': '0', 'x-rate-limit-reset': reset }
  const body = 'x/search_recent.empty.200.json'
  assert.deepEqual(pauseUntil(await answerOf(200, body, last), NOW), new Date(NOW.getTime() + 30_000))
  const healthy = { ...last, 'x-rate-limit-remaining': '1' }
  assert.equal(pauseUntil(await answerOf(200, body, healthy), NOW), undefined)
  assert.equal(pauseUntil(await answerOf(200, body), NOW), undefined)
})

test('a reached monthly cap is not waited for', async () => {
  const answer = {
    ...(await answerOf(429, undefined, { 'x-rate-limit-remaining': '0', 'x-rate-limit-reset': '1' })),
    body: { type: 'https://api.x.com/2/problems/usage-capped' },
  }
  assert.deepEqual([isRateLimited(answer), pauseUntil(answer, NOW)], [false, undefined])
  assert.equal(xRefusal(answer, NOW).code, 'usage_capped')
})

test('repeats an outage but never what is billed or refused', async () => {
  assert.equal(decideXRetry(await answerOf(503, 'x/error.unavailable.503.json')), 'retry')
  for (const status of [400, 401, 402, 403, 429]) {
    assert.equal(decideXRetry(await answerOf(status, undefined)), 'final')
  }
})

test('tells a refused dialect from any other refused query', async () => {
  const unknownField = await answerOf(400, 'x/error.unknown_param.400.json')
  assert.deepEqual(
    [refusesDialect(unknownField, 'post'), refusesDialect(unknownField, 'tweet')],
    [true, false],
  )
  assert.equal(refusesDialect(await answerOf(400, 'x/error.invalid_operator.400.json'), 'tweet'), false)
})
