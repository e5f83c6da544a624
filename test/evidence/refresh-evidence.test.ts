import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { listPosts } from '../../db/posts.ts'
import { forgetAuthor, softDeletePosts } from '../../db/removals.ts'
import { importPosts } from '../../db/store-posts.ts'
import { buildDataset } from '../../simulator/dataset/build.ts'
import { demoWorkspace } from '../../simulator/dataset/demo-workspace.ts'
import { startSimulator } from '../../simulator/server.ts'
import { simulatorSettings } from '../../src/cli/simulator-settings.ts'
import { rebuildAfterRemoval } from '../../src/evidence/after-removal.ts'
import { refreshAll } from '../../src/evidence/refresh-all.ts'
import { refreshEvidence } from '../../src/evidence/refresh-evidence.ts'
import { type Post, Workspace } from '../../src/model/index.ts'
import { createLog } from '../../src/process/log.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { samplePost } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'

const simulator = await startSimulator()
after(() => simulator.close())
const demo = Workspace.omit({ id: true }).parse(demoWorkspace)
const soon = () => new Date(Date.now() + 600_000)

const sweep = (engine: TestEngine, workspace: Workspace) =>
  refreshEvidence(engine.refresh, workspace, {
    deadline: soon(),
    signal: AbortSignal.timeout(600_000),
    notSince: soon(),
  })

/** As if so many days had passed since the platforms confirmed what is stored. */
async function letPass({ db }: TestEngine, workspaceId: string, days: number): Promise<void> {
  await sql`update posts set checked_at = checked_at - make_interval(days => ${days})
    where workspace_id = ${workspaceId}`.execute(db)
}

const ends = [
  'hums all night long',
  'flickers when the fridge starts',
  'was sent back and came again',
  'is warmer than my tea',
  'and nobody answers my mail',
  'needs a new knob, where from?',
  'lasted exactly three weeks here',
  'against the cheap one: no contest',
]

/** Posts that no platform has: whoever looks them up finds them gone. Together they are a topic. */
const vanished = ends.map((end, index) =>
  samplePost({
    id: `t3_zz${index}`,
    authorHandle: `owner${index}`,
    text: `The zorbly dimmer ${end}`,
    publishedAt: new Date(Date.now() - (index + 1) * 3_600_000),
  }),
)

const speaksOfIt = (value: unknown) => JSON.stringify(value).includes('zorbly')

async function storedPosts({ db }: TestEngine, workspaceId: string): Promise<Post[]> {
  return (await listPosts(db, { workspaceId }, { limit: 500 })).posts
}

test('a sweep renews what is there, buries what is gone and rebuilds every trend and replay that quoted it', async (t) => {
  const engine = await openTestEngine(t, simulatorSettings(simulator))
  const { workspace } = await mintCaller(engine.db, demo)
  await importPosts(engine.db, workspace.id, vanished)
  const scanned = await engine.scanner.run(workspace, 'before-the-sweep', () => {})
  assert.ok(speaksOfIt(scanned.response.run.trends))
  const weekly = await engine.rankings.current(workspace, 7)
  assert.ok(speaksOfIt(weekly.trends))
  await letPass(engine, workspace.id, 2)

  const outcomes = await sweep(engine, workspace)
  const reddit = outcomes?.find(({ platform }) => platform === 'reddit')
  assert.ok(reddit !== undefined)
  assert.deepEqual([reddit.removed, reddit.expired, reddit.problems], [8, 0, []])
  assert.ok(reddit.confirmed > 0 && reddit.confirmed + reddit.removed + reddit.notLookedAt === reddit.due)
  assert.ok(!speaksOfIt(await storedPosts(engine, workspace.id)))
  for (const days of [7, workspace.lookbackDays]) {
    const { rows } = await sql<{ trends: string }>`select trends::text from rankings
      where workspace_id = ${workspace.id} and window_days = ${days}`.execute(engine.db)
    assert.deepEqual(rows.map(speaksOfIt), [false])
  }
  const replayed = await engine.scanner.run(workspace, 'before-the-sweep', () => {})
  assert.equal(replayed.replayed, true)
  assert.ok(!speaksOfIt(replayed.response))
  assert.deepEqual(
    replayed.response.run.posts.map(({ id }) => id),
    scanned.response.run.posts.map(({ id }) => id),
  )
  // What was confirmed is not due again.
  assert.equal((await sweep(engine, workspace))?.find(({ platform }) => platform === 'reddit')?.due, 0)
})

