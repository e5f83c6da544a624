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
}

const POSTS = 5

/** Whose rights end. */
export interface Party extends TestCaller {
  readonly owner: SignedIn
  readonly member: SignedIn
}

export async function startWorld({ after }: Setting): Promise<World> {
  // A scan is under way for as long as the torture lasts: its events have something to tell.
  const platform = await holdPlatform({ after: (undo) => after(async () => undo()) })
  const service = await startTestService(platform.settings, systemClock)
  after(() => service.close())
  const other = await startService({
    config: readConfig({ PORT: '0', DRAIN_SECONDS: '0', EVIDENCE_REFRESH_HOURS: '0', ...platform.settings }),
    connectionString: service.connectionString,
    log: createLog('silent'),
    // As of the first: a busy machine is not what this is about.
    loopDelay: { meanMs: () => 0, close() {} },
    pagePatience: () => new Promise(() => {}),
  })
  after(() => other.close())
  return { service, urls: [service.url, other.url] }
}

export async function makeParty({ service }: World): Promise<Party> {
  const caller = await mintCaller(service.db)
  await storeSamples(service.db, caller.workspace.id, numbered(POSTS))
  const [owner, member] = await Promise.all([
    signIn(service, caller.workspace.id),
    signIn(service, caller.workspace.id, 'member'),
  ])
  return { ...caller, owner, member }
}
