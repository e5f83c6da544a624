import { sql } from 'kysely'
import { listPosts } from '../../../db/posts.ts'
import { credentials } from '../../../simulator/credentials.ts'
import { accountOf } from '../../../src/collectors/limits.ts'
import { type CollectorRecord, type Post, ScanResponse } from '../../../src/model/index.ts'
import { call } from '../../support/service.ts'
import type { Upstream } from './relay.ts'
import type { UpstreamWorld } from './world.ts'

/** SCAN_DEADLINE_SECONDS, the ranking, and what a busy machine is late. */
const SCAN_ENDS_WITHIN_MS = 110_000

export interface Scanned {
  readonly status: number
  readonly text: string
  /** Undefined where no platform delivered anything. */
  readonly records: readonly CollectorRecord[] | undefined
  /** What is stored now, by platform and id. */
  readonly posts: ReadonlyMap<string, Post>
}

export async function scan({ service, caller }: UpstreamWorld): Promise<Scanned> {
  const answer = await call(`${service.url}/v1/scans`, {
    method: 'POST',
    key: caller.key,
    signal: AbortSignal.timeout(SCAN_ENDS_WITHIN_MS),
  })
  const { posts } = await listPosts(service.db, { workspaceId: caller.workspace.id }, { limit: 5000 })
  return {
    status: answer.status,
    text: answer.text,
    records: answer.status === 201 ? ScanResponse.parse(answer.json).run.collectors : undefined,
    posts: new Map(posts.map((post) => [`${post.platform} ${post.id}`, post])),
  }
}

/** Which collector brings the posts of a platform. */
export function upstreamOf({ platform }: Post): Upstream {
  return platform === 'facebook' || platform === 'instagram' ? 'meta' : platform
}

/** Sentences about stored posts that the platforms do not have so. */
export function wrongPosts(stored: Scanned['posts'], truth: Scanned['posts']): string[] {
  // A medium that a hashtag finds has another id than its account says.
  const byUrl = new Map([...truth.values()].map((post) => [post.url, post]))
  return [...stored].flatMap(([name, post]) => {
    const known = truth.get(name) ?? byUrl.get(post.url)
    if (known === undefined) return [`${name} is stored and no scan without faults found it`]
    const isTrue =
      known.text === post.text &&
      known.url === post.url &&
      known.publishedAt === post.publishedAt &&
      (post.authorHandle ?? known.authorHandle) === known.authorHandle
    return isTrue ? [] : [`${name} is stored as ${JSON.stringify(post).slice(0, 300)}`]
  })
}

/** Names of posts of a platform that are missing. */
export function missing(upstream: Upstream, stored: Scanned['posts'], truth: Scanned['posts']): string[] {
  const urls = new Set([...stored.values()].map(({ url }) => url))
  return [...truth].flatMap(([name, post]) =>
    upstreamOf(post) === upstream && !stored.has(name) && !urls.has(post.url) ? [name] : [],
  )
}

/** Whether a collector says that it may not have seen everything. */
export function admitsGaps({ status, coverage, problems = [] }: CollectorRecord): boolean {
  const isWhole = status === 'ok' || status === 'empty'
  return !isWhole || problems.length > 0 || coverage.some(({ complete }) => !complete)
}

/** Sentences about what platforms counted or billed and the ledgers do not hold, or what is beyond a cap. */
export async function budgetFaults({ service, simulator, relay }: UpstreamWorld): Promise<string[]> {
  const { rows } = await sql<{ account: string; resource: string; spent: number }>`
    select account, resource, sum(spent)::int as spent from allowances group by 1, 2`.execute(service.db)
  const spent = (credential: string, resource: string) =>
    rows.find((row) => row.account === accountOf(credential) && row.resource === resource)?.spent ?? 0
  const token = credentials.x.bearerToken
  const usage = await call(`${simulator.baseUrls.x}/2/usage/tweets`, { key: token })
  const billed = Number(Object(usage.json).data?.project_usage)
  const booked = spent(token, 'x_posts')
  const youtube =
    spent(credentials.youtube.apiKey, 'youtube_searches') + spent(credentials.youtube.apiKey, 'youtube_units')
  return [
    ...(billed <= booked ? [] : [`X billed ${billed} posts, and ${booked} are booked`]),
    ...(booked <= 1000 ? [] : [`${booked} posts are booked for X, of 1000 a day`]),
    ...(relay.calls.youtube <= youtube
      ? []
      : [`YouTube was called ${relay.calls.youtube} times, and ${youtube} are booked`]),
  ]
}
