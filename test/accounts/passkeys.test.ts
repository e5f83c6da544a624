import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { hashCode } from '../../src/accounts/code.ts'
import { CHALLENGE_LIFE_MS } from '../../src/accounts/limits.ts'
import { Passkeys } from '../../src/accounts/passkeys.ts'
import { passkeySiteOf } from '../../src/accounts/relying-party.ts'
import { openAccounts, somewhere } from '../support/accounts.ts'

test('of a challenge only the SHA-256 is stored, until it has expired', async (t) => {
  const { db, accounts, clock } = await openAccounts(t)
  const passkeys = new Passkeys({ db, clock, site: passkeySiteOf('http://localhost:8787') })
  const { challenge } = await passkeys.askToSignIn(somewhere())
  const stored = async () => {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(passkey_challenges)::text as row from passkey_challenges`.execute(db)
    return rows.map(({ row }) => row)
  }
  await accounts.deleteOld()
  const [row = ''] = await stored()
  assert.ok(row.includes(hashCode(challenge).toString('hex')))
  assert.ok(!row.includes(challenge))
  clock.pass(CHALLENGE_LIFE_MS + 1)
  await accounts.deleteOld()
  assert.deepEqual(await stored(), [])
})

describe('passkeys work', () => {
  for (const [url, id, origin] of [
    ['https://trends.example', 'trends.example', 'https://trends.example'],
    ['https://trends.example:8443/below', 'trends.example', 'https://trends.example:8443'],
    ['http://localhost:8787', 'localhost', 'http://localhost:8787'],
    ['http://trends.localhost', 'trends.localhost', 'http://trends.localhost'],
  ] as const) {
    test(`at ${url}`, () => assert.deepEqual(passkeySiteOf(url), { id, origin }))
  }
  for (const url of [
    'http://127.0.0.1:8787',
    'https://127.0.0.1',
    'https://[::1]',
    'https://203.0.113.7',
    'http://trends.example',
    'http://localhost.evil.example',
    'http://notlocalhost:8787',
  ]) {
    test(`not at ${url}`, () => assert.ok('whyNot' in passkeySiteOf(url)))
  }
})
