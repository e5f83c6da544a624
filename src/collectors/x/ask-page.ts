import type { CallWork } from '../http.ts'
import type { XAccounts } from './accounts.ts'
import type { XApi } from './api.ts'
import { readXPage, type XPage } from './map.ts'
import { MIN_PAGE, type XQuery } from './plan.ts'
import type { PaidReads } from './reads.ts'
import { xRefusal } from './refusals.ts'

/** Where a search begins, by a time or behind a post, and before which post it ends. */
export type SearchRange = ({ readonly from: Date } | { readonly sinceId: string }) & {
  readonly untilId?: string | undefined
}

export interface PageDeps {
  readonly api: XApi
  readonly reads: PaidReads
  readonly accounts: XAccounts
  readonly now: () => Date
}

/**
 * One page of at most `posts` posts, and how many of them X bills. Undefined, without a call, if the day's quota does
 * not cover a smallest page.
 */
export async function askPage(
  { q, reach }: Pick<XQuery, 'q' | 'reach'>,
  asked: { readonly range: SearchRange; readonly posts: number; readonly token: string | undefined },
  work: CallWork,
  { api, reads, accounts, now }: PageDeps,
): Promise<{ readonly page: XPage; readonly billed: number } | undefined> {
  const wish = { wanted: asked.posts, minimum: MIN_PAGE, purpose: 'search' } as const
  const read = await reads.read(wish, work, (granted, watched) =>
    api.search(
      reach,
      {
        query: q,
        max_results: granted,
        ...rangeParameters(asked.range),
        ...(asked.token === undefined ? {} : { next_token: asked.token }),
      },
      watched,
    ),
  )
  if (read === undefined) return undefined
  const page = read.answer.status === 200 ? readXPage(read.answer.body, accounts) : undefined
  if (page === undefined) throw xRefusal(read.answer, now())
  return { page, billed: read.billed }
}

/** X refuses a time and an id of the same end together. */
function rangeParameters(range: SearchRange): Readonly<Record<string, string>> {
  return {
    ...('from' in range
      ? { start_time: `${range.from.toISOString().slice(0, 19)}Z` }
      : { since_id: range.sinceId }),
    ...(range.untilId === undefined ? {} : { until_id: range.untilId }),
  }
}
