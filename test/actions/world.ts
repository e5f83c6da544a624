import { after } from 'node:test'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Action } from '../../actions/action.ts'
import { actions } from '../../actions/index.ts'
import { runAction } from '../../actions/run.ts'
import { Passkeys } from '../../src/accounts/passkeys.ts'
import { passkeySiteOf } from '../../src/accounts/relying-party.ts'
import type { Engine } from '../../src/engine.ts'
import { systemClock } from '../../src/lib/clock.ts'
import type { Actor, Role } from '../../src/model/index.ts'
import { backUp, emptyDatabase, piecesOf } from '../support/backups.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { mintCaller, type TestCaller } from '../support/service.ts'

/** Any action, with the services that the program gives them. */
export type AnyAction<
  Input extends z.AnyZodObject = z.AnyZodObject,
  Output extends z.AnyZodObject = z.AnyZodObject,
> = Action<string, Input, Output, Engine & Terminal & { readonly passkeys: Passkeys }>

/** What only commands give an action. */
interface Terminal {
  readonly connectionString: string
  readonly lines: AsyncIterable<Buffer>
  readonly bytes: AsyncIterable<Buffer>
  onTable(): void
  onBadLine(): void
  onProgress(): void
  report(): void
}

export const everyAction: readonly AnyAction[] = actions

/** Where a person opens the pages. */
export const ORIGIN = 'http://localhost:8787'

/** The address that requests come from. */
export const ADDRESS = '203.0.113.7'

/** Whoever acts: the operator, a key, or a person with a role in the workspace; a stranger owns another one. */
export type Standing = Role | 'operator' | 'key' | 'stranger'

const actors: Readonly<Record<Standing, Actor>> = {
  operator: { kind: 'operator' },
  key: { kind: 'key', id: 'key_1' },
  owner: { kind: 'user', id: 'user_ann' },
  member: { kind: 'user', id: 'user_ann' },
  stranger: { kind: 'user', id: 'user_ann' },
}

export interface ActionWorld {
  readonly engine: TestEngine
  readonly passkeys: Passkeys
  /** A workspace of its own; what making it left in the audit is gone. */
  workspace(overrides?: Parameters<typeof mintCaller>[1]): Promise<TestCaller>
  /** Takes a backup of the database, which is empty then: `restore_backup` restores it. */
  moveToBackup(): Promise<void>
  run<Input extends z.AnyZodObject, Output extends z.AnyZodObject>(
    action: AnyAction<Input, Output>,
    input: Readonly<Record<string, unknown>>,
    as: Standing,
  ): Promise<z.output<Output>>
  /** Every column of every event, the oldest first. */
  rows(): Promise<Record<string, unknown>[]>
}

/** The input that names a workspace, for an action that takes one. */
export function workspaceNamed({ input }: AnyAction, workspaceId: string): { workspaceId?: string } {
  return 'workspaceId' in input.shape ? { workspaceId } : {}
}

/** Makes somebody a member of a workspace, where there is one, with this role. */
export async function join(
  db: Engine['db'],
  workspaceId: unknown,
  userId: string,
  role: Role,
): Promise<void> {
  await sql`
    insert into users (user_id, name, is_first, created_at) values (${userId}, ${userId}, false, now())
    on conflict (user_id) do nothing`.execute(db)
  await sql`
    insert into memberships (workspace_id, user_id, role, created_at)
    select workspace_id, ${userId}, ${role}, now() from workspaces where workspace_id = ${workspaceId}
    on conflict (workspace_id, user_id) do update set role = excluded.role`.execute(db)
}

const POST = '{"platform":"x","id":"a","text":"a","url":"https://example.com/a","publishedAt":"2026-02-03"}'

/** What stands in the file that is imported: a post, and a line that is none. */
async function* imported(): AsyncGenerator<Buffer> {
  yield Buffer.from(`${POST}\nbad\n`)
}

/** Actions on a database of the test file's own, with the settings given as the environment would give them. */
export async function openActionWorld(settings: Record<string, string> = {}): Promise<ActionWorld> {
  const engine = await openTestEngine({ after }, settings)
  const quiet = () => {}
  const { db } = engine
  const site = passkeySiteOf(ORIGIN)
  const passkeys = new Passkeys({ db, clock: systemClock, site })
  let backup: Buffer = Buffer.alloc(0)
  return {
    engine,
    passkeys,
    async workspace(overrides) {
      const caller = await mintCaller(db, overrides)
      await sql`delete from audit_events`.execute(db)
      return caller
    },
    async moveToBackup() {
      backup = await backUp(engine.connectionString)
      await emptyDatabase(engine.connectionString)
    },
    async run(action, input, as) {
      if (as === 'owner' || as === 'member') await join(db, input['workspaceId'] ?? null, 'user_ann', as)
      const id = as === 'stranger' ? 'ws_of_the_stranger' : String(input['workspaceId'])
      const memberships = [{ id, role: as === 'member' ? ('member' as const) : ('owner' as const) }]
      const files = { lines: imported(), bytes: piecesOf(backup) }
      const told = { onTable: quiet, onBadLine: quiet, onProgress: quiet, report: quiet }
      const context = {
        ...engine,
        ...files,
        ...told,
        passkeys,
        clock: engine.refresh.clock,
        actor: actors[as],
        from: ADDRESS,
      }
      return action.output.parse(await runAction(action, input, context, { memberships }))
    },
    async rows() {
      const { rows } = await sql<{ row: Record<string, unknown> }>`
        select to_jsonb(audit_events) as row from audit_events order by event_id`.execute(db)
      return rows.map(({ row }) => row)
    },
  }
}
