import { Readable } from 'node:stream'
import type { Db } from '../../../../db/database.ts'
import { createWorkspace } from '../../../../db/workspaces.ts'
import { archiveOf } from '../../../../simulator/dataset/archive.ts'
import { buildDataset } from '../../../../simulator/dataset/build.ts'
import { demoWorkspace } from '../../../../simulator/dataset/demo-workspace.ts'
import { issueKey } from '../../../access/issue-key.ts'
import { importEvidence } from '../../../evidence/import-evidence.ts'
import { Workspace } from '../../../model/index.ts'
import { bicycleLines, bicycleWorkspace } from './bicycles.ts'
import { type Evidence, readEvidence } from './evidence.ts'

/** Noon, and far from the ends of its month: the same sentences come out on every day. */
export const NOW = new Date('2026-11-22T12:00:00.000Z')

/** Invented posts of the eight weeks before `NOW` or more, and the workspace whose customers wrote them. */
export interface World {
  readonly workspace: Workspace
  /** The posts as the import reads them, a JSON object a line. */
  lines(): readonly string[]
}

import { atTerminal } from '../../at-terminal.ts'

export const worlds = {
  lamps: {
    workspace: Workspace.parse({ id: 'ws_lamps', ...demoWorkspace }),
    lines: () => archiveOf(buildDataset(NOW), NOW).map((post) => `${JSON.stringify(post)}\n`),
  },
  bicycles: { workspace: bicycleWorkspace, lines: () => bicycleLines(NOW) },
} as const satisfies Readonly<Record<string, World>>

/** A world that a service holds, and the key of its workspace. */
export interface StoredWorld {
  readonly key: string
  readonly evidence: Evidence
}

/** Stores a world in a running service, whose clock stands at `NOW`, and reads it back with a ranking as a client does. */
export async function storeWorld(
  service: { readonly db: Db; readonly url: string },
  { workspace, lines }: World,
): Promise<StoredWorld> {
  await createWorkspace(
    service.db,
    { workspace, plan: 'pro', planEndsAt: null },
    { action: 'create_workspace', ...atTerminal },
  )
  const { key } = await issueKey(service.db, workspace.id, 'bench', { action: 'create_key', ...atTerminal })
  await importEvidence(service.db, workspace, Readable.from(lines()), ({ number, reason }) => {
    throw new Error(`post ${number} of ${workspace.id}: ${reason}`)
  })
  return { key, evidence: await readEvidence({ url: service.url, key }, NOW) }
}
