import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { sql } from 'kysely'
import type { ActionName } from '../../actions/index.ts'
import { authorKey } from '../../db/author-key.ts'
import { insertLink } from '../../db/sign-in-links.ts'
import { setVoiceAccount } from '../../db/voice-accounts.ts'
import { hashKey } from '../../src/access/api-key.ts'
import { hashCode } from '../../src/accounts/code.ts'
import { somewhere } from '../support/accounts.ts'
import { SoftAuthenticator } from '../support/authenticator.ts'
import { holdPlatform } from '../support/held-platform.ts'
import { storeSamples } from '../support/posts.ts'
import { byOperator, type TestCaller } from '../support/service.ts'
import {
  ADDRESS,
  everyAction,
  join,
  ORIGIN,
  openActionWorld,
  type Standing,
  workspaceNamed,
} from './world.ts'

const platform = await holdPlatform({ after })
platform.release()
const world = await openActionWorld(platform.settings)
const { db } = world.engine

const ANN = 'ann_of_the_lamps'
const product = { name: 'Fern', productName: 'Lamp', productUrl: 'https://fern.example' }
const account = { platform: 'x', account: 'fern_help' }

interface Change {
  readonly by?: Standing
  /** What must be there before. */
  prepare?(caller: TestCaller): Promise<unknown>
  /** `prepared`: what that has given. */
  input?(caller: TestCaller, prepared: unknown): Record<string, unknown>
  /** Of the event, beside who, when and from where; a string stands for what only the answer says. */
  event(
    caller: TestCaller,
    answer: Record<string, unknown>,
  ): { workspace_id?: unknown; subject: unknown; before: unknown; after: unknown }
}

const CODE = 'a code that nobody has used'

/** Lets somebody be signed in, twice. */
async function signInTwice(userId: string): Promise<void> {
  for (const name of [`${userId} one`, `${userId} two`])
    await sql`
      insert into sessions (session_hash, session_id, user_id, created_at, last_seen_at)
      values (${hashCode(name)}, ${name}, ${userId}, now(), now())`.execute(db)
}

const listed = ({ workspace }: TestCaller) =>
  setVoiceAccount(db, workspace.id, { platform: 'x', account: 'fern_help', voice: 'company' }, byOperator)

const device = new SoftAuthenticator(ORIGIN)

/** The answer of an authenticator that has just made a passkey of Ann's. */
async function madePasskey({ workspace }: TestCaller): Promise<string> {
  await join(db, workspace.id, 'user_ann', 'owner')
  const ann = { userId: 'user_ann', name: 'Ann', email: null, signedInAt: new Date() }
  return device.make(await world.passkeys.askToAdd(ann, somewhere())).answer
}

/** The id of a passkey of Ann's. */
async function addedPasskey(caller: TestCaller): Promise<string> {
  const { workspace } = caller
  const answer = await madePasskey(caller)
  const passkey = { userId: 'user_ann', workspaceId: workspace.id, name: 'Laptop', answer }
  return (await world.passkeys.add(passkey, byOperator)).passkeyId
}

/** What actions that read need beside their workspace. */
const readingInputs: Readonly<Record<string, Record<string, unknown>>> = {
  list_passkeys: { userId: 'user_ann' },
}

