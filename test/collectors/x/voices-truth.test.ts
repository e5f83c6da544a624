import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { credentials } from '../../../simulator/credentials.ts'
import { buildDataset } from '../../../simulator/dataset/build.ts'
import { demoWorkspace } from '../../../simulator/dataset/demo-workspace.ts'
import type { PlantedComment } from '../../../simulator/dataset/truth/planted-comment.ts'
import { forbidden, plantedComments, storable } from '../../../simulator/dataset/truth/planted-comments.ts'
import { startSimulator } from '../../../simulator/server.ts'
import { createXCollector } from '../../../src/collectors/x/collector.ts'
import type { XSettings } from '../../../src/collectors/x/settings.ts'
import { DAY_MS } from '../../../src/lib/days.ts'
import { mintCaller } from '../../support/service.ts'
import { scanInto } from '../stored-scan.ts'
import { createRecordingSink, createTestClock, NOW, requestOf } from '../support.ts'
import { db, limits, lookups, storedPosts, threads } from './own-x.ts'

const dataset = buildDataset(NOW)
const own = 'fernlight'
let worlds = 0

/** Scans of the demo's workspace, on one clock with X, under a token of the test's own. */
async function setUp(t: TestContext, settings: Partial<XSettings> = {}) {
  const clock = createTestClock()
  const simulator = await startSimulator({ now: () => clock.now(), dataset })
  t.after(() => simulator.close())
  const { workspace } = await mintCaller(db)
  worlds += 1
  const collector = createXCollector(
    {
      bearerToken: `${credentials.x.bearerToken}.ok.truth${worlds}`,
      baseUrl: simulator.baseUrls.x,
      maxPostsPerScan: 1000,
      voicePostsPerScan: 100,
      maxPostsPerDay: 10_000,
      refreshPostsPerDay: 0,
      retentionDays: null,
      authorExpansion: 'always',
      archive: false,
      dialect: 'tweet',
      ...settings,
    },
    { fetch, clock, limits, lookups, threads, random: () => 0.5 },
  )
  const request = () => {
    const until = clock.now()
    return requestOf({
      workspaceId: workspace.id,
      words: demoWorkspace.words,
      handles: { x: [...demoWorkspace.handles.x] },
      competitorUrls: demoWorkspace.competitorUrls,
      since: new Date(until.getTime() - 30 * DAY_MS),
      until,
      deadline: new Date(until.getTime() + 45_000),
    })
  }
  return {
    clock,
    collector,
    request,
    scan: async () => await scanInto(db, collector, request()),
    stored: async () => await storedPosts(workspace.id),
    requests: () => simulator.requests({ platform: 'x' }),
  }
}

const accountOf = (id: string | null) =>
  [...dataset.x.posts, ...(dataset.x.voices ?? [])].find((post) => post.id === id)?.author

/** Of what is planted on X at a moment: what speaks to the company within seven days, and what nobody may store. */
function truthAt(now: Date) {
  const all = plantedComments(dataset, now).filter(({ platform }) => platform === 'x')
  const isReachable = ({ publishedAt }: PlantedComment) =>
    publishedAt.getTime() > now.getTime() - 7 * DAY_MS && publishedAt.getTime() < now.getTime() - 60_000
  const speaksToCompany = ({ parentId, text }: PlantedComment) =>
    accountOf(parentId) === own || (parentId === null && text.includes(`@${own}`))
  return {
    wanted: storable(all).filter(
      (one) => one.fate === 'customer' && isReachable(one) && speaksToCompany(one),
    ),
    never: forbidden(all),
  }
}

test('what people say to the company is stored as it is true of it, what nobody may store never', async (t) => {
  const x = await setUp(t)
  const { problems } = await x.scan()
  const stored = await x.stored()
  const { wanted, never } = truthAt(x.clock.now())
  assert.ok(wanted.length >= 10 && never.length >= 5, `${wanted.length} and ${never.length}`)
  for (const one of wanted) {
    const post = stored.get(one.id)
    assert.deepEqual(
      [post?.text, post?.kind, post?.threadId, post?.parentId ?? null, post?.authorHandle],
      [one.text, one.kind, one.threadId, one.parentId, one.author],
      one.text,
    )
    assert.deepEqual(post?.matchedTerms ?? [], [], one.text)
  }
  assert.deepEqual(
    never.filter(({ id }) => stored.has(id)).map(({ text, fate }) => `${fate}: ${text}`),
    [],
  )
  assert.deepEqual(problems, [])
})

test('a second scan stores what was said meanwhile, and X charges no post twice on a UTC day', async (t) => {
  const x = await setUp(t, { authorExpansion: 'never' })
  await x.scan()
  const before = x.requests().reduce((sum, { chargedDollars }) => sum + chargedDollars, 0)
  await x.clock.sleep(20 * 60_000)
  await x.scan()
  const again = x.requests().reduce((sum, { chargedDollars }) => sum + chargedDollars, 0) - before
  const fresh = dataset.x.posts.filter(
    ({ publishedAt }) => publishedAt > NOW && publishedAt <= x.clock.now(),
  ).length
  assert.ok(again <= (fresh + 1) * 0.005, `${again} dollars for ${fresh} posts`)
  await x.clock.sleep(DAY_MS)
  await x.scan()
  const stored = await x.stored()
  const { wanted } = truthAt(x.clock.now())
  assert.ok(wanted.some(({ publishedAt }) => publishedAt > NOW))
  assert.deepEqual(
    wanted.filter(({ id }) => !stored.has(id)).map(({ text }) => text),
    [],
  )
})

test('what the ledger counts is what X charges', async (t) => {
  const x = await setUp(t, { authorExpansion: 'never' })
  const spentBefore = (await x.collector.budgets())[0]?.spent ?? 0
  await x.scan()
  await x.clock.sleep(10 * 60_000)
  await x.scan()
  const charged = x.requests().reduce((sum, { chargedDollars }) => sum + chargedDollars, 0)
  const spent = ((await x.collector.budgets())[0]?.spent ?? 0) - spentBefore
  assert.equal(Math.round(charged / 0.005), spent)
})

test('while it is switched off no call asks for replies or mentions, and the plan says what it would cost', async (t) => {
  const x = await setUp(t, { voicePostsPerScan: 0 })
  await x.scan()
  const queries = x.requests().map(({ query }) => query['query'] ?? '')
  assert.ok(queries.length > 0)
  assert.deepEqual(
    queries.filter((query) => /\bto:|@|conversation_id:/.test(query)),
    [],
  )
  const { notCovered, steps } = await x.collector.plan(x.request())
  assert.ok(steps.every(({ label }) => !/replies|mentions|threads/.test(label)))
  const gap = notCovered.find(({ what }) => what.startsWith('replies to @fernlight; mentions of @fernlight'))
  assert.match(
    gap?.why ?? '',
    /^X_VOICE_POSTS_PER_SCAN is 0, because every post read is paid for\. With 100 a scan would read at most 100 more posts in at most \d+ calls, for at most \$0\.50 and \$1\.00 for their authors; /,
  )
})

test('another sink than one that stores is no reason to read on from what it lost', async (t) => {
  const x = await setUp(t)
  await x.collector.collect(x.request(), createRecordingSink())
  await x.scan()
  const stored = await x.stored()
  assert.deepEqual(
    truthAt(x.clock.now()).wanted.filter(({ id }) => !stored.has(id)),
    [],
  )
})
