import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listAuditEvents } from '../../db/audit-list.ts'
import { listMembers } from '../../db/memberships.ts'
import { updateAccount } from '../../db/workspaces.ts'
import { createLog } from '../../src/process/log.ts'
import { byOperator, call, impatientClock, mintCaller } from '../support/service.ts'
import { type SignedIn, signIn } from '../support/signed-in.ts'
import { startToolWorld } from '../support/tool-world.ts'

const logged: string[] = []
const { service } = await startToolWorld(
  {},
  impatientClock(),
  createLog('debug', { write: (line: string) => void logged.push(line) }),
)

const MEMBERS = '/app/settings/members'
const LINK = /http:\/\/[^<]+\/app\/enter#([\w-]{43})/
const HOSTILE = `<script>alert(1)</script>"><img src=x onerror=alert(2)>\u202Egnp`

const idOf = async ({ cookie }: SignedIn) =>
  (await service.accounts.visitorOf(cookie.split('=')[1] ?? ''))?.userId ?? assert.fail('nobody is signed in')
const rolesOf = async (workspaceId: string) =>
  (await listMembers(service.db, workspaceId)).map(({ role }) => role)

test('an owner invites by a link that is shown in that answer alone and lets one person in, once', async () => {
  const { workspace } = await mintCaller(service.db)
  const { get, post } = await signIn(service, workspace.id)
  const answer = await post(MEMBERS, { step: 'invite', email: 'ben@fern.example', role: 'member' })
  assert.equal(answer.status, 200, answer.text)
  assert.equal(answer.headers.get('Cache-Control'), 'no-store, no-transform')
  const code = LINK.exec(answer.text)?.[1] ?? assert.fail(answer.text)
  assert.match(answer.text, /http:\/\/localhost:\d+\/app\/enter#/, 'at the name where passkeys work')
  const enter = () =>
    call(`${service.url}/app/enter`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
      body: `code=${code}`,
    })
  assert.equal((await enter()).status, 303)
  assert.equal((await enter()).status, 403, 'it works once')
  const { text } = await get(MEMBERS)
  assert.ok(text.includes('ben@fern.example') && !text.includes(code))
  assert.deepEqual(await rolesOf(workspace.id), ['owner', 'member'])
  const events = await listAuditEvents(service.db, { workspaceId: workspace.id }, { limit: 100 })
  assert.ok(events.some(({ action, after }) => action === 'invite_member' && after?.['role'] === 'member'))
  assert.ok(!JSON.stringify(events).includes(code) && !logged.join('').includes(code))
})

test('an owner changes roles and removes members, who see nothing of the workspace then', async () => {
  const { workspace } = await mintCaller(service.db)
  const [ann, ben] = [await signIn(service, workspace.id), await signIn(service, workspace.id, 'member')]
  const user = await idOf(ben)
  for (const [form, roles] of [
    [{ step: 'role', user, role: 'owner' }, ['owner', 'owner']],
    [{ step: 'role', user, role: 'member' }, ['owner', 'member']],
    [{ step: 'remove', user, role: '' }, ['owner']],
  ] as const) {
    const { status, headers } = await ann.post(MEMBERS, form)
    assert.deepEqual([status, headers.get('Location')], [303, MEMBERS])
    assert.deepEqual(await rolesOf(workspace.id), roles)
  }
  const { status, text } = await ben.get('/app')
  assert.equal(status, 404)
  assert.match(text, /You are a member of no workspace\. Ask an owner of one for an invitation/)
  const events = await listAuditEvents(service.db, { workspaceId: workspace.id }, { limit: 3 })
  assert.deepEqual(
    events.map(({ action, actor, subject, before, after }) => [action, actor.kind, subject, before, after]),
    [
      ['remove_member', 'user', user, { role: 'member' }, null],
      ['set_role', 'user', user, { role: 'owner' }, { role: 'member' }],
      ['set_role', 'user', user, { role: 'member' }, { role: 'owner' }],
    ],
  )
})

test('the last owner cannot leave or step down, and learns why', async () => {
  const { workspace } = await mintCaller(service.db)
  const ann = await signIn(service, workspace.id)
  await signIn(service, workspace.id, 'member')
  const user = await idOf(ann)
  for (const form of [
    { step: 'remove', user, role: '' },
    { step: 'role', user, role: 'member' },
  ]) {
    const { status, text } = await ann.post(MEMBERS, form)
    assert.equal(status, 400)
    assert.match(text, /role="alert">This is the last owner of the workspace: make another member an owner/)
  }
  assert.deepEqual(await rolesOf(workspace.id), ['owner', 'member'])
})

