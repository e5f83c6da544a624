import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { revokeKey } from '../../db/api-keys.ts'
import { operations } from '../../rest/operations.ts'
import { createKey } from '../../src/access/api-key.ts'
import {
  byOperator,
  call,
  mintCaller,
  sentenceOf,
  startTestService,
  type TestService,
} from '../support/service.ts'

let service: TestService
before(async () => {
  service = await startTestService()
})
after(() => service.close())

const everyOperation = Object.values(operations).map(
  ({ method, path }) => [method.toUpperCase(), path.replace('{id}', 'latest')] as const,
)

describe('401', () => {
  const headers: readonly [what: string, authorization: string | undefined][] = [
    ['no header', undefined],
    ['another scheme', 'Basic dXNlcjpwYXNz'],
    ['no key', 'Bearer '],
    ['two keys', 'Bearer a b'],
    ['another prefix', 'Bearer sk_live_abc'],
    ['an unknown key', `Bearer ${createKey().key}`],
    ['a wrong checksum', `Bearer ${createKey().key.slice(0, -1)}!`],
  ]
  for (const [what, authorization] of headers) {
    test(`for ${what}, on every operation`, async () => {
      for (const [method, path] of everyOperation) {
        const answer = await call(`${service.url}${path}`, {
          method,
          headers: authorization === undefined ? {} : { Authorization: authorization },
        })
        assert.equal(answer.status, 401, `${method} ${path}`)
        assert.equal(answer.headers.get('WWW-Authenticate'), 'Bearer')
        assert.ok(sentenceOf(answer).length > 20)
      }
    })
  }

  test('comes before any look at the input', async () => {
    assert.equal((await call(`${service.url}/v1/evidence?days=nonsense`)).status, 401)
  })

  test('for a key that was revoked, with its next call', async () => {
    const { key, keyId, workspace } = await mintCaller(service.db)
    assert.equal((await call(`${service.url}/v1/workspace`, { key })).status, 200)
    assert.ok(await revokeKey(service.db, workspace.id, keyId, byOperator))
    assert.equal((await call(`${service.url}/v1/workspace`, { key })).status, 401)
  })
})

describe('403', () => {
  test('for a valid key whose workspace has no active Pro plan, on every operation', async () => {
    const callers = await Promise.all([
      mintCaller(service.db, { plan: 'free_preview' }),
      mintCaller(service.db, { plan: 'weekly' }),
      mintCaller(service.db, { plan: 'pro', planEndsAt: new Date(Date.now() - 1000) }),
    ])
    for (const { key } of callers) {
      for (const [method, path] of everyOperation) {
        const answer = await call(`${service.url}${path}`, { method, key })
        assert.equal(answer.status, 403, `${method} ${path}`)
        assert.match(sentenceOf(answer), /no active Pro plan/)
      }
    }
  })

  test('not while a Pro plan still runs', async () => {
    const { key } = await mintCaller(service.db, { planEndsAt: new Date(Date.now() + 60_000) })
    assert.equal((await call(`${service.url}/v1/workspace`, { key })).status, 200)
  })
})

test('a key in a URL is refused as exposed, even with a good header', async () => {
  const { key } = await mintCaller(service.db)
  for (const path of [`/v1/workspace?api_key=${key}`, `/v1/${key}`, `/mcp?key=%73vc_live_abc`]) {
    const answer = await call(`${service.url}${path}`, { key })
    assert.equal(answer.status, 400, path)
    assert.match(sentenceOf(answer), /must be taken as exposed: revoke it/)
    assert.ok(!answer.text.includes(key))
  }
})

test('only the SHA-256 of a key is stored', async () => {
  const { key, keyId } = await mintCaller(service.db)
  const { rows } = await sql<{
    row: string
  }>`select to_jsonb(api_keys)::text as row from api_keys where key_id = ${keyId}`.execute(service.db)
  assert.equal(rows.length, 1)
  assert.ok(!rows[0]?.row.includes(key.slice('svc_live_'.length)))
  assert.match(rows[0]?.row ?? '', /"key_hash": "\\\\x[0-9a-f]{64}"/)
})
