import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect } from '../../db/connect.ts'
import type { Db } from '../../db/database.ts'
import { evidenceVersion } from '../../db/evidence-version.ts'
import { softDeletePosts } from '../../db/removals.ts'
import { neverLate } from '../../src/admission/loop-delay.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { type Trend, TrendsResponse } from '../../src/model/index.ts'
import type { PostDraft } from '../../src/posts/ingest.ts'
import { createLog } from '../../src/process/log.ts'
import { startService } from '../../src/service.ts'
import { openTestEngine } from '../support/engine.ts'
import { untilLockIsAwaited } from '../support/locks.ts'
import { storeSamples } from '../support/posts.ts'
import {
  call,
  impatientClock,
  mintCaller,
  startTestService,
  type TestCaller,
  type TestService,
} from '../support/service.ts'
import { startToolWorld } from '../support/tool-world.ts'

const { service, get } = await startToolWorld()

const HOUR_MS = 3_600_000
const subjects = ['solar kettle', 'chess club', 'night bus']
const openings = ['Yesterday', 'Honestly', 'Again', 'Somehow', 'Finally', 'Meanwhile', 'Usually', 'Sadly']

/** Posts on three things, one each every three hours, from `fromHours` to `toHours` ago. */
async function store(caller: TestCaller, fromHours: number, toHours: number): Promise<void> {
  const posts = subjects.flatMap((subject, which) =>
    Array.from({ length: Math.floor((fromHours - toHours) / 3) }, (_, index) => {
      const hours = fromHours - 3 * index
      return {
        id: `${which}-${hours}`,
        authorHandle: `author-${which}-${hours % 17}`,
        text: `${openings[(hours + which) % openings.length]} the ${subject} number ${hours} came up`,
        publishedAt: new Date(Date.now() - hours * HOUR_MS),
      }
    }),
  )
  await storeSamples(service.db, caller.workspace.id, posts)
}

/** One topic: eight posts of as many authors on the kettle. */
async function storeKettle(
  db: Db,
  { workspace }: Pick<TestCaller, 'workspace'>,
  fields: Omit<Partial<PostDraft>, 'id'> = {},
) {
  const posts = openings.map((opening, index) => ({
    id: `${index}`,
    authorHandle: `author${index}`,
    text: `${opening} the solar kettle came up`,
    ...fields,
  }))
  await storeSamples(db, workspace.id, posts)
}

/** YouTube's counts, for `storeKettle`: 42 reactions to each. */
const watched = { platform: 'youtube', metrics: { views: 1000, likes: 40, comments: 2 } } as const

/** The trends of a week, from whatever service has the caller's database. */
async function trendsAt(url: string, { key }: TestCaller): Promise<Trend[]> {
  return TrendsResponse.parse((await call(`${url}/v1/trends?days=7`, { key })).json).trends
}

async function ids(caller: TestCaller, days: number): Promise<Map<string, string>> {
  const { trends } = TrendsResponse.parse((await get(caller, `/v1/trends?days=${days}`)).json)
  return new Map(trends.map(({ topic, id }) => [topic, id]))
}

test('a topic keeps its id when older evidence is found that would have given it another', async () => {
  const caller = await mintCaller(service.db)
  await store(caller, 150, 0)
  const first = await ids(caller, 30)
  assert.equal(first.size, subjects.length)
  await store(caller, 300, 150)
  assert.deepEqual(await ids(caller, 30), first)
})

test('topics whose posts have the same ids on other platforms keep their own ids', async () => {
  const caller = await mintCaller(service.db)
  /** Each subject is spoken of on both platforms, and each id is of one subject here and of the other there. */
  const storeAlike = async (fromHours: number, toHours: number) => {
    const posts: (Partial<PostDraft> & { id: string })[] = Array.from(
      { length: fromHours - toHours },
      (_, index) => fromHours - index,
    ).flatMap((hours) =>
      (['chess club', 'solar kettle'] as const).map((subject, which) => ({
        platform: (hours + which) % 2 === 0 ? 'x' : 'reddit',
        id: `${hours}`,
        authorHandle: `author-${which}-${hours % 17}`,
        text: `${openings[(hours + which) % openings.length]} the ${subject} number ${hours} came up`,
        publishedAt: new Date(Date.now() - hours * HOUR_MS),
      })),
    )
    await storeSamples(service.db, caller.workspace.id, posts)
  }
  await storeAlike(60, 0)
  const first = await ids(caller, 30)
  assert.equal(first.size, 2)
  await storeAlike(90, 60)
  assert.deepEqual(await ids(caller, 30), first)
})

test('a ranking that an older version kept without its posts’ platforms hands its ids on', async () => {
  const caller = await mintCaller(service.db)
  await store(caller, 150, 0)
  const first = await ids(caller, 30)
  await service.db
    .updateTable('rankings')
    .set({ known_trends: null })
    .where('workspace_id', '=', caller.workspace.id)
    .execute()
  await store(caller, 300, 150)
  assert.deepEqual(await ids(caller, 30), first)
})

test('a window that was never ranked takes over the ids of the window ranked last', async () => {
  const caller = await mintCaller(service.db)
  await store(caller, 150, 0)
  const first = await ids(caller, 7)
  await store(caller, 300, 150)
  assert.deepEqual(await ids(caller, 90), first)
})