/** Of each action what it writes; `reads` writes nothing. */
const changes = {
  create_workspace: {
    by: 'operator',
    prepare: () => join(db, null, 'user_hal', 'member'),
    input: () => ({
      ...product,
      ...{ id: 'ws_new', lookbackDays: 7, planEndsAt: '2199-01-01', ownerId: 'user_hal' },
    }),
    event: () => ({
      subject: 'ws_new',
      before: null,
      after: {
        ...product,
        ...{ words: [], competitorUrls: [], handles: {}, lookbackDays: 7 },
        ...{ plan: 'pro', planEndsAt: '2199-01-01T00:00:00+00:00', confirmScans: 'client' },
        owner: 'user_hal',
      },
    }),
  },
  update_workspace: {
    input: () => ({ name: 'Other', words: ['lamp'], lookbackDays: 30 }),
    event: ({ workspace }) => ({
      subject: workspace.id,
      before: { name: workspace.name, words: workspace.words },
      after: { name: 'Other', words: ['lamp'] },
    }),
  },
  set_plan: {
    by: 'operator',
    input: () => ({ plan: 'weekly' }),
    event: ({ workspace }) => ({
      subject: workspace.id,
      before: { plan: 'pro' },
      after: { plan: 'weekly' },
    }),
  },
  set_confirm_scans: {
    input: () => ({ confirmScans: 'required' }),
    event: ({ workspace }) => ({
      subject: workspace.id,
      before: { confirmScans: 'client' },
      after: { confirmScans: 'required' },
    }),
  },
  create_key: {
    input: () => ({ label: 'agent' }),
    event: (_caller, { key, keyId }) => ({
      subject: keyId,
      before: null,
      after: { keyId, label: 'agent', lastFour: String(key).slice(-4) },
    }),
  },
  rotate_key: {
    input: ({ keyId }) => ({ keyId }),
    event: (caller, { key, keyId }) => ({
      subject: keyId,
      before: { keyId: caller.keyId, label: 'test', lastFour: caller.key.slice(-4) },
      after: { keyId, label: 'test', lastFour: String(key).slice(-4) },
    }),
  },
  revoke_key: {
    input: ({ keyId }) => ({ keyId }),
    event: ({ key, keyId }) => ({
      subject: keyId,
      before: { keyId, label: 'test', lastFour: key.slice(-4) },
      after: null,
    }),
  },
  set_voice_account: {
    prepare: listed,
    input: () => ({ ...account, voice: 'competitor' }),
    event: () => ({ subject: 'x fern_help', before: { voice: 'company' }, after: { voice: 'competitor' } }),
  },
  remove_voice_account: {
    prepare: listed,
    input: () => account,
    event: () => ({ subject: 'x fern_help', before: { voice: 'company' }, after: null }),
  },
  forget_author: {
    prepare: ({ workspace }) =>
      storeSamples(db, workspace.id, [{ id: 'theirs', platform: 'x', authorHandle: ANN }, { id: 'other' }]),
    input: () => ({ platform: 'x', handle: ANN }),
    event: () => ({ subject: `x author ${authorKey('x', ANN)}`, before: null, after: { removed: 1 } }),
  },
  invite_member: {
    input: () => ({ role: 'member', email: 'ben@fern.example' }),
    event: () => ({
      subject: null,
      before: null,
      after: { kind: 'invitation', role: 'member', email: 'ben@fern.example' },
    }),
  },
  set_role: {
    prepare: ({ workspace }) => join(db, workspace.id, 'user_ben', 'member'),
    input: () => ({ userId: 'user_ben', role: 'owner' }),
    event: () => ({ subject: 'user_ben', before: { role: 'member' }, after: { role: 'owner' } }),
  },
  remove_member: {
    prepare: ({ workspace }) => join(db, workspace.id, 'user_ben', 'owner'),
    input: () => ({ userId: 'user_ben' }),
    event: () => ({ subject: 'user_ben', before: { role: 'owner' }, after: null }),
  },
  rename_member: {
    input: () => ({ userId: 'user_ann', name: ' Ann ' }),
    event: () => ({ subject: 'user_ann', before: { name: 'user_ann' }, after: { name: 'Ann' } }),
  },
  add_passkey: {
    input: (_caller, answer) => ({ name: ' Laptop ', answer }),
    prepare: madePasskey,
    event: (_caller, { passkeyId }) => ({
      subject: passkeyId,
      before: null,
      after: { userId: 'user_ann', name: 'Laptop', backedUp: false },
    }),
  },
  rename_passkey: {
    prepare: addedPasskey,
    input: (_caller, passkeyId) => ({ userId: 'user_ann', passkeyId, name: 'Old' }),
    event: (_caller, { passkeyId }) => ({
      subject: passkeyId,
      before: { name: 'Laptop' },
      after: { name: 'Old' },
    }),
  },
  remove_passkey: {
    prepare: addedPasskey,
    input: (_caller, passkeyId) => ({ userId: 'user_ann', passkeyId }),
    event: (_caller, { passkeyId }) => ({
      subject: passkeyId,
      before: { userId: 'user_ann', name: 'Laptop', backedUp: false },
      after: null,
    }),
  },
  list_passkeys: 'reads',
  issue_link: {
    by: 'operator',
    prepare: ({ workspace }) => join(db, workspace.id, 'user_ben', 'member'),
    input: () => ({ userId: 'user_ben', role: 'owner' }),
    event: () => ({ subject: 'user_ben', before: null, after: { kind: 'user', role: 'owner' } }),
  },
  withdraw_link: {
    by: 'operator',
    prepare: ({ workspace }) =>
      insertLink(
        db,
        {
          codeHash: hashCode(CODE),
          purpose: { kind: 'invitation', workspace: { workspaceId: workspace.id, role: 'member' } },
          byUserId: null,
          createdAt: new Date(),
          expiresAt: new Date(),
        },
        byOperator,
      ),
    input: () => ({ code: CODE }),
    event: () => ({ subject: null, before: { kind: 'invitation', role: 'member' }, after: null }),
  },
  end_sessions: {
    by: 'operator',
    async prepare({ workspace }) {
      await join(db, workspace.id, 'user_dot', 'member')
      await signInTwice('user_dot')
    },
    input: () => ({ userId: 'user_dot' }),
    event: () => ({ subject: 'user_dot', before: { sessions: 2 }, after: { sessions: 0 } }),
  },
  remove_user: {
    by: 'operator',
    prepare: ({ workspace }) => join(db, workspace.id, 'user_eve', 'member'),
    input: () => ({ userId: 'user_eve' }),
    event: () => ({ subject: 'user_eve', before: { name: 'user_eve', role: 'member' }, after: null }),
  },
  import_evidence: {
    by: 'operator',
    input: () => ({ source: 'posts.ndjson' }),
    event: () => ({
      subject: 'posts.ndjson',
      before: null,
      after: { read: 2, stored: 1, updated: 0, unchanged: 0, rejected: 1 },
    }),
  },
  refresh_evidence: {
    by: 'operator',
    event: (_caller, answer) => ({ subject: null, before: null, after: answer }),
  },
  start_scan: {
    by: 'operator',
    input: () => ({ idempotencyKey: 'key_0001' }),
    event: (_caller, { run }) => ({
      subject: Object(run).id,
      before: null,
      after: { requests: platform.calls(), stored: 0, updated: 0 },
    }),
  },
  restore_backup: {
    by: 'operator',
    prepare: () => world.moveToBackup(),
    input: () => ({ source: 'friday.backup' }),
    event: (_caller, { madeAt, rows }) => ({
      workspace_id: null,
      subject: 'friday.backup',
      before: null,
      after: { madeAt, rows },
    }),
  },
  list_members: 'reads',
  show_workspace: 'reads',
  list_keys: 'reads',
  list_voices: 'reads',
  plan_scan: 'reads',
  list_audit: 'reads',
} satisfies Record<ActionName, Change | 'reads'>

