import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { listMembers } from '../../db/memberships.ts'
import { listSessions } from '../../db/sessions.ts'
import { hasUsers, listUsers, removeUser } from '../../db/users.ts'
import { findWorkspace } from '../../db/workspaces.ts'
import { createCode, hashCode } from '../../src/accounts/code.ts'
import {
  LAST_SEEN_EVERY_MS,
  LINK_LIFE_MS,
  SESSION_IDLE_MS,
  SESSION_LIFE_MS,
  SIGN_IN_LIMITS,
  sessionTimes,
} from '../../src/accounts/limits.ts'
import { issueFirstLink, issueLink, linkOf } from '../../src/accounts/links.ts'
import { endMembership } from '../../src/accounts/members.ts'
import type { Visitor } from '../../src/accounts/visitor.ts'
import { ServiceError } from '../../src/lib/errors.ts'
import { openAccounts, outcomesOf, somewhere } from '../support/accounts.ts'
import { runAtOnce } from '../support/locks.ts'
import { byOperator } from '../support/service.ts'

const refusedAs = (kind: string) => (error: unknown) =>
  error instanceof ServiceError && error.fault.kind === kind

test('the first person becomes owner of every workspace without an owner, and of none that is made later', async (t) => {
  const { db, accounts, signIn, workspace, join } = await openAccounts(t)
  const [first, second] = [await workspace('A'), await workspace('B')]
  const { cookie, visitor } = await signIn({ kind: 'first_owner' })
  const owned = [
    [first, 'owner'],
    [second, 'owner'],
  ]
  assert.deepEqual(rolesOf(visitor), owned)
  const later = await workspace('C')
  assert.deepEqual(rolesOf((await join(later, 'member')).visitor), [[later, 'member']])
  assert.deepEqual(rolesOf(await accounts.visitorOf(cookie)), owned)
  assert.deepEqual(
    (await listMembers(db, first)).map(({ userId }) => userId),
    [visitor.userId],
  )
})

const rolesOf = (visitor: Visitor | undefined) => visitor?.workspaces.map(({ id, role }) => [id, role])

test('a link signs in once: used again it is refused in the words of a wrong code', async (t) => {
  const { db, accounts, clock } = await openAccounts(t)
  const link = await issueFirstLink(db, clock.now())
  assert.ok(link)
  assert.match(await accounts.enter(link.code, somewhere(), undefined), /^[\w-]{43}$/)
  const sentences: string[] = []
  for (const code of [link.code, createCode(), 'nonsense', '', '\u0000']) {
    await assert.rejects(accounts.enter(code, somewhere(), undefined), (error) => {
      assert.ok(refusedAs('forbidden')(error))
      sentences.push(String(error))
      return true
    })
  }
  assert.equal(new Set(sentences).size, 1)
  assert.deepEqual(await outcomesOf(db), [
    'entered',
    'used_code',
    ...Array.from({ length: 4 }, () => 'unknown_code'),
  ])
  assert.equal(await issueFirstLink(db, clock.now()), undefined)
})

test('the whole link and spaces around it are taken for its code', async (t) => {
  const { db, accounts, clock } = await openAccounts(t)
  const link = await issueFirstLink(db, clock.now())
  assert.ok(link)
  const pasted = `  ${linkOf('http://localhost:8787', link.code)}\n`
  assert.ok(await accounts.enter(pasted, somewhere(), undefined))
})

test('of two browsers with one link at once one gets in, and one person and one session are made', async (t) => {
  const { db, connectionString, accounts, clock, workspace } = await openAccounts(t)
  const workspaceId = await workspace()
  const purpose = { kind: 'invitation', workspace: { workspaceId, role: 'member' } } as const
  const { code } = await issueLink(db, purpose, null, clock.now())
  const enter = () => accounts.enter(code, somewhere(), undefined)
  const done = await runAtOnce(connectionString, 'select from sign_in_links for update', [enter, enter])
  assert.equal(done.filter(({ status }) => status === 'fulfilled').length, 1)
  const [only, ...others] = await listUsers(db)
  assert.deepEqual(others, [])
  assert.equal((await listSessions(db, only?.userId ?? '', sessionTimes(clock.now()))).length, 1)
  assert.deepEqual((await outcomesOf(db)).sort(), ['entered', 'used_code'])
})

