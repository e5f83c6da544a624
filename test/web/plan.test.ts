import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { listAuditEvents } from '../../db/audit-list.ts'
import { findWorkspace } from '../../db/workspaces.ts'
import { call, mintCaller, startTestService } from '../support/service.ts'
import { signIn, signInBy } from '../support/signed-in.ts'
import { assertHarmless, hostile } from './hostile.ts'

const ADMIN = 'usr_00000000000000ad'
const PLAN = '/app/settings/plan'

const service = await startTestService({ PLAN_ADMINS: ADMIN })
after(() => service.close())
const { db } = service

await sql`insert into users (user_id, name, is_first, created_at) values (${ADMIN}, 'Ada', false, now())`.execute(
  db,
)
const admin = (workspaceId: string) =>
  signInBy(service, { kind: 'user', userId: ADMIN, workspace: { workspaceId, role: 'member' } })

test('whom the operator lets set plans sets that of a workspace of theirs, with its end, which opens the API or closes it', async () => {
  const { workspace, key } = await mintCaller(db)
  const { get, post } = await admin(workspace.id)
  const statusOfCall = async () => (await call(`${service.url}/v1/workspace`, { key })).status
  assert.match((await get(PLAN)).text, /<h2 id="set-plan">Set the plan/)
  const set = await post(PLAN, { plan: 'free_preview', planEndsAt: '' })
  assert.deepEqual([set.status, set.headers.get('Location')], [303, PLAN])
  assert.equal(await statusOfCall(), 403)
  assert.equal((await post(PLAN, { plan: 'pro', planEndsAt: ' 2099-06-30 ' })).status, 303)
  assert.equal(await statusOfCall(), 200)
  assert.match((await get(PLAN)).text, /30 June 2099/)
  const [event] = await listAuditEvents(db, { workspaceId: workspace.id, action: 'set_plan' }, { limit: 9 })
  assert.deepEqual(event?.actor, { kind: 'user', id: ADMIN })
  assert.equal(event?.after?.['plan'], 'pro')
})

test('an end that is none is said beside its field, and kept as text', async () => {
  const { workspace } = await mintCaller(db)
  const { post } = await admin(workspace.id)
  for (const planEndsAt of ['2027-02-30', hostile.attribute]) {
    const { status, text } = await post(PLAN, { plan: 'weekly', planEndsAt })
    assert.equal(status, 400)
    assert.match(text, /Ends was [\s\S]*an ISO 8601 date/)
    assertHarmless(text)
  }
  assert.equal((await post(PLAN, { plan: 'gold', planEndsAt: '' })).status, 400)
  assert.equal((await findWorkspace(db, workspace.id))?.plan, 'pro')
})

test('nobody else sets a plan: no owner, and no admin of plans where they are no member', async () => {
  const { workspace } = await mintCaller(db)
  const owner = await signIn(service, workspace.id)
  assert.doesNotMatch((await owner.get(PLAN)).text, /set-plan/)
  const refused = await owner.post(PLAN, { plan: 'pro', planEndsAt: '' })
  assert.equal(refused.status, 403)
  assert.match(refused.text, /Only the operator of this service and those whom its PLAN_ADMINS names/)
  const other = await mintCaller(db)
  const { post } = await admin(other.workspace.id)
  await post(PLAN, { plan: 'weekly', planEndsAt: '', workspaceId: workspace.id })
  assert.equal((await findWorkspace(db, workspace.id))?.plan, 'pro')
})

test('who signed in a while ago signs in again before they set a plan', async () => {
  const { workspace } = await mintCaller(db)
  const { post } = await admin(workspace.id)
  await sql`update sessions set created_at = created_at - interval '20 minutes'`.execute(db)
  const { status, headers } = await post(PLAN, { plan: 'weekly', planEndsAt: '2099-01-01' })
  assert.equal(status, 303)
  assert.match(
    headers.get('Location') ?? '',
    /^\/app\/enter\?next=.*plan%253Dweekly|^\/app\/enter\?next=.*weekly/,
  )
  assert.equal((await findWorkspace(db, workspace.id))?.plan, 'pro')
})
