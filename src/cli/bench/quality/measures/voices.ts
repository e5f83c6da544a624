import type { Idea, RankedTrend } from '../../../../model/index.ts'

type VoicedTrend = Pick<RankedTrend, 'postIds'> & {
  readonly idea?: Pick<Idea, 'quotes'> | undefined
}

export interface VoiceFigures {
  /** Share of the companies' posts in the window that a trend of the list counts as mentions. Null: there are none. */
  readonly countedShare: number | null
  /** How many trends quote a company in their idea. */
  readonly quoted: number
}

/** @param companyPosts ids of the window's posts in which a company speaks. */
export function voiceFigures(
  trends: readonly VoicedTrend[],
  companyPosts: ReadonlySet<string>,
): VoiceFigures {
  const counted = new Set(trends.flatMap(({ postIds }) => postIds.filter((id) => companyPosts.has(id))))
  return {
    countedShare: companyPosts.size === 0 ? null : counted.size / companyPosts.size,
    quoted: trends.filter(({ idea }) => idea?.quotes.some(({ postId }) => companyPosts.has(postId))).length,
  }
}
