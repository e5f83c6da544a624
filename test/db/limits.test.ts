import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import { deleteLookups } from '../../db/limits.ts'
import type { Quota } from '../../src/collectors/limits.ts'
import { storedLimits } from '../../src/scan/stored-limits.ts'
import { freshDatabase } from '../support/database.ts'
import { openLimits } from '../support/limits.ts'

const { db, limits, lookups } = await openLimits()
const NOW = new Date('2026-11-20T12:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)
const budget = (resource: string, cap: number): Quota => ({
  account: 'a',
  resource,
  period: '2026-11-20',
  cap,
})

test('turns of a lane are a spacing apart, however many processes take them at once', async () => {
  const lane = { account: 'a', name: 'spaced' }
  const turns = await Promise.all(
    Array.from({ length: 20 }, () =>
      limits.reserveSlot(lane, { spacingMs: 650, at: NOW, latest: later(60_000) }),
    ),
  )
  const starts = turns.map(({ startAt }) => startAt.getTime() - NOW.getTime()).sort((a, b) => a - b)
  assert.deepEqual(
    starts,
    starts.map((_, index) => index * 650),
  )
})

test('a pause moves the next turn behind it and is never made shorter', async () => {
  const lane = { account: 'a', name: 'paused' }
  await limits.pause(lane, later(10_000))
  await limits.pause(lane, later(5000))
  const turn = await limits.reserveSlot(lane, { spacingMs: 0, at: NOW, latest: later(60_000) })
  assert.deepEqual(turn, { startAt: later(10_000), pausedUntil: later(10_000) })
})

test('lanes of other credentials and other platforms are not held up', async () => {
  await limits.pause({ account: 'a', name: 'closed' }, later(99_000))
  for (const lane of [
    { account: 'b', name: 'closed' },
    { account: 'a', name: 'open' },
  ]) {
    const { startAt } = await limits.reserveSlot(lane, { spacingMs: 0, at: NOW, latest: later(1000) })
    assert.deepEqual(startAt, NOW)
  }
})

test('a budget is never passed, however many take from it at once', async () => {
  const allowance = budget('posts', 100)
  const taken = await Promise.all(Array.from({ length: 40 }, () => limits.take(allowance, 7)))
  assert.equal(
    taken.reduce((sum, amount) => sum + amount, 0),
    100,
  )
  assert.equal(await limits.remaining(allowance), 0)
})

test('less than the least useful amount is not taken', async () => {
  const allowance = budget('pages', 25)
  assert.deepEqual(
    [
      await limits.take(allowance, 20, 10),
      await limits.take(allowance, 20, 10),
      await limits.remaining(allowance),
    ],
    [20, 0, 5],
  )
})

test('what was not spent can be given back, and never more than was spent', async () => {
  const allowance = budget('units', 10)
  await limits.take(allowance, 10)
  await limits.refund(allowance, 4)
  assert.equal(await limits.remaining(allowance), 4)
  await limits.refund(allowance, 400)
  assert.equal(await limits.remaining(allowance), 10)
})

test('a new period starts with the whole budget, a smaller cap leaves nothing', async () => {
  const allowance = budget('searches', 10)
  await limits.take(allowance, 10)
  assert.equal(await limits.remaining({ ...allowance, period: '2026-11-21' }), 10)
  assert.deepEqual(
    [await limits.remaining({ ...allowance, cap: 5 }), await limits.take({ ...allowance, cap: 5 }, 1)],
    [0, 0],
  )
})

test('two servers on one database share what is left', async (t) => {
  const { connectionString } = await freshDatabase(t)
  const databases = [1, 2].map(() => openDatabase(connectionString, { max: 2, deadlines: allWithin(30_000) }))
  t.after(() => Promise.all(databases.map((db) => db.destroy())))
  const servers = databases.map((db) => storedLimits(db))
  const taken = await Promise.all(
    servers.flatMap((server) => [1, 2, 3].map(() => server.take(budget('day', 10), 3))),
  )
  assert.deepEqual(taken.sort(), [0, 0, 1, 3, 3, 3])
})

test('thirty hashtags in seven days: an old one costs nothing and a place is free when one has aged', async () => {
  const ask = (tag: string, at: Date) => limits.takeHashtag('ig', tag, { cap: 2, at })
  const sevenDays = 7 * 86_400_000
  assert.deepEqual(
    [await ask('one', NOW), await ask('two', later(1)), await ask('three', later(2))],
    [true, true, false],
  )
  assert.equal(await ask('one', later(3)), true)
  assert.deepEqual(await limits.hashtagsAsked('ig', later(4)), ['one', 'two'])
  // Asking again did not restart the clock of the first.
  assert.equal(await ask('three', later(sevenDays)), true)
  assert.deepEqual(await limits.hashtagsAsked('ig', later(sevenDays)), ['two', 'three'])
})

test('places of hashtags are not given twice to those who ask at once', async () => {
  const asked = Array.from({ length: 12 }, (_, index) =>
    limits.takeHashtag('busy', `tag${index}`, { cap: 5, at: NOW }),
  )
  const granted = (await Promise.all(asked)).filter((taken) => taken)
  assert.equal(granted.length, 5)
})

test('a look-up is recalled until it is too old, and replaced by a newer one', async () => {
  assert.equal(await lookups.get('page', 'x', NOW), undefined)
  await lookups.set('page', 'x', { id: '1' }, NOW)
  assert.deepEqual(await lookups.get('page', 'x', NOW), { id: '1' })
  assert.equal(await lookups.get('page', 'x', later(1)), undefined)
  await lookups.set('page', 'x', 'text', later(2))
  assert.equal(await lookups.get('page', 'x', later(1)), 'text')
})

test('look-ups of a platform that are too old to keep are deleted, those of others stay', async () => {
  for (const kind of ['youtube handle', 'instagram hashtag']) await lookups.set(kind, 'k', 'v', NOW)
  await lookups.set('youtube handle', 'young', 'v', later(10))
  await deleteLookups(db, 'youtube', later(5))
  const kept = [
    await lookups.get('youtube handle', 'k', NOW),
    await lookups.get('youtube handle', 'young', NOW),
    await lookups.get('instagram hashtag', 'k', NOW),
  ]
  assert.deepEqual(kept, [undefined, 'v', 'v'])
})

test('what is paid for counts once a period, however many note it at once, and earlier periods are forgotten', async () => {
  const posts = budget('paid posts', 100)
  const noted = await Promise.all(
    Array.from({ length: 10 }, (_, index) => limits.notePaid(posts, [`${index % 3}`, 'all', 'all'])),
  )
  assert.equal(
    noted.reduce((sum, fresh) => sum + fresh, 0),
    4,
  )
  assert.equal(await limits.notePaid(posts, []), 0)
  assert.equal(await limits.notePaid({ ...posts, account: 'b' }, ['all']), 1)
  assert.equal(await limits.notePaid({ ...posts, period: '2026-11-21' }, ['all', 'new']), 2)
  const { rows } = await sql<{ period: string; count: number }>`
    select period, count(*)::int as count from paid_reads where account = 'a' group by period`.execute(db)
  assert.deepEqual([...rows], [{ period: '2026-11-21', count: 2 }])
})
