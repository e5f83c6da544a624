import { z } from 'zod'
import type { RankedTrend } from '../../../../model/index.ts'
import type { Issue } from '../cases.ts'
import { meanOf } from './mean.ts'

/** How far down a reader looks. */
const FIRST_TRENDS = 40

/** A trend may be told in parts, each with posts of its own. */
const InParts = z.object({ parts: z.array(z.object({ postIds: z.array(z.string()) })).optional() })

export interface IssueFigures {
  /**
   * Mean over the issues of the best F1 that one of the first 40 trends, or a part of one, reaches against the issue's
   * posts: the set-matching F of Steinbach, Karypis and Kumar, "A comparison of document clustering techniques" (2000),
   * each issue counting the same. Null: there are no issues.
   */
  readonly meanBestF1: number | null
}

/** @param postIds the posts of the window: others in a trend do not count. */
export function issueFigures(
  trends: readonly Pick<RankedTrend, 'postIds'>[],
  issues: readonly Issue[],
  postIds: ReadonlySet<string>,
): IssueFigures {
  const groups = trends
    .slice(0, FIRST_TRENDS)
    .flatMap((trend) => [trend, ...(InParts.parse(trend).parts ?? [])])
    .map((group) => group.postIds.filter((id) => postIds.has(id)))
  const bests = issues.map(({ postIds: own }) =>
    Math.max(
      0,
      ...groups.map((group) => {
        const both = group.filter((id) => own.has(id)).length
        return (2 * both) / Math.max(1, own.size + group.length)
      }),
    ),
  )
  return { meanBestF1: meanOf(bests) }
}
