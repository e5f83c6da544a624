import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { describe, test } from 'node:test'
import type { ActionName } from '../../actions/index.ts'
import { operations } from '../../rest/operations.ts'
import { ServiceError } from '../../src/lib/errors.ts'
import { tools } from '../../tools/index.ts'
import { everyAction, join, openActionWorld, type Standing, workspaceNamed } from './world.ts'

const world = await openActionWorld()

/** Who may do what; an operator may do all. */
const allowed: Readonly<Record<string, readonly Standing[]>> = {
  create_workspace: [],
  set_plan: [],
  update_workspace: ['owner'],
  set_confirm_scans: ['owner'],
  create_key: ['owner'],
  rotate_key: ['owner'],
  revoke_key: ['owner'],
  set_voice_account: ['owner'],
  remove_voice_account: ['owner'],
  forget_author: ['owner'],
  list_audit: ['owner'],
  issue_link: [],
  withdraw_link: [],
  end_sessions: [],
  remove_user: [],
  import_evidence: [],
  refresh_evidence: [],
  start_scan: [],
  restore_backup: [],
  invite_member: ['owner'],
  set_role: ['owner'],
  remove_member: ['owner', 'member'],
  rename_member: ['owner', 'member'],
  add_passkey: ['owner', 'member'],
  list_passkeys: ['owner', 'member'],
  rename_passkey: ['owner', 'member'],
  remove_passkey: ['owner', 'member'],
  list_members: ['owner', 'member'],
  show_workspace: ['owner', 'member'],
  list_keys: ['owner', 'member'],
  list_voices: ['owner', 'member'],
  plan_scan: ['owner', 'member'],
} satisfies Record<ActionName, readonly Standing[]>

/** Input that an action takes, with nothing there to change for it beyond the workspace. */
const inputs: Readonly<Record<string, Record<string, unknown>>> = {
  create_workspace: { name: 'a', productName: 'b', productUrl: 'https://c.example' },
  set_plan: { plan: 'weekly' },
  set_confirm_scans: { confirmScans: 'required' },
  update_workspace: { name: 'Other' },
  create_key: { label: 'agent' },
  rotate_key: { keyId: 'key_none' },
  revoke_key: { keyId: 'key_none' },
  set_voice_account: { platform: 'x', account: 'ann', voice: 'company' },
  remove_voice_account: { platform: 'x', account: 'ann' },
  set_role: { userId: 'user_ann', role: 'member' },
  remove_member: { userId: 'user_ann' },
  rename_member: { userId: 'user_ann', name: 'Ann' },
  add_passkey: { name: 'Laptop', answer: '{}' },
  list_passkeys: { userId: 'user_ann' },
  rename_passkey: { userId: 'user_ann', passkeyId: 'pky_none', name: 'Laptop' },
  remove_passkey: { userId: 'user_ann', passkeyId: 'pky_none' },
  forget_author: { platform: 'x', handle: 'ann' },
  withdraw_link: { code: 'none' },
  end_sessions: { userId: 'user_ann' },
  remove_user: { userId: 'user_ann' },
  import_evidence: { source: 'posts.ndjson' },
  start_scan: { idempotencyKey: 'key_0001' },
  restore_backup: { source: 'none.backup' },
}

describe('an action refuses whoever may not do it, and changes nothing then', () => {
  for (const action of everyAction) {
    for (const as of ['owner', 'member', 'stranger', 'key', 'operator'] as const) {
      const may = as === 'operator' || allowed[action.name]?.includes(as)
      test(`${action.name} by ${as}: ${may ? 'done' : 'refused'}`, async () => {
        const { workspace } = await world.workspace()
        const named = workspaceNamed(action, workspace.id)
        const outcome = await world.run(action, { ...named, ...inputs[action.name] }, as).then(
          () => undefined,
          (error: unknown) => error,
        )
        const refused = outcome instanceof ServiceError && outcome.fault.kind === 'forbidden'
        assert.equal(refused, !may, String(outcome))
        if (!may) assert.deepEqual(await world.rows(), [])
      })
    }
  }
})

