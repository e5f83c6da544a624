import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inspect } from 'node:util'
import { credentials } from '../../../simulator/credentials.ts'
import { CollectorError } from '../../../src/collectors/collector.ts'
import { proofOf } from '../../simulator/support.ts'
import { collect, meta } from '../simulated.ts'
import { createRecordingSink, requestOf } from '../support.ts'

const wanted = {
  words: ['grow light'],
  handles: { facebook: ['fernlight'], instagram: ['fernlight', 'nobody'] },
}
const refs = [
  { platform: 'facebook', id: '900100_20', url: 'https://www.facebook.com/900100/posts/20' },
  { platform: 'instagram', id: '1', url: 'https://www.instagram.com/p/X/', authorHandle: 'fernlight' },
] as const

const scenarios = [
  'ok',
  'empty',
  'server_error-9',
  'reset',
  'broken_json',
  'truncated',
  'oversized',
  'html',
  'rate_limited',
  'unauthorized',
  'no_page_access',
  'no_instagram_access',
  'no_hashtag_access',
  'policy_blocked',
  'pages_limited',
  'instagram_limited',
  'reduce_data-5',
  'usage_climbing',
]

for (const scenario of scenarios) {
  test(`nothing that comes out of ${scenario} says the token, its proof or the secret`, async () => {
    const accessToken = `${credentials.meta.accessToken}.${scenario}.secrets`
    const collector = meta(scenario, { accessToken })
    const scanned = await collect(collector, wanted)
    const lookedUp = await collector
      .recheck(refs, { request: requestOf(), sink: createRecordingSink() })
      .catch((error: unknown) => {
        assert.ok(error instanceof CollectorError)
        return error
      })
    const plan = await collector.plan(requestOf(wanted))
    // The causes, the stacks and hidden properties too.
    const said = inspect([scanned, lookedUp, plan], { depth: 20, showHidden: true, maxStringLength: null })
    assert.ok(scanned.coverage.length > 0)
    for (const secret of [credentials.meta.accessToken, proofOf(accessToken), credentials.meta.appSecret]) {
      assert.equal(said.includes(secret), false)
    }
    assert.doesNotMatch(said, /access_token|appsecret_proof/)
  })
}

test('a wrong app secret is not told either', async () => {
  const { refusal } = await collect(meta('ok', { appSecret: 'a-secret-of-nobody' }), wanted)
  assert.equal(refusal?.code, 'proof_refused')
  assert.doesNotMatch(inspect(refusal, { depth: 20, showHidden: true }), /a-secret-of-nobody/)
})