test('another workspace with the same posts has ids of its own history', async () => {
  const caller = await mintCaller(service.db)
  await store(caller, 300, 0)
  const other = await mintCaller(service.db)
  await store(other, 150, 0)
  const ofCaller = await ids(caller, 30)
  const ofOther = await ids(other, 30)
  const shared = [...ofOther].filter(([topic]) => ofCaller.has(topic))
  assert.ok(shared.length > 0)
  for (const [topic, id] of shared) assert.notEqual(ofCaller.get(topic), id)
})

test('a stored ranking is served for RANKING_MAX_AGE_SECONDS, and then its window moves on', async () => {
  let passedMs = 0
  const clock = { ...impatientClock(), now: () => new Date(Date.now() + passedMs) }
  const aging = await startTestService({ RANKING_MAX_AGE_SECONDS: '3600' }, clock)
  try {
    const caller = await mintCaller(aging.db)
    await storeKettle(aging.db, caller, {
      publishedAt: new Date(Date.now() - 7 * 24 * HOUR_MS + HOUR_MS / 2),
    })
    const ranked = () => trendsAt(aging.url, caller)
    const first = await ranked()
    assert.equal(first.length, 1)
    passedMs = 0.9 * HOUR_MS
    assert.deepEqual(await ranked(), first)
    passedMs = 1.1 * HOUR_MS
    assert.deepEqual(await ranked(), [])
  } finally {
    await aging.close()
  }
})

test('YouTube’s counts stay out of engagement and score unless YOUTUBE_COUNTS_IN_SCORE is true', async () => {
  const counting = await startTestService({ YOUTUBE_COUNTS_IN_SCORE: 'true' })
  try {
    const trendOf = async ({ db, url }: TestService) => {
      const caller = await mintCaller(db)
      await storeKettle(db, caller, watched)
      const [trend] = await trendsAt(url, caller)
      return [trend?.engagement, trend?.engagementCoverage]
    }
    assert.deepEqual(await trendOf(service), [0, 0])
    assert.deepEqual(await trendOf(counting), [openings.length * 42, 1])
  } finally {
    await counting.close()
  }
})

test('who asks while a ranking is computed gets one of the evidence that is stored by then', async (t) => {
  const { db, rankings, connectionString } = await openTestEngine(t, {})
  const { workspace } = await mintCaller(db)
  const words = ['one', 'two', 'three', 'four', 'five', 'six']
  const posts = await storeSamples(
    db,
    workspace.id,
    words.map((word, index) => ({
      id: word,
      text: `the solar kettle number ${word} came up`,
      authorHandle: `author-${index}`,
    })),
  )
  const rankedPosts = async () => (await rankings.current(workspace, 30)).trends.map(({ postIds }) => postIds)
  const lock = connect(connectionString)
  try {
    await lock.unsafe('begin; lock table rankings in share mode').simple()
    const first = rankedPosts()
    await untilLockIsAwaited(lock, 'rankings')
    await softDeletePosts(db, workspace.id, posts)
    const second = rankedPosts()
    // It asks the database as often before it joins the ranking that is under way.
    for (let asked = 0; asked < 3; asked += 1) await evidenceVersion(db, workspace.id)
    await lock.unsafe('commit').simple()
    await first
    assert.deepEqual(await second, [])
  } finally {
    await lock.end({ timeout: 0 })
  }
})

test('a ranking with YouTube’s counts is shown no more once they are turned off', async (t) => {
  const counting = await startTestService({ YOUTUBE_COUNTS_IN_SCORE: 'true' })
  t.after(() => counting.close())
  const caller = await mintCaller(counting.db)
  await storeKettle(counting.db, caller, watched)
  const engagement = async (url: string) => (await trendsAt(url, caller)).map((trend) => trend.engagement)
  assert.deepEqual(await engagement(counting.url), [openings.length * 42])
  const forbidding = await startService({
    config: readConfig({ PORT: '0', DRAIN_SECONDS: '0', EVIDENCE_REFRESH_HOURS: '0' }),
    connectionString: counting.connectionString,
    log: createLog('silent'),
    loopDelay: neverLate,
  })
  t.after(() => forbidding.close())
  assert.deepEqual(await engagement(forbidding.url), [0])
  assert.deepEqual(await engagement(counting.url), [openings.length * 42], 'nor the other way round')
})

test('a ranking is made anew when the competitors or the words change, and not when their order does', async (t) => {
  const { db, rankings } = await openTestEngine(t, {})
  const { workspace } = await mintCaller(db, { competitorUrls: ['https://a.example', 'https://b.example'] })
  await storeKettle(db, { workspace })
  const first = await rankings.current(workspace, 7)
  const turned = { ...workspace, competitorUrls: workspace.competitorUrls.toReversed() }
  assert.equal(await rankings.current(turned, 7), first)
  const fewer = await rankings.current({ ...workspace, competitorUrls: ['https://a.example'] }, 7)
  assert.notEqual(fewer.inputsKey, first.inputsKey)
  const other = await rankings.current({ ...workspace, words: ['kettle'] }, 7)
  assert.ok(![first.inputsKey, fewer.inputsKey].includes(other.inputsKey))
})