test('of two links for a first owner that are used at once one wins', async (t) => {
  const { db, connectionString, accounts, clock, workspace } = await openAccounts(t)
  const workspaceId = await workspace()
  const links = [await issueFirstLink(db, clock.now()), await issueFirstLink(db, clock.now())]
  const entries = links.map((link) => () => accounts.enter(link?.code ?? '', somewhere(), undefined))
  const done = await runAtOnce(connectionString, 'select from sign_in_links for update', entries)
  assert.equal(done.filter(({ status }) => status === 'fulfilled').length, 1)
  assert.equal((await listUsers(db)).length, 1)
  assert.deepEqual(
    (await listMembers(db, workspaceId)).map(({ role }) => role),
    ['owner'],
  )
})

test('a link for a first owner is of no use once there is somebody, and again when nobody is left', async (t) => {
  const { db, accounts, clock, signIn } = await openAccounts(t)
  const early = await issueLink(db, { kind: 'first_owner' }, null, clock.now())
  const { visitor } = await signIn({ kind: 'first_owner' })
  await assert.rejects(accounts.enter(early.code, somewhere(), undefined), refusedAs('forbidden'))
  assert.deepEqual(await removeUser(db, visitor.userId, byOperator), { outcome: 'removed' })
  assert.equal(await hasUsers(db), false)
  assert.ok(await accounts.enter(early.code, somewhere(), undefined))
})

test('a link works until its fifteen minutes are over', async (t) => {
  const { db, accounts, clock } = await openAccounts(t)
  const first = await issueLink(db, { kind: 'first_owner' }, null, clock.now())
  clock.pass(LINK_LIFE_MS)
  await assert.rejects(accounts.enter(first.code, somewhere(), undefined), refusedAs('forbidden'))
  assert.deepEqual(await outcomesOf(db), ['expired_code'])
  const second = await issueLink(db, { kind: 'first_owner' }, null, clock.now())
  clock.pass(LINK_LIFE_MS - 1)
  assert.ok(await accounts.enter(second.code, somewhere(), undefined))
})

test('signing in begins a new session and ends the one that the browser had; a made-up cookie is never adopted', async (t) => {
  const { db, accounts, clock, signIn } = await openAccounts(t)
  const planted = createCode()
  const first = await signIn({ kind: 'first_owner' }, planted)
  assert.notEqual(first.cookie, planted)
  assert.equal(await accounts.visitorOf(planted), undefined)
  const { userId } = first.visitor
  const second = await signIn({ kind: 'user', userId }, first.cookie)
  assert.equal(second.visitor.userId, userId)
  assert.notEqual(second.visitor.sessionId, first.visitor.sessionId)
  assert.equal(await accounts.visitorOf(first.cookie), undefined)
  assert.equal((await listSessions(db, userId, sessionTimes(clock.now()))).length, 1)
})

test('an invitation adds its workspace to a person who is signed in, and makes a new one of anybody else', async (t) => {
  const { db, workspace, signIn, join } = await openAccounts(t)
  const [home, guest] = [await workspace('Home'), await workspace('Guest')]
  const owner = await join(home, 'owner')
  const purpose = { kind: 'invitation', workspace: { workspaceId: guest, role: 'member' } } as const
  const joined = await signIn({ ...purpose, email: 'label@lamp.example' }, owner.cookie)
  assert.equal(joined.visitor.userId, owner.visitor.userId)
  assert.equal(joined.visitor.email, null, 'the label is of a person who is made')
  assert.deepEqual(
    joined.visitor.workspaces.map(({ id, role }) => [id, role]),
    [
      [guest, 'member'],
      [home, 'owner'],
    ],
  )
  assert.equal(joined.visitor.chosen?.workspace.id, guest)
  const stranger = await signIn({ ...purpose, email: 'label@lamp.example' }, owner.cookie)
  assert.notEqual(stranger.visitor.userId, owner.visitor.userId, 'the former session has ended')
  assert.equal(stranger.visitor.name, 'label@lamp.example')
  assert.equal((await listUsers(db)).length, 2)
})

