import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { credentials, redditUserAgent } from '../../../simulator/credentials.ts'
import { buildDataset } from '../../../simulator/dataset/build.ts'
import { demoWorkspace } from '../../../simulator/dataset/demo-workspace.ts'
import { forbidden, plantedComments, storable } from '../../../simulator/dataset/truth/planted-comments.ts'
import { startSimulator } from '../../../simulator/server.ts'
import { createRedditCollector } from '../../../src/collectors/reddit/collector.ts'
import { DAY_MS } from '../../../src/lib/days.ts'
import { openLimits } from '../../support/limits.ts'
import { mintCaller } from '../../support/service.ts'
import { scanInto, storedComments } from '../stored-scan.ts'
import { createTestClock, NOW } from '../support.ts'

const { db, limits, lookups, threads } = await openLimits()
const dataset = buildDataset(NOW)

/** Scans of the demo's workspace, each on the clock that the one before it left. */
async function setUp(t: TestContext) {
  const clock = createTestClock()
  const simulator = await startSimulator({ now: () => clock.now(), dataset })
  t.after(() => simulator.close())
  const { workspace } = await mintCaller(db)
  const collector = createRedditCollector(
    {
      access: 'app',
      clientId: credentials.reddit.clientId,
      clientSecret: credentials.reddit.clientSecret,
      userAgent: redditUserAgent,
      tokenBaseUrl: simulator.baseUrls['reddit-www'],
      apiBaseUrl: simulator.baseUrls['reddit-oauth'],
      maxCallsPerScan: 40,
      commentCallsPerScan: 20,
    },
    { fetch, clock, limits, lookups, threads, random: () => 0.5 },
  )
  const scan = async () => {
    const until = clock.now()
    const done = await scanInto(db, collector, {
      workspaceId: workspace.id,
      words: demoWorkspace.words,
      handles: { reddit: [...demoWorkspace.handles.reddit] },
      competitorUrls: demoWorkspace.competitorUrls,
      since: new Date(until.getTime() - 30 * DAY_MS),
      until,
      deadline: new Date(until.getTime() + 45_000),
    })
    return { ...done, seconds: (clock.now().getTime() - until.getTime()) / 1000 }
  }
  return { clock, scan, simulator, stored: () => storedComments(db, workspace.id) }
}

/** What is to be found of Reddit at a moment: with a word in or above it, or in the company's own subreddit. */
function truthAt(now: Date) {
  const all = plantedComments(dataset, now).filter(({ platform }) => platform === 'reddit')
  const since = now.getTime() - 30 * DAY_MS
  const isOwnPlace = (threadId: string) =>
    dataset.reddit.posts.some(({ id, subreddit }) => `t3_${id}` === threadId && subreddit === 'fernlight')
  return {
    wanted: storable(all).filter(
      ({ matches, threadId, publishedAt }) =>
        publishedAt.getTime() >= since && (matches !== 'nothing' || isOwnPlace(threadId)),
    ),
    unwanted: forbidden(all),
    beside: storable(all).filter(({ matches, threadId }) => matches === 'nothing' && !isOwnPlace(threadId)),
  }
}

test('every planted comment that can be reached is stored, those of bots and removed ones never', async (t) => {
  const { scan, stored, clock } = await setUp(t)
  const { problems, coverage, seconds } = await scan()
  assert.deepEqual(problems, [])
  assert.ok(coverage.every(({ complete }) => complete))
  assert.ok(seconds <= 20, `${seconds} s`)
  const found = await stored()
  const { wanted, unwanted, beside } = truthAt(NOW)
  assert.ok(wanted.length >= 40 && unwanted.length >= 4 && beside.length >= 3)
  assert.deepEqual(
    wanted.filter(({ id }) => !found.has(id)).map(({ text }) => text),
    [],
  )
  for (const { id, text } of [...unwanted, ...beside]) assert.ok(!found.has(id), text)
  assert.equal(found.size, wanted.length)
  assert.ok(clock.now() > NOW)
})

test('of each it is known where it stands, and whether a word of its own or of its thread led to it', async (t) => {
  const { scan, stored } = await setUp(t)
  await scan()
  const found = await stored()
  for (const { id, kind, parentId, threadId, matches, text, author } of truthAt(NOW).wanted) {
    const post = found.get(id)
    assert.ok(post !== undefined, text)
    assert.deepEqual(
      [post.kind, post.parentId, post.threadId, post.authorHandle, post.text],
      [kind, parentId, threadId, author, text],
    )
    assert.equal((post.matchedTerms ?? []).length > 0, matches === 'text', text)
    assert.equal(post.threadMatched === true, matches === 'thread', text)
    const thread = dataset.reddit.posts.find((one) => `t3_${one.id}` === threadId)
    if (thread?.removedBy !== 'deleted') assert.equal(post.context, thread?.title)
    else assert.equal(post.context, undefined)
  }
})

test('a later scan asks for the threads that changed alone, and finds what was written since', async (t) => {
  const { scan, stored, clock, simulator } = await setUp(t)
  await scan()
  await clock.sleep(DAY_MS, undefined)
  const before = simulator.requests().length
  await scan()
  const asked = simulator.requests().slice(before)
  const { wanted } = truthAt(clock.now())
  const changed = wanted.filter(({ matches, publishedAt }) => matches === 'thread' && publishedAt > NOW)
  assert.deepEqual(
    asked.flatMap(({ path }) => /\/comments\/(\w+)$/.exec(path)?.[1] ?? []),
    [...new Set(changed.map(({ threadId }) => threadId.slice(3)))],
  )
  assert.ok(changed.length > 0)
  const found = await stored()
  assert.deepEqual(
    wanted.filter(({ id }) => !found.has(id)).map(({ text }) => text),
    [],
  )
})
