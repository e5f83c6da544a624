import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decideYouTubeRetry, refusalOf, youTubeRefusal } from '../../../src/collectors/youtube/refusals.ts'
import { answerOf, NOW } from '../support.ts'

const UNTIL_MIDNIGHT_PACIFIC = 9.25 * 3600

const refusals = [
  ['searchDaily.429', 'final', 'rate_limited', 'day_spent', UNTIL_MIDNIGHT_PACIFIC],
  ['quotaExceeded.403', 'final', 'rate_limited', 'day_spent', UNTIL_MIDNIGHT_PACIFIC],
  ['perMinute.429', 'final', 'rate_limited', 'minute_spent', 60],
  ['transientDelegation.403', 'retry', 'failed', 'transient', null],
  ['keyInvalid.400', 'final', 'auth_required', 'key_refused', null],
  ['accessNotConfigured.403', 'final', 'auth_required', 'api_not_enabled', null],
  ['playlistNotFound.404', 'final', 'partial', 'not_found', null],
  ['invalidPageToken.400', 'final', 'partial', 'query_refused', null],
  ['commentsDisabled.403', 'final', 'partial', 'comments_disabled', null],
  ['commentsForbidden.403', 'final', 'partial', 'comments_forbidden', null],
  ['commentProcessingFailure.400', 'final', 'partial', 'processing_failure', null],
  ['commentVideoNotFound.404', 'final', 'partial', 'not_found', null],
  ['commentChannelNotFound.404', 'final', 'partial', 'not_found', null],
  ['commentParentNotFound.404', 'final', 'partial', 'not_found', null],
] as const

for (const [name, verdict, status, code, retryAfterSeconds] of refusals) {
  test(`reads ${name} as ${code}`, async () => {
    const answer = await answerOf(Number(name.split('.')[1]), `youtube/error.${name}.json`)
    assert.deepEqual(decideYouTubeRetry(answer), verdict)
    const error = youTubeRefusal(answer, 'searches', NOW)
    assert.deepEqual([error.status, error.code, error.retryAfterSeconds], [status, code, retryAfterSeconds])
  })
}

const worded = [
  [
    'a limit whose name says PerDay',
    429,
    { details: [quotaLimit('defaultSearchListPerDayPerProject')] },
    'day_spent',
  ],
  [
    'a limit whose name says PerMinute',
    429,
    { details: [quotaLimit('defaultPerMinutePerUser')] },
    'minute_spent',
  ],
  [
    'a minute told as 403',
    403,
    { errors: [{ reason: 'userRateLimitExceeded' }], message: 'per minute' },
    'minute_spent',
  ],
  ['a day told as 403', 403, { errors: [{ reason: 'dailyLimitExceeded' }] }, 'day_spent'],
  ['an expired key', 403, { errors: [{ reason: 'keyExpired' }] }, 'key_refused'],
  ['a key bound to another address', 403, { errors: [{ reason: 'ipRefererBlocked' }] }, 'key_refused'],
  [
    'a key that a more exact detail refuses',
    403,
    { details: [{ reason: 'API_KEY_SERVICE_BLOCKED' }], errors: [{ reason: 'forbidden' }] },
    'key_refused',
  ],
  ['a channel that is gone', 404, { errors: [{ reason: 'channelNotFound' }] }, 'not_found'],
  ['a wrong request', 400, { errors: [{ reason: 'incompatibleParameters' }] }, 'query_refused'],
] as const

function quotaLimit(name: string) {
  return { reason: 'RATE_LIMIT_EXCEEDED', metadata: { quota_limit: name } }
}

for (const [what, status, error, code] of worded) {
  test(`reads ${what} as ${code}`, () => {
    const answer = { status, headers: new Headers(), isHtml: false, body: { error } }
    assert.equal(refusalOf(answer), code)
  })
}

test('says which of the two buckets the day has used up', async () => {
  const answer = await answerOf(403, 'youtube/error.quotaExceeded.403.json')
  const [searches, units] = (['searches', 'units'] as const).map((bucket) =>
    youTubeRefusal(answer, bucket, NOW),
  )
  assert.match(searches?.message ?? '', /searches are used up/)
  assert.match(units?.message ?? '', /units .* are used up/)
})

test("never shows the platform's words", async () => {
  const answer = await answerOf(400, 'youtube/error.keyInvalid.400.json')
  assert.equal(youTubeRefusal(answer, 'units', NOW).message, 'YouTube refused the API key.')
})

test('repeats an outage', async () => {
  assert.equal(decideYouTubeRetry(await answerOf(500, undefined)), 'retry')
})

test('a page where JSON was due is an outage of the query', async () => {
  assert.equal(youTubeRefusal(await answerOf(200, undefined), 'units', NOW).status, 'failed')
})
