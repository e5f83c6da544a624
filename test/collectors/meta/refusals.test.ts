import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { closesOneProduct, judgeMetaAnswer, metaRefusal } from '../../../src/collectors/meta/refusals.ts'
import { paceOf, regainSecondsOf } from '../../../src/collectors/meta/usage.ts'
import { answerOf } from '../support.ts'

const refusals = [
  ['app_limit.4.400', 'final', 'rate_limited', 'rate_limited'],
  ['pages_buc.80001.400', 'final', 'rate_limited', 'product_limit'],
  ['ig_buc.80002.400', 'final', 'rate_limited', 'product_limit'],
  ['ppca.10.400', 'final', 'auth_required', 'permission_missing'],
  ['proof.100.400', 'final', 'auth_required', 'proof_refused'],
  ['token_expired.190.400', 'final', 'auth_required', 'token_refused'],
  ['unsupported_get.100.400', 'final', 'partial', 'not_readable'],
  ['ig_invalid_user.110.400', 'final', 'partial', 'not_readable'],
  ['transient.2.500', 'retry', 'failed', 'server_error'],
  ['reduce_data.1.500', 'final', 'failed', 'server_error'],
] as const

for (const [name, verdict, status, code] of refusals) {
  test(`reads ${name} as ${code}`, async () => {
    const answer = await answerOf(Number(name.split('.')[2]), `meta/error.${name}.json`)
    assert.equal(judgeMetaAnswer(answer), verdict)
    const error = metaRefusal(answer, '#x')
    assert.deepEqual([error.status, error.code], [status, code])
  })
}

test('a missing permission or a limit of Pages closes one product, a dead token both', async () => {
  const closes = async (name: string) =>
    closesOneProduct(metaRefusal(await answerOf(400, `meta/error.${name}.400.json`), ''))
  assert.deepEqual(
    [
      await closes('ppca.10'),
      await closes('pages_buc.80001'),
      await closes('token_expired.190'),
      await closes('app_limit.4'),
    ],
    [true, true, false, false],
  )
})

const app = (percent: number) => new Headers({ 'x-app-usage': `{"call_count":${percent},"total_time":1}` })
const business = (usage: object) =>
  new Headers({ 'x-business-use-case-usage': JSON.stringify({ 1: [{ type: 'pages' }], 2: [usage] }) })

test("goes slowly from 80 percent of the app's limit and stops from 95", () => {
  const paces = [79, 80, 94, 95, 130].map((percent) => paceOf(app(percent)))
  assert.deepEqual(
    paces.map(({ slow }) => slow),
    [false, true, true, true, true],
  )
  assert.deepEqual(
    paces.map(({ stop }) => stop),
    [false, false, false, true, true],
  )
})

test('any of the three figures counts', () => {
  for (const name of ['call_count', 'total_time', 'total_cputime']) {
    assert.equal(paceOf(business({ type: 'pages', [name]: 81 })).slow, true)
  }
})

test("a product's own limit closes that product alone", () => {
  assert.deepEqual(paceOf(business({ type: 'pages', call_count: 95 })).closed, ['facebook'])
  assert.deepEqual(paceOf(business({ type: 'instagram', total_time: 130 })).closed, ['instagram'])
  assert.equal(paceOf(business({ type: 'instagram', total_time: 130 })).stop, false)
})

test("reads Meta's own sample of the headers", async () => {
  const text = await readFile(new URL('../../fixtures/upstreams/meta/headers.txt', import.meta.url), 'utf8')
  const pairs = text
    .trim()
    .split('\n')
    .map((line) => /^([^:]+): (.*)$/.exec(line))
    .map((match): [string, string] => [match?.[1] ?? '', match?.[2] ?? ''])
  assert.deepEqual(paceOf(new Headers(pairs)), { slow: true, stop: false, closed: ['facebook'] })
})

test('headers that are missing or broken change nothing', () => {
  const normal = { slow: false, stop: false, closed: [] }
  assert.deepEqual(paceOf(new Headers()), normal)
  assert.deepEqual(paceOf(new Headers({ 'x-app-usage': 'soon' })), normal)
})

test('the time to regain access comes in minutes', () => {
  assert.equal(regainSecondsOf(business({ estimated_time_to_regain_access: 7 })), 420)
  assert.equal(regainSecondsOf(new Headers()), 600)
})
