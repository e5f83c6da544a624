import type { TestContext } from 'node:test'
import type { Db } from '../../../db/database.ts'
import { credentials, redditUserAgent, redditUserAgentOf } from '../../../simulator/credentials.ts'
import type { RedditComment } from '../../../simulator/dataset/comment-types.ts'
import { type RedditPost, type RedditWorld, withoutPosts } from '../../../simulator/dataset/dataset.ts'
import { type Simulator, startSimulator } from '../../../simulator/server.ts'
import type { CollectorDeps } from '../../../src/collectors/http.ts'
import { createRedditCollector } from '../../../src/collectors/reddit/collector.ts'
import type { RedditAppSettings } from '../../../src/collectors/reddit/settings.ts'
import { openLimits } from '../../support/limits.ts'
import { buildSmallWorld } from '../small-world.ts'
import { createTestClock, NOW } from '../support.ts'

type RedditCollector = ReturnType<typeof createRedditCollector>

const { db, limits, lookups, threads } = await openLimits()
let worlds = 0

/** A Reddit of one test's own, on the same clock as its collectors: waiting takes no time and moves both. */
export interface RedditWorldUnderTest {
  readonly db: Db
  readonly simulator: Simulator
  readonly clock: ReturnType<typeof createTestClock>
  app(scenario?: string, settings?: Partial<RedditAppSettings>): RedditCollector
  feed(scenario?: string, readsComments?: boolean): RedditCollector
}

export async function startReddit(
  t: TestContext,
  reddit: Partial<RedditWorld>,
  ask: typeof fetch = fetch,
): Promise<RedditWorldUnderTest> {
  worlds += 1
  const tag = `w${worlds}`
  const clock = createTestClock()
  const dataset = {
    ...withoutPosts(buildSmallWorld()),
    reddit: { subreddits: [], posts: [], comments: [], ...reddit },
  }
  const simulator = await startSimulator({ now: () => clock.now(), dataset })
  t.after(() => simulator.close())
  const deps: CollectorDeps = { fetch: ask, clock, limits, lookups, threads, random: () => 0.5 }
  return {
    db,
    simulator,
    clock,
    app: (scenario = 'ok', settings = {}) =>
      createRedditCollector(
        {
          access: 'app',
          clientId: credentials.reddit.clientId,
          clientSecret: `${credentials.reddit.clientSecret}.${scenario}.${tag}`,
          userAgent: redditUserAgent,
          tokenBaseUrl: simulator.baseUrls['reddit-www'],
          apiBaseUrl: simulator.baseUrls['reddit-oauth'],
          maxCallsPerScan: 40,
          commentCallsPerScan: 0,
          ...settings,
        },
        deps,
      ),
    feed: (scenario = 'ok', readsComments = false) =>
      createRedditCollector(
        {
          access: 'feed',
          userAgent: redditUserAgentOf(`.${scenario}.${tag}`),
          webBaseUrl: simulator.baseUrls['reddit-www'],
          readsComments,
        },
        deps,
      ),
  }
}

export function hoursAgo(hours: number): Date {
  return new Date(NOW.getTime() - hours * 3_600_000)
}

export function sub(name: string, access: RedditWorld['subreddits'][number]['access'] = 'public') {
  return { name, access, subscribers: 1 }
}

/** Newest first, as the simulator wants them. */
export function newestFirst<T extends { readonly publishedAt: Date }>(items: readonly T[]): T[] {
  return items.toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())
}

/** So many posts with this title, one every quarter of an hour from three hours ago on. */
export function crowd(count: number, id: string, title: string): RedditPost[] {
  return Array.from({ length: count }, (_, index) => post(3 + index / 4, { id: `${id}${index}`, title }))
}

export function post(hours: number, changes: Partial<RedditPost>): RedditPost {
  return {
    id: 'a',
    title: 'A lamp',
    body: '',
    author: 'ann',
    subreddit: 'plants',
    publishedAt: hoursAgo(hours),
    editedAt: null,
    score: 5,
    upvoteRatio: 0.9,
    comments: 2,
    crossposts: 0,
    removedBy: null,
    stickied: false,
    adult: false,
    promoted: false,
    link: null,
    crosspostOf: null,
    ...changes,
  }
}

export function comment(hours: number, changes: Partial<RedditComment>): RedditComment {
  return {
    id: 'c',
    body: 'Thank you for the fair test.',
    author: 'brand',
    postId: 'a',
    publishedAt: hoursAgo(hours),
    score: 4,
    scoreHidden: false,
    ...changes,
  }
}
