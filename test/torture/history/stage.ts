import type { Db } from '../../../db/database.ts'
import { openDatabase } from '../../../db/database.ts'
import { startEmbedded } from '../../../db/embedded/index.ts'
import { migrate } from '../../../db/migrate.ts'
import { issueKey } from '../../../src/access/issue-key.ts'
import { issueLink } from '../../../src/accounts/links.ts'
import { type Random, seeded } from '../../../src/cli/bench/citations/random.ts'
import { byOperator, mintCaller } from '../../support/service.ts'
import { builtProgram, temporaryFolder } from '../program.ts'
import type { Setting } from '../torture.ts'
import { startPostingPlatform } from './posting-platform.ts'
import { Recording } from './record.ts'

/** Seconds between the starts of a workspace's scans: as short as it takes for a run to see many. */
export const INTERVAL_SECONDS = 2

const SIGN_INS = 8

export interface StagedWorkspace {
  readonly id: string
  /** Whose posts an operator imports and has forgotten. */
  readonly hasOperator: boolean
  readonly key: string
  /** Owners' invitations: each works once, and its answer may be lost. */
  readonly signInCodes: readonly string[]
  /** Keys that the run revokes. */
  readonly spareKeys: readonly { readonly key: string; readonly keyId: string; readonly label: string }[]
}

/** A data folder with workspaces in it, the built program, and what it is started with. */
export interface Stage {
  readonly dataDir: string
  readonly program: string
  readonly settings: Readonly<Record<string, string>>
  readonly workspaces: readonly StagedWorkspace[]
  readonly recording: Recording
  /** Choices of its own for each who draws, so that who is faster changes nothing for the others. */
  drawsOf(name: string): Random
  /** The same database as the service's, by a way of our own. */
  readonly db: Db
  /** Starts the database again where nobody else has. */
  readonly revive: () => Promise<void>
}

export async function setStage(
  setting: Setting,
  { workspaces, spareKeys }: { readonly workspaces: number; readonly spareKeys: number },
): Promise<Stage> {
  const drawsOf = (name: string) => seeded(`${setting.seed} ${name}`)
  const program = await builtProgram(setting)
  const dataDir = await temporaryFolder(setting)
  const platform = await startPostingPlatform(setting, drawsOf('platform'))
  const { connectionString, revive, release } = await startEmbedded({ dataDir })
  setting.after(release)
  await migrate(connectionString, 15_000)
  const db = openDatabase(connectionString, { max: 2, statementTimeoutMs: 15_000 })
  setting.after(() => db.destroy())
  return {
    dataDir,
    program,
    settings: {
      ...platform,
      DATA_DIR: dataDir,
      SCAN_INTERVAL_SECONDS: String(INTERVAL_SECONDS),
      DATABASE_POOL_SIZE: '4',
    },
    workspaces: await Promise.all(
      Array.from({ length: workspaces }, (_, index) =>
        stageWorkspace(db, { spareKeys, hasOperator: index === 0 }),
      ),
    ),
    recording: new Recording(),
    drawsOf,
    db,
    revive,
  }
}

async function stageWorkspace(
  db: Db,
  { spareKeys, hasOperator }: { readonly spareKeys: number; readonly hasOperator: boolean },
): Promise<StagedWorkspace> {
  const { workspace, key } = await mintCaller(db, {
    words: ['grow light'],
    handles: {},
    competitorUrls: [],
  })
  const purpose = { kind: 'invitation', workspace: { workspaceId: workspace.id, role: 'owner' } } as const
  const links = Array.from({ length: SIGN_INS }, () => issueLink(db, purpose, null, new Date()))
  const labels = Array.from({ length: spareKeys }, (_, index) => `spare ${index}`)
  const spare = labels.map(async (label) => {
    const { key: spareKey, keyId } = await issueKey(db, workspace.id, label, byOperator)
    return { key: spareKey, keyId, label }
  })
  return {
    id: workspace.id,
    hasOperator,
    key,
    signInCodes: (await Promise.all(links)).map(({ code }) => code),
    spareKeys: await Promise.all(spare),
  }
}
