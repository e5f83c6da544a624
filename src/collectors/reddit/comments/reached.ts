import { toCount, toDate, toRecord } from '../../json.ts'
import type { LookupCache } from '../../limits.ts'
import { isCommentName } from './tree.ts'

/** What scans have read of a subreddit's comments without a gap: from `reachedBackTo` to `newestAt`. */
export interface Reached {
  readonly newestAt: Date
  readonly reachedBackTo: Date
  /** Where the list goes on before `reachedBackTo`; undefined where nobody knows, or several subreddits differ. */
  readonly rest?: Rest | undefined
}

export interface Rest {
  /** The cursor of the next page; undefined where Reddit ended the list. */
  readonly after: string | undefined
  /** How many comments stand before it at least. */
  readonly listed: number
}

const KIND = 'reddit comments'
/** After so long nothing of a list of comments is the same. */
const FORGOTTEN_AFTER_MS = 40 * 86_400_000

/** What all of these subreddits have in common; undefined where one was never read. */
export async function loadReached(
  lookups: LookupCache,
  workspaceId: string,
  subs: readonly string[],
  now: Date,
): Promise<Reached | undefined> {
  const bySub = await loadAll(lookups, workspaceId, now)
  const all = subs.map((sub) => reachedOf(bySub[sub.toLowerCase()]))
  const known = all.flatMap((one) => one ?? [])
  if (known.length < all.length || known.length === 0) return undefined
  const newest = known.map(({ newestAt }) => newestAt.getTime())
  const reached = known.map(({ reachedBackTo }) => reachedBackTo.getTime())
  const [one] = known
  const isOne = known.every(
    ({ rest }) => rest?.after === one?.rest?.after && rest?.listed === one?.rest?.listed,
  )
  return {
    newestAt: new Date(Math.min(...newest)),
    reachedBackTo: new Date(Math.max(...reached)),
    rest: isOne ? one?.rest : undefined,
  }
}

export async function saveReached(
  lookups: LookupCache,
  workspaceId: string,
  subs: readonly string[],
  { newestAt, reachedBackTo, rest }: Reached,
  at: Date,
): Promise<void> {
  const bySub = await loadAll(lookups, workspaceId, at)
  const reached = { newestAt: newestAt.toISOString(), reachedBackTo: reachedBackTo.toISOString(), ...rest }
  const now = Object.fromEntries(subs.map((sub) => [sub.toLowerCase(), reached]))
  await lookups.set(KIND, workspaceId, { ...bySub, ...now }, at)
}

async function loadAll(
  lookups: LookupCache,
  workspaceId: string,
  now: Date,
): Promise<Readonly<Record<string, unknown>>> {
  const notBefore = new Date(now.getTime() - FORGOTTEN_AFTER_MS)
  return toRecord(await lookups.get(KIND, workspaceId, notBefore))
}

function reachedOf(value: unknown): Reached | undefined {
  const { newestAt, reachedBackTo, after, listed } = toRecord(value)
  const [newest, reached, count] = [toDate(newestAt), toDate(reachedBackTo), toCount(listed)]
  if (newest === undefined || reached === undefined) return undefined
  const cursor = typeof after === 'string' && isCommentName(after) ? after : undefined
  const rest = count === undefined ? undefined : { after: cursor, listed: count }
  return { newestAt: newest, reachedBackTo: reached, rest }
}
