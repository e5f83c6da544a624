import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { findPosts, listPosts } from '../../db/posts.ts'
import { storeCheckedPosts } from '../../db/store-posts.ts'
import { demoWorkspace } from '../../simulator/dataset/demo-workspace.ts'
import { startSimulator } from '../../simulator/server.ts'
import { simulatorSettings } from '../../src/cli/simulator-settings.ts'
import { importEvidence } from '../../src/evidence/import-evidence.ts'
import { refreshAll } from '../../src/evidence/refresh-all.ts'
import { refreshEvidence } from '../../src/evidence/refresh-evidence.ts'
import { type Platform, Workspace } from '../../src/model/index.ts'
import { createLog } from '../../src/process/log.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { daysAgo, samplePost } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'

interface Line {
  readonly platform: Platform
  readonly id: string
  readonly text?: string
  readonly lastSeenAt?: Date
  readonly metricsObservedAt?: Date
}

async function importLines({ db }: TestEngine, workspace: Workspace, lines: readonly Line[]): Promise<void> {
  const written = lines.map(({ lastSeenAt, metricsObservedAt, ...fields }) =>
    JSON.stringify({ ...samplePost(fields), lastSeenAt, metricsObservedAt }),
  )
  async function* stream() {
    yield written.join('\n')
  }
  const refuse = ({ reason }: { reason: string }) => assert.fail(reason)
  await importEvidence(db, workspace, stream(), refuse)
}

async function dueOf(engine: TestEngine, workspace: Workspace): Promise<Record<string, number>> {
  const soon = () => new Date(Date.now() + 600_000)
  const options = { deadline: soon(), signal: AbortSignal.timeout(600_000), notSince: soon() }
  const outcomes = (await refreshEvidence(engine.refresh, workspace, options)) ?? []
  return Object.fromEntries(outcomes.flatMap(({ platform, due }) => (due === 0 ? [] : [[platform, due]])))
}

/** The ids that are left once the retention was seen to, in the same hour or days later. */
async function keptOf(engine: TestEngine, workspace: Workspace, daysLater = 0): Promise<string[]> {
  const now = () => daysAgo(-daysLater)
  const services = { ...engine.refresh, clock: { ...engine.refresh.clock, now } }
  await refreshAll(services, 0, createLog('silent'), new AbortController().signal)
  const { posts } = await listPosts(engine.db, { workspaceId: workspace.id }, { limit: 50 })
  return posts.map(({ id }) => id).sort()
}

test('what was imported is due at once, until its platform has confirmed it, also when it is imported again', async (t) => {
  const engine = await openTestEngine(t, {})
  const { workspace } = await mintCaller(engine.db)
  const file: Line[] = [
    { platform: 'youtube', id: 'video', lastSeenAt: new Date() },
    { platform: 'x', id: 'tweet' },
  ]
  await importLines(engine, workspace, file)
  assert.deepEqual(await dueOf(engine, workspace), { x: 1, youtube: 1 })
  await storeCheckedPosts(engine.db, workspace.id, [
    samplePost({ platform: 'youtube', id: 'video', sourceMethod: 'api' }),
  ])
  assert.deepEqual(await dueOf(engine, workspace), { x: 1 })
  const old = file.map((line) => ({ ...line, text: 'as it once was', lastSeenAt: daysAgo(100) }))
  await importLines(engine, workspace, old)
  assert.deepEqual(await dueOf(engine, workspace), { x: 1 })
  assert.deepEqual(await keptOf(engine, workspace), ['tweet', 'video'])
})

test('the first sweep after an import asks the platform, which confirms what it has', async (t) => {
  const simulator = await startSimulator()
  t.after(() => simulator.close())
  const engine = await openTestEngine(t, simulatorSettings(simulator))
  const { workspace } = await mintCaller(engine.db, Workspace.omit({ id: true }).parse(demoWorkspace))
  const archived = simulator.archive(simulator.now()).filter(({ platform }) => platform === 'youtube')
  async function* stream() {
    yield archived.map((post) => JSON.stringify(post)).join('\n')
  }
  await importEvidence(engine.db, workspace, stream(), ({ reason }) => assert.fail(reason))
  assert.deepEqual(await dueOf(engine, workspace), { youtube: archived.length })
  assert.deepEqual(await dueOf(engine, workspace), {})
  const stored = await findPosts(
    engine.db,
    workspace.id,
    archived.map(({ id }) => id),
  )
  assert.deepEqual(
    stored.map(({ sourceMethod }) => sourceMethod),
    archived.map(() => 'api'),
  )
})

test('the retention of an imported post counts from when its line says it was seen, and else from the import', async (t) => {
  const engine = await openTestEngine(t, {})
  const { workspace } = await mintCaller(engine.db)
  const [old, young] = [daysAgo(31), daysAgo(29)]
  await importLines(engine, workspace, [
    { platform: 'youtube', id: 'a-unknown' },
    { platform: 'youtube', id: 'b-seen-lately', lastSeenAt: young },
    { platform: 'youtube', id: 'c-read-lately', lastSeenAt: old, metricsObservedAt: young },
    { platform: 'youtube', id: 'd-in-the-future', lastSeenAt: daysAgo(-400) },
    { platform: 'youtube', id: 'e-seen-long-ago', lastSeenAt: old },
    { platform: 'youtube', id: 'f-read-long-ago', metricsObservedAt: old },
    { platform: 'reddit', id: 'g-no-retention', lastSeenAt: daysAgo(900) },
  ])
  const { rows } = await sql`select from posts where checked_at > clock_timestamp()`.execute(engine.db)
  assert.equal(rows.length, 0)
  const kept = ['a-unknown', 'b-seen-lately', 'c-read-lately', 'd-in-the-future', 'g-no-retention']
  assert.deepEqual(await keptOf(engine, workspace), kept)
  assert.deepEqual(await keptOf(engine, workspace, 2), ['a-unknown', 'd-in-the-future', 'g-no-retention'])
  assert.deepEqual(await keptOf(engine, workspace, 31), ['g-no-retention'])
})

test('importing a post again does not put its retention off', async (t) => {
  const engine = await openTestEngine(t, {})
  const { workspace } = await mintCaller(engine.db)
  await importLines(engine, workspace, [{ platform: 'youtube', id: 'video' }])
  await sql`update posts set checked_at = ${daysAgo(20)} where workspace_id = ${workspace.id}`.execute(
    engine.db,
  )
  await importLines(engine, workspace, [{ platform: 'youtube', id: 'video', text: 'edited since' }])
  assert.deepEqual(await keptOf(engine, workspace, 11), [])
})
