import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { type GateTimes, readGate, startScan } from '../../db/scan-gate.ts'
import type { ScanLease } from '../../db/scans.ts'
import { ServiceError } from '../../src/lib/errors.ts'
import type { Workspace } from '../../src/model/index.ts'
import { MAX_ATTEMPTS } from '../../src/scan/admission.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { holdPlatform } from '../support/held-platform.ts'
import { mintCaller } from '../support/service.ts'

const times: GateTimes = { intervalSeconds: 3600, retentionSeconds: 86_400, leaseSeconds: 30 }
const KEY = 'the-very-call'

type Context = Parameters<typeof holdPlatform>[0] & Parameters<typeof openTestEngine>[0]

async function openEngine(t: Context): Promise<TestEngine> {
  const platform = await holdPlatform(t)
  platform.release()
  return await openTestEngine(t, platform.settings)
}

/** What a call came to, and whether a user was asked, who always says no. */
async function tryScan(
  { scanner }: TestEngine,
  workspace: Workspace,
): Promise<{ asked: number; came: string }> {
  let asked = 0
  const came = await scanner
    .run(
      workspace,
      KEY,
      () => {},
      async () => {
        asked++
        throw new ServiceError({ kind: 'confirmation_required' }, 'no')
      },
    )
    .then(({ replayed }) => (replayed ? 'replayed' : 'scanned'))
    .catch((error: unknown) => (error instanceof ServiceError ? error.fault.kind : String(error)))
  return { asked, came }
}

/** Starts a scan as a process would that then says nothing more. */
async function begin({ db }: TestEngine, workspaceId: string, idempotencyKey: string): Promise<ScanLease> {
  const { fence } = await readGate(db, workspaceId, idempotencyKey, times)
  const scan = { workspaceId, scanId: `scan_${randomUUID()}`, idempotencyKey, fence }
  return (await startScan(db, scan, times)) ?? assert.fail('the slot is taken')
}

async function letDie({ db }: TestEngine, { scanId }: ScanLease, attempts: number): Promise<void> {
  await sql`update scans set lease_expires_at = clock_timestamp(), attempts = ${attempts} where scan_id = ${scanId}`.execute(
    db,
  )
}

describe('a user is asked when nothing else is missing, and only then', () => {
  test('once, before a new scan, which a no keeps from taking the slot', async (t) => {
    const engine = await openEngine(t)
    const { workspace } = await mintCaller(engine.db)
    assert.deepEqual(await tryScan(engine, workspace), { asked: 1, came: 'confirmation_required' })
    assert.deepEqual(await tryScan(engine, workspace), { asked: 1, came: 'confirmation_required' })
  })

  test('not for a replay, nor within the hour', async (t) => {
    const engine = await openEngine(t)
    const { workspace } = await mintCaller(engine.db)
    await engine.scanner.run(workspace, KEY, () => {})
    assert.deepEqual(await tryScan(engine, workspace), { asked: 0, came: 'replayed' })
    const other = await mintCaller(engine.db)
    await begin(engine, other.workspace.id, 'another-call')
    assert.deepEqual(await tryScan(engine, other.workspace), { asked: 0, came: 'scan_too_soon' })
  })

  test('not while the same key is processing, nor when it is taken over: that was agreed to before', async (t) => {
    const engine = await openEngine(t)
    const { workspace } = await mintCaller(engine.db)
    const lease = await begin(engine, workspace.id, KEY)
    assert.deepEqual(await tryScan(engine, workspace), { asked: 0, came: 'scan_in_progress' })
    await letDie(engine, lease, 1)
    assert.deepEqual(await tryScan(engine, workspace), { asked: 0, came: 'scanned' })
  })

  test('anew once the scan of the same key is given up and the hour is over', async (t) => {
    const engine = await openEngine(t)
    const { workspace } = await mintCaller(engine.db)
    await letDie(engine, await begin(engine, workspace.id, KEY), MAX_ATTEMPTS)
    assert.deepEqual(await tryScan(engine, workspace), { asked: 0, came: 'scan_too_soon' })
    await sql`update scan_gates set last_start = last_start - interval '1 hour'`.execute(engine.db)
    assert.deepEqual(await tryScan(engine, workspace), { asked: 1, came: 'confirmation_required' })
  })

  test('not where no collector is configured, nor while the service shuts down', async (t) => {
    const bare = await openTestEngine(t, {})
    const { workspace } = await mintCaller(bare.db)
    assert.deepEqual(await tryScan(bare, workspace), { asked: 0, came: 'not_configured' })
    const engine = await openEngine(t)
    const caller = await mintCaller(engine.db)
    await engine.scanner.drain(0)
    assert.deepEqual(await tryScan(engine, caller.workspace), { asked: 0, came: 'unavailable' })
  })
})