test('a comment that moderators removed goes, and the words of a thread that is gone leave what stands below it', async (t) => {
  const engine = await openTestEngine(t, simulatorSettings(simulator))
  const { workspace } = await mintCaller(engine.db)
  const { reddit } = buildDataset(new Date())
  const find = (author: string) => {
    const said = reddit.comments.find((one) => one.author === author)
    assert.ok(said !== undefined)
    return { id: `t1_${said.id}`, threadId: `t3_${said.postId}`, text: said.body, kind: 'comment' as const }
  }
  const [below, removed, kept] = [find('tally_tamsin'), find('deals4greens'), find('north_window_nan')]
  await importPosts(engine.db, workspace.id, [
    samplePost({ ...below, context: 'Serials that nobody shall see' }),
    samplePost(removed),
    samplePost({ ...kept, context: 'Show me your windowsill in November' }),
  ])
  const outcomes = await sweep(engine, workspace)
  assert.deepEqual(outcomes?.find(({ platform }) => platform === 'reddit')?.problems, [])
  const stored = new Map((await storedPosts(engine, workspace.id)).map((post) => [post.id, post]))
  assert.deepEqual([...stored.keys()].sort(), [below.id, kept.id].sort())
  assert.equal(stored.get(below.id)?.context, undefined)
  assert.equal(stored.get(kept.id)?.context, 'Show me your windowsill in November')
})

test('what is lost improbably fast is removed only when a later look finds it gone as well', async (t) => {
  const engine = await openTestEngine(t, simulatorSettings(simulator))
  const { workspace } = await mintCaller(engine.db)
  const many = Array.from({ length: 12 }, (_, index) => samplePost({ id: `t3_zy${index}` }))
  await importPosts(engine.db, workspace.id, many)
  await letPass(engine, workspace.id, 2)
  const hoursLater = async (hours: number) => {
    const now = () => new Date(engine.refresh.clock.now().getTime() + hours * 3_600_000)
    const clock = { ...engine.refresh.clock, now }
    const outcomes = await sweep({ ...engine, refresh: { ...engine.refresh, clock } }, workspace)
    const { removed, doubted, notLookedAt, problems } =
      outcomes?.find(({ platform }) => platform === 'reddit') ?? {}
    return { removed, doubted, notLookedAt, problems }
  }
  const doubt = {
    removed: 0,
    doubted: 12,
    notLookedAt: 0,
    problems: [
      '12 posts are said to be gone, improbably many at once: they are removed if they still are 3 hours from now.',
    ],
  }
  assert.deepEqual([await hoursLater(0), await hoursLater(2)], [doubt, doubt])
  assert.equal((await storedPosts(engine, workspace.id)).length, 12)
  // One that is lost meanwhile is one of many again.
  await importPosts(engine.db, workspace.id, [samplePost({ id: 't3_zz99' })])
  await letPass(engine, workspace.id, 2)
  const later = await hoursLater(4)
  assert.deepEqual([later.removed, later.doubted], [12, 1])
  const last = await hoursLater(8)
  assert.deepEqual([last.removed, last.doubted, last.problems], [1, 0, []])
})

test('after a doubt the service looks again before its hours are over', async (t) => {
  const engine = await openTestEngine(t, simulatorSettings(simulator))
  const { workspace } = await mintCaller(engine.db)
  const many = Array.from({ length: 12 }, (_, index) => samplePost({ id: `t3_zx${index}` }))
  await importPosts(engine.db, workspace.id, many)
  await letPass(engine, workspace.id, 2)
  const log = createLog('silent')
  const lookHoursLater = async (hours: number) => {
    const now = () => new Date(engine.refresh.clock.now().getTime() + hours * 3_600_000)
    await refreshAll(
      { ...engine.refresh, clock: { ...engine.refresh.clock, now } },
      24,
      log,
      AbortSignal.timeout(600_000),
    )
    return (await storedPosts(engine, workspace.id)).length
  }
  assert.deepEqual([await lookHoursLater(0), await lookHoursLater(2), await lookHoursLater(4)], [12, 12, 0])
})

