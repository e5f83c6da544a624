import assert from 'node:assert/strict'
import { after } from 'node:test'
import { credentials } from '../../../simulator/credentials.ts'
import { startSimulator } from '../../../simulator/server.ts'
import { CollectorError, type CollectRequest } from '../../../src/collectors/collector.ts'
import { accountOf } from '../../../src/collectors/limits.ts'
import { createXCollector } from '../../../src/collectors/x/collector.ts'
import type { XSettings } from '../../../src/collectors/x/settings.ts'
import { xDataset } from '../../simulator/x/world.ts'
import { openLimits } from '../../support/limits.ts'
import { createRecordingSink, createTestClock, NOW, requestOf } from '../support.ts'

export const DAY_CAP = 1000
export const { limits, lookups, threads } = await openLimits()

let worlds = 0

/** An X of a test's own, with a token of its own, on a clock that X and its collectors share. */
export async function openX(posts: Parameters<typeof xDataset>[1], scenario = 'ok') {
  const clock = createTestClock()
  const simulator = await startSimulator({ now: () => clock.now(), dataset: xDataset(NOW, posts) })
  after(() => simulator.close())
  worlds += 1
  const bearerToken = `${credentials.x.bearerToken}.${scenario}.own${worlds}`
  const account = accountOf(bearerToken)

  /** Another one stands for another process with the same token. */
  const collector = (settings: Partial<XSettings> = {}) =>
    createXCollector(
      {
        bearerToken,
        baseUrl: simulator.baseUrls.x,
        maxPostsPerScan: 200,
        maxPostsPerDay: DAY_CAP,
        refreshPostsPerDay: 0,
        retentionDays: null,
        authorExpansion: 'always',
        archive: false,
        dialect: 'tweet',
        ...settings,
      },
      { fetch, clock, limits, lookups, threads, random: () => 0.5 },
    )

  /** A window of so many days until now, as the clock says. */
  function windowOf(days: number): Pick<CollectRequest, 'since' | 'until' | 'deadline'> {
    const until = clock.now()
    return {
      since: new Date(until.getTime() - days * 86_400_000),
      until,
      deadline: new Date(until.getTime() + 45_000),
    }
  }

  /** One scan; `flushed` is what its sink says of storing. */
  async function scan(
    by: ReturnType<typeof collector>,
    { days = 6, ...wanted }: Partial<CollectRequest> & { readonly days?: number },
    flushed: (() => Promise<void>) | undefined = async () => {},
  ) {
    const sink = createRecordingSink()
    const reporting = flushed === undefined ? sink : { ...sink, flushed }
    const collected = await by.collect(requestOf({ ...windowOf(days), ...wanted }), reporting).then(
      ({ problems }) => ({ problems, refusal: undefined }),
      (refusal: unknown) => {
        assert.ok(refusal instanceof CollectorError, String(refusal))
        return { problems: [], refusal }
      },
    )
    return { ...sink, ...collected, ids: sink.posts.map(({ id }) => id) }
  }

  /** What is left of a budget today. */
  const left = (resource: 'x_posts' | 'x_refreshes' = 'x_posts', cap = DAY_CAP) =>
    limits.remaining({ account, resource, period: clock.now().toISOString().slice(0, 10), cap })

  const asked = (path = '/2/tweets/search/recent') =>
    simulator.requests({ platform: 'x' }).filter((request) => request.path === `/x${path}`)

  return { clock, account, collector, scan, windowOf, left, asked }
}

/** One post for every hour, from `first` hours ago on. */
export function hourly(count: number, given: { readonly author?: string } = {}, first = 1) {
  return Array.from({ length: count }, (_, index) => ({ hours: first + index, ...given }))
}
