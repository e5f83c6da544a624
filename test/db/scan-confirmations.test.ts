import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { revokeKey } from '../../db/api-keys.ts'
import { type Db, openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import {
  type ConfirmationOf,
  dropConfirmation,
  insertConfirmation,
  startConfirmedScan,
} from '../../db/scan-confirmations.ts'
import { type GateTimes, readGate } from '../../db/scan-gate.ts'
import { countRows } from '../support/confirmations.ts'
import { type FreshDatabase, freshDatabase } from '../support/database.ts'
import { byOperator, mintCaller } from '../support/service.ts'

const times: GateTimes = { intervalSeconds: 3600, retentionSeconds: 86_400, leaseSeconds: 30 }

let database: FreshDatabase
let db: Db
before(async () => {
  database = await freshDatabase()
  db = openDatabase(database.connectionString, { max: 8, deadlines: allWithin(30_000) })
})
after(async () => {
  await db.destroy()
  await database.drop()
})

async function confirmed(): Promise<ConfirmationOf> {
  const { workspace, keyId } = await mintCaller(db)
  const confirmation: ConfirmationOf = {
    workspaceId: workspace.id,
    keyId,
    idempotencyKey: undefined,
    way: 'in_call',
    tokenHash: createHash('sha256').update(randomUUID()).digest(),
  }
  await insertConfirmation(db, confirmation, 300)
  return confirmation
}

const start = ({ workspaceId, ...confirmation }: ConfirmationOf, fence = 0) =>
  startConfirmedScan(
    db,
    { workspaceId, scanId: `scan_${randomUUID()}`, idempotencyKey: undefined, fence },
    confirmation,
    times,
  )

test('a start and its confirmation happen both or neither: a moved gate leaves the confirmation', async () => {
  const confirmation = await confirmed()
  const { workspaceId } = confirmation
  assert.ok((await start(confirmation)).lease)
  await insertConfirmation(db, confirmation, 300)
  const { fence } = await readGate(db, workspaceId, undefined, times)
  for (const read of [fence - 1, fence]) {
    assert.deepEqual(await start(confirmation, read), { confirmed: true, lease: undefined })
  }
  assert.deepEqual(await countRows(db, workspaceId), { confirmations: 1, scans: 1 })
})

test('a key that was revoked a moment before the start starts nothing and keeps the slot free', async () => {
  const confirmation = await confirmed()
  const { workspaceId, keyId } = confirmation
  assert.ok(await revokeKey(db, workspaceId, keyId, byOperator))
  assert.deepEqual(await start(confirmation), { confirmed: false, lease: undefined })
  const { secondsUntilNextStart } = await readGate(db, workspaceId, undefined, times)
  assert.equal(secondsUntilNextStart, 0)
})

test('of a no and twenty yeses at the same time one wins, and a lost start takes no slot', async () => {
  for (let round = 0; round < 10; round++) {
    const confirmation = await confirmed()
    const [, ...starts] = await Promise.all([
      dropConfirmation(db, confirmation),
      ...Array.from({ length: 20 }, () => start(confirmation)),
    ])
    const begun = starts.filter(({ lease }) => lease !== undefined).length
    assert.ok(begun <= 1)
    assert.deepEqual(await countRows(db, confirmation.workspaceId), { confirmations: 0, scans: begun })
    const { secondsUntilNextStart } = await readGate(db, confirmation.workspaceId, undefined, times)
    assert.equal(secondsUntilNextStart > 0, begun === 1)
  }
})

test('thirty questions of one key at the same time leave twenty or few more, and none fails', async () => {
  const confirmation = await confirmed()
  const { workspaceId } = confirmation
  const more = async () => {
    const tokenHash = createHash('sha256').update(randomUUID()).digest()
    await insertConfirmation(db, { ...confirmation, tokenHash }, 300)
  }
  await Promise.all(Array.from({ length: 30 }, more))
  await more()
  const { confirmations } = await countRows(db, workspaceId)
  assert.ok(confirmations >= 20 && confirmations < 30, `${confirmations}`)
})
