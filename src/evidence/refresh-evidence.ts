import type { Db } from '../../db/database.ts'
import type { PostKey } from '../../db/post-key.ts'
import { claimRefresh, countDuePosts, pageDuePosts, releaseRefresh } from '../../db/refreshes.ts'
import { dropContext, expirePosts, softDeletePosts } from '../../db/removals.ts'
import { storeCheckedPosts } from '../../db/store-posts.ts'
import type { Rankings } from '../analysis/rankings.ts'
import { CollectorError, type Rechecker } from '../collectors/collector.ts'
import type { Clock } from '../lib/clock.ts'
import { type Platform, platforms, type Workspace } from '../model/index.ts'
import { rebuildAfterRemoval } from './after-removal.ts'
import {
  expiresBefore,
  type RetentionPolicies,
  type RetentionPolicy,
  refreshDueBefore,
} from './retention-policy.ts'
import { loadSuspectedDeletions, RECHECK_AFTER_MS } from './suspected-deletions.ts'

/** How long a process that died holds a workspace's sweep. */
const LEASE_SECONDS = 1800

export interface RefreshServices {
  readonly db: Db
  readonly clock: Clock
  readonly rankings: Pick<Rankings, 'current'>
  /** The collector that can recheck a platform's posts; undefined: none is configured. */
  readonly recheckerOf: (platform: Platform) => Rechecker | undefined
  readonly policies: RetentionPolicies
  /** How long readings of metrics are kept, in days. */
  readonly metricsHistoryDays: number
}

/** What a sweep did with one platform's posts. */
export interface PlatformRefresh {
  readonly platform: Platform
  /** Posts whose last confirmation is older than the policy allows. */
  readonly due: number
  readonly confirmed: number
  readonly removed: number
  /**
   * Suspected deletions: reported as gone, but suspiciously many at once. A later recheck confirms or clears
   * them.
   */
  readonly doubted: number
  /** Removed because the platform allows to keep posts only so long without a recheck. */
  readonly expired: number
  /** Due but not rechecked: no budget, no way to recheck this kind of post, or no collector. */
  readonly notLookedAt: number
  readonly problems: readonly string[]
}

export interface RefreshOptions {
  readonly deadline: Date
  readonly signal: AbortSignal
  /** No sweep starts where the last one began after this moment. */
  readonly notSince: Date
  readonly report?: (line: string) => void
}

/**
 * Rechecks the due posts of a workspace: those that still exist get fresh metrics, those that are gone a
 * tombstone. Then it removes posts that were confirmed too long ago, and rebuilds what quoted a removed post.
 * Undefined when another process does it or did it lately. Unexpected errors, of one platform or of the
 * rebuilding, are thrown at the end: the other platforms are rechecked first.
 */
export async function refreshEvidence(
  services: RefreshServices,
  workspace: Workspace,
  options: RefreshOptions,
): Promise<PlatformRefresh[] | undefined> {
  const { db } = services
  const claim = { leaseSeconds: LEASE_SECONDS, notSince: options.notSince }
  if (!(await claimRefresh(db, workspace.id, claim))) return undefined
  const removed: PostKey[] = []
  const outcomes: PlatformRefresh[] = []
  const failures: unknown[] = []
  const noteFailure = (error: unknown) => void failures.push(error)
  for (const platform of platforms) {
    if (options.signal.aborted && failures.length > 0) break
    await refreshPlatform(services, workspace.id, platform, options, removed).then(
      (outcome) => outcomes.push(outcome),
      noteFailure,
    )
  }
  await rebuildAfterRemoval(db, services.rankings, workspace, removed).catch(noteFailure)
  const hasSuspected = outcomes.some(({ doubted }) => doubted > 0)
  const dueAgainFrom = new Date(options.notSince.getTime() + RECHECK_AFTER_MS)
  await releaseRefresh(db, workspace.id, hasSuspected ? dueAgainFrom : undefined).catch(noteFailure)
  if (failures.length === 0) return outcomes
  throw failures.length === 1 ? failures[0] : new AggregateError(failures, 'Several parts of a sweep failed.')
}

/**
 * Removes posts that were confirmed too long ago, whether or not any collector can recheck them, and rebuilds
 * what quoted them. Resolves with the number of removed posts.
 */
export async function expireEvidence(
  { db, clock, rankings, policies }: RefreshServices,
  workspace: Workspace,
): Promise<number> {
  const expired: PostKey[] = []
  try {
    for (const platform of platforms) {
      expired.push(...(await expirePlatform(db, workspace.id, platform, policies[platform], clock.now())))
    }
  } finally {
    await rebuildAfterRemoval(db, rankings, workspace, expired)
  }
  return expired.length
}

async function refreshPlatform(
  { db, clock, recheckerOf, policies }: RefreshServices,
  workspaceId: string,
  platform: Platform,
  { deadline, signal, report }: RefreshOptions,
  removed: PostKey[],
): Promise<PlatformRefresh> {
  const policy = policies[platform]
  const now = clock.now()
  const dueBefore = refreshDueBefore(policy, now)
  const due = await countDuePosts(db, workspaceId, platform, dueBefore)
  const rechecker = recheckerOf(platform)
  const problems: string[] = []
  let confirmed = 0
  let gone = 0
  let calls = 0
  const suspected = await loadSuspectedDeletions(db, workspaceId, platform, now)
  try {
    if (rechecker === undefined && due > 0) problems.push('No collector is configured for this platform.')
    for await (const refs of rechecker === undefined
      ? []
      : pageDuePosts(db, workspaceId, platform, dueBefore)) {
      const sink = {
        onCall: () => {
          calls++
          report?.(`${platform}: ${calls} calls, ${confirmed} of ${due} confirmed, ${gone} removed`)
        },
      }
      const outcome = await rechecker?.recheck(refs, { request: { deadline, signal }, sink })
      if (outcome === undefined) break
      await storeCheckedPosts(db, workspaceId, outcome.found)
      await dropContext(db, workspaceId, platform, outcome.goneThreads ?? [])
      confirmed += outcome.found.length
      const removedNow = await softDeletePosts(
        db,
        workspaceId,
        suspected.confirm(outcome).map(({ id }) => ({ platform, id })),
      )
      removed.push(...removedNow)
      gone += removedNow.length
      problems.push(...outcome.problems.map(({ message }) => message))
    }
  } catch (error) {
    if (!(error instanceof CollectorError)) throw error
    problems.push(error.message)
  } finally {
    await suspected.save()
  }
  if (suspected.count > 0) problems.push(suspicionProblem(suspected.count))
  const expired = await expirePlatform(db, workspaceId, platform, policy, now)
  removed.push(...expired)
  return {
    platform,
    due,
    confirmed,
    removed: gone,
    doubted: suspected.count,
    expired: expired.length,
    notLookedAt: Math.max(0, due - confirmed - gone - suspected.count),
    problems: [...new Set(problems)],
  }
}

async function expirePlatform(
  db: Db,
  workspaceId: string,
  platform: Platform,
  policy: RetentionPolicy,
  now: Date,
): Promise<PostKey[]> {
  const expiry = expiresBefore(policy, now)
  return expiry === undefined ? [] : await expirePosts(db, workspaceId, platform, expiry)
}

function suspicionProblem(count: number): string {
  const hours = RECHECK_AFTER_MS / 3_600_000
  return `${count} posts are said to be gone, improbably many at once: they are removed if they still are ${hours} hours from now.`
}
