import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RECENT_SIGN_IN_MS } from '../../src/accounts/limits.ts'
import { recentSignIn } from '../../src/accounts/recent-sign-in.ts'
import { openAccounts } from '../support/accounts.ts'

test('a sign-in is recent for 15 minutes, however much the session is used, and again after the next', async (t) => {
  const { accounts, clock, workspace, join, signIn } = await openAccounts(t)
  const { cookie, visitor } = await join(await workspace(), 'member')
  assert.equal(recentSignIn(visitor, clock), true)
  clock.pass(RECENT_SIGN_IN_MS - 1)
  assert.equal(recentSignIn(visitor, clock), true)
  clock.pass(1)
  const later = await accounts.visitorOf(cookie)
  assert.ok(later !== undefined)
  assert.equal(recentSignIn(later, clock), false)
  const again = await signIn({ kind: 'user', userId: visitor.userId }, cookie)
  assert.equal(recentSignIn(again.visitor, clock), true)
})
