import { after } from 'node:test'
import { credentials, redditUserAgent } from '../../simulator/credentials.ts'
import { startSimulator } from '../../simulator/server.ts'
import { type Collector, CollectorError, type CollectRequest } from '../../src/collectors/collector.ts'
import type { CollectorDeps } from '../../src/collectors/http.ts'
import { createMetaCollector } from '../../src/collectors/meta/collector.ts'
import type { MetaSettings } from '../../src/collectors/meta/settings.ts'
import { createRedditCollector } from '../../src/collectors/reddit/collector.ts'
import type { RedditAppSettings } from '../../src/collectors/reddit/settings.ts'
import { createXCollector } from '../../src/collectors/x/collector.ts'
import type { XSettings } from '../../src/collectors/x/settings.ts'
import { createYouTubeCollector } from '../../src/collectors/youtube/collector.ts'
import type { YouTubeSettings } from '../../src/collectors/youtube/settings.ts'
import { openLimits } from '../support/limits.ts'
import { buildSmallWorld } from './small-world.ts'
import { createRecordingSink, createTestClock, NOW, type RecordingSink, requestOf } from './support.ts'

/** The four platforms, one server for each test file; closed when its tests are done. */
export const simulator = await startSimulator({ now: () => NOW, dataset: buildSmallWorld() })
after(() => simulator.close())

/** A credential of its own for every test: the simulator counts its calls apart. */
let tests = 0
function credential(base: string, scenario: string): string {
  tests += 1
  return `${base}.${scenario}.t${tests}`
}

export const { limits, lookups, threads } = await openLimits()

/** A test's own clock; limits that it shares with the file's other tests under credentials of its own. */
export const deps = (): CollectorDeps => ({
  fetch,
  clock: createTestClock(),
  limits,
  lookups,
  threads,
  random: () => 0.5,
})

export function reddit(
  scenario = 'ok',
  settings: Partial<RedditAppSettings> = {},
  other: Partial<CollectorDeps> = {},
): Collector {
  return createRedditCollector(
    {
      access: 'app',
      clientId: credentials.reddit.clientId,
      clientSecret: credential(credentials.reddit.clientSecret, scenario),
      userAgent: redditUserAgent,
      tokenBaseUrl: simulator.baseUrls['reddit-www'],
      apiBaseUrl: simulator.baseUrls['reddit-oauth'],
      maxCallsPerScan: 40,
      commentCallsPerScan: 0,
      ...settings,
    },
    { ...deps(), ...other },
  )
}

export function x(
  scenario = 'ok',
  settings: Partial<XSettings> = {},
  other: Partial<CollectorDeps> = {},
): Collector {
  return createXCollector(
    {
      bearerToken: credential(credentials.x.bearerToken, scenario),
      baseUrl: simulator.baseUrls.x,
      maxPostsPerScan: 200,
      voicePostsPerScan: 0,
      maxPostsPerDay: 10_000,
      refreshPostsPerDay: 0,
      retentionDays: null,
      authorExpansion: 'always',
      archive: false,
      dialect: 'tweet',
      ...settings,
    },
    { ...deps(), ...other },
  )
}

export function youtube(
  scenario = 'ok',
  settings: Partial<YouTubeSettings> = {},
  other: Partial<CollectorDeps> = {},
): Collector {
  return createYouTubeCollector(
    {
      apiKey: credential(credentials.youtube.apiKey, scenario),
      baseUrl: simulator.baseUrls.youtube,
      maxSearchesPerScan: 6,
      commentUnitsPerScan: 0,
      searchesPerDay: 100,
      unitsPerDay: 10_000,
      ...settings,
    },
    { ...deps(), ...other },
  )
}

export function meta(
  scenario = 'ok',
  settings: Partial<MetaSettings> = {},
  other: Partial<CollectorDeps> = {},
): Collector {
  return createMetaCollector(
    {
      accessToken: credential(credentials.meta.accessToken, scenario),
      appSecret: credentials.meta.appSecret,
      igUserId: credentials.meta.igUserId,
      graphVersion: 'v26.0',
      baseUrl: simulator.baseUrls.meta,
      pageEdge: 'posts',
      commentCallsPerScan: 0,
      ...settings,
    },
    { ...deps(), ...other },
  )
}

export interface Collected extends RecordingSink {
  readonly problems: readonly CollectorError[]
  /** What `collect` threw, when it threw a CollectorError. */
  readonly refusal: CollectorError | undefined
}

/** One scan by this collector. */
export async function collect(
  collector: Collector,
  wanted: Partial<CollectRequest> & { readonly days?: number },
): Promise<Collected> {
  const sink = createRecordingSink()
  try {
    const { problems } = await collector.collect(requestOf(wanted), sink)
    return { ...sink, problems, refusal: undefined }
  } catch (error) {
    if (!(error instanceof CollectorError)) throw error
    return { ...sink, problems: [], refusal: error }
  }
}

export function codesOf(errors: readonly CollectorError[]): readonly string[] {
  return errors.map(({ code }) => code)
}