test('an invitation raises a member to owner and never lowers an owner', async (t) => {
  const { workspace, signIn, join } = await openAccounts(t)
  const workspaceId = await workspace()
  const member = await join(workspaceId, 'member')
  const { userId } = member.visitor
  const roleAfter = async (role: 'owner' | 'member') =>
    (await signIn({ kind: 'user', userId, workspace: { workspaceId, role } })).visitor.chosen?.role
  assert.equal(await roleAfter('member'), 'member')
  assert.equal(await roleAfter('owner'), 'owner')
  assert.equal(await roleAfter('member'), 'owner')
})

test("only an owner invites, and an owner's link ends with their ownership", async (t) => {
  const { db, accounts, clock, workspace, join } = await openAccounts(t)
  const [workspaceId, foreign] = [await workspace(), await workspace()]
  const [owner, , member] = [
    await join(workspaceId, 'owner'),
    await join(workspaceId, 'owner'),
    await join(workspaceId, 'member'),
  ]
  const invite = (by: string, to: string) =>
    issueLink(db, { kind: 'invitation', workspace: { workspaceId: to, role: 'owner' } }, by, clock.now())
  await assert.rejects(invite(member.visitor.userId, workspaceId), refusedAs('forbidden'))
  await assert.rejects(invite(owner.visitor.userId, foreign), refusedAs('forbidden'))
  // Or an owner could sign in as a colleague, who has other workspaces, too.
  const asAnother = { kind: 'user', userId: member.visitor.userId } as const
  await assert.rejects(issueLink(db, asAnother, owner.visitor.userId, clock.now()), refusedAs('forbidden'))
  const good = await invite(owner.visitor.userId, workspaceId)
  const left = await invite(owner.visitor.userId, workspaceId)
  assert.ok(await accounts.enter(good.code, somewhere(), undefined))
  const { userId } = owner.visitor
  await endMembership(db, { workspaceId, userId, byUserId: null }, byOperator)
  await assert.rejects(accounts.enter(left.code, somewhere(), undefined), refusedAs('forbidden'))
})

test('a session ends fourteen days after its last use and sixty days after its start', async (t) => {
  const { accounts, clock, signIn } = await openAccounts(t)
  const { cookie, visitor } = await signIn({ kind: 'first_owner' })
  clock.pass(SESSION_IDLE_MS - 1)
  assert.ok(await accounts.visitorOf(cookie))
  await accounts.close()
  clock.pass(SESSION_IDLE_MS)
  assert.equal(await accounts.visitorOf(cookie), undefined)
  const again = await signIn({ kind: 'user', userId: visitor.userId })
  for (let days = 0; days < 4; days++) {
    clock.pass(SESSION_IDLE_MS - 1)
    assert.ok(await accounts.visitorOf(again.cookie))
    await accounts.close()
  }
  clock.pass(SESSION_LIFE_MS - 4 * (SESSION_IDLE_MS - 1))
  assert.equal(await accounts.visitorOf(again.cookie), undefined)
})

test('the last use of a session is written at most once in five minutes', async (t) => {
  const { db, accounts, clock, signIn } = await openAccounts(t)
  const { cookie, visitor } = await signIn({ kind: 'first_owner' })
  const begun = clock.now()
  const lastSeen = async () => {
    await accounts.visitorOf(cookie)
    await accounts.close()
    return (await listSessions(db, visitor.userId, sessionTimes(clock.now())))[0]?.lastSeenAt
  }
  clock.pass(LAST_SEEN_EVERY_MS - 1)
  assert.deepEqual(await lastSeen(), begun)
  clock.pass(1)
  assert.deepEqual(await lastSeen(), clock.now())
})

