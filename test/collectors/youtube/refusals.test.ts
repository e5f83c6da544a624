import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgeYouTubeAnswer, youTubeRefusal } from '../../../src/collectors/youtube/refusals.ts'
import { answerOf, NOW } from '../support.ts'

const UNTIL_MIDNIGHT_PACIFIC = 9.25 * 3600

const refusals = [
  ['searchDaily.429', 'final', 'rate_limited', 'day_spent', UNTIL_MIDNIGHT_PACIFIC],
  ['quotaExceeded.403', 'final', 'rate_limited', 'day_spent', UNTIL_MIDNIGHT_PACIFIC],
  ['perMinute.429', { waitSeconds: 60 }, 'rate_limited', 'minute_spent', 60],
  ['transientDelegation.403', 'retry', 'failed', 'transient', null],
  ['keyInvalid.400', 'final', 'auth_required', 'key_refused', null],
  ['accessNotConfigured.403', 'final', 'auth_required', 'api_not_enabled', null],
  ['playlistNotFound.404', 'final', 'partial', 'not_found', null],
  ['invalidPageToken.400', 'final', 'partial', 'query_refused', null],
  ['commentsDisabled.403', 'final', 'partial', 'query_refused', null],
] as const

for (const [name, verdict, status, code, retryAfterSeconds] of refusals) {
  test(`reads ${name} as ${code}`, async () => {
    const answer = await answerOf(Number(name.split('.')[1]), `youtube/error.${name}.json`)
    assert.deepEqual(judgeYouTubeAnswer(answer), verdict)
    const error = youTubeRefusal(answer, NOW)
    assert.deepEqual([error.status, error.code, error.retryAfterSeconds], [status, code, retryAfterSeconds])
  })
}

test('repeats an outage', async () => {
  assert.equal(judgeYouTubeAnswer(await answerOf(500, undefined)), 'retry')
})

test('a page where JSON was due is an outage of the query', async () => {
  assert.equal(youTubeRefusal(await answerOf(200, undefined), NOW).status, 'failed')
})
