import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { credentials, redditUserAgent } from '../../simulator/credentials.ts'
import { buildDataset } from '../../simulator/dataset/build.ts'
import { demoWorkspace } from '../../simulator/dataset/demo-workspace.ts'
import { startSimulator } from '../../simulator/server.ts'
import type { Collector } from '../../src/collectors/collector.ts'
import type { CollectorDeps } from '../../src/collectors/http.ts'
import { createMetaCollector } from '../../src/collectors/meta/collector.ts'
import { createRedditCollector } from '../../src/collectors/reddit/collector.ts'
import { createXCollector } from '../../src/collectors/x/collector.ts'
import { createYouTubeCollector } from '../../src/collectors/youtube/collector.ts'
import { DAY_MS } from '../../src/lib/days.ts'
import { openLimits } from '../support/limits.ts'
import { mintCaller } from '../support/service.ts'
import { scanInto } from './stored-scan.ts'
import { createTestClock, NOW } from './support.ts'

const { db, limits, lookups, threads } = await openLimits()
const dataset = buildDataset(NOW)
/** What a call takes on the clock of these tests, one behind the other, although scans ask several at once. */
const CALL_MS = 200
const MOST_SECONDS = 20

type BaseUrls = Awaited<ReturnType<typeof startSimulator>>['baseUrls']

const collectors: Readonly<Record<string, (urls: BaseUrls, deps: CollectorDeps) => Collector>> = {
  Reddit: (urls, deps) =>
    createRedditCollector(
      {
        access: 'app',
        clientId: credentials.reddit.clientId,
        clientSecret: credentials.reddit.clientSecret,
        userAgent: redditUserAgent,
        tokenBaseUrl: urls['reddit-www'],
        apiBaseUrl: urls['reddit-oauth'],
        maxCallsPerScan: 40,
        commentCallsPerScan: 20,
      },
      deps,
    ),
  X: (urls, deps) =>
    createXCollector(
      {
        bearerToken: credentials.x.bearerToken,
        baseUrl: urls.x,
        maxPostsPerScan: 200,
        voicePostsPerScan: 100,
        maxPostsPerDay: 1000,
        refreshPostsPerDay: 0,
        retentionDays: null,
        authorExpansion: 'always',
        archive: false,
        dialect: 'tweet',
      },
      deps,
    ),
  YouTube: (urls, deps) =>
    createYouTubeCollector(
      {
        apiKey: credentials.youtube.apiKey,
        baseUrl: urls.youtube,
        maxSearchesPerScan: 6,
        searchesPerDay: 100,
        unitsPerDay: 10_000,
        commentUnitsPerScan: 60,
      },
      deps,
    ),
  Meta: (urls, deps) =>
    createMetaCollector(
      {
        accessToken: credentials.meta.accessToken,
        appSecret: credentials.meta.appSecret,
        igUserId: credentials.meta.igUserId,
        graphVersion: 'v26.0',
        baseUrl: urls.meta,
        pageEdge: 'posts',
        commentCallsPerScan: 43,
      },
      deps,
    ),
}

/** The first scan of the demo's workspace on one platform: its calls, the seconds on its clock, and what left gaps. */
async function scanOf(t: TestContext, name: string) {
  const clock = createTestClock()
  const simulator = await startSimulator({ now: () => clock.now(), dataset })
  t.after(() => simulator.close())
  const { workspace } = await mintCaller(db)
  let calls = 0
  const timed: typeof fetch = async (input, init) => {
    calls += 1
    const answer = await fetch(input, init)
    await clock.sleep(CALL_MS, undefined)
    return answer
  }
  const collector = collectors[name]?.(simulator.baseUrls, {
    ...{ fetch: timed, clock, limits, lookups, threads },
    random: () => 0.5,
  })
  assert.ok(collector !== undefined)
  const until = clock.now()
  const { problems, posts } = await scanInto(db, collector, {
    workspaceId: workspace.id,
    words: demoWorkspace.words,
    handles: {
      reddit: [...demoWorkspace.handles.reddit],
      x: [...demoWorkspace.handles.x],
      facebook: [...demoWorkspace.handles.facebook],
      instagram: [...demoWorkspace.handles.instagram],
    },
    competitorUrls: demoWorkspace.competitorUrls,
    since: new Date(until.getTime() - 30 * DAY_MS),
    until,
    deadline: new Date(until.getTime() + 45_000),
  })
  const seconds = (clock.now().getTime() - until.getTime()) / 1000
  return { seconds, calls, problems, comments: posts.filter(({ kind }) => kind !== undefined).length }
}

for (const name of Object.keys(collectors)) {
  test(`a full scan of the demo’s world with comments ends within ${MOST_SECONDS} s on ${name}, each call taking ${CALL_MS} ms`, async (t) => {
    const { seconds, calls, problems, comments } = await scanOf(t, name)
    t.diagnostic(`${calls} calls in ${seconds} s, ${comments} comments`)
    assert.ok(comments >= 10, String(comments))
    assert.ok(calls >= 5 && seconds >= (calls * CALL_MS) / 1000, `${calls} calls`)
    assert.ok(seconds <= MOST_SECONDS, `${seconds} s`)
    assert.deepEqual(problems, [])
  })
}
