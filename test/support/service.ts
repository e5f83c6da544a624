import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { AuditStamp } from '../../db/audit.ts'
import type { Db } from '../../db/database.ts'
import { allWithin, serviceDeadlines } from '../../db/deadlines.ts'
import { createWorkspace } from '../../db/workspaces.ts'
import { issueKey } from '../../src/access/issue-key.ts'
import { neverLate } from '../../src/admission/loop-delay.ts'
import { readConfig } from '../../src/config/read-config.ts'
import type { Clock } from '../../src/lib/clock.ts'
import { ErrorResponse, type Plan, type Workspace } from '../../src/model/index.ts'
import { createLog, type Logger } from '../../src/process/log.ts'
import { type Service, type ServiceOptions, startService } from '../../src/service.ts'
import { freshDatabase } from './database.ts'

/** The real time of day, but for the pauses that platforms ask for: those pass at once. */
export function impatientClock(): Clock {
  let skippedMs = 0
  const now = () => new Date(Date.now() + skippedMs)
  return {
    now,
    async sleep(milliseconds, signal) {
      const end = now().getTime() + milliseconds
      await setImmediate()
      signal?.throwIfAborted()
      skippedMs += Math.max(0, end - now().getTime())
    },
  }
}

export interface TestService extends Service {
  readonly connectionString: string
  /** Stops the service but keeps its database, for looking at what it left. */
  stop(): Promise<void>
}

/** Whoever asks waits for whatever must first be made, however busy the machine is. */
const patient = () => new Promise<void>(() => {})

const deadlines = serviceDeadlines()
/** A ranking may be held up before it is stored for longer than a write waits, on a busy machine. */
export const unhurriedRankings = {
  ...deadlines,
  statements: { ...deadlines.statements, write: allWithin(600_000).statements.write },
}

/** A machine that is busy with other tests is not what a test is about: of the 45 seconds, the paces of the platforms, which pass at once, are 20 already. */
export const unhurriedScans = { SCAN_DEADLINE_SECONDS: '600' }

/**
 * The real service on a database of its own, with the settings given as the environment would give them. Nobody
 * waits for a platform's pace, unless the test brings the system's clock.
 */
export async function startTestService(
  settings: Record<string, string> = {},
  clock: Clock = impatientClock(),
  log: Logger = createLog('silent'),
  {
    isDemo = false,
    pagePatience = patient,
    rankingPatience = patient,
    loopDelay = neverLate,
    monotonicMs = () => 0,
    // Whoever is refused is told the least.
    random = () => 0,
  }: Pick<
    ServiceOptions,
    'isDemo' | 'pagePatience' | 'rankingPatience' | 'loopDelay' | 'monotonicMs' | 'random'
  > = {},
): Promise<TestService> {
  const database = await freshDatabase()
  const service = await startService({
    config: readConfig({
      PORT: '0',
      LOG_LEVEL: 'silent',
      DRAIN_SECONDS: '0',
      EVIDENCE_REFRESH_HOURS: '0',
      CHECK_OUTPUT: 'true',
      // As on the smallest machine, so that what waits for what is the same on all.
      RANKING_THREADS: '1',
      ...unhurriedScans,
      ...settings,
    }),
    connectionString: database.connectionString,
    log,
    clock,
    isDemo,
    pagePatience,
    rankingPatience,
    rankingDeadlines: unhurriedRankings,
    loopDelay,
    monotonicMs,
    random,
  })
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= service.close()
    return stopped
  }
  return {
    ...service,
    connectionString: database.connectionString,
    stop,
    async close() {
      await stop()
      await database.drop()
    },
  }
}

/** The stamp of what a test changes itself. */
export const byOperator: AuditStamp = { action: 'test', actor: { kind: 'operator' }, from: 'terminal' }

export interface TestCaller {
  readonly workspace: Workspace
  readonly key: string
  readonly keyId: string
}

/** A workspace of its own for each test, so that no test sees another's rows. */
export async function mintCaller(
  db: Db,
  overrides: Partial<Workspace> & { plan?: Plan; planEndsAt?: Date } = {},
): Promise<TestCaller> {
  const { plan = 'pro', planEndsAt = null, ...fields } = overrides
  const workspace: Workspace = {
    id: `ws_${randomBytes(6).toString('hex')}`,
    name: 'Test workspace',
    productName: 'Fernlight',
    productUrl: 'https://fernlight.example',
    words: ['grow light', 'Fernlight'],
    competitorUrls: ['https://sunbar.example'],
    handles: { reddit: ['r/fernlight'], x: ['fernlight'] },
    lookbackDays: 30,
    ...fields,
  }
  await createWorkspace(db, { workspace, plan, planEndsAt }, byOperator)
  const { key, keyId } = await issueKey(db, workspace.id, 'test', byOperator)
  return { workspace, key, keyId }
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Undefined when the body is not JSON. Read it through a schema of the model. */
  readonly json: unknown
}

/** The sentence of an ErrorResponse: fails when the body is anything else. */
export function sentenceOf(answer: Answer): string {
  return ErrorResponse.parse(answer.json).error
}

/** One HTTP call as a script would make it. */
export async function call(
  url: string,
  options: RequestInit & { key?: string | undefined } = {},
): Promise<Answer> {
  const { key, ...init } = options
  const response = await fetch(url, {
    redirect: 'manual',
    ...init,
    headers: { ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }), ...init.headers },
  })
  const text = await response.text()
  const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '')
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson && text !== '' ? JSON.parse(text) : undefined,
  }
}
