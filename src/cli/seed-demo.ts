import { Readable } from 'node:stream'
import type { Db } from '../../db/database.ts'
import { setVoiceAccount } from '../../db/voice-accounts.ts'
import { createWorkspace } from '../../db/workspaces.ts'
import { demoAccounts, demoWorkspace } from '../../simulator/dataset/demo-workspace.ts'
import type { Simulator } from '../../simulator/server.ts'
import { issueKey } from '../access/issue-key.ts'
import { importEvidence } from '../evidence/import-evidence.ts'
import { HOUR_MS } from '../lib/days.ts'
import { Workspace } from '../model/index.ts'
import { atTerminal } from './at-terminal.ts'

export const DEMO_WORKSPACE_ID = 'ws_demo'
/** Of which nothing is stored, and whose plan opens no API: what pages show then. */
export const EMPTY_WORKSPACE_ID = 'ws_empty'
/** Younger posts are not imported: the first scan finds them. */
const UNCOLLECTED_HOURS = 12

/**
 * Makes the demo's workspace with the evidence of the past weeks, and an empty one. Resolves with a key of the first. The scan slot stays free for
 * the user.
 */
export async function seedDemo(db: Db, simulator: Simulator): Promise<string> {
  const workspace = Workspace.parse({ id: DEMO_WORKSPACE_ID, ...demoWorkspace })
  await createWorkspace(
    db,
    { workspace, plan: 'pro', planEndsAt: null },
    { action: 'create_workspace', ...atTerminal },
  )
  const empty = Workspace.parse({
    id: EMPTY_WORKSPACE_ID,
    name: 'Workspace without posts',
    productName: 'Fernlight Mini',
    productUrl: 'https://fernlight.example/mini',
    words: [],
    competitorUrls: [],
    handles: {},
    lookbackDays: 30,
  })
  await createWorkspace(
    db,
    { workspace: empty, plan: 'free_preview', planEndsAt: null },
    { action: 'create_workspace', ...atTerminal },
  )
  for (const account of demoAccounts) {
    await setVoiceAccount(db, DEMO_WORKSPACE_ID, account, { action: 'set_voice_account', ...atTerminal })
  }
  const before = new Date(simulator.now().getTime() - UNCOLLECTED_HOURS * HOUR_MS)
  const lines = simulator.archive(before).map((post) => `${JSON.stringify(post)}\n`)
  await importEvidence(db, workspace, Readable.from(lines), ({ number, reason }) => {
    throw new Error(`post ${number} of the simulator's archive: ${reason}`)
  })
  return (await issueKey(db, DEMO_WORKSPACE_ID, 'demo', { action: 'create_key', ...atTerminal })).key
}
