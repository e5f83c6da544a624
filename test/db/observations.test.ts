import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { type Db, openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import { EACH_READING_DAYS, listObservations, thinObservations } from '../../db/observations.ts'
import { claimRefresh } from '../../db/refreshes.ts'
import { readGate, startScan } from '../../db/scan-gate.ts'
import { readScanState } from '../../db/scan-states.ts'
import { completeScan, dropExpiredLists, failScan, type ScanLease } from '../../db/scans.ts'
import { storeScanPosts } from '../../db/store-posts.ts'
import { randomOf } from '../../simulator/dataset/random.ts'
import { DAY_MS } from '../../src/lib/days.ts'
import { freshDatabase } from '../support/database.ts'
import { samplePost } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'

async function open(t: { after(hook: () => Promise<void>): void }): Promise<Db> {
  const { connectionString, drop } = await freshDatabase()
  const db = openDatabase(connectionString, { max: 2, deadlines: allWithin(60_000) })
  t.after(async () => {
    await db.destroy()
    await drop()
  })
  return db
}

const ids = ['a', 'b', 'c']
const dayOf = (time: number) => Math.floor(time / DAY_MS)

/** What the rule leaves of some readings, told reading by reading. */
function left(times: readonly number[], now: number, keptDays: number): number[] {
  return times.filter(
    (time) =>
      dayOf(time) >= dayOf(now) - keptDays &&
      (dayOf(time) >= dayOf(now) - EACH_READING_DAYS ||
        !times.some((other) => other > time && dayOf(other) === dayOf(time))),
  )
}

test('readings are thinned to the last of each UTC day and then go, whenever and however often it is done', async (t) => {
  const db = await open(t)
  const random = randomOf('readings')
  const [workspaceId, neighbour] = [(await mintCaller(db)).workspace.id, (await mintCaller(db)).workspace.id]
  const start = Date.parse('2026-01-01T00:00:00Z')
  let model = new Map(ids.map((id) => [id, [] as number[]]))
  const keptDays = 60
  for (let now = start, round = 0; round < 25; round++) {
    const next = now + Math.floor(random() * 9 * DAY_MS)
    for (const id of ids) {
      // At the edges of days, too.
      const drawn = Array.from({ length: 12 }, () => now + Math.floor(random() * (next - now)))
      const edges = [dayOf(next) * DAY_MS, dayOf(next) * DAY_MS - 1].filter(
        (time) => time > now && time < next,
      )
      const times = [...new Set([...drawn, ...edges])]
      for (const of of [workspaceId, neighbour]) {
        await sql`
          insert into observations (workspace_id, platform, post_id, observed_at, metrics)
          select ${of}, 'reddit', ${id}, time, '{"score": 1}'
          from jsonb_array_elements_text(${JSON.stringify(times.map((time) => new Date(time)))}::text::jsonb) as given (at),
              cast(at as timestamptz) as time
            on conflict do nothing`.execute(db)
      }
      model.get(id)?.push(...times)
    }
    now = next
    const counted = [...model.values()].flat().length
    model = new Map([...model].map(([id, times]) => [id, left([...new Set(times)], now, keptDays)]))
    const deleted = await thinObservations(db, workspaceId, { now: new Date(now), keptDays })
    assert.ok(deleted <= counted)
    assert.equal(await thinObservations(db, workspaceId, { now: new Date(now), keptDays }), 0)
    for (const id of ids) {
      const stored = await listObservations(db, workspaceId, 'reddit', id)
      assert.deepEqual(
        stored.map(({ observedAt }) => Date.parse(observedAt)),
        model.get(id)?.toSorted((one, other) => one - other),
      )
    }
  }
  const untouched = await listObservations(db, neighbour, 'reddit', 'a')
  assert.ok(untouched.length > 250, 'another workspace keeps its own')
  assert.equal(await claimRefresh(db, workspaceId, { leaseSeconds: 60, notSince: new Date() }), true)
})

test('what a scan has seen is listed while its answer may be asked for; its figures stay', async (t) => {
  const db = await open(t)
  const workspaceId = (await mintCaller(db)).workspace.id
  const times = { intervalSeconds: 0, retentionSeconds: 3600, leaseSeconds: 30 }
  const scanned = async (scanId: string, count: number): Promise<ScanLease> => {
    const { fence } = await readGate(db, workspaceId, undefined, times)
    const lease = await startScan(db, { workspaceId, scanId, idempotencyKey: undefined, fence }, times)
    assert.ok(lease)
    const posts = Array.from({ length: count }, (_, index) =>
      samplePost({ id: `p${index}`, sourceMethod: 'api' }),
    )
    await storeScanPosts(db, lease, posts)
    return lease
  }
  await completeScan(db, await scanned('one', 3), '{}')
  await failScan(db, await scanned('two', 5))
  await completeScan(db, await scanned('three', 6), '{}')
  await scanned('four', 7)
  await sql`update scans set completed_at = now() - interval '2 hours'
    where workspace_id = ${workspaceId} and scan_id in ('one', 'two')`.execute(db)
  const figures = async () =>
    await Promise.all(
      ['one', 'two', 'three', 'four'].map(async (id) => {
        const reading = await readScanState(db, workspaceId, id, times)
        return [reading?.scan.postsTotal, reading?.scan.postsNew]
      }),
    )
  const before = await figures()
  assert.deepEqual(before, [
    [3, 3],
    [5, 2],
    [6, 1],
    [7, 1],
  ])
  assert.equal(await dropExpiredLists(db, times.retentionSeconds), 2)
  assert.equal(await dropExpiredLists(db, times.retentionSeconds), 0)
  assert.deepEqual(await figures(), before)
  const { rows } = await sql`select distinct scan_id from scan_posts order by 1`.execute(db)
  assert.deepEqual(rows, [{ scan_id: 'four' }, { scan_id: 'three' }])
})
