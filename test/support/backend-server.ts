import { randomUUID } from 'node:crypto'
import { createAccess } from '../../src/access/authenticate.ts'
import { Accounts } from '../../src/accounts/accounts.ts'
import { Passkeys } from '../../src/accounts/passkeys.ts'
import { passkeySiteOf } from '../../src/accounts/relying-party.ts'
import { Admission } from '../../src/admission/admission.ts'
import { InvalidCalls } from '../../src/admission/invalid-calls.ts'
import { KeylessCalls } from '../../src/admission/keyless.ts'
import { createApp } from '../../src/app.ts'
import { createClientAddress } from '../../src/http/client-address.ts'
import { close, listen } from '../../src/http/server.ts'
import { systemClock } from '../../src/lib/clock.ts'
import type { McpBackend } from '../../src/mcp/backend.ts'
import { createLog } from '../../src/process/log.ts'
import { createMetrics } from '../../src/process/metrics.ts'
import { openTestEngine } from './engine.ts'
import { mintCaller } from './service.ts'

export interface BackendServer {
  readonly url: string
  /** Of an active workspace. */
  readonly key: string
  /** The server first, then what it answers with. */
  close(): Promise<void>
}

/** The service's real stack of middleware, with another backend behind its MCP endpoint, on a database of its own. */
export async function startBackend(
  backend: McpBackend,
  allowedOrigins: readonly string[] = [],
): Promise<BackendServer> {
  const hooks: (() => Promise<void>)[] = []
  const { server, url, serve } = await listen('127.0.0.1', 0)
  hooks.push(() => close(server, 0))
  const engine = await openTestEngine({ after: (hook) => void hooks.push(hook) }, {})
  const log = createLog('silent')
  const site = passkeySiteOf(url)
  const passkeys = new Passkeys({ db: engine.db, clock: systemClock, site })
  const clientAddress = createClientAddress([])
  const app = createApp(
    { ...engine, clock: systemClock, baseUrl: url, pagesUrl: url, passkeys },
    {
      log,
      access: createAccess(engine.db, systemClock, log),
      metrics: createMetrics(),
      isBaseUrlGiven: false,
      isMetricsReader: () => false,
      isDemo: false,
      pagePatience: async () => {},
      admission: new Admission(),
      // Each call as with a key of its own, so that none is one too many.
      keyless: new KeylessCalls({ clientAddress, knownKey: () => randomUUID() }),
      invalidCalls: new InvalidCalls({ clientAddress }),
      accounts: new Accounts({ db: engine.db, clock: systemClock, log }),
      clientAddress,
      allowedOrigins,
      planAdmins: [],
      checkOutput: true,
      backend,
      isDraining: () => false,
    },
  )
  serve(app.callback())
  const { key } = await mintCaller(engine.db)
  return {
    url,
    key,
    async close() {
      for (const hook of hooks) await hook()
    },
  }
}
