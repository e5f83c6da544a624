import type { Db } from '../../db/database.ts'
import { claimRefresh, countDuePosts, pageDuePosts, releaseRefresh } from '../../db/refreshes.ts'
import { buryPosts, expirePosts } from '../../db/removals.ts'
import { type PostKey, storeCheckedPosts } from '../../db/store-posts.ts'
import type { Rankings } from '../analysis/rankings.ts'
import { CollectorError, type Rechecker } from '../collectors/collector.ts'
import type { Clock } from '../lib/clock.ts'
import { type Platform, platforms, type Workspace } from '../model/index.ts'
import { rebuildAfterRemoval } from './after-removal.ts'
import { type CareRule, type CareRules, expiresBefore, refreshDueBefore } from './retention-policy.ts'
import { openDoubtedLosses, SECOND_LOOK_AFTER_MS } from './suspected-deletions.ts'

/** A process that died holds the sweep no longer than this. */
const LEASE_SECONDS = 1800

export interface RefreshServices {
  readonly db: Db
  readonly clock: Clock
  readonly rankings: Pick<Rankings, 'current'>
  /** Who can read a platform's posts again; absent: nobody is configured to. */
  readonly lookUpsOf: (platform: Platform) => Rechecker | undefined
  readonly rules: CareRules
}

/** What a sweep did with one platform's posts. */
export interface PlatformRefresh {
  readonly platform: Platform
  /** Posts that had not been confirmed for too long. */
  readonly due: number
  readonly confirmed: number
  readonly removed: number
  /** Said to be gone, and improbably many at once: they are removed when a later look finds them gone as well. */
  readonly doubted: number
  /** Removed because the platform allows to keep them only so long without a new look. */
  readonly expired: number
  /** Due and not looked at: no budget, no look-up for this kind of post, no collector. */
  readonly notLookedAt: number
  readonly problems: readonly string[]
}

export interface RefreshOptions {
  readonly deadline: Date
  readonly signal: AbortSignal
  /** A sweep that began after this moment is not begun again. */
  readonly notSince: Date
  readonly report?: (line: string) => void
}

/**
 * Reads the due posts of a workspace again: fresh metrics for those that are there, tombstones for those that are
 * gone; then removes what was confirmed too long ago, and rebuilds what quoted a removed post. Undefined when
 * another process does it or did it lately. Whatever fails unexpectedly, on one platform or after all of them, is
 * thrown at the end: the other platforms are swept first.
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
  const isDoubted = outcomes.some(({ doubted }) => doubted > 0)
  const againFrom = new Date(options.notSince.getTime() + SECOND_LOOK_AFTER_MS)
  await releaseRefresh(db, workspace.id, isDoubted ? againFrom : undefined).catch(noteFailure)
  if (failures.length === 0) return outcomes
  throw failures.length === 1 ? failures[0] : new AggregateError(failures, 'Several parts of a sweep failed.')
}

/**
 * Removes what was confirmed too long ago, whether or not anybody looks again, and rebuilds what quoted it. Resolves
 * to how many posts went.
 */
export async function expireEvidence(
  { db, clock, rankings, rules }: RefreshServices,
  workspace: Workspace,
): Promise<number> {
  const expired: PostKey[] = []
  try {
    for (const platform of platforms) {
      expired.push(...(await expirePlatform(db, workspace.id, platform, rules[platform], clock.now())))
    }
  } finally {
    await rebuildAfterRemoval(db, rankings, workspace, expired)
  }
  return expired.length
}

async function refreshPlatform(
  { db, clock, lookUpsOf, rules }: RefreshServices,
  workspaceId: string,
  platform: Platform,
  { deadline, signal, report }: RefreshOptions,
  removed: PostKey[],
): Promise<PlatformRefresh> {
  const rule = rules[platform]
  const now = clock.now()
  const dueBefore = refreshDueBefore(rule, now)
  const due = await countDuePosts(db, workspaceId, platform, dueBefore)
  const lookUps = lookUpsOf(platform)
  const problems: string[] = []
  let confirmed = 0
  let gone = 0
  let calls = 0
  const losses = await openDoubtedLosses(db, workspaceId, platform, now)
  try {
    if (lookUps === undefined && due > 0) problems.push('No collector is configured for this platform.')
    for await (const refs of lookUps === undefined
      ? []
      : pageDuePosts(db, workspaceId, platform, dueBefore)) {
      const sink = {
        onCall: () => {
          calls++
          report?.(`${platform}: ${calls} calls, ${confirmed} of ${due} confirmed, ${gone} removed`)
        },
      }
      const outcome = await lookUps?.recheck(refs, { request: { deadline, signal }, sink })
      if (outcome === undefined) break
      await storeCheckedPosts(db, workspaceId, outcome.found)
      confirmed += outcome.found.length
      const buried = await buryPosts(
        db,
        workspaceId,
        losses.believe(outcome).map(({ id }) => ({ platform, id })),
      )
      removed.push(...buried)
      gone += buried.length
      problems.push(...outcome.problems.map(({ message }) => message))
    }
  } catch (error) {
    if (!(error instanceof CollectorError)) throw error
    problems.push(error.message)
  } finally {
    await losses.keep()
  }
  if (losses.count > 0) problems.push(doubtOf(losses.count))
  const expired = await expirePlatform(db, workspaceId, platform, rule, now)
  removed.push(...expired)
  return {
    platform,
    due,
    confirmed,
    removed: gone,
    doubted: losses.count,
    expired: expired.length,
    notLookedAt: Math.max(0, due - confirmed - gone - losses.count),
    problems: [...new Set(problems)],
  }
}

async function expirePlatform(
  db: Db,
  workspaceId: string,
  platform: Platform,
  rule: CareRule,
  now: Date,
): Promise<PostKey[]> {
  const expiry = expiresBefore(rule, now)
  return expiry === undefined ? [] : await expirePosts(db, workspaceId, platform, expiry)
}

function doubtOf(count: number): string {
  const hours = SECOND_LOOK_AFTER_MS / 3_600_000
  return `${count} posts are said to be gone, improbably many at once: they are removed if they still are ${hours} hours from now.`
}