test('a refusal says who may, and nothing of a workspace to whoever is no member', async () => {
  const { workspace } = await world.workspace()
  const input = { workspaceId: workspace.id, label: 'agent' }
  const create = everyAction.find(({ name }) => name === 'create_key')
  const plan = everyAction.find(({ name }) => name === 'set_plan')
  assert.ok(create !== undefined && plan !== undefined)
  await assert.rejects(world.run(create, input, 'member'), /Only an owner of this workspace can do this\./)
  await assert.rejects(world.run(create, input, 'key'), /A key cannot administer/)
  for (const workspaceId of [workspace.id, 'ws_none']) {
    await assert.rejects(
      world.run(create, { ...input, workspaceId }, 'stranger'),
      /^ServiceError: You are no member of this workspace\.$/,
    )
  }
  await assert.rejects(
    world.run(plan, { workspaceId: workspace.id, plan: 'pro' }, 'owner'),
    /Only the operator of this service and those whom its PLAN_ADMINS names can do this\./,
  )
  const scan = everyAction.find(({ name }) => name === 'start_scan')
  assert.ok(scan !== undefined)
  await assert.rejects(
    world.run(scan, { ...inputs['start_scan'], workspaceId: workspace.id }, 'owner'),
    /Only the operator of this service can do this, at its terminal\./,
  )
})

test('a person sees to no passkey but their own', async () => {
  const { workspace } = await world.workspace()
  await join(world.engine.db, workspace.id, 'user_ben', 'member')
  for (const name of ['list_passkeys', 'rename_passkey', 'remove_passkey']) {
    const action = everyAction.find((each) => each.name === name)
    assert.ok(action !== undefined)
    const input = { ...inputs[name], workspaceId: workspace.id, userId: 'user_ben' }
    await assert.rejects(world.run(action, input, 'owner'), /Only the person whose passkeys they are/)
  }
})

test('an owner without an active Pro plan makes and rotates no key and learns why; the operator may', async () => {
  const create = everyAction.find(({ name }) => name === 'create_key')
  const rotate = everyAction.find(({ name }) => name === 'rotate_key')
  assert.ok(create !== undefined && rotate !== undefined)
  const sentence =
    /^ServiceError: This workspace has no active Pro plan, .* The operator of this service sets/
  for (const overrides of [
    { plan: 'weekly' as const },
    { plan: 'free_preview' as const },
    { plan: 'pro' as const, planEndsAt: new Date(Date.now() - 1000) },
  ]) {
    const { workspace, keyId } = await world.workspace(overrides)
    const named = { workspaceId: workspace.id }
    const refused = (error: unknown) => {
      assert.match(String(error), sentence)
      assert.ok(error instanceof ServiceError)
      assert.equal(error.fault.kind, 'forbidden')
      return true
    }
    await assert.rejects(world.run(create, { ...named, label: 'agent' }, 'owner'), refused)
    await assert.rejects(world.run(rotate, { ...named, keyId }, 'owner'), refused)
    assert.deepEqual(await world.rows(), [])
    await world.run(create, { ...named, label: 'agent' }, 'operator')
    assert.equal((await world.rows()).length, 1)
  }
})

describe('an action is no tool and no operation', () => {
  test('no tool has the name of an action, and no operation its path', () => {
    const names = new Set(everyAction.map(({ name }) => name))
    assert.equal(names.size, everyAction.length)
    assert.deepEqual(
      tools.filter(({ name }) => names.has(name)).map(({ name }) => name),
      [],
    )
    const ids = everyAction.map(({ name }) => name.replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase()))
    assert.deepEqual(
      Object.values(operations).filter(({ operationId }) => ids.includes(operationId)),
      [],
    )
  })

  test('each has a file of its name, and the list has them all', async () => {
    const files = await readdir(new URL('../../actions/', import.meta.url))
    const shared = [
      'account',
      'action',
      'fields',
      'index',
      'key-fields',
      'passkey-fields',
      'person',
      'run',
      'voice-account',
    ]
    assert.deepEqual(
      files.map((file) => file.replace(/\.ts$/, '')).filter((name) => !shared.includes(name)),
      everyAction.map(({ name }) => name.replaceAll('_', '-')).sort(),
    )
  })

  test('its input is strict, and names its workspace where a person may do it', () => {
    for (const { name, needs, input } of everyAction) {
      assert.equal(input._def.unknownKeys, 'strict', name)
      if (needs === 'owner' || needs === 'member') assert.ok('workspaceId' in input.shape, name)
    }
  })
})
