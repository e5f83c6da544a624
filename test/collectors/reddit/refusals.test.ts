import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  decideRedditRetry,
  isClosed,
  pauseSecondsOf,
  redditRefusal,
} from '../../../src/collectors/reddit/refusals.ts'
import { answerOf } from '../support.ts'

const refusals = [
  ['a private subreddit', 403, 'error.private.403.json', 'partial', 'not_readable'],
  ['a banned subreddit', 404, 'error.banned_sub.404.json', 'partial', 'not_found'],
  ['a handle that is gone', 404, 'error.notfound.404.json', 'partial', 'not_found'],
  ['a token refused twice', 401, 'error.unauthorized.401.json', 'auth_required', 'token_refused'],
  ['the page of the network edge', 403, undefined, 'blocked', 'edge_blocked'],
  ['a limit told in JSON', 429, 'error.ratelimited.429.json', 'rate_limited', 'rate_limited'],
  ['a limit told in HTML', 429, undefined, 'rate_limited', 'rate_limited'],
  ['a legal block', 451, undefined, 'partial', 'withheld_by_law'],
  ['a query that it does not take', 400, undefined, 'partial', 'query_refused'],
  ['an outage', 503, undefined, 'failed', 'server_error'],
  ['a page where JSON was due', 200, undefined, 'failed', 'unexpected_content'],
] as const

for (const [what, status, fixture, expected, code] of refusals) {
  test(`reads ${what} as ${expected}`, async () => {
    const answer = await answerOf(status, fixture === undefined ? undefined : `reddit/${fixture}`)
    const error = redditRefusal(answer, 'r/x')
    assert.deepEqual([error.status, error.code], [expected, code])
  })
}

const search = '/subreddits/search?q=nosuchplace'
for (const [location, isUnknown] of [
  [search, true],
  [`https://www.reddit.com${search}`, true],
  ['/', false],
  ['https://status.example/subreddits', false],
  ['https://status.example/?from=/subreddits/search', false],
  [undefined, false],
] as const) {
  test(`a redirect to ${location ?? 'nowhere'} ${isUnknown ? 'says' : 'does not say'} that the place is unknown`, async () => {
    const found = await answerOf(302, undefined, location === undefined ? {} : { location })
    const answer = { ...found, isHtml: false }
    assert.equal(isClosed(answer), isUnknown)
    assert.equal(redditRefusal(answer, 'r/x').code, isUnknown ? 'not_found' : 'server_error')
  })
}

test('waits as retry-after says, else until the reset, else a minute', async () => {
  const waitOf = async (headers: Record<string, string>) =>
    decideRedditRetry(await answerOf(429, undefined, headers))
  assert.deepEqual(await waitOf({ 'retry-after': '4', 'x-ratelimit-reset': '247' }), { waitSeconds: 4 })
  assert.deepEqual(await waitOf({ 'x-ratelimit-reset': '247' }), { waitSeconds: 247 })
  assert.deepEqual(await waitOf({}), { waitSeconds: 60 })
})

test('repeats an outage and nothing that was refused', async () => {
  for (const status of [408, 500, 502, 503, 504, 520, 522]) {
    assert.equal(decideRedditRetry(await answerOf(status, undefined)), 'retry')
  }
  for (const status of [200, 302, 400, 401, 403, 404, 451]) {
    assert.equal(decideRedditRetry(await answerOf(status, undefined)), 'final')
  }
})

test('pauses when fewer than ten calls are left; the header holds a fraction', async () => {
  const left = async (remaining: string) =>
    pauseSecondsOf(
      await answerOf(200, undefined, { 'x-ratelimit-remaining': remaining, 'x-ratelimit-reset': '247' }),
    )
  assert.deepEqual([await left('9.0'), await left('10.0'), await left('')], [247, undefined, undefined])
})

test('pauses as long as a refusal says, but never for more than a day', async () => {
  const pausedFor = async (headers: Record<string, string>) =>
    pauseSecondsOf(await answerOf(429, undefined, headers))
  assert.equal(await pausedFor({ 'retry-after': '4' }), 4)
  assert.equal(await pausedFor({ 'retry-after': '1000000000' }), 86_400)
  assert.equal(await pausedFor({ 'x-ratelimit-reset': '1e99' }), 86_400)
  assert.equal(await pausedFor({ 'x-ratelimit-reset': '-5' }), 1)
})

const reasons = [
  [403, { reason: 'private' }, 'it is private (r/x)'],
  [403, { reason: 'quarantined' }, 'it is quarantined (r/x)'],
  [403, { reason: 'gold_only' }, 'it is for premium members (r/x)'],
  [403, { reason: 'banned' }, 'it was banned (r/x)'],
  [403, { reason: 'words of its own' }, 'it is private or closed (r/x)'],
  [404, { reason: 'banned' }, 'Reddit has banned this (r/x)'],
] as const

for (const [status, body, sentence] of reasons) {
  test(`says of ${status} ${body.reason}: ${sentence}`, () => {
    const answer = { status, headers: new Headers(), isHtml: false, body }
    assert.ok(redditRefusal(answer, 'r/x').message.includes(sentence))
  })
}
