import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import type { LinkPurpose } from '../../db/sign-in-links.ts'
import { createWorkspace } from '../../db/workspaces.ts'
import { Accounts } from '../../src/accounts/accounts.ts'
import { issueLink } from '../../src/accounts/links.ts'
import type { Visitor } from '../../src/accounts/visitor.ts'
import type { Clock } from '../../src/lib/clock.ts'
import type { Role } from '../../src/model/index.ts'
import { createLog } from '../../src/process/log.ts'
import { freshDatabase } from './database.ts'
import { byOperator } from './service.ts'

/** A clock that stands still until a test moves it. */
export interface HandClock extends Clock {
  pass(milliseconds: number): void
}

export function handClock(start = Date.parse('2026-11-20T12:00:00Z')): HandClock {
  let nowMs = start
  return {
    now: () => new Date(nowMs),
    sleep: async () => {},
    pass(milliseconds) {
      nowMs += milliseconds
    },
  }
}

/** An address of its own for each attempt, so that no test meets another's throttle. */
export const somewhere = () => ({
  address: `10.${byte()}.${byte()}.${byte()}`,
  userAgent: 'Test browser',
})
const byte = () => Math.floor(Math.random() * 256)

export interface TestAccounts {
  readonly db: Db
  readonly connectionString: string
  readonly accounts: Accounts
  readonly clock: HandClock
  /** Signs somebody in by a new link; their cookie, and who they are. */
  signIn(purpose: LinkPurpose, former?: string): Promise<{ cookie: string; visitor: Visitor }>
  /** A new workspace, without members. */
  workspace(name?: string): Promise<string>
  /** A new person of a workspace. */
  join(workspaceId: string, role: Role): Promise<{ cookie: string; visitor: Visitor }>
}

/** Accounts on a database of its own; closed with the test. */
export async function openAccounts(t: { after(hook: () => Promise<void>): void }): Promise<TestAccounts> {
  const database = await freshDatabase()
  const db = openDatabase(database.connectionString, { max: 8, deadlines: allWithin(30_000) })
  const clock = handClock()
  const accounts = new Accounts({ db, clock, log: createLog('silent') })
  t.after(async () => {
    await accounts.close()
    await db.destroy()
    await database.drop()
  })
  const signIn = async (purpose: LinkPurpose, former?: string) => {
    const { code } = await issueLink(db, purpose, null, clock.now())
    const cookie = await accounts.enter(code, somewhere(), former)
    const visitor = await accounts.visitorOf(cookie)
    if (visitor === undefined) throw new Error('a new session is alive')
    return { cookie, visitor }
  }
  return {
    db,
    connectionString: database.connectionString,
    accounts,
    clock,
    signIn,
    workspace: (name) => makeWorkspace(db, name),
    join: (workspaceId, role) => signIn({ kind: 'invitation', workspace: { workspaceId, role } }),
  }
}

export async function makeWorkspace(db: Db, name = 'Test workspace'): Promise<string> {
  const id = `ws_${randomUUID().slice(0, 8)}`
  const workspace = {
    id,
    name,
    productName: 'Lamp',
    productUrl: 'https://lamp.example',
    words: [],
    competitorUrls: [],
    handles: {},
    lookbackDays: 30 as const,
  }
  await createWorkspace(db, { workspace, plan: 'pro', planEndsAt: null }, byOperator)
  return id
}

/** What became of the attempts to sign in, in their order. */
export async function outcomesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ outcome: string }>`
    select outcome from sign_in_attempts order by attempt_id`.execute(db)
  return rows.map(({ outcome }) => outcome)
}