test('what a platform has not confirmed within its retention goes, also when nobody can ask it', async (t) => {
  const engine = await openTestEngine(t, { YOUTUBE_RETENTION_DAYS: '30', REDDIT_RETENTION_DAYS: '90' })
  const { workspace } = await mintCaller(engine.db)
  await importPosts(engine.db, workspace.id, [
    samplePost({ id: 'video', platform: 'youtube' }),
    samplePost({ id: 'thread', platform: 'reddit' }),
    samplePost({ id: 'tweet', platform: 'x' }),
  ])
  await letPass(engine, workspace.id, 31)
  const first = await sweep(engine, workspace)
  assert.deepEqual(
    first?.map(({ platform, due, expired, notLookedAt }) => [platform, due, expired, notLookedAt]),
    [
      ['reddit', 1, 0, 1],
      ['facebook', 0, 0, 0],
      ['instagram', 0, 0, 0],
      ['x', 1, 0, 1],
      ['youtube', 1, 1, 1],
    ],
  )
  assert.match(first?.[0]?.problems.join() ?? '', /No collector is configured/)
  await letPass(engine, workspace.id, 60)
  const second = await sweep(engine, workspace)
  assert.equal(second?.[0]?.expired, 1)
  assert.deepEqual(
    (await storedPosts(engine, workspace.id)).map(({ id }) => id),
    ['tweet'],
  )
})

test('a platform that says no is told and nothing of it is lost', async (t) => {
  const settings = simulatorSettings(simulator)
  const engine = await openTestEngine(t, {
    ...settings,
    REDDIT_CLIENT_SECRET: `${settings['REDDIT_CLIENT_SECRET']}.blocked`,
  })
  const { workspace } = await mintCaller(engine.db, demo)
  await importPosts(engine.db, workspace.id, vanished.slice(0, 3))
  await letPass(engine, workspace.id, 2)
  const reddit = (await sweep(engine, workspace))?.find(({ platform }) => platform === 'reddit')
  assert.deepEqual([reddit?.due, reddit?.confirmed, reddit?.removed, reddit?.notLookedAt], [3, 0, 0, 3])
  assert.equal(reddit?.problems.length, 1)
  assert.ok(speaksOfIt(await storedPosts(engine, workspace.id)))
})

test('a removed post leaves replays whatever its id', async (t) => {
  const engine = await openTestEngine(t, { ...simulatorSettings(simulator), SCAN_INTERVAL_SECONDS: '0' })
  const { workspace } = await mintCaller(engine.db, demo)
  const odd = vanished.map((post, n) => ({ ...post, id: `"odd" \\ ${n}` }))
  await importPosts(engine.db, workspace.id, odd)
  const { response } = await engine.scanner.run(workspace, 'first-look', () => {})
  assert.ok(speaksOfIt(response.run.trends))
  await rebuildAfterRemoval(
    engine.db,
    engine.rankings,
    workspace,
    await softDeletePosts(engine.db, workspace.id, odd),
  )
  const replay = await engine.scanner.run(workspace, 'first-look', () => {})
  assert.ok(!speaksOfIt(replay.response))
})