const table: Readonly<Record<string, Change | 'reads'>> = changes

describe('an action that writes leaves one event of who, what, when and from where, without a secret', () => {
  for (const action of everyAction) {
    const change = table[action.name]
    test(action.name, async () => {
      assert.ok(change !== undefined)
      const caller = await world.workspace()
      const { workspace } = caller
      const prepared = change === 'reads' ? undefined : await change.prepare?.(caller)
      await sql`delete from audit_events`.execute(db)
      const named = workspaceNamed(action, workspace.id)
      const input = {
        ...named,
        ...(change === 'reads' ? readingInputs[action.name] : change.input?.(caller, prepared)),
      }
      const by = change === 'reads' ? 'member' : (change.by ?? 'owner')
      const as = action.name === 'list_audit' ? 'owner' : by
      const answer = await world.run(action, input, as)
      const rows = await world.rows()
      assert.deepEqual([action.effect, rows.length], change === 'reads' ? ['reads', 0] : ['writes', 1])
      if (change === 'reads') return

      const { event_id, at, ...event } = Object(rows[0])
      assert.ok(Math.abs(new Date(at).getTime() - Date.now()) < 60_000)
      assert.deepEqual(event, {
        workspace_id: action.name === 'create_workspace' ? 'ws_new' : workspace.id,
        actor_kind: by === 'operator' ? 'operator' : 'user',
        actor_id: by === 'operator' ? null : 'user_ann',
        action: action.name,
        acted_from: ADDRESS,
        ...change.event(caller, answer),
      })
      const text = JSON.stringify(rows)
      for (const key of [caller.key, answer['key']].filter((key) => typeof key === 'string')) {
        const secrets = [key.slice('svc_live_'.length, -4), hashKey(key).toString('hex')]
        for (const secret of [...secrets, hashKey(key).toString('base64')]) assert.ok(!text.includes(secret))
      }
      const { code } = answer
      if (typeof code === 'string')
        for (const secret of [code, hashCode(code).toString('hex')]) assert.ok(!text.includes(secret))
      assert.ok(!text.includes(ANN), 'a forgotten author is not kept by name')
    })
  }
})

