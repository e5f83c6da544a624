import type { CollectWork } from '../http.ts'
import type { PostGate } from '../post-gate.ts'
import { earliest, type Progress, type Query, stopAtBudget } from '../query-run.ts'
import type { RedditGet } from './app-access.ts'
import type { SpareCalls } from './call-budget.ts'
import { type Listing, nameOf, readListing, toRedditCandidate, unpinnedDate } from './map.ts'
import { overBudgetSentence } from './plan.ts'
import type { RedditQuery } from './queries.ts'
import { isClosed, noUsableAnswer, redditRefusal } from './refusals.ts'

const PAGE_SIZE = 100

/** What the queries of one scan share. */
export interface RedditScan {
  readonly get: RedditGet
  readonly work: CollectWork
  readonly gate: PostGate
  readonly spare: SpareCalls
  readonly maxCalls: number
  readonly missingUsers: Set<string>
}

/** A running query. The queries it is split into share its `seenNames`. */
export interface RedditTask extends Query {
  readonly query: RedditQuery
  /** False for a split-off query that the budget has no call for. */
  readonly isBudgeted: boolean
  readonly seenNames: Set<string>
}

export function toTask(query: RedditQuery): RedditTask {
  const { platform, label, kinds, words } = query
  return { platform, label, kinds, words, query, isBudgeted: true, seenNames: new Set() }
}

/**
 * Reads a listing page by page until it is older than the window. Resolves to replacement tasks if the query
 * is split. Throws a CollectorError if Reddit refuses it.
 */
export async function readListings(
  task: RedditTask,
  progress: Progress,
  scan: RedditScan,
): Promise<readonly RedditTask[] | undefined> {
  const { query } = task
  const { work, spare } = scan
  if (!task.isBudgeted) {
    stopAtBudget(progress, overBudgetSentence(scan.maxCalls))
    return undefined
  }
  if (query.user !== undefined && scan.missingUsers.has(query.user)) {
    spare.refund(1)
    progress.note = 'Not asked, because Reddit does not know the user.'
    return undefined
  }
  const listed = new Set<string>()
  let after: string | undefined
  for (let page = 1; ; page++) {
    const cursor: Record<string, string> = after === undefined ? {} : { after }
    const answer = await scan.get(query.path, { ...query.params, limit: PAGE_SIZE, ...cursor }, work)
    if (page === 1 && query.split?.reason === 'refused' && isClosed(answer)) {
      return splitTasks(task, undefined, scan)
    }
    if (answer.status === 404 && query.user !== undefined) scan.missingUsers.add(query.user)
    if (answer.status !== 200) throw redditRefusal(answer, query.label)
    const listing = readListing(answer.body)
    if (listing === undefined) throw noUsableAnswer(answer, query.label)
    await admitPage(listing, listed, task, progress, scan)
    after = listing.after
    if (progress.complete || after === undefined) return undefined
    const isCrowded = query.split?.reason === 'crowded'
    if (isCrowded && spare.remaining >= (query.split?.into.length ?? 0)) {
      return splitTasks(task, progress.reachedBackTo, scan)
    }
    const isLastPage = page >= query.maxPages
    if (isCrowded || isLastPage || spare.take(1) === 0) {
      const pages = page === 1 ? '1 page' : `${page} pages`
      stopAtBudget(progress, `Stopped after ${pages}${isLastPage ? '' : ': no calls are left for more'}.`)
      return undefined
    }
    work.sink.expectCalls(1)
  }
}

/**
 * Admits the new posts of a page and records how far it reached; `listed` collects the names the query has
 * returned.
 */
async function admitPage(
  { children, after }: Listing,
  listed: Set<string>,
  { query, seenNames }: RedditTask,
  progress: Progress,
  { gate, work }: RedditScan,
): Promise<void> {
  const fresh = children.filter((child) => !seenNames.has(nameOf(child) ?? ''))
  await gate.admit(fresh.map(toRedditCandidate), query)
  for (const name of children.flatMap((child) => nameOf(child) ?? [])) {
    listed.add(name)
    seenNames.add(name)
  }
  const moments = children.map(unpinnedDate)
  progress.reachedBackTo = earliest([progress.reachedBackTo, ...moments])
  const isCutOff = after === undefined && listed.size >= (query.maxResults ?? Number.POSITIVE_INFINITY)
  progress.complete = reachesBefore(work.request.since, moments) || (after === undefined && !isCutOff)
  if (isCutOff && !progress.complete) progress.note = 'Reddit ends its search results here.'
}

/** The tasks that a query is split into; those that the budget has no call for are only reported as gaps. */
function splitTasks(
  { query, seenNames }: RedditTask,
  reachedBackTo: Date | undefined,
  { spare, work }: RedditScan,
): readonly RedditTask[] {
  const parts = query.split?.into ?? []
  const granted = spare.take(parts.length)
  work.sink.expectCalls(granted)
  return parts.map((part, index) => ({
    ...toTask(part),
    reachedBackTo,
    isBudgeted: index < granted,
    seenNames,
  }))
}

/**
 * Whether a page, newest first, ends with a post older than the window. Pinned posts, whose date is undefined
 * here, may come first at any age and do not count.
 */
function reachesBefore(since: Date, moments: readonly (Date | undefined)[]): boolean {
  const last = moments.findLast((moment) => moment !== undefined)
  return last !== undefined && last < since
}
