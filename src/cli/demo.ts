import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command, InvalidArgumentError } from 'commander'
import { startEmbedded } from '../../db/embedded/index.ts'
import { startSimulator } from '../../simulator/server.ts'
import { personalUrl } from '../accounts/first-start.ts'
import { issueFirstLink, linkOf } from '../accounts/links.ts'
import { readConfig } from '../config/read-config.ts'
import { DAY_MS } from '../lib/days.ts'
import { ServiceError } from '../lib/errors.ts'
import { errorText } from '../process/describe-error.ts'
import { createLog } from '../process/log.ts'
import { untilAskedToStop } from '../process/signals.ts'
import { tellUncaught } from '../process/uncaught.ts'
import { startService } from '../service.ts'
import { askPatiently } from './ask-patiently.ts'
import { DEMO_WORKSPACE_ID, seedDemo } from './seed-demo.ts'
import { simulatorSettings } from './simulator-settings.ts'

interface DemoOptions {
  readonly port: number
  readonly json?: boolean
}

const options = new Command('demo')
  .description('The whole service on a throw-away database, with all five platforms simulated')
  .option('--port <n>', 'where to listen; 0: any free port', toPort, 8787)
  .option('--json', 'print one JSON line when ready')
  .parse()
  .opts<DemoOptions>()

tellUncaught((error) => console.error(errorText(error)))
try {
  await demo(options)
} catch (error) {
  console.error(error instanceof ServiceError ? error.message : errorText(error))
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
      isDemo: true,
    })
    undo.push(() => service.close())
    const apiKey = await seedDemo(service.db, simulator)
    // Ranks in advance, so that the first question does not wait for it.
    const headers = { Authorization: `Bearer ${apiKey}` }
    const warm = await askPatiently(`${service.url}/v1/trends`, { headers })
    if (!warm.ok) throw new Error(`the demo's trends could not be ranked: ${await warm.text()}`)
    const link = await issueFirstLink(service.db, new Date(), DAY_MS)
    if (link === undefined) throw new Error('nobody can have signed in to a new database')
    const ready = {
      pageUrl: linkOf(personalUrl(undefined, '127.0.0.1', Number(new URL(service.url).port)), link.code),
      baseUrl: service.url,
      mcpUrl: `${service.url}/mcp`,
      apiKey,
      workspaceId: DEMO_WORKSPACE_ID,
      simulatorUrl: simulator.url,
    }
    console.log(json ? JSON.stringify(ready) : describe(ready))
    await stop
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

interface Ready {
  readonly pageUrl: string
  readonly baseUrl: string
  readonly mcpUrl: string
  readonly apiKey: string
  readonly simulatorUrl: string
}

function describe({ pageUrl, baseUrl, mcpUrl, apiKey, simulatorUrl }: Ready): string {
  const auth = `-H 'Authorization: Bearer ${apiKey}'`
  const client = {
    mcpServers: {
      'trend-research': { type: 'http', url: mcpUrl, headers: { Authorization: `Bearer ${apiKey}` } },
    },
  }
  return `
Open the page (the link signs you in, once, within a day; on localhost, where passkeys work):
  ${pageUrl}

Trend Research is ready. This is a demo: Reddit, X, YouTube, Facebook and Instagram are SIMULATED
(${simulatorUrl}), every post is invented, and the data is gone when you stop it.

API key (of this demo only):
  ${apiKey}

Try it:
  curl -s ${auth} ${baseUrl}/v1/workspace
  curl -s ${auth} '${baseUrl}/v1/trends?limit=3&fields=concise'
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
