import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import type { Command } from 'commander'
import { sql } from 'kysely'
import type { ActionName } from '../../../actions/index.ts'
import { listAuditEvents } from '../../../db/audit-list.ts'
import { openDatabase } from '../../../db/database.ts'
import { allWithin } from '../../../db/deadlines.ts'
import { insertPasskey } from '../../../db/passkeys.ts'
import { Accounts } from '../../../src/accounts/accounts.ts'
import { issueLink } from '../../../src/accounts/links.ts'
import { createProgram } from '../../../src/cli/admin/program.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { createLog } from '../../../src/process/log.ts'
import { somewhere } from '../../support/accounts.ts'
import { emptyDatabase } from '../../support/backups.ts'
import { freshDatabase } from '../../support/database.ts'
import { holdPlatform } from '../../support/held-platform.ts'
import { byOperator, mintCaller, type TestCaller } from '../../support/service.ts'
import { built, run } from '../command.ts'

const ADMIN = built('src/cli/admin/main.ts')
const POST = '{"platform":"x","id":"a","text":"a","url":"https://example.com/a","publishedAt":"2026-02-03"}'

const platform = await holdPlatform({ after })
platform.release()
// No service runs on it, which follows what is stored by itself seconds later.
const database = await freshDatabase()
const db = openDatabase(database.connectionString, { max: 8, deadlines: allWithin(30_000) })
const accounts = new Accounts({ db, clock: systemClock, log: createLog('silent') })
const folder = await mkdtemp(join(tmpdir(), 'backups-'))
after(() => rm(folder, { recursive: true }))
after(async () => {
  await accounts.close()
  await db.destroy()
  await database.drop()
})

/** What a command is tried on. */
interface Tried extends TestCaller {
  /** Of a member of the workspace, who is signed in. */
  readonly userId: string
  /** The options that name the workspace. */
  readonly here: readonly string[]
}

interface Trial {
  /** What must be done before. */
  prepare?(tried: Tried): Promise<unknown>
  readonly args: (tried: Tried) => readonly string[]
  readonly input?: string
  /** The action that it runs; `nothing`: it changes no row of any table. */
  readonly changes: ActionName | 'nothing'
}

const product = ['--name', 'Fern', '--product-name', 'Lamp', '--product-url', 'https://fern.example']
const account = ['--platform', 'x', '--account', 'fern_help']

/** Every command. */
const commands: Readonly<Record<string, Trial>> = {
  'workspace create': { args: () => product, changes: 'create_workspace' },
  'workspace set': { args: ({ here }) => [...here, '--name', 'Other'], changes: 'update_workspace' },
  'workspace plan': { args: ({ here }) => [...here, '--plan', 'weekly'], changes: 'set_plan' },
  'workspace show': { args: ({ here }) => here, changes: 'nothing' },
  'workspace list': { args: () => [], changes: 'nothing' },
  'key create': { args: ({ here }) => [...here, '--label', 'agent'], changes: 'create_key' },
  'key rotate': { args: ({ here, keyId }) => [...here, '--key', keyId], changes: 'rotate_key' },
  'key revoke': { args: ({ here, keyId }) => [...here, '--key', keyId], changes: 'revoke_key' },
  'key list': { args: ({ here }) => here, changes: 'nothing' },
  'user link': { args: ({ userId }) => ['--user', userId], changes: 'issue_link' },
  'user end-sessions': { args: ({ userId }) => ['--user', userId], changes: 'end_sessions' },
  'user remove': { args: ({ userId }) => ['--user', userId], changes: 'remove_user' },
  'user sessions': { args: ({ userId }) => ['--user', userId], changes: 'nothing' },
  'user passkeys': { args: ({ here, userId }) => [...here, '--user', userId], changes: 'nothing' },
  'user remove-passkey': {
    args: ({ here, userId }) => [...here, '--user', userId, '--passkey', `pky_of_${userId}`],
    changes: 'remove_passkey',
  },
  'user list': { args: () => [], changes: 'nothing' },
  'scan run': { args: ({ here }) => here, changes: 'start_scan' },
  'scan plan': { args: ({ here }) => here, changes: 'nothing' },
  'author forget': {
    args: ({ here }) => [...here, '--platform', 'x', '--handle', 'ann'],
    changes: 'forget_author',
  },
  'voice set': {
    args: ({ here }) => [...here, ...account, '--voice', 'company'],
    changes: 'set_voice_account',
  },
  'voice remove': {
    prepare: ({ here }) => admin(['voice', 'set', ...here, ...account, '--voice', 'company']),
    args: ({ here }) => [...here, ...account],
    changes: 'remove_voice_account',
  },
  'voice list': { args: ({ here }) => here, changes: 'nothing' },
  'evidence import': { args: ({ here }) => ['-', ...here], input: POST, changes: 'import_evidence' },
  'evidence refresh': { args: ({ here }) => here, changes: 'refresh_evidence' },
  'evidence export': { args: ({ here }) => here, changes: 'nothing' },
  'evidence history': {
    args: ({ here }) => [...here, '--platform', 'x', '--id', 'none'],
    changes: 'nothing',
  },
  audit: { args: ({ here }) => here, changes: 'nothing' },
  backup: { args: () => [join(folder, 'whole')], changes: 'nothing' },
  restore: {
    async prepare() {
      // What the set-up left would be in the backup.
      await sql`delete from audit_events`.execute(db)
      await sql`delete from sign_in_attempts`.execute(db)
      const { code, stderr } = await admin(['backup', join(folder, 'kept')])
      assert.equal(code, 0, stderr)
      await emptyDatabase(database.connectionString)
    },
    args: () => [join(folder, 'kept')],
    changes: 'restore_backup',
  },
}

