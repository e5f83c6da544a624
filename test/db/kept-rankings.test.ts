import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { evidenceVersion } from '../../db/evidence-version.ts'
import {
  dropOldRankings,
  findKeptRanking,
  listKeptMoments,
  measureKeptRankings,
  pruneKeptRankings,
} from '../../db/kept-rankings.ts'
import { storeRanking } from '../../db/rankings.ts'
import { softDeletePosts } from '../../db/removals.ts'
import { keepTrends } from '../../src/analysis/kept/keep-trends.ts'
import { DAY_MS, HOUR_MS } from '../../src/lib/days.ts'
import { openLimits } from '../support/limits.ts'
import { storeSamples } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'
import { sampleTrend } from '../support/trends.ts'

const { db } = await openLimits()
const start = Date.UTC(2026, 9, 1, 0, 30)
const NO_CAP = Number.MAX_SAFE_INTEGER

interface Stored {
  readonly windowDays?: number
  readonly trends?: number
  readonly evidence?: number
  readonly countsYouTube?: boolean
}

/** Stores a ranking that was made at a moment, and prunes nothing. */
async function storeAt(
  workspaceId: string,
  computedAt: Date,
  { windowDays = 30, trends: count = 1, evidence, countsYouTube = false }: Stored = {},
): Promise<void> {
  const trends = Array.from({ length: count }, (_, n) => sampleTrend({ id: `t_${n}` }))
  const ranking = {
    windowDays,
    computedAt,
    evidenceVersion: evidence ?? (await evidenceVersion(db, workspaceId)),
    inputsKey: null,
    trends,
    parts: [],
  }
  const kept = keepTrends(trends, [], [])
  await storeRanking(db, workspaceId, ranking, { known: [], evidenceUntil: null, kept, countsYouTube })
}

const workspace = async () => (await mintCaller(db)).workspace.id
const filterOf = (workspaceId: string, fields: { windowDays?: number; youtubeCounts?: boolean } = {}) => ({
  workspaceId,
  windowDays: 30,
  youtubeCounts: false,
  ...fields,
})

/** When the rankings that are kept were made, in hours after the first. */
async function hoursKept(workspaceId: string, now: Date, windowDays = 30): Promise<number[]> {
  const moments = await listKeptMoments(db, filterOf(workspaceId, { windowDays }), now)
  return moments.map(({ rankedAt }) => (rankedAt.getTime() - start) / HOUR_MS)
}

