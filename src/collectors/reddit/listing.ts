import type { CollectWork } from '../http.ts'
import type { PostGate } from '../post-gate.ts'
import { earliest, type Progress, type Query, stopAtBudget } from '../query-run.ts'
import type { RedditGet } from './app-access.ts'
import type { SpareCalls } from './call-budget.ts'
import { type Listing, nameOf, readListing, redditPlaceInTime, toRedditCandidate } from './map.ts'
import { overBudget } from './plan.ts'
import type { RedditQuery } from './queries.ts'
import { noUsableAnswer, redditRefusal, refusesPlace } from './refusals.ts'

const PAGE_SIZE = 100

/** What one scan's queries share. */
export interface RedditScan {
  readonly get: RedditGet
  readonly work: CollectWork
  readonly gate: PostGate
  readonly spare: SpareCalls
  readonly maxCalls: number
  readonly missingUsers: Set<string>
}

/** A query on its way; its halves know what it found and how far it came. */
export interface RedditTask extends Query {
  readonly query: RedditQuery
  /** False for a part that the budget has no call for. */
  readonly isPaid: boolean
  readonly seen: Set<string>
}

export function toTask(query: RedditQuery): RedditTask {
  const { platform, label, kinds, words } = query
  return { platform, label, kinds, words, query, isPaid: true, seen: new Set() }
}

/**
 * Reads a listing page by page until it is older than the window. Resolves to tasks to work on instead when the
 * query is split. Throws a CollectorError when Reddit refuses it.
 */
export async function readListings(
  task: RedditTask,
  progress: Progress,
  scan: RedditScan,
): Promise<readonly RedditTask[] | undefined> {
  const { query } = task
  const { work, spare } = scan
  if (!task.isPaid) {
    stopAtBudget(progress, overBudget(scan.maxCalls))
    return undefined
  }
  if (query.user !== undefined && scan.missingUsers.has(query.user)) {
    spare.giveBack(1)
    progress.note = 'Not asked, because Reddit does not know the user.'
    return undefined
  }
  const listed = new Set<string>()
  let after: string | undefined
  for (let page = 1; ; page++) {
    const cursor: Record<string, string> = after === undefined ? {} : { after }
    const answer = await scan.get(query.path, { ...query.params, limit: PAGE_SIZE, ...cursor }, work)
    if (page === 1 && query.split?.when === 'refused' && refusesPlace(answer)) {
      return partsOf(task, undefined, scan)
    }
    if (answer.status === 404 && query.user !== undefined) scan.missingUsers.add(query.user)
    if (answer.status !== 200) throw redditRefusal(answer, query.label)
    const listing = readListing(answer.body)
    if (listing === undefined) throw noUsableAnswer(answer, query.label)
    await takePage(listing, listed, task, progress, scan)
    after = listing.after
    if (progress.complete || after === undefined) return undefined
    const isCrowded = query.split?.when === 'crowded'
    if (isCrowded && spare.left >= (query.split?.into.length ?? 0)) {
      return partsOf(task, progress.reachedBackTo, scan)
    }
    const isLastPage = page >= query.maxPages
    if (isCrowded || isLastPage || spare.take(1) === 0) {
      const pages = page === 1 ? '1 page' : `${page} pages`
      stopAtBudget(progress, `Stopped after ${pages}${isLastPage ? '' : ': no calls are left for more'}.`)
      return undefined
    }
    work.sink.expect(1)
  }
}

/** Hands on what is new on a page and notes how far it reached; `listed` holds what the query has shown so far. */
async function takePage(
  { children, after }: Listing,
  listed: Set<string>,
  { query, seen }: RedditTask,
  progress: Progress,
  { gate, work }: RedditScan,
): Promise<void> {
  const fresh = children.filter((child) => !seen.has(nameOf(child) ?? ''))
  await gate.admit(fresh.map(toRedditCandidate), query)
  for (const name of children.flatMap((child) => nameOf(child) ?? [])) {
    listed.add(name)
    seen.add(name)
  }
  const moments = children.map(redditPlaceInTime)
  progress.reachedBackTo = earliest([progress.reachedBackTo, ...moments])
  const isCutOff = after === undefined && listed.size >= (query.endsAfter ?? Number.POSITIVE_INFINITY)
  progress.complete = endsBefore(work.request.since, moments) || (after === undefined && !isCutOff)
  if (isCutOff && !progress.complete) progress.note = 'Reddit ends its search results here.'
}

/** The parts of a split query; those that the budget has no call for are only reported. */
function partsOf(
  { query, seen }: RedditTask,
  reachedBackTo: Date | undefined,
  { spare, work }: RedditScan,
): readonly RedditTask[] {
  const parts = query.split?.into ?? []
  const paid = spare.take(parts.length)
  work.sink.expect(paid)
  return parts.map((part, index) => ({
    ...toTask(part),
    reachedBackTo,
    isPaid: index < paid,
    seen,
  }))
}

/**
 * True when a page, newest first, ends with a post older than the window. Pinned posts, whose place is undefined,
 * may stand first whatever their age and do not count.
 */
function endsBefore(since: Date, moments: readonly (Date | undefined)[]): boolean {
  const last = moments.findLast((moment) => moment !== undefined)
  return last !== undefined && last < since
}
