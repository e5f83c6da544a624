import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Embedded, startEmbedded } from '../../../db/embedded/index.ts'
import { RECENT_SIGN_IN_MS } from '../../../src/accounts/limits.ts'
import { readConfig } from '../../../src/config/read-config.ts'
import { createLog } from '../../../src/process/log.ts'
import { type Service, startService } from '../../../src/service.ts'
import { serverPid } from '../../support/embedded-files.ts'
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts'
import { numbered, storeSamples } from '../../support/posts.ts'
import { mintCaller, type TestCaller } from '../../support/service.ts'
import { type SignedIn, signIn } from '../../support/signed-in.ts'
import type { Setting } from '../torture.ts'
import { startWay, type Way } from './way.ts'

export interface Tenant extends TestCaller {
  /** Somebody who owns the workspace. */
  readonly browser: SignedIn
  /** An owner who makes keys, for which one has to have signed in not long ago. */
  writer: SignedIn
}

/** The service, and a PostgreSQL of its own behind two ways that fail. */
export interface World {
  readonly url: string
  readonly tenants: readonly Tenant[]
  readonly server: Embedded
  /** Fails for as long as it is told to. */
  readonly way: Way
  /** Behind it: fails once, between or amid two frames. */
  readonly proxy: FaultProxy
  /** The process number of the running PostgreSQL. */
  pid(): Promise<number>
  /** While the database is well: has writers sign in who did so too long ago for the next fault. */
  stayRecent(): Promise<void>
}

const POSTS = 40
/** The load and the service share this process: what it is late with is no load of the service's. */
const onTime = { meanMs: () => 0, close() {} }
/** Pages wait for what they show, however long a fault lasts. */
const patient = () => new Promise<void>(() => {})

export async function startWorld({ after, form }: Setting, tenantCount: number): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'torture-database-'))
  after(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))
  // Durable: what was acknowledged has to outlive a server that is killed.
  const server = await startEmbedded({ dataDir })
  after(() => server.release())
  const proxy = await startFaultProxy({ after }, server.connectionString)
  const way = await startWay({ after }, proxy.connectionString)
  const service = await startService({
    config: readConfig({ PORT: '0', DRAIN_SECONDS: '0', EVIDENCE_REFRESH_HOURS: '0' }),
    connectionString: way.connectionString,
    log: createLog('silent'),
    loopDelay: onTime,
    pagePatience: patient,
    // A busy machine may be late with each statement, and so with their sum: that is for the long form to bound.
    ...(form === 'short' && { monotonicMs: () => 0 }),
  })
  after(() => service.close())
  const tenants = await Promise.all(Array.from({ length: tenantCount }, () => makeTenant(service)))
  let signedInMs = performance.now()
  const stayRecent = async () => {
    if (performance.now() - signedInMs < RECENT_SIGN_IN_MS / 2) return
    signedInMs = performance.now()
    for (const tenant of tenants) tenant.writer = await signIn(service, tenant.workspace.id)
  }
  return { url: service.url, tenants, server, way, proxy, pid: () => serverPid(dataDir), stayRecent }
}

async function makeTenant(service: Service): Promise<Tenant> {
  const caller = await mintCaller(service.db)
  await storeSamples(service.db, caller.workspace.id, numbered(POSTS))
  const browser = await signIn(service, caller.workspace.id)
  return { ...caller, browser, writer: browser }
}