test('an action whose event cannot be stored changes nothing, and is forgotten in no half', async () => {
  const caller = await world.workspace()
  const { workspace, keyId } = caller
  await listed(caller)
  await join(db, workspace.id, 'user_ben', 'owner')
  await join(db, workspace.id, 'user_cleo', 'owner')
  const passkeyId = await addedPasskey(caller)
  const answer = await madePasskey(caller)
  await signInTwice('user_ben')
  await changes.withdraw_link.prepare(caller)
  const state = async () => {
    const tables = [
      'workspaces',
      'api_keys',
      'voice_accounts',
      'memberships',
      'sign_in_links',
      'users',
      'sessions',
      'passkeys',
    ]
    const found = await Promise.all(
      tables.map((name) =>
        sql`select to_jsonb(t)::text as row from ${sql.table(name)} t order by row`.execute(db),
      ),
    )
    return found.map(({ rows }) => rows)
  }
  const before = await state()
  await sql`alter table audit_events add constraint refused check (action = 'none') not valid`.execute(db)
  try {
    for (const [name, input] of Object.entries({
      create_workspace: { ...product, id: 'ws_never', ownerId: 'user_cleo' },
      update_workspace: { workspaceId: workspace.id, name: 'Other' },
      set_plan: { workspaceId: workspace.id, plan: 'weekly' },
      set_confirm_scans: { workspaceId: workspace.id, confirmScans: 'required' },
      create_key: { workspaceId: workspace.id, label: 'agent' },
      rotate_key: { workspaceId: workspace.id, keyId },
      revoke_key: { workspaceId: workspace.id, keyId },
      set_voice_account: { workspaceId: workspace.id, ...account, voice: 'competitor' },
      remove_voice_account: { workspaceId: workspace.id, ...account },
      invite_member: { workspaceId: workspace.id },
      set_role: { workspaceId: workspace.id, userId: 'user_ben', role: 'member' },
      remove_member: { workspaceId: workspace.id, userId: 'user_ben' },
      rename_passkey: { workspaceId: workspace.id, userId: 'user_ann', passkeyId, name: 'Old' },
      remove_passkey: { workspaceId: workspace.id, userId: 'user_ann', passkeyId },
      rename_member: { workspaceId: workspace.id, userId: 'user_ben', name: 'Ben' },
      issue_link: { userId: 'user_ben' },
      withdraw_link: { code: CODE },
      end_sessions: { userId: 'user_ben' },
      remove_user: { userId: 'user_ben' },
    })) {
      const action = everyAction.find((each) => each.name === name)
      assert.ok(action !== undefined)
      await assert.rejects(world.run(action, input, 'operator'), /violates check constraint "refused"/, name)
      assert.deepEqual(await state(), before, name)
    }
    const add = world.run(find('add_passkey'), { workspaceId: workspace.id, name: 'New', answer }, 'owner')
    await assert.rejects(add, /violates check constraint "refused"/)
    assert.deepEqual(await state(), before, 'add_passkey')
  } finally {
    await sql`alter table audit_events drop constraint refused`.execute(db)
  }
})

