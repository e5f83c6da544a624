import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renameMember } from '../../actions/rename-member.ts'
import { runAction } from '../../actions/run.ts'
import { listMembers } from '../../db/memberships.ts'
import { removeUser } from '../../db/users.ts'
import { endMembership, giveRole } from '../../src/accounts/members.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { ServiceError } from '../../src/lib/errors.ts'
import { openAccounts } from '../support/accounts.ts'
import { runAtOnce } from '../support/locks.ts'
import { byOperator } from '../support/service.ts'

const refusedAs = (kind: string) => (error: unknown) =>
  error instanceof ServiceError && error.fault.kind === kind

test('the last owner cannot leave, be removed, be made a member or be deleted, by anybody', async (t) => {
  const { db, workspace, join } = await openAccounts(t)
  const workspaceId = await workspace()
  const { userId } = (await join(workspaceId, 'owner')).visitor
  await join(workspaceId, 'member')
  for (const byUserId of [userId, null]) {
    const change = { workspaceId, userId, byUserId }
    await assert.rejects(endMembership(db, change, byOperator), refusedAs('invalid_input'))
    await assert.rejects(
      giveRole(db, { ...change, role: 'member' }, byOperator),
      /make another member an owner first/,
    )
  }
  assert.deepEqual(await removeUser(db, userId, byOperator), {
    outcome: 'last_owner',
    workspaceIds: [workspaceId],
  })
  const roles = (await listMembers(db, workspaceId)).map(({ role }) => role)
  assert.deepEqual(roles, ['owner', 'member'])
})

test('of two owners who leave, step down, are made members by each other or deleted at once, one stays', async (t) => {
  const { db, connectionString, workspace, join } = await openAccounts(t)
  const ways = {
    leave: (workspaceId: string, userId: string) =>
      endMembership(db, { workspaceId, userId, byUserId: userId }, byOperator),
    'step down': (workspaceId: string, userId: string) =>
      giveRole(db, { workspaceId, userId, byUserId: userId, role: 'member' }, byOperator),
    'be made a member': (workspaceId: string, userId: string, otherId: string) =>
      giveRole(db, { workspaceId, userId, byUserId: otherId, role: 'member' }, byOperator),
    'be deleted': async (_: string, userId: string) => {
      assert.equal((await removeUser(db, userId, byOperator)).outcome, 'removed')
    },
  }
  for (const [first, takeFirst] of Object.entries(ways)) {
    for (const [second, takeSecond] of Object.entries(ways)) {
      const workspaceId = await workspace()
      const ann = (await join(workspaceId, 'owner')).visitor.userId
      const ben = (await join(workspaceId, 'owner')).visitor.userId
      const done = await runAtOnce(connectionString, 'select from memberships for update', [
        () => takeFirst(workspaceId, ann, ben),
        () => takeSecond(workspaceId, ben, ann),
      ])
      const owners = (await listMembers(db, workspaceId)).filter(({ role }) => role === 'owner')
      assert.equal(owners.length, 1, `${first} and ${second}`)
      assert.equal(done.filter(({ status }) => status === 'rejected').length, 1, `${first} and ${second}`)
    }
  }
})

test('owners change roles and remove members, members only leave, and an owner of another workspace does nothing', async (t) => {
  const { db, workspace, join } = await openAccounts(t)
  const [workspaceId, foreign] = [await workspace(), await workspace()]
  const [owner, member, other, stranger] = [
    (await join(workspaceId, 'owner')).visitor.userId,
    (await join(workspaceId, 'member')).visitor.userId,
    (await join(workspaceId, 'member')).visitor.userId,
    (await join(foreign, 'owner')).visitor.userId,
  ]
  const of = (userId: string, byUserId: string) => ({ workspaceId, userId, byUserId })
  for (const byUserId of [member, stranger]) {
    await assert.rejects(
      giveRole(db, { ...of(other, byUserId), role: 'owner' }, byOperator),
      refusedAs('forbidden'),
    )
    await assert.rejects(
      giveRole(db, { ...of(byUserId, byUserId), role: 'owner' }, byOperator),
      refusedAs('forbidden'),
    )
    await assert.rejects(endMembership(db, of(other, byUserId), byOperator), refusedAs('forbidden'))
    await assert.rejects(endMembership(db, of(owner, byUserId), byOperator), refusedAs('forbidden'))
  }
  await assert.rejects(endMembership(db, of(stranger, owner), byOperator), refusedAs('not_found'))
  await giveRole(db, { ...of(other, owner), role: 'owner' }, byOperator)
  await endMembership(db, of(member, member), byOperator)
  await endMembership(db, of(owner, other), byOperator)
  assert.deepEqual(
    (await listMembers(db, workspaceId)).map(({ userId, role }) => [userId, role]),
    [[other, 'owner']],
  )
})

test('a name is data: markup, quotes and foreign scripts come back as they were given, control characters do not', async (t) => {
  const { db, accounts, workspace, join } = await openAccounts(t)
  const workspaceId = await workspace()
  const { cookie, visitor } = await join(workspaceId, 'owner')
  const { userId } = visitor
  const rename = (name: string) =>
    runAction(
      renameMember,
      { workspaceId, userId, name },
      { db, clock: systemClock, actor: { kind: 'user', id: userId }, from: 'test' },
      { memberships: visitor.workspaces },
    )
  for (const name of [
    `<script>alert(1)</script>`,
    `Robert'); drop table users;--`,
    'مرحبا \u202Eevil',
    '$1 {x} %s \\',
  ]) {
    await rename(`  ${name} `)
    assert.equal((await accounts.visitorOf(cookie))?.name, name)
  }
  for (const name of ['', '   ', 'a\u0000b', 'a\nb', '\u001B[2J', '\uD800', 'x'.repeat(101)])
    await assert.rejects(rename(name), refusedAs('invalid_input'))
})