test('a member sees the people, renames themselves, leaves, and does nothing to others', async () => {
  const { workspace } = await mintCaller(service.db)
  const [ann, ben] = [await signIn(service, workspace.id), await signIn(service, workspace.id, 'member')]
  const { text } = await ben.get(MEMBERS)
  assert.match(text, /Only an owner of this workspace invites people/)
  assert.doesNotMatch(text, /value="invite"|value="role"/)
  const user = await idOf(ann)
  const refused: Record<string, string>[] = [
    { step: 'invite', email: '', role: 'owner' },
    { step: 'role', user: await idOf(ben), role: 'owner' },
    { step: 'remove', user },
  ]
  for (const form of refused) assert.equal((await ben.post(MEMBERS, form)).status, 403)
  assert.equal((await ben.post(MEMBERS, { step: 'rename', name: ' Ben ' })).status, 303)
  assert.match((await ann.get(MEMBERS)).text, /<bdi dir="auto">Ben<\/bdi>/)
  const left = await ben.post(MEMBERS, { step: 'remove', user: await idOf(ben) })
  assert.deepEqual([left.status, left.headers.get('Location')], [303, '/app'])
  assert.deepEqual(await rolesOf(workspace.id), ['owner'])
})

test('an owner changes nobody of another workspace, and no other site changes anybody', async () => {
  const [own, foreign] = [await mintCaller(service.db), await mintCaller(service.db)]
  const ann = await signIn(service, own.workspace.id)
  const user = await idOf(await signIn(service, foreign.workspace.id))
  const forms: Record<string, string>[] = [
    { step: 'role', user, role: 'member' },
    { step: 'remove', user, workspaceId: foreign.workspace.id },
  ]
  for (const form of forms) assert.equal((await ann.post(MEMBERS, form)).status, 404)
  const forged = await call(`${service.url}${MEMBERS}`, {
    method: 'POST',
    headers: {
      Cookie: ann.cookie,
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'cross-site',
    },
    body: 'step=invite&email=&role=owner',
  })
  assert.deepEqual([forged.status, LINK.test(forged.text)], [403, false])
  assert.deepEqual(await rolesOf(foreign.workspace.id), ['owner'])
})

test('wrong input is refused beside its field and kept, and hostile names are text', async () => {
  const { workspace } = await mintCaller(service.db)
  const { get, post } = await signIn(service, workspace.id)
  for (const [form, sentence] of [
    [{ step: 'invite', email: 'nobody', role: 'member' }, /E-mail was &quot;nobody&quot;/],
    [{ step: 'rename', name: 'a\nb' }, /A name must not contain control characters/],
    [{ step: 'rename', name: 'x'.repeat(10_000) }, /A name has at most 100 characters|Your name was/],
    [
      { step: 'invite', email: '', role: 'king' },
      /role was &quot;king&quot;\. It must be one of owner, member/,
    ],
    [{ step: 'other' }, /invite, rename, role or remove/],
  ] as const) {
    const { status, text } = await post(MEMBERS, form)
    assert.equal(status, 400)
    assert.match(text, sentence)
  }
  assert.match((await post(MEMBERS, { step: 'invite', email: HOSTILE, role: 'member' })).text, /&lt;script>/)
  await post(MEMBERS, { step: 'rename', name: HOSTILE })
  const { text } = await get(MEMBERS)
  assert.match(text, /<bdi dir="auto">&lt;script>alert/)
  assert.ok(!text.includes('<script>alert') && !text.includes('<img'))
})

test('the plan says what it is, until when and what it opens, and who sets it', async () => {
  const { workspace } = await mintCaller(service.db)
  const { get } = await signIn(service, workspace.id, 'member')
  const plan = async () => (await get('/app/settings/plan')).text
  assert.match(await plan(), /<b>Pro<\/b>[\s\S]*It does not end[\s\S]*open: <a[\s\S]*set by the operator/)
  const past = { plan: 'pro' as const, planEndsAt: new Date('2026-01-02T03:04:00Z') }
  await updateAccount(service.db, workspace.id, past, byOperator)
  assert.match(
    await plan(),
    /Ended<\/dt><dd><time [^>]*>2 January 2026, 03:04 UTC[\s\S]*calls with a key are refused/,
  )
  await updateAccount(service.db, workspace.id, { plan: 'weekly', planEndsAt: null }, byOperator)
  assert.match(await plan(), /<b>Weekly<\/b>[\s\S]*closed: only an active Pro plan opens them/)
})
