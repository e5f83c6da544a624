import { DAY_MS } from '../../lib/days.ts'
import type { CollectWork } from '../http.ts'
import type { PostGate } from '../post-gate.ts'
import { earliest, type Progress, queryProblem, stopAtBudget, type ThrowIfEnded } from '../query-run.ts'
import type { ThreadLedger } from '../threads.ts'
import { admitPage } from './admit-page.ts'
import type { Allocation } from './allocations.ts'
import { askPage, type PageDeps } from './ask-page.ts'
import { type HighWaterMarks, resumeFrom } from './high-water-marks.ts'
import { earliestStart, MIN_PAGE, pagesFor, reaches, SEVEN_DAYS_ONLY, type XQuery } from './plan.ts'
import type { XSettings } from './settings.ts'

export type AllocatedQuery = XQuery & { readonly allocation: Allocation }

export interface SearchDeps extends PageDeps {
  readonly marks: HighWaterMarks
  readonly gate: PostGate
  readonly threads: ThreadLedger
  readonly retentionDays: XSettings['retentionDays']
}

/** The posts that a query may read in total, and how many of them are left. */
interface QueryBudget {
  total: number
  remaining: number
}

interface Run {
  readonly from: Date
  readonly progress: Progress
  readonly throwIfEnded: ThrowIfEnded
}

const SINCE_LAST_SCAN = 'Since the last scan of this query.'
const BEYOND_RETENTION = 'What earlier scans saw before that is kept no longer.'

/** Reads one query page by page within its allocation, starting at its high-water mark. */
export function createSearch(deps: SearchDeps, work: CollectWork) {
  const { marks, gate, threads, now, retentionDays } = deps
  const { since, workspaceId, signal } = work.request

  /** True if X returned everything since `from`; false if a budget stopped it before. */
  async function askPages(query: AllocatedQuery, budget: QueryBudget, run: Run): Promise<boolean> {
    const { allocation, reach, needsWord } = query
    const { progress } = run
    let token: string | undefined
    for (let pages = 0; pages === 0 || token !== undefined; pages++) {
      if (budget.remaining < MIN_PAGE && budget.total === allocation.base) {
        const more = await allocation.claimLeftover()
        budget.total += more
        budget.remaining += more
      }
      run.throwIfEnded()
      if (budget.remaining < MIN_PAGE || pages >= pagesFor(budget.total, reach)) {
        stopAtBudget(progress, "Stopped at its share of the scan's budget.")
        return false
      }
      const posts = Math.min(budget.remaining, reaches[reach].maxPage)
      const asked = await askPage(query, { range: { from: run.from }, posts, token }, work, deps)
      if (asked === undefined) {
        stopAtBudget(progress, "Stopped at the day's budget of posts.")
        return false
      }
      const { page } = asked
      budget.remaining -= page.postsRead
      if (page.onlyErrors) throw queryProblem('errors_only', 'X answered with errors instead of posts.')
      await admitPage(page, { needsWord }, { gate, threads, workspaceId })
      token = page.nextToken
      progress.reachedBackTo = earliest([progress.reachedBackTo, ...page.moments])
    }
    return true
  }

  return async (
    query: AllocatedQuery,
    progress: Progress,
    throwIfEnded: ThrowIfEnded,
  ): Promise<undefined> => {
    const { allocation, reach } = query
    const budget = { total: allocation.base, remaining: allocation.base }
    try {
      const askedAt = now()
      const start = earliestStart(reach, since, askedAt)
      const window = resumeFrom(await marks.get(query, workspaceId, start), start, since)
      if (!(await askPages(query, budget, { from: window.askFrom, progress, throwIfEnded }))) return
      const retainedFrom = window.resumed ? retainedSince(retentionDays, askedAt) : undefined
      const isBeyondRetention = retainedFrom !== undefined && retainedFrom > window.coveredFrom
      progress.reachedBackTo = isBeyondRetention ? retainedFrom : window.coveredFrom
      progress.complete = progress.reachedBackTo <= since
      const notes = [
        ...(window.resumed ? [SINCE_LAST_SCAN] : []),
        ...(window.coveredFrom <= since ? [] : [SEVEN_DAYS_ONLY]),
        ...(isBeyondRetention ? [BEYOND_RETENTION] : []),
      ]
      if (notes.length > 0) progress.note = notes.join(' ')
      await advanceMark(query, { from: window.coveredFrom, until: askedAt })
    } finally {
      allocation.release(budget.remaining)
    }
  }

  /** Advances the mark only over stored posts: delivered but lost posts would never be read again. */
  async function advanceMark(query: XQuery, covered: { from: Date; until: Date }): Promise<void> {
    if (work.sink.flushed === undefined) return
    const isStored = await work.sink.flushed().then(
      () => true,
      () => false,
    )
    signal.throwIfAborted()
    if (isStored) await marks.set(query, workspaceId, covered)
  }
}

/** Posts of earlier scans may have been deleted if they are older than this; undefined if nothing is deleted. */
export function retainedSince(retentionDays: XSettings['retentionDays'], at: Date): Date | undefined {
  return retentionDays === null ? undefined : new Date(at.getTime() - retentionDays * DAY_MS)
}