test("a forgotten author's words leave trends and replays, and a scan does not bring them back", async (t) => {
  const engine = await openTestEngine(t, { ...simulatorSettings(simulator), SCAN_INTERVAL_SECONDS: '0' })
  const { workspace } = await mintCaller(engine.db, demo)
  const { response } = await engine.scanner.run(workspace, 'first-look', () => {})
  const loud = response.run.posts.find(({ platform, authorHandle }) => platform === 'reddit' && authorHandle)
  assert.ok(loud?.authorHandle !== undefined)
  const { authorHandle } = loud
  const removed = await forgetAuthor(engine.db, workspace.id, 'reddit', authorHandle)
  assert.ok(removed.some(({ id }) => id === loud.id))
  await rebuildAfterRemoval(engine.db, engine.rankings, workspace, removed)
  const replay = await engine.scanner.run(workspace, 'first-look', () => {})
  assert.ok(replay.response.run.posts.every(({ id }) => id !== loud.id))

  const again = await engine.scanner.run(workspace, 'second-look', () => {})
  const record = again.response.run.collectors.find(({ collector }) => collector === 'reddit')
  assert.equal(record?.rejected['forgotten_author'], removed.length)
  const stored = await storedPosts(engine, workspace.id)
  assert.ok(stored.every((post) => post.platform !== 'reddit' || post.authorHandle !== authorHandle))
})

test('forgetting an author that was cut off half-way is finished by doing it again', async (t) => {
  const engine = await openTestEngine(t, { ...simulatorSettings(simulator), SCAN_INTERVAL_SECONDS: '0' })
  const { workspace } = await mintCaller(engine.db, demo)
  await importPosts(
    engine.db,
    workspace.id,
    vanished.map((post, n) => ({ ...post, authorHandle: n < 4 ? 'cut' : `author${n}` })),
  )
  const { response } = await engine.scanner.run(workspace, 'first-look', () => {})
  const quotes = vanished.slice(0, 4).map(({ id }) => JSON.stringify(id))
  const speaksOfThem = (value: unknown) => quotes.some((id) => JSON.stringify(value).includes(id))
  assert.ok(speaksOfThem(response))
  assert.equal((await forgetAuthor(engine.db, workspace.id, 'reddit', 'cut')).length, 4)

  const again = await forgetAuthor(engine.db, workspace.id, 'reddit', 'cut')
  await rebuildAfterRemoval(engine.db, engine.rankings, workspace, again)
  const replay = await engine.scanner.run(workspace, 'first-look', () => {})
  assert.equal(replay.replayed, true)
  assert.ok(!speaksOfThem(replay.response))
})

test('the service sweeps every workspace that is due, and goes on where one cannot be swept', async (t) => {
  const engine = await openTestEngine(t, { YOUTUBE_RETENTION_DAYS: '30' })
  const workspaces = [await mintCaller(engine.db), await mintCaller(engine.db)].map(
    (caller) => caller.workspace.id,
  )
  for (const id of workspaces) {
    await importPosts(engine.db, id, [samplePost({ id: 'video', platform: 'youtube' })])
    await letPass(engine, id, 31)
  }
  const counts = async () =>
    await Promise.all(workspaces.map(async (id) => (await storedPosts(engine, id)).length))
  const log = createLog('silent')
  await sql`insert into rankings (workspace_id, window_days, computed_at, evidence_version, trends)
    values (${workspaces[0]}, 7, now(), 0, '[]')`.execute(engine.db)
  // From now on nothing can be ranked.
  await engine.close()
  await refreshAll(engine.refresh, 24, log, new AbortController().signal)
  assert.deepEqual(await counts(), [0, 0])
  const { rows: sweeps } =
    await sql`select from refreshes where lease_expires_at > clock_timestamp()`.execute(engine.db)
  assert.equal(sweeps.length, 0, 'a failed sweep holds nothing')
})

for (const [everyHours, what] of [
  [0, 'where nothing is looked at again'],
  [720, 'between two sweeps that are a month apart'],
] as const) {
  test(`posts go when their retention ends, ${what}`, async (t) => {
    const engine = await openTestEngine(t, { YOUTUBE_RETENTION_DAYS: '30' })
    const { workspace } = await mintCaller(engine.db)
    const care = () =>
      refreshAll(engine.refresh, everyHours, createLog('silent'), new AbortController().signal)
    await importPosts(engine.db, workspace.id, [samplePost({ id: 'video', platform: 'youtube' })])
    await care()
    await letPass(engine, workspace.id, 29)
    await care()
    assert.equal((await storedPosts(engine, workspace.id)).length, 1)
    await letPass(engine, workspace.id, 2)
    await care()
    assert.deepEqual(await storedPosts(engine, workspace.id), [])
  })
}