/** The names of the commands that do something, as they are typed. */
function leavesOf(command: Command, name = ''): string[] {
  if (command.commands.length === 0) return [name]
  return command.commands.flatMap((child) => leavesOf(child, `${name} ${child.name()}`.trim()))
}

test('each command is in the table of what it changes', () => {
  assert.deepEqual(leavesOf(createProgram()).sort(), Object.keys(commands).sort())
})

describe('a command that changes anything runs an action, which leaves an event; the others change nothing', () => {
  for (const [name, { prepare, args, input, changes }] of Object.entries(commands)) {
    test(`${name}: ${changes}`, async () => {
      const tried = await tryOn()
      await prepare?.(tried)
      // What the set-up left: events, and that the member signed in.
      await sql`delete from audit_events`.execute(db)
      await sql`delete from sign_in_attempts`.execute(db)
      const before = await stateOf()
      const { code, stderr } = await admin([...name.split(' '), ...args(tried)], input)
      // There is no post whose history could be shown.
      assert.equal(code, name === 'evidence history' ? 2 : 0, stderr)
      const events = await listAuditEvents(db, {}, { limit: 10 })
      assert.deepEqual(
        events.map(({ action, actor, from }) => [action, actor.kind, from]),
        changes === 'nothing' ? [] : [[changes, 'operator', 'terminal']],
      )
      assert.equal(before === (await stateOf()), changes === 'nothing')
    })
  }
})

const admin = (args: readonly string[], input?: string) =>
  run(ADMIN, args, { DATABASE_URL: database.connectionString, PORT: '8799', ...platform.settings }, input)

/** A workspace with a key and a member, who has a passkey. */
async function tryOn(): Promise<Tried> {
  const caller = await mintCaller(db)
  const workspace = { workspaceId: caller.workspace.id, role: 'member' } as const
  const { code } = await issueLink(db, { kind: 'invitation', workspace }, null, new Date())
  const visitor = await accounts.visitorOf(await accounts.enter(code, somewhere(), undefined))
  assert.ok(visitor !== undefined)
  const { userId } = visitor
  const passkey = {
    ...{
      passkeyId: `pky_of_${userId}`,
      userId,
      credentialId: Buffer.from(userId),
      publicKey: Buffer.from('key'),
    },
    ...{ signCount: 0, transports: [], name: 'Laptop', isBackedUp: false, createdAt: new Date() },
  }
  await insertPasskey(db, caller.workspace.id, passkey, byOperator)
  return { ...caller, userId, here: ['--workspace', caller.workspace.id] }
}

/** Every row of every table but the audit's, as one hash. */
async function stateOf(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name <> 'audit_events' order by 1`.execute(db)
  assert.ok(tables.length > 15)
  const hashes = tables.map(async ({ name }) => {
    const { rows } = await sql<{ hash: string | null }>`
      select md5(string_agg(row::text, ' ' order by row::text)) as hash from ${sql.table(name)} as row`.execute(
      db,
    )
    return `${name} ${rows[0]?.hash}`
  })
  return (await Promise.all(hashes)).join('\n')
}
