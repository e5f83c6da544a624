import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import { PAGE_POSTS } from '../../db/posts.ts'
import { hourOf, listRankedHours } from '../../db/ranked-hours.ts'
import { softDeletePosts } from '../../db/removals.ts'
import { importPosts } from '../../db/store-posts.ts'
import { rankingInputs } from '../../src/analysis/inputs.ts'
import { loadPosts, rank } from '../../src/analysis/rank-job.ts'
import { RankingMemories } from '../../src/analysis/ranking-memories.ts'
import { createSanitizingReader } from '../../src/analysis/sanitizing-reader.ts'
import { WorkspaceMemory } from '../../src/analysis/workspace-memory.ts'
import { rankTrends } from '../../src/trends/index.ts'
import { voiceIdentity } from '../../src/workspace/voice-identity.ts'
import { freshDatabase } from '../support/database.ts'
import { samplePost } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'

const HOUR_MS = 3_600_000
const NOW = new Date('2026-03-31T12:30:00Z')
const SINCE = new Date('2026-03-28T10:20:30.500Z')

const { connectionString, drop } = await freshDatabase()
const db = openDatabase(connectionString, { max: 2, deadlines: allWithin(30_000) })
after(async () => {
  await db.destroy()
  await drop()
})

async function newWorkspace() {
  const { workspace } = await mintCaller(db)
  const identity = voiceIdentity(workspace, [])
  return { workspace, id: workspace.id, identity, memory: new WorkspaceMemory(workspace.id, identity) }
}

type World = Awaited<ReturnType<typeof newWorkspace>>

/** A post some hours before NOW, which an import may change. */
function sample(id: number, hoursAgo: number, extra: Partial<Parameters<typeof samplePost>[0]> = {}) {
  return samplePost({
    id: `t3_${id}`,
    text: `the kettle &amp; lamp ${id}`,
    publishedAt: new Date(NOW.getTime() - hoursAgo * HOUR_MS),
    sourceMethod: 'import',
    ...extra,
  })
}

const wholeOf = ({ id, identity }: Pick<World, 'id' | 'identity'>, since = SINCE) =>
  loadPosts(db, id, since, identity, createSanitizingReader().read)

async function assertSame(world: World, since = SINCE): Promise<void> {
  assert.deepEqual(await world.memory.load(db, since, 0), await wholeOf(world, since))
}

test('any posts imported, changed and removed are loaded again as reading all of them gives them', async () => {
  const anyTime = fc.oneof(fc.integer({ min: -2, max: 90 }), fc.constantFrom(0.5, 1.5, 73.4999, 74.1583))
  const anyStep = fc.record({
    stored: fc.array(fc.tuple(fc.nat(30), anyTime, fc.nat(2), fc.nat(3)), { maxLength: 12 }),
    removed: fc.array(fc.nat(30), { maxLength: 4 }),
    sinceHours: fc.constantFrom(0, 0, 1, 40, -30),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 2, maxLength: 5 }), async (steps) => {
      const world = await newWorkspace()
      const quiet = await newWorkspace()
      await importPosts(db, quiet.id, [sample(1, 1)])
      for (const { stored, removed, sinceHours } of steps) {
        const posts = stored.map(([id, hours, text, likes]) =>
          sample(id, hours, { text: `the kettle ${text}`, metrics: { likes } }),
        )
        await importPosts(db, world.id, [...new Map(posts.map((post) => [post.id, post])).values()])
        await softDeletePosts(
          db,
          world.id,
          removed.map((id) => ({ platform: 'reddit' as const, id: `t3_${id}` })),
        )
        await assertSame(world, new Date(SINCE.getTime() + sinceHours * HOUR_MS))
        assert.equal((await quiet.memory.load(db, SINCE, 0)).length, 1)
      }
    }),
    { seed: 20_261_123, numRuns: 15 },
  )
})

test('posts of hours without a change are not read again, and are the same objects', async () => {
  const world = await newWorkspace()
  await importPosts(db, world.id, [sample(1, 1), sample(2, 20), sample(3, 40)])
  const first = await world.memory.load(db, SINCE, 0)
  await importPosts(db, world.id, [sample(4, 20)])
  const again = await world.memory.load(db, SINCE, 0)
  assert.equal(again.length, 4)
  assert.deepEqual(
    first.map((post) => again.includes(post)),
    [true, false, true],
  )
})

/** Every column that a ranking reads: a change of it alone has to be seen. */
const changes = [
  `text = 'other'`,
  `author_handle = null`,
  `comments_url = 'https://example.org/c'`,
  `published_at = published_at + interval '1 millisecond'`,
  `metrics = '{"likes": 77}'`,
  `matched_terms = '{kettle}'`,
  `is_imported = false`,
  `kind = 'comment'`,
  `thread_id = 't3_thread'`,
  `thread_owner = 'somebody'`,
  `url = 'https://fernlight.example/x'`,
]
for (const change of changes) {
  test(`sees a change of a post alone: ${change}`, async () => {
    const world = await newWorkspace()
    await importPosts(db, world.id, [sample(1, 1), sample(2, 1)])
    const hours = () => listRankedHours(db, { workspaceId: world.id, since: SINCE, seed: '7' })
    await world.memory.load(db, SINCE, 0)
    const before = await hours()
    await sql`update posts set ${sql.raw(change)} where workspace_id = ${world.id} and post_id = 't3_1'`.execute(
      db,
    )
    assert.notEqual((await hours())[0]?.fingerprint, before[0]?.fingerprint)
    await assertSame(world)
  })
}

