import { readConfig } from '../../../src/config/read-config.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { createLog } from '../../../src/process/log.ts'
import { startService } from '../../../src/service.ts'
import { holdPlatform } from '../../support/held-platform.ts'
import { numbered, storeSamples } from '../../support/posts.ts'
import { mintCaller, startTestService, type TestCaller, type TestService } from '../../support/service.ts'
import { type SignedIn, signIn } from '../../support/signed-in.ts'
import type { Setting } from '../torture.ts'

/** Two services on one database: what one does, the other has to keep. */
export interface World {
  readonly service: TestService
  readonly urls: readonly string[]
  /** Where the next party is: one address may sign in only so often, and be refused only so often. */
  nextAddress(): string
}

const POSTS = 5

/** Whose rights end. */
export interface Party extends TestCaller {
  readonly owner: SignedIn
  readonly member: SignedIn
  /** Of all its requests. */
  readonly address: string
}

export async function startWorld({ after }: Setting): Promise<World> {
  // A scan is under way for as long as the torture lasts: its events have something to tell.
  const platform = await holdPlatform({ after: (undo) => after(async () => undo()) })
  const settings = { ...platform.settings, TRUSTED_PROXIES: '127.0.0.1', X_MAX_POSTS_PER_DAY: '1000000' }
  const service = await startTestService(settings, systemClock)
  after(() => service.close())
  const other = await startService({
    config: readConfig({ PORT: '0', DRAIN_SECONDS: '0', EVIDENCE_REFRESH_HOURS: '0', ...settings }),
    connectionString: service.connectionString,
    log: createLog('silent'),
    // As of the first: a busy machine is not what this is about.
    loopDelay: { meanMs: () => 0, close() {} },
    monotonicMs: () => 0,
    pagePatience: () => new Promise(() => {}),
  })
  after(() => other.close())
  let parties = 0
  const nextAddress = () => `198.18.${parties >> 8}.${parties++ & 255}`
  return { service, urls: [service.url, other.url], nextAddress }
}

export async function makeParty({ service, nextAddress }: World): Promise<Party> {
  const caller = await mintCaller(service.db)
  await storeSamples(service.db, caller.workspace.id, numbered(POSTS))
  const address = nextAddress()
  const [owner, member] = await Promise.all([
    signIn(service, caller.workspace.id, 'owner', address),
    signIn(service, caller.workspace.id, 'member', address),
  ])
  return { ...caller, owner, member, address }
}