test('an ended session opens nothing, and nobody ends the session of another', async (t) => {
  const { accounts, workspace, join } = await openAccounts(t)
  const workspaceId = await workspace()
  const [ann, ben] = [await join(workspaceId, 'owner'), await join(workspaceId, 'member')]
  for (const other of [ann.visitor.sessionId, `${ben.visitor.sessionId}\u0000`])
    await assert.rejects(accounts.endSession(ben.visitor, other), refusedAs('not_found'))
  assert.ok(await accounts.visitorOf(ann.cookie))
  await accounts.endSession(ann.visitor, ann.visitor.sessionId)
  assert.equal(await accounts.visitorOf(ann.cookie), undefined)
  await accounts.signOut(ben.cookie)
  assert.equal(await accounts.visitorOf(ben.cookie), undefined)
})

test('a session chooses among the workspaces of its person, and a lost membership takes the choice away', async (t) => {
  const { db, accounts, workspace, join, signIn } = await openAccounts(t)
  const [first, second, foreign] = [await workspace('A'), await workspace('B'), await workspace('C')]
  const { cookie, visitor } = await join(first, 'member')
  await join(foreign, 'owner')
  const { userId } = visitor
  const both = await signIn(
    { kind: 'invitation', workspace: { workspaceId: second, role: 'member' } },
    cookie,
  )
  const chosen = async () => (await accounts.visitorOf(both.cookie))?.chosen?.workspace.id
  assert.equal(await chosen(), second)
  await accounts.chooseWorkspace(both.visitor, first)
  assert.deepEqual((await accounts.visitorOf(both.cookie))?.chosen, {
    workspace: (await findWorkspace(db, first))?.workspace,
    role: 'member',
    confirmScans: 'client',
  })
  for (const unknown of [foreign, 'ws_none', `${second}\u0000`]) {
    await assert.rejects(accounts.chooseWorkspace(both.visitor, unknown), refusedAs('not_found'))
    assert.equal(await chosen(), first)
  }
  await endMembership(db, { workspaceId: first, userId, byUserId: userId }, byOperator)
  assert.equal(await chosen(), second)
  const next = await signIn({ kind: 'user', userId })
  assert.equal(next.visitor.chosen?.workspace.id, second, 'what is no longer theirs is not chosen')
  await endMembership(db, { workspaceId: second, userId, byUserId: null }, byOperator)
  const alone = await accounts.visitorOf(next.cookie)
  assert.deepEqual([alone?.workspaces, alone?.chosen], [[], null])
})

test('an address and a code are throttled apart, a burst at once too, and a window later they are free again', async (t) => {
  const { db, accounts, clock, signIn } = await openAccounts(t)
  const here = { address: '203.0.113.7', userAgent: null }
  const tries = Array.from({ length: SIGN_IN_LIMITS.perAddress + 10 }, () =>
    accounts.enter(createCode(), here, undefined).then(
      () => 'entered',
      (error: unknown) => (error instanceof ServiceError ? error.fault.kind : error),
    ),
  )
  const kinds = await Promise.all(tries)
  assert.equal(kinds.filter((kind) => kind === 'forbidden').length, SIGN_IN_LIMITS.perAddress)
  assert.equal(kinds.filter((kind) => kind === 'too_many_attempts').length, 10)
  assert.equal((await outcomesOf(db)).filter((outcome) => outcome === 'throttled').length, 1)
  const good = await issueLink(db, { kind: 'first_owner' }, null, clock.now())
  await assert.rejects(accounts.enter(good.code, here, undefined), (error) => {
    assert.ok(error instanceof ServiceError && error.fault.kind === 'too_many_attempts')
    assert.equal(error.fault.retryAfterSeconds, SIGN_IN_LIMITS.windowSeconds)
    return true
  })
  assert.ok(await signIn({ kind: 'first_owner' }), 'from elsewhere')

  const leaked = createCode()
  for (let count = 0; count < SIGN_IN_LIMITS.perCode; count++)
    await assert.rejects(accounts.enter(leaked, somewhere(), undefined), refusedAs('forbidden'))
  await assert.rejects(accounts.enter(leaked, somewhere(), undefined), refusedAs('too_many_attempts'))

  clock.pass(SIGN_IN_LIMITS.windowSeconds * 1000)
  await assert.rejects(accounts.enter(leaked, here, undefined), refusedAs('forbidden'))
})