test('what only tells that a post was seen again is no change', async () => {
  const world = await newWorkspace()
  await importPosts(db, world.id, [sample(1, 1)])
  const [first] = await world.memory.load(db, SINCE, 0)
  await sql`update posts set checked_at = now(), last_seen_at = now() where workspace_id = ${world.id}`.execute(
    db,
  )
  assert.equal((await world.memory.load(db, SINCE, 0))[0], first)
})

test('a ranking with what was kept is stored as one without, and what is kept of workspaces stays apart', async () => {
  const world = await newWorkspace()
  const other = await newWorkspace()
  const memories = new RankingMemories()
  const said = (subject: string, from: number) =>
    Array.from({ length: 12 }, (_, n) =>
      sample(from + n, n, {
        text: `the ${subject} came loose in room ${n}`,
        authorHandle: `author-${from + n}`,
      }),
    )
  const rankIt = async ({ workspace, id, identity }: World, kept: RankingMemories) => {
    const inputs = rankingInputs(workspace, identity, false)
    await rank(
      db,
      { workspaceId: id, windowDays: 7, now: NOW.toISOString(), inputs, keptBytes: 1_000_000 },
      kept,
      () => {},
    )
    const { rows } = await sql<{ trends: string }>`
      select trends::text as trends from rankings where workspace_id = ${id}`.execute(db)
    return rows[0]?.trends ?? ''
  }
  await importPosts(db, world.id, said('solar kettle', 0))
  await importPosts(db, other.id, said('night bus', 0))
  await rankIt(world, memories)
  assert.match(await rankIt(other, memories), /night bus/i)
  await importPosts(db, world.id, said('garden hose', 100))
  const again = await rankIt(world, memories)
  assert.match(again, /garden hose/i)
  assert.doesNotMatch(again, /night bus/i)
  const posts = await wholeOf(world, new Date(0))
  assert.equal(rankTrends({ posts, windowDays: 7, now: NOW }).trends.length, JSON.parse(again).length)
})

test('forgets a workspace that nobody ranked for ten minutes, and an hour of posts that no ranking asked for', async () => {
  const world = await newWorkspace()
  await importPosts(db, world.id, [sample(1, 1), sample(2, 60)])
  const memories = new RankingMemories()
  const memory = memories.of(world.id, world.identity, 0)
  await memory.load(db, SINCE, 0)
  await memory.load(db, new Date(NOW.getTime() - 10 * HOUR_MS), 500_000)
  memories.of(world.id, world.identity, 500_000)
  assert.equal(memories.size, 2)
  memories.trim(600_001)
  assert.equal(memories.size, 1)
  memories.trim(1_100_001)
  assert.equal(memories.size, 0)
  assert.notEqual(memories.of(world.id, world.identity, 1_100_001), memory)
})

test('keeps no more posts than it may, those of the workspace that was ranked last', async () => {
  const [first, second] = [await newWorkspace(), await newWorkspace()]
  const memories = new RankingMemories(3)
  for (const world of [first, second]) {
    await importPosts(db, world.id, [sample(1, 1), sample(2, 2)])
    await memories.of(world.id, world.identity, 0).load(db, SINCE, 0)
  }
  memories.trim(0)
  assert.equal(memories.size, 2)
  assert.equal(memories.of(second.id, second.identity, 0).size, 2)
  await importPosts(db, second.id, [sample(3, 1), sample(4, 2)])
  await memories.of(second.id, second.identity, 0).load(db, SINCE, 0)
  memories.trim(0)
  assert.equal(memories.size, 0)
})

test('another identity of voices begins another memory', async () => {
  const world = await newWorkspace()
  const memories = new RankingMemories()
  const memory = memories.of(world.id, world.identity, 0)
  assert.equal(memories.of(world.id, { ...world.identity }, 0), memory)
  const company = { ...world.identity, accounts: { 'reddit someone': 'company' as const } }
  assert.notEqual(memories.of(world.id, company, 0), memory)
})

test('a load that ends half way leaves only hours that were read as a whole', async () => {
  const world = await newWorkspace()
  await importPosts(db, world.id, [sample(1, 1), sample(2, 60)])
  await world.memory.load(db, SINCE, 0)
  await importPosts(db, world.id, [sample(3, 1), sample(4, 60)])
  let statements = 0
  const cut = db.withPlugin({
    transformQuery({ node }) {
      statements += 1
      if (statements === 2) throw new Error('nobody waits')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await assert.rejects(world.memory.load(cut, SINCE, 0), /nobody waits/)
  await assertSame(world)
})

test('reads more posts than one statement asks for, whole hours at a time', async () => {
  const world = await newWorkspace()
  const posts = Array.from({ length: PAGE_POSTS + 200 }, (_, n) => sample(n, 1 + (n % 4)))
  await importPosts(db, world.id, [
    ...posts,
    ...Array.from({ length: 3 }, (_, n) => sample(9000 + n, 30 + n)),
  ])
  await assertSame(world)
  await importPosts(db, world.id, [sample(1, 2, { text: 'changed' }), sample(3, 4, { text: 'changed' })])
  await assertSame(world)
})

test('tells the hour of a moment', () => {
  assert.equal(hourOf(new Date('1970-01-02T00:59:59.999Z')), 24)
  assert.equal(hourOf(new Date('1970-01-02T01:00:00Z')), 25)
})
