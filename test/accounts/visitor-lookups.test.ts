import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Accounts } from '../../src/accounts/accounts.ts'
import { createLog } from '../../src/process/log.ts'
import { openAccounts } from '../support/accounts.ts'
import { countStatements } from '../support/counted-statements.ts'

test('however many pages a browser asks for at once, its session is looked up twice', async (t) => {
  const { db, clock, signIn } = await openAccounts(t)
  const { cookie, visitor } = await signIn({ kind: 'first_owner' })
  const { db: counted, made } = countStatements(db)
  const accounts = new Accounts({ db: counted, clock, log: createLog('silent') })
  const found = await Promise.all(Array.from({ length: 20 }, () => accounts.visitorOf(cookie)))
  assert.deepEqual(new Set(found.map((each) => each?.userId)), new Set([visitor.userId]))
  assert.equal(made(), 2)
})