describe('kept rankings', () => {
  test('are the last of each UTC day, and the last ten, of each window by itself', async () => {
    const id = await workspace()
    const hours = Array.from({ length: 12 }, (_, n) => 6 * n)
    for (const hour of hours) {
      const now = new Date(start + hour * HOUR_MS)
      await storeAt(id, now)
      await storeAt(id, now, { windowDays: 7 })
      await pruneKeptRankings(db, id, { now, maxBytes: NO_CAP })
    }
    const now = new Date(start + 66 * HOUR_MS)
    assert.deepEqual(await hoursKept(id, now), hours.slice(2))
    for (let hour = 72; hour <= 132; hour += 6) {
      const later = new Date(start + hour * HOUR_MS)
      await storeAt(id, later)
      await pruneKeptRankings(db, id, { now: later, maxBytes: NO_CAP })
    }
    const later = new Date(start + 132 * HOUR_MS)
    assert.deepEqual(await hoursKept(id, later), [18, 42, 66, 78, 84, 90, 96, 102, 108, 114, 120, 126, 132])
    assert.deepEqual(await hoursKept(id, now, 7), hours.slice(2), 'another window is as it was')
  })

  test('are of the last 30 days, whether or not anything was pruned since', async () => {
    const id = await workspace()
    for (let day = 0; day < 40; day += 1) await storeAt(id, new Date(start + day * DAY_MS))
    const now = new Date(start + 39 * DAY_MS)
    const days = (await hoursKept(id, now)).map((hour) => hour / 24)
    assert.deepEqual(
      days,
      Array.from({ length: 30 }, (_, n) => 10 + n),
    )
    assert.equal((await measureKeptRankings(db, id)).rankings, 40)
    await dropOldRankings(db, now)
    assert.equal((await measureKeptRankings(db, id)).rankings, 30)
    const muchLater = new Date(start + 100 * DAY_MS)
    assert.deepEqual(await hoursKept(id, muchLater), [])
    await pruneKeptRankings(db, id, { now: muchLater, maxBytes: NO_CAP })
    assert.equal((await measureKeptRankings(db, id)).rankings, 0)
  })

  test('take no more than the workspace may have: the oldest of any window go first', async () => {
    const [id, other] = [await workspace(), await workspace()]
    const now = new Date(start + 5 * HOUR_MS)
    for (const [hour, windowDays] of [
      [0, 30],
      [1, 7],
      [2, 30],
      [3, 7],
      [4, 30],
    ] as const) {
      await storeAt(id, new Date(start + hour * HOUR_MS), { windowDays, trends: 10 })
    }
    await storeAt(other, new Date(start), { trends: 10 })
    const { bytes, rankings } = await measureKeptRankings(db, id)
    assert.equal(rankings, 5)
    await pruneKeptRankings(db, id, { now, maxBytes: bytes })
    assert.equal((await measureKeptRankings(db, id)).rankings, 5)
    const maxBytes = Math.floor(bytes * 0.65)
    await pruneKeptRankings(db, id, { now, maxBytes })
    assert.deepEqual([await hoursKept(id, now), await hoursKept(id, now, 7)], [[2, 4], [3]])
    assert.ok((await measureKeptRankings(db, id)).bytes <= maxBytes)
    await pruneKeptRankings(db, id, { now, maxBytes: 0 })
    assert.deepEqual(await measureKeptRankings(db, id), { rankings: 0, bytes: 0 })
    assert.equal((await measureKeptRankings(db, other)).rankings, 1)
  })

  test('know when they were replaced, though the one that replaced them is pruned', async () => {
    const id = await workspace()
    for (const hour of [0, 30, 31]) await storeAt(id, new Date(start + hour * HOUR_MS))
    for (let hour = 32; hour < 42; hour += 1) await storeAt(id, new Date(start + hour * HOUR_MS))
    const now = new Date(start + 42 * HOUR_MS)
    await pruneKeptRankings(db, id, { now, maxBytes: NO_CAP })
    const [first, second] = await listKeptMoments(db, filterOf(id), now)
    assert.deepEqual(first, { rankedAt: new Date(start), replacedAt: new Date(start + 30 * HOUR_MS) })
    assert.deepEqual(second?.rankedAt, new Date(start + 32 * HOUR_MS))
  })

  test('hold none that was made before a removal and stored after it, nor one that an older would replace', async () => {
    const id = await workspace()
    const posts = await storeSamples(db, id, [{ id: 'one' }, { id: 'two' }])
    const before = await evidenceVersion(db, id)
    await softDeletePosts(db, id, posts.slice(0, 1))
    const now = new Date(start + HOUR_MS)
    await storeAt(id, new Date(start), { evidence: before })
    assert.deepEqual(await hoursKept(id, now), [])
    await storeAt(id, now)
    await storeSamples(db, id, [{ id: 'three' }])
    await storeAt(id, new Date(start + 2 * HOUR_MS))
    await storeAt(id, new Date(start + 3 * HOUR_MS), { evidence: (await evidenceVersion(db, id)) - 1 })
    assert.deepEqual(await hoursKept(id, new Date(start + DAY_MS)), [1, 2])
  })

  test('with YouTube’s counts are not shown where these are not allowed', async () => {
    const id = await workspace()
    const at = new Date(start)
    await storeAt(id, at, { countsYouTube: true })
    for (const youtubeCounts of [true, false]) {
      const filter = filterOf(id, { youtubeCounts })
      assert.equal((await listKeptMoments(db, filter, at)).length, youtubeCounts ? 1 : 0)
      assert.equal((await findKeptRanking(db, filter, at)) !== undefined, youtubeCounts)
    }
  })

  test('of one moment are one: what was stored last', async () => {
    const id = await workspace()
    const at = new Date(start)
    await storeAt(id, at)
    await storeAt(id, at, { trends: 3 })
    assert.equal((await findKeptRanking(db, filterOf(id), at))?.trends.length, 3)
    assert.equal((await measureKeptRankings(db, id)).rankings, 1)
  })
})
