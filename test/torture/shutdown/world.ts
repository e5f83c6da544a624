import { type Db, openDatabase } from '../../../db/database.ts'
import { allWithin } from '../../../db/deadlines.ts'
import { built, type Ended, startUntil } from '../../cli/command.ts'
import { freshDatabase } from '../../support/database.ts'
import { type HeldPlatform, holdPlatform } from '../../support/held-platform.ts'
import { numbered, storeSamples } from '../../support/posts.ts'
import { mintCaller, type TestCaller } from '../../support/service.ts'
import { type SignedIn, signIn } from '../../support/signed-in.ts'
import type { Setting } from '../torture.ts'

const POSTS = 20

/** A process of the service, and somebody who asks it. */
export interface Running {
  readonly url: string
  readonly db: Db
  readonly caller: TestCaller
  readonly browser: SignedIn
  /** What its scans wait for. */
  readonly platform: HeldPlatform
  ask(signal: NodeJS.Signals): void
  readonly ended: Promise<Ended>
}

/** `drainSeconds`: what a shutdown waits for a scan. */
export async function startProcess({ after }: Setting, drainSeconds: number): Promise<Running> {
  const { connectionString } = await freshDatabase({ after })
  const db = openDatabase(connectionString, { max: 2, deadlines: allWithin(30_000) })
  after(() => db.destroy())
  const platform = await holdPlatform({ after: (undo) => after(async () => undo()) })
  const { child, printed, ended } = await startUntil({ after }, /listens on/, built('src/main.ts'), [], {
    DATABASE_URL: connectionString,
    PORT: '0',
    LOG_LEVEL: 'info',
    DRAIN_SECONDS: String(drainSeconds),
    EVIDENCE_REFRESH_HOURS: '0',
    ...platform.settings,
  })
  const url = /listens on (http:\S+) /.exec(printed)?.[1] ?? ''
  const caller = await mintCaller(db)
  await storeSamples(db, caller.workspace.id, numbered(POSTS))
  const browser = await signIn({ url, db }, caller.workspace.id)
  return { url, db, caller, browser, platform, ask: (signal) => void child.kill(signal), ended }
}
