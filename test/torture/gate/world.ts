import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { connect } from '../../../db/connect.ts'
import { type Db, openDatabase } from '../../../db/database.ts'
import { updateAccount } from '../../../db/workspaces.ts'
import { issueKey } from '../../../src/access/issue-key.ts'
import { type Random, seeded } from '../../../src/cli/bench/citations/random.ts'
import { freshDatabase } from '../../support/database.ts'
import { byOperator, mintCaller } from '../../support/service.ts'
import { builtProgram } from '../program.ts'
import { type ServiceProcess, startProcess } from '../service-process.ts'
import type { Setting } from '../torture.ts'
import { type DatabaseClock, takeOverClock } from './database-clock.ts'
import { type HeldSearches, holdSearches } from './held-searches.ts'
import { INTERVAL_SECONDS, RETENTION_SECONDS } from './reference.ts'

export const PROCESSES = 2
/** How far the clock is moved before each sweep. */
export const SENTINEL_US = 2
/** A service's clock may be wrong by so much either way: the gate goes by the database's. */
const MOST_SKEW_MS = 2 * 86_400_000
const PRELOAD = new URL('controlled-process.mjs', import.meta.url).href

export interface RealWorkspace {
  readonly id: string
  /** By which the platform knows whose search it is. */
  readonly word: string
  readonly apiKeys: readonly string[]
}

/** What the rows say of a scan. */
export interface ScanRow {
  readonly scanId: string
  readonly state: 'running' | 'completed' | 'failed'
  readonly attempts: number
}

/** Two processes of the service on one database whose clock is in our hand, and the platform they search. */
export class World {
  readonly clock: DatabaseClock
  readonly searches: HeldSearches
  readonly #db: Db
  readonly #program: string
  readonly #databaseUrl: string
  readonly #random: Random
  readonly #processes: (ServiceProcess | undefined)[] = []
  readonly #urls: (string | undefined)[] = []
  #sentinel: string | undefined
  #starts = 0

  static async open(setting: Setting): Promise<World> {
    const database = await freshDatabase()
    setting.after(() => database.drop())
    const control = connect(database.connectionString)
    setting.after(() => control.end({ timeout: 1 }))
    const clock = await takeOverClock(control)
    const db = openDatabase(database.connectionString, { max: 2, statementTimeoutMs: 15_000 })
    setting.after(() => db.destroy())
    const world = new World(
      db,
      clock,
      await holdSearches(setting),
      await builtProgram(setting),
      database.connectionString,
      seeded(`${setting.seed} skews`),
    )
    setting.after(async () => {
      for (let process = 0; process < PROCESSES; process++) await world.kill(process)
    })
    await Promise.all(Array.from({ length: PROCESSES }, (_, process) => world.start(process)))
    return world
  }

  private constructor(
    db: Db,
    clock: DatabaseClock,
    searches: HeldSearches,
    program: string,
    databaseUrl: string,
    random: Random,
  ) {
    this.#db = db
    this.clock = clock
    this.searches = searches
    this.#program = program
    this.#databaseUrl = databaseUrl
    this.#random = random
  }

  /** The token by which the platform knows the process. */
  tokenOf(process: number): string {
    return `process-${process}`
  }

  urlOf(process: number): string | undefined {
    return this.#urls[process]
  }

  /** Resolves when the process listens and has swept. */
  async start(process: number): Promise<void> {
    const started = startProcess(this.#program, {
      DATABASE_URL: this.#databaseUrl,
      DATABASE_POOL_SIZE: '4',
      // Calls by one token are spaced by the clocks of whoever makes them: no other process waits for this one's.
      X_BEARER_TOKEN: `${this.tokenOf(process)}.${this.#starts++}`,
      X_BASE_URL: this.searches.baseUrl,
      X_MAX_POSTS_PER_DAY: '3000000',
      SCAN_DEADLINE_SECONDS: '3600',
      SCAN_INTERVAL_SECONDS: String(INTERVAL_SECONDS),
      IDEMPOTENCY_RETENTION_SECONDS: String(RETENTION_SECONDS),
      EVIDENCE_REFRESH_HOURS: '0',
      NODE_OPTIONS: `--import=${PRELOAD}`,
      CLOCK_SKEW_MS: String(this.#random.below(2 * MOST_SKEW_MS) - MOST_SKEW_MS),
    })
    this.#processes[process] = started
    this.#urls[process] = await started.listening
  }