test('an IPv6 customer is throttled by their network, an IPv4 one alone', async (t) => {
  const { accounts } = await openAccounts(t)
  const kindFrom = async (address: string | null) => {
    try {
      return await accounts.enter(createCode(), { address, userAgent: null }, undefined)
    } catch (error) {
      return error instanceof ServiceError ? error.fault.kind : error
    }
  }
  for (const [addressOf, last, elsewhere] of [
    [(count: number) => `2001:db8:1:2::${count.toString(16)}`, '2001:db8:1:2:ffff::1', '2001:db8:1:3::1'],
    [() => '198.51.100.4', '198.51.100.4', '198.51.100.5'],
    [() => null, null, '198.51.100.6'],
  ] as const) {
    for (let count = 0; count < SIGN_IN_LIMITS.perAddress; count++)
      assert.equal(await kindFrom(addressOf(count)), 'forbidden')
    assert.equal(await kindFrom(last), 'too_many_attempts')
    assert.equal(await kindFrom(elsewhere), 'forbidden')
  }
})

test('of codes and cookies only the SHA-256 is stored', async (t) => {
  const { db, accounts, clock } = await openAccounts(t)
  const link = await issueFirstLink(db, clock.now())
  assert.ok(link)
  const cookie = await accounts.enter(link.code, somewhere(), undefined)
  const { rows } = await sql<{ all: string }>`
    select concat(
      (select jsonb_agg(to_jsonb(sign_in_links)) from sign_in_links), (select jsonb_agg(to_jsonb(sessions)) from sessions),
      (select jsonb_agg(to_jsonb(sign_in_throttles)) from sign_in_throttles),
      (select jsonb_agg(to_jsonb(sign_in_attempts)) from sign_in_attempts)) as all`.execute(db)
  const stored = rows[0]?.all ?? ''
  assert.ok(stored.includes(hashCode(link.code).toString('hex')))
  assert.ok(stored.includes(hashCode(cookie).toString('hex')))
  assert.ok(!stored.includes(link.code) && !stored.includes(cookie))
})

test('old links, sessions and attempts are deleted, and what is alive stays', async (t) => {
  const { db, accounts, clock, signIn } = await openAccounts(t)
  const { visitor } = await signIn({ kind: 'first_owner' })
  const rowsLeft = async () => {
    const { rows } = await sql<{ counts: number[] }>`
      select jsonb_build_array((select count(*) from sign_in_links), (select count(*) from sessions),
        (select count(*) from sign_in_throttles), (select count(*) from sign_in_attempts)) as counts`.execute(
      db,
    )
    return rows[0]?.counts
  }
  await accounts.deleteOld()
  assert.deepEqual(await rowsLeft(), [1, 1, 2, 1])
  clock.pass(SESSION_LIFE_MS)
  await accounts.deleteOld()
  assert.deepEqual(await rowsLeft(), [0, 0, 0, 1])
  clock.pass(3 * SESSION_LIFE_MS)
  await accounts.deleteOld()
  assert.deepEqual(await rowsLeft(), [0, 0, 0, 0])
  assert.equal((await listUsers(db))[0]?.userId, visitor.userId)
})
