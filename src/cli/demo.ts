import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Command, InvalidArgumentError } from 'commander'
import type { Db } from '../../db/database.ts'
import { startEmbedded } from '../../db/embedded/index.ts'
import { setVoiceAccount } from '../../db/voice-accounts.ts'
import { createWorkspace } from '../../db/workspaces.ts'
import { demoAccounts, demoWorkspace } from '../../simulator/dataset/demo-workspace.ts'
import { type Simulator, startSimulator } from '../../simulator/server.ts'
import { issueKey } from '../access/issue-key.ts'
import { readConfig } from '../config/read-config.ts'
import { importEvidence } from '../evidence/import-evidence.ts'
import { HOUR_MS } from '../lib/days.ts'
import { ServiceError } from '../lib/errors.ts'
import { Workspace } from '../model/index.ts'
import { createLog } from '../process/log.ts'
import { untilAskedToStop } from '../process/signals.ts'
import { startService } from '../service.ts'
import { atTerminal } from './at-terminal.ts'
import { simulatorSettings } from './simulator-settings.ts'

const WORKSPACE_ID = 'ws_demo'
/** Younger posts are not imported: the first scan finds them. */
const UNCOLLECTED_HOURS = 12

interface DemoOptions {
  readonly port: number
  readonly json?: boolean
}

const options = new Command('demo')
  .description('The whole service on a throw-away database, with the four platforms simulated')
  .option('--port <n>', 'where to listen; 0: any free port', toPort, 8787)
  .option('--json', 'print one JSON line when ready')
  .parse()
  .opts<DemoOptions>()

try {
  await demo(options)
} catch (error) {
  console.error(error instanceof ServiceError ? error.message : error)
  process.exitCode = 1
}

async function demo({ port, json }: DemoOptions): Promise<void> {
  const stop = untilAskedToStop()
  const dataDir = await mkdtemp(join(tmpdir(), 'trend-research-demo-'))
  const undo: (() => Promise<void>)[] = [() => rm(dataDir, { recursive: true, force: true })]
  try {
    // The data is deleted with the demo, so it need not survive a power cut.
    const database = await startEmbedded({ dataDir, isDurable: false })
    undo.push(() => database.release())
    const simulator = await startSimulator()
    undo.push(() => simulator.close())
    const service = await startService({
      config: readConfig({ PORT: String(port), LOG_LEVEL: 'warn', ...simulatorSettings(simulator) }),
      connectionString: database.connectionString,
      log: createLog('warn'),
      warm: true,
    })
    undo.push(() => service.close())
    const apiKey = await seed(service.db, simulator)
    // Ranks in advance, so that the first question does not wait for it.
    const warm = await fetch(`${service.url}/v1/trends`, { headers: { Authorization: `Bearer ${apiKey}` } })
    if (!warm.ok) throw new Error(`the demo's trends could not be ranked: ${await warm.text()}`)
    const ready = {
      baseUrl: service.url,
      mcpUrl: `${service.url}/mcp`,
      pageUrl: `${service.url}/app`,
      apiKey,
      workspaceId: WORKSPACE_ID,
      simulatorUrl: simulator.url,
    }
    console.log(json ? JSON.stringify(ready) : describe(ready))
    await stop
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

/**
 * Makes a workspace with the evidence of the past weeks, and its key. The scan slot stays free for the user.
 */
async function seed(db: Db, simulator: Simulator): Promise<string> {
  const workspace = Workspace.parse({ id: WORKSPACE_ID, ...demoWorkspace })
  await createWorkspace(
    db,
    { workspace, plan: 'pro', planEndsAt: null },
    { action: 'create_workspace', ...atTerminal },
  )
  for (const account of demoAccounts) {
    await setVoiceAccount(db, WORKSPACE_ID, account, { action: 'set_voice_account', ...atTerminal })
  }
  const before = new Date(simulator.now().getTime() - UNCOLLECTED_HOURS * HOUR_MS)
  const lines = simulator.archive(before).map((post) => `${JSON.stringify(post)}\n`)
  await importEvidence(db, workspace, Readable.from(lines), ({ number, reason }) => {
    throw new Error(`post ${number} of the simulator's archive: ${reason}`)
  })
  return (await issueKey(db, WORKSPACE_ID, 'demo', { action: 'create_key', ...atTerminal })).key
}

interface Ready {
  readonly baseUrl: string
  readonly mcpUrl: string
  readonly apiKey: string
  readonly simulatorUrl: string
}

function describe({ baseUrl, mcpUrl, apiKey, simulatorUrl }: Ready): string {
  const auth = `-H 'Authorization: Bearer ${apiKey}'`
  const client = {
    mcpServers: {
      'trend-research': { type: 'http', url: mcpUrl, headers: { Authorization: `Bearer ${apiKey}` } },
    },
  }
  return `
Trend Research is ready. This is a demo: Reddit, X, YouTube, Facebook and Instagram are SIMULATED
(${simulatorUrl}), every post is invented, and the data is gone when you stop it.

API key (of this demo only):
  ${apiKey}

Try it:
  curl -s ${auth} ${baseUrl}/v1/workspace
  curl -s ${auth} ${baseUrl}/v1/trends
  curl -s ${auth} '${baseUrl}/v1/evidence?q=buzz&limit=3'
  curl -s ${auth} -H 'Idempotency-Key: my-first-scan' -X POST ${baseUrl}/v1/scans

For an MCP client:
${JSON.stringify(client, null, 2)}

Contract: ${baseUrl}/openapi.json   Stop with Ctrl-C.`
}

function toPort(text: string): number {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  throw new InvalidArgumentError('It must be a whole number from 0 to 65535.')
}