  async kill(process: number): Promise<void> {
    await this.#processes[process]?.kill()
    this.#processes[process] = undefined
    this.#urls[process] = undefined
  }

  /** Makes the process do now what it does every ten seconds. */
  tick(process: number, what: 'renew' | 'sweep'): void {
    this.#processes[process]?.child.stdin?.write(`${what}\n`)
  }

  async workspace(needsConsent: boolean): Promise<RealWorkspace> {
    const word = `word${randomBytes(6).toString('hex')}`
    const { workspace, key } = await mintCaller(this.#db, { words: [word], handles: {}, competitorUrls: [] })
    const second = await issueKey(this.#db, workspace.id, 'second', byOperator)
    if (needsConsent) {
      await updateAccount(this.#db, workspace.id, { confirmScans: 'required' }, byOperator)
    }
    return { id: workspace.id, word, apiKeys: [key, second.key] }
  }

  /** The oldest first. */
  async scansOf({ id }: RealWorkspace): Promise<ScanRow[]> {
    const { rows } = await sql<{ scan_id: string; state: ScanRow['state']; attempts: number }>`
      select scan_id, state, attempts from scans where workspace_id = ${id} order by started_at`.execute(
      this.#db,
    )
    return rows.map(({ scan_id, state, attempts }) => ({ scanId: scan_id, state, attempts }))
  }

  /** Whether the scan's lease lasts to the end that a renewal now gives it. */
  async leaseEndsAt(scanId: string, seconds: number): Promise<boolean> {
    const { rows } = await sql`
      select from scans where scan_id = ${scanId} and lease_expires_at = hand.clock_timestamp() + make_interval(secs => ${seconds})`.execute(
      this.#db,
    )
    return rows.length > 0
  }

  /**
   * Leaves a scan behind that the next sweep looks at last, and gives up: when it has, the sweep is over. Moves the clock
   * by SENTINEL_US, so that no other lease ends with this one's.
   */
  async armSentinel(): Promise<void> {
    this.#sentinel ??= (await this.workspace(false)).id
    await this.clock.move(SENTINEL_US)
    await sql`insert into scan_gates (workspace_id, last_start, fence) values (${this.#sentinel}, hand.clock_timestamp(), 1)
      on conflict do nothing`.execute(this.#db)
    await sql`insert into scans (workspace_id, scan_id, state, fence, attempts, started_at, lease_expires_at)
      values (${this.#sentinel}, 'sentinel', 'running', 1, 3, hand.clock_timestamp(), hand.clock_timestamp())
      on conflict (workspace_id, scan_id) do update set state = 'running', completed_at = null,
        lease_expires_at = excluded.lease_expires_at`.execute(this.#db)
  }

  async isSentinelGone(): Promise<boolean> {
    const { rows } = await sql`select from scans where scan_id = 'sentinel' and state = 'failed'`.execute(
      this.#db,
    )
    return rows.length > 0
  }

  /** No sweep finds anything of these workspaces any more, and nothing of theirs waits. */
  async forget(workspaces: readonly RealWorkspace[]): Promise<void> {
    for (const id of [...workspaces.map((workspace) => workspace.id), this.#sentinel]) {
      await sql`update scans set state = 'failed', completed_at = clock_timestamp()
        where workspace_id = ${id ?? null} and state = 'running'`.execute(this.#db)
    }
    for (const { word } of workspaces) this.searches.forget(word)
  }
}
