import { DAY_MS } from '../../lib/days.ts'
import type { CollectWork } from '../http.ts'
import type { PostGate } from '../post-gate.ts'
import { earliest, type GoOn, type Progress, queryProblem, stopAtBudget } from '../query-run.ts'
import type { XApi } from './api.ts'
import { readXPage, type XPage } from './map.ts'
import { earliestStart, MIN_PAGE, pagesFor, reaches, SEVEN_DAYS_ONLY, type XQuery } from './plan.ts'
import type { PaidReads } from './reads.ts'
import { xRefusal } from './refusals.ts'
import { resume, type SeenQueries } from './seen.ts'
import type { Share } from './shares.ts'

export type SharedQuery = XQuery & { readonly share: Share }

export interface SearchTools {
  readonly api: XApi
  readonly reads: PaidReads
  readonly seen: SeenQueries
  readonly gate: PostGate
  readonly now: () => Date
  /** See XSettings. */
  readonly retentionDays: number | null
}

/** What a query may read in all, and what of it is left. */
interface Purse {
  total: number
  left: number
}

interface Run {
  readonly from: Date
  readonly progress: Progress
  readonly goOn: GoOn
}

const SINCE_LAST_SCAN = 'Since the last scan of this query.'
const KEPT_NO_LONGER = 'What earlier scans saw before that is kept no longer.'

/** Asks one query page by page within its share, from where earlier scans of it ended. */
export function createSearch(tools: SearchTools, work: CollectWork) {
  const { api, reads, seen, gate, now, retentionDays } = tools
  const { since, workspaceId, signal } = work.request

  /** Undefined when the day's budget does not reach for a page. */
  async function askPage(
    query: XQuery,
    page: { readonly from: Date; readonly posts: number; readonly token: string | undefined },
  ): Promise<XPage | undefined> {
    const wish = { wanted: page.posts, minimum: MIN_PAGE, purpose: 'search' } as const
    const answer = await reads.read(wish, work, (granted, watched) =>
      api.search(
        query.reach,
        {
          query: query.q,
          max_results: granted,
          start_time: `${page.from.toISOString().slice(0, 19)}Z`,
          ...(page.token === undefined ? {} : { next_token: page.token }),
        },
        watched,
      ),
    )
    if (answer === undefined) return undefined
    const found = answer.status === 200 ? readXPage(answer.body) : undefined
    if (found === undefined) throw xRefusal(answer, now())
    return found
  }

  /** True when X gave everything since `from`; false when a budget ended it before. */
  async function askPages(query: SharedQuery, purse: Purse, run: Run): Promise<boolean> {
    const { share, reach, needsWord } = query
    const { progress } = run
    let token: string | undefined
    for (let pages = 0; pages === 0 || token !== undefined; pages++) {
      if (purse.left < MIN_PAGE && purse.total === share.own) {
        const more = await share.fromBefore()
        purse.total += more
        purse.left += more
      }
      run.goOn()
      if (purse.left < MIN_PAGE || pages >= pagesFor(purse.total, reach)) {
        stopAtBudget(progress, "Stopped at its share of the scan's budget.")
        return false
      }
      const posts = Math.min(purse.left, reaches[reach].maxPage)
      const page = await askPage(query, { from: run.from, posts, token })
      if (page === undefined) {
        stopAtBudget(progress, "Stopped at the day's budget of posts.")
        return false
      }
      purse.left -= page.postsRead
      if (page.onlyErrors) throw queryProblem('errors_only', 'X answered with errors instead of posts.')
      await gate.admit(page.candidates, { needsWord })
      token = page.nextToken
      progress.reachedBackTo = earliest([progress.reachedBackTo, ...page.moments])
    }
    return true
  }

  return async (query: SharedQuery, progress: Progress, goOn: GoOn): Promise<undefined> => {
    const { share, reach } = query
    const purse = { total: share.own, left: share.own }
    try {
      const askedAt = now()
      const start = earliestStart(reach, since, askedAt)
      const window = resume(await seen.recall(query, workspaceId, start), start, since)
      if (!(await askPages(query, purse, { from: window.askFrom, progress, goOn }))) return
      const heldFrom = window.resumed ? heldSince(askedAt) : undefined
      const isCleared = heldFrom !== undefined && heldFrom > window.coveredFrom
      progress.reachedBackTo = isCleared ? heldFrom : window.coveredFrom
      progress.complete = progress.reachedBackTo <= since
      const notes = [
        ...(window.resumed ? [SINCE_LAST_SCAN] : []),
        ...(window.coveredFrom <= since ? [] : [SEVEN_DAYS_ONLY]),
        ...(isCleared ? [KEPT_NO_LONGER] : []),
      ]
      if (notes.length > 0) progress.note = notes.join(' ')
      await rememberKept(query, { from: window.coveredFrom, until: askedAt })
    } finally {
      share.close(purse.left)
    }
  }

  /** What earlier scans brought may be cleared away where it is older than this. */
  function heldSince(at: Date): Date | undefined {
    return retentionDays === null ? undefined : new Date(at.getTime() - retentionDays * DAY_MS)
  }

  /** What was delivered and then lost would never be asked for again; whoever stores tells of the loss. */
  async function rememberKept(query: XQuery, covered: { from: Date; until: Date }): Promise<void> {
    if (work.sink.kept === undefined) return
    const isKept = await work.sink.kept().then(
      () => true,
      () => false,
    )
    signal.throwIfAborted()
    if (isKept) await seen.remember(query, workspaceId, covered)
  }
}
