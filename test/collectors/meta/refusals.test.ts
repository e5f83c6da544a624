import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import {
  decideMetaRetry,
  endsFeatureOnly,
  metaRefusal,
  pausesOf,
} from '../../../src/collectors/meta/refusals.ts'
import { isSlow, predictedPauses, regainSecondsOf } from '../../../src/collectors/meta/usage.ts'
import { answerOf } from '../support.ts'

const refusals = [
  ['app_limit.4.400', 'final', 'rate_limited', 'rate_limited'],
  ['pages_buc.80001.400', 'final', 'rate_limited', 'product_limit'],
  ['ig_buc.80002.400', 'final', 'rate_limited', 'product_limit'],
  ['ppca.10.400', 'final', 'auth_required', 'permission_missing'],
  ['proof.100.400', 'final', 'auth_required', 'proof_refused'],
  ['token_expired.190.400', 'final', 'auth_required', 'token_refused'],
  ['unsupported_get.100.400', 'final', 'partial', 'not_readable'],
  ['ig_invalid_user.110.400', 'final', 'partial', 'account_not_readable'],
  ['transient.2.500', 'retry', 'failed', 'server_error'],
  ['reduce_data.1.500', 'final', 'failed', 'server_error'],
] as const

for (const [name, verdict, status, code] of refusals) {
  test(`reads ${name} as ${code}`, async () => {
    const answer = await answerOf(Number(name.split('.')[2]), `meta/error.${name}.json`)
    assert.equal(decideMetaRetry(answer), verdict)
    const error = metaRefusal(answer, { feature: 'hashtags', label: '#x' })
    assert.deepEqual([error.status, error.code], [status, code])
  })
}

test('a missing permission or a limit of Pages closes one part, a dead token all', async () => {
  const isNarrow = async (name: string) =>
    endsFeatureOnly(
      metaRefusal(await answerOf(400, `meta/error.${name}.400.json`), { feature: 'pages', label: '' }),
    )
  assert.deepEqual(
    [
      await isNarrow('ppca.10'),
      await isNarrow('pages_buc.80001'),
      await isNarrow('token_expired.190'),
      await isNarrow('app_limit.4'),
    ],
    [true, true, false, false],
  )
})

/** Codes without a fixture. */
const errors = [
  [{ code: 102 }, 'auth_required', 'token_refused'],
  [{ code: 17 }, 'rate_limited', 'rate_limited'],
  [{ code: 32 }, 'rate_limited', 'rate_limited'],
  [{ code: 613 }, 'rate_limited', 'rate_limited'],
  [{ code: 200 }, 'auth_required', 'permission_missing'],
  [{ code: 299 }, 'auth_required', 'permission_missing'],
  [{ code: 300 }, 'partial', 'query_refused'],
  [{ code: 100, message: 'Invalid parameter' }, 'partial', 'query_refused'],
  [{ code: 100, message: 'Invalid appsecret_proof provided' }, 'auth_required', 'proof_refused'],
  [{ code: 368 }, 'blocked', 'policy_block'],
  [{ code: 18 }, 'partial', 'hashtag_limit'],
  [{ code: 24 }, 'partial', 'no_such_hashtag'],
  [{}, 'failed', 'server_error'],
] as const

for (const [error, status, code] of errors) {
  test(`reads ${JSON.stringify(error)} as ${code}`, () => {
    const answer = { status: 400, headers: new Headers(), isHtml: false, body: { error } }
    const refusal = metaRefusal(answer, { feature: 'pages', label: 'x' })
    assert.deepEqual([refusal.status, refusal.code], [status, code])
  })
}

const approvals = {
  pages: /Page Public Content Access/,
  accounts: /instagram_manage_insights/,
  hashtags: /Instagram Public Content Access/,
} as const

for (const feature of ['pages', 'accounts', 'hashtags'] as const) {
  test(`says which approval the ${feature} lack`, async () => {
    const answer = await answerOf(400, 'meta/error.ppca.10.400.json')
    assert.match(metaRefusal(answer, { feature, label: '' }).message, approvals[feature])
  })
}

const app = (percent: number) => new Headers({ 'x-app-usage': `{"call_count":${percent},"total_time":1}` })
const business = (usage: object) =>
  new Headers({ 'x-business-use-case-usage': JSON.stringify({ 1: [{ type: 'pages' }], 2: [usage] }) })

test("goes slowly from 80 percent of the app's limit and stops from 95", () => {
  const percents = [79, 80, 94, 95, 130].map(app)
  assert.deepEqual(percents.map(isSlow), [false, true, true, true, true])
  assert.deepEqual(percents.map(predictedPauses), [{}, {}, {}, { app: 600 }, { app: 600 }])
})

test('any of the three figures counts', () => {
  for (const name of ['call_count', 'total_time', 'total_cputime']) {
    assert.equal(isSlow(business({ type: 'pages', [name]: 81 })), true)
  }
})

test("a product's own limit pauses that product alone, as long as its own header says", () => {
  const pages = { type: 'pages', call_count: 95 }
  const instagram = { type: 'instagram', total_time: 130, estimated_time_to_regain_access: 7 }
  assert.deepEqual(predictedPauses(business(pages)), { facebook: 600 })
  assert.deepEqual(predictedPauses(business(instagram)), { instagram: 420 })
  const both = { 1: [pages], 2: [instagram] }
  const headers = new Headers({ 'x-business-use-case-usage': JSON.stringify(both) })
  assert.deepEqual(predictedPauses(headers), { facebook: 600, instagram: 420 })
})

test('a time to regain access is a pause whatever the percentage', () => {
  assert.deepEqual(predictedPauses(business({ type: 'pages', estimated_time_to_regain_access: 2 })), {
    facebook: 120,
  })
})

test("reads Meta's own sample of the headers", async () => {
  const text = await readFile(new URL('../../fixtures/upstreams/meta/headers.txt', import.meta.url), 'utf8')
  const pairs = text
    .trim()
    .split('\n')
    .map((line) => /^([^:]+): (.*)$/.exec(line))
    .map((match): [string, string] => [match?.[1] ?? '', match?.[2] ?? ''])
  assert.deepEqual(predictedPauses(new Headers(pairs)), { facebook: 600 })
  assert.equal(isSlow(new Headers(pairs)), true)
})

test('headers that are missing or broken change nothing', () => {
  for (const headers of [new Headers(), new Headers({ 'x-app-usage': 'soon' })]) {
    assert.deepEqual([isSlow(headers), predictedPauses(headers)], [false, {}])
  }
})

test('the time to regain access comes in minutes', () => {
  assert.equal(regainSecondsOf(business({ estimated_time_to_regain_access: 7 })), 420)
  assert.equal(regainSecondsOf(new Headers()), 600)
})

test('a refusal for a limit is a pause too, of the app or of the product that it names', async () => {
  const pauses = async (name: string, headers = {}) =>
    pausesOf(await answerOf(400, `meta/error.${name}.400.json`, headers))
  assert.deepEqual(await pauses('app_limit.4'), { app: 600 })
  assert.deepEqual(await pauses('pages_buc.80001'), { facebook: 600 })
  assert.deepEqual(await pauses('ig_buc.80002'), { instagram: 600 })
  assert.deepEqual(await pauses('ppca.10'), {})
  const usage = { 1: [{ type: 'pages', estimated_time_to_regain_access: 7 }] }
  const headers = { 'x-business-use-case-usage': JSON.stringify(usage) }
  assert.deepEqual(await pauses('pages_buc.80001', headers), { facebook: 420 })
})
