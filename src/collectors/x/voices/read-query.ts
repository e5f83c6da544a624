import type { CollectWork } from '../../http.ts'
import type { PostGate } from '../../post-gate.ts'
import { earliest, queryProblem, type ThrowIfEnded } from '../../query-run.ts'
import type { ThreadLedger } from '../../threads.ts'
import { admitPage } from '../admit-page.ts'
import { askPage, type PageDeps, type SearchRange } from '../ask-page.ts'
import { earliestStart, MIN_PAGE, pagesFor, reaches } from '../plan.ts'
import { extentOf, idBefore, timeOfId } from '../post-ids.ts'
import type { Covered, ProgressStore, QueryProgress } from './progress-store.ts'
import type { VoiceQuery } from './queries.ts'
import type { Wallet } from './wallet.ts'

/** X needs some minutes to index the latest posts. Those that are read again are not billed again the same day. */
const INDEXING_OVERLAP_MS = 10 * 60_000

export interface VoiceDeps extends PageDeps {
  readonly gate: PostGate
  readonly threads: ThreadLedger
  readonly store: ProgressStore
}

export interface ReadOptions {
  readonly wallet: Wallet
  readonly throwIfEnded: ThrowIfEnded
  /** The largest page, where fewer posts are expected. */
  readonly pageSize?: number
}

export interface QueryOutcome {
  /** All that was said since `coveredFrom` is read; else a budget has ended it. */
  readonly isWhole: boolean
  /** Undefined where what an earlier scan had left is not read to its end, and nothing newer. */
  readonly coveredFrom: Date | undefined
}

/**
 * Reads what is new since the last scan: first what that had to leave, then what is newer than all it saw. How far it
 * came is noted once the posts are stored.
 */
export async function readQuery(
  query: VoiceQuery,
  work: CollectWork,
  deps: VoiceDeps,
  options: ReadOptions,
): Promise<QueryOutcome> {
  const { workspaceId, since } = work.request
  const askedAt = deps.now()
  const start = earliestStart('recent', since, askedAt)
  let progress = within(await deps.store.get(query, workspaceId, start), start)
  const { unread } = progress
  if (unread !== undefined) {
    const behind = rangeBehind(unread.sinceId, unread.from, start)
    const read = await readRange(query, { ...behind, untilId: unread.untilId }, work, deps, options)
    const { newestId, askedAt: until } = unread
    progress = read.isWhole
      ? { covered: { from: progress.covered?.from ?? unread.from, until, newestId } }
      : { ...progress, unread: { ...unread, untilId: read.oldestId ?? unread.untilId } }
    await note(progress)
    if (!read.isWhole) return { isWhole: false, coveredFrom: undefined }
  }
  const { covered } = progress
  const sinceId =
    covered?.newestId === undefined ? undefined : idBefore(covered.newestId, INDEXING_OVERLAP_MS)
  const from = covered === undefined ? start : laterOf(start, overlapping(covered))
  const read = await readRange(query, rangeBehind(sinceId, from, start), work, deps, options)
  const newestId = extentOf([read.newestId ?? [], covered?.newestId ?? []].flat())?.newest
  if (read.isWhole) {
    const coveredFrom = covered?.from ?? start
    await note({ covered: { from: coveredFrom, until: askedAt, newestId } })
    return { isWhole: true, coveredFrom: laterOf(coveredFrom, since) }
  }
  if (read.oldestId !== undefined && newestId !== undefined)
    await note({ covered, unread: { from, sinceId, untilId: read.oldestId, newestId, askedAt } })
  return { isWhole: false, coveredFrom: read.reachedBackTo }

  async function note(reached: QueryProgress): Promise<void> {
    if (work.sink.flushed === undefined) return
    await work.sink.flushed()
    work.request.signal.throwIfAborted()
    await deps.store.set(query, workspaceId, reached, askedAt)
  }
}

interface RangeOutcome {
  readonly isWhole: boolean
  readonly newestId: string | undefined
  readonly oldestId: string | undefined
  readonly reachedBackTo: Date | undefined
}

async function readRange(
  query: VoiceQuery,
  range: SearchRange,
  work: CollectWork,
  deps: VoiceDeps,
  { wallet, throwIfEnded, pageSize = reaches.recent.maxPage }: ReadOptions,
): Promise<RangeOutcome> {
  const ids: string[] = []
  let reachedBackTo: Date | undefined
  let token: string | undefined
  const mostPages = pagesFor(wallet.allowed(), 'recent')
  const outcome = (isWhole: boolean): RangeOutcome => {
    const extent = extentOf(ids)
    return { isWhole, newestId: extent?.newest, oldestId: extent?.oldest, reachedBackTo }
  }
  for (let pages = 0; pages === 0 || token !== undefined; pages++) {
    throwIfEnded()
    const posts = Math.min(wallet.allowed(), pageSize)
    if (posts < MIN_PAGE || pages >= mostPages) return outcome(false)
    const asked = await askPage(query, { range, posts, token }, work, deps)
    if (asked === undefined) return outcome(false)
    const { page, billed } = asked
    wallet.spend(billed)
    if (page.onlyErrors) throw queryProblem('errors_only', 'X answered with errors instead of posts.')
    const { gate, threads } = deps
    await admitPage(page, query, { gate, threads, workspaceId: work.request.workspaceId })
    ids.push(...page.ids)
    reachedBackTo = earliest([reachedBackTo, ...page.moments])
    token = page.nextToken
  }
  return outcome(true)
}

/** Behind a post if X still takes its id, which it may refuse beyond the reach of its search. */
function rangeBehind(sinceId: string | undefined, from: Date, start: Date): SearchRange {
  return sinceId !== undefined && timeOfId(sinceId) >= start ? { sinceId } : { from: laterOf(from, start) }
}

/** What counts of earlier scans: what joins the window without a gap. */
function within({ covered, unread }: QueryProgress, start: Date): QueryProgress {
  const joins = covered !== undefined && covered.from <= start && covered.until >= start
  const isReachable = unread !== undefined && unread.askedAt >= start
  return {
    covered: joins ? covered : undefined,
    unread: isReachable && (joins || unread.from <= start) ? unread : undefined,
  }
}

function overlapping({ until }: Covered): Date {
  return new Date(until.getTime() - INDEXING_OVERLAP_MS)
}

function laterOf(one: Date, other: Date): Date {
  return one > other ? one : other
}
