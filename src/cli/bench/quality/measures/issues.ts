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
  /** The same over the issues that have others as parts. */
  readonly broadBestF1: number | null
  /** Mean over these of the share of their posts that the trend of the best F1 holds. */
  readonly broadHeld: number | null
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
  const bests = issues.map(({ postIds: own, isBroad = false }) => {
    const fits = groups.map((group) => {
      const both = group.filter((id) => own.has(id)).length
      return { f1: (2 * both) / Math.max(1, own.size + group.length), held: both / Math.max(1, own.size) }
    })
    const best = fits.reduce((one, other) => (other.f1 > one.f1 ? other : one), { f1: 0, held: 0 })
    return { ...best, isBroad }
  })
  const broad = bests.filter(({ isBroad }) => isBroad)
  return {
    meanBestF1: meanOf(bests.map(({ f1 }) => f1)),
    broadBestF1: meanOf(broad.map(({ f1 }) => f1)),
    broadHeld: meanOf(broad.map(({ held }) => held)),
  }
}