test('where nothing changed there is no event', async () => {
  const caller = await world.workspace()
  const { workspace, keyId } = caller
  const named = { workspaceId: workspace.id }
  await listed(caller)
  await world.run(find('revoke_key'), { ...named, keyId }, 'owner')
  await sql`delete from audit_events`.execute(db)
  const { name, words, handles } = workspace
  await world.run(find('update_workspace'), { ...named, name, words, handles }, 'owner')
  await world.run(find('update_workspace'), named, 'owner')
  await world.run(find('set_plan'), { ...named, plan: 'pro' }, 'operator')
  await world.run(find('set_confirm_scans'), { ...named, confirmScans: 'client' }, 'owner')
  await world.run(find('set_voice_account'), { ...named, ...account, voice: 'company' }, 'owner')
  await world.run(find('set_role'), { ...named, userId: 'user_ann', role: 'owner' }, 'owner')
  await world.run(find('end_sessions'), { userId: 'user_ann' }, 'operator')
  for (const [action, input] of [
    ['revoke_key', { ...named, keyId }],
    ['revoke_key', { ...named, keyId: 'key_none' }],
    ['rotate_key', { ...named, keyId }],
    ['remove_voice_account', { ...named, platform: 'x', account: 'nobody' }],
    ['create_workspace', { ...product, id: workspace.id, ownerId: 'user_ann' }],
    ['create_workspace', { ...product, id: 'ws_never', ownerId: 'user_none' }],
    ['update_workspace', { workspaceId: 'ws_none', name: 'Other' }],
    ['create_key', { workspaceId: 'ws_none', label: 'agent' }],
    ['invite_member', { workspaceId: 'ws_none' }],
    ['set_role', { ...named, userId: 'user_ann', role: 'member' }],
    ['remove_member', { ...named, userId: 'user_ann' }],
    ['remove_member', { ...named, userId: 'user_none' }],
    ['issue_link', { userId: 'user_none' }],
    ['issue_link', { email: 'ann@fern.example' }],
    ['withdraw_link', { code: 'none' }],
    ['end_sessions', { userId: 'user_none' }],
    ['remove_user', { userId: 'user_none' }],
    ['remove_user', { userId: 'user_ann' }],
    ['rename_member', { ...named, userId: 'user_none', name: 'None' }],
    ['add_passkey', { ...named, name: 'New', answer: '{}' }],
    ['rename_passkey', { ...named, userId: 'user_ann', passkeyId: 'pky_none', name: 'None' }],
    ['remove_passkey', { ...named, userId: 'user_ann', passkeyId: 'pky_none' }],
  ] as const) {
    await assert.rejects(world.run(find(action), input, 'operator'), /^ServiceError: /, action)
  }
  assert.deepEqual(await world.rows(), [])
})

test('who is removed or signed out by the operator is so in the audit of each of their workspaces, or of none', async () => {
  const [one, two] = [await world.workspace(), await world.workspace()]
  for (const { workspace } of [one, two]) await join(db, workspace.id, 'user_fay', 'member')
  await join(db, null, 'user_gil', 'member')
  await sql`delete from sessions`.execute(db)
  await signInTwice('user_fay')
  await world.run(find('end_sessions'), { userId: 'user_fay' }, 'operator')
  for (const userId of ['user_fay', 'user_gil']) await world.run(find('remove_user'), { userId }, 'operator')
  const told = (await world.rows()).map((row) => [row['action'], row['subject'], row['workspace_id']])
  const both = [one.workspace.id, two.workspace.id].sort()
  assert.deepEqual(told.sort(), [
    ...both.map((id) => ['end_sessions', 'user_fay', id]),
    ...both.map((id) => ['remove_user', 'user_fay', id]),
    ['remove_user', 'user_gil', null],
  ])
})

test('a scan that ends early leaves an event that says so', async () => {
  const { workspace } = await world.workspace()
  const named = { workspaceId: workspace.id }
  await sql`alter table scans add constraint refused check (state <> 'completed') not valid`.execute(db)
  try {
    await assert.rejects(world.run(find('start_scan'), { ...named, idempotencyKey: 'key_0002' }, 'operator'))
  } finally {
    await sql`alter table scans drop constraint refused`.execute(db)
  }
  assert.deepEqual(
    (await world.rows()).map(({ action, after }) => [action, after]),
    [['start_scan', { endedEarly: true }]],
  )
})

function find(name: ActionName) {
  const action = everyAction.find((each) => each.name === name)
  assert.ok(action !== undefined)
  return action
}
