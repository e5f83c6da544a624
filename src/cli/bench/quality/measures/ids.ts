import type { RankedTrend } from '../../../../model/index.ts'
import type { PostAssignment } from '../../../../trends/index.ts'

/** What is judged of a ranking of posts up to a moment. */
export interface DatedRanking {
  readonly trends: readonly Pick<RankedTrend, 'id' | 'postIds'>[]
  /** The topic of each post, whether listed or not, a trend's id where it is one. */
  readonly assignments: readonly PostAssignment[]
  /** The posts of its window. */
  readonly recent: ReadonlySet<string>
}

/** How well ids stay from ranking to ranking. */
export interface IdFigures {
  /**
   * Of the posts of listed trends that the next window still holds, the share that is in a trend, or at least in a topic, of
   * the same id then.
   */
  readonly idsKept: number | null
  /** How many ids the next list gives to a trend with less than half of those posts. */
  readonly idsMoved: number
}

/** Rankings in order of time, each told of the one before; null and 0 of fewer than two. */
export function idFigures(rankings: readonly DatedRanking[]): IdFigures {
  let posts = 0
  let kept = 0
  let idsMoved = 0
  for (const [index, { trends, assignments, recent }] of rankings.slice(1).entries()) {
    const postsOf = new Map(trends.map(({ id, postIds }) => [id, new Set(postIds)]))
    const topicOf = new Map(assignments.map(({ id, cluster }) => [id, cluster]))
    for (const { id, postIds } of rankings[index]?.trends ?? []) {
      const left = postIds.filter((post) => recent.has(post))
      const next = postsOf.get(id)
      const isIn = (post: string): boolean => next?.has(post) === true
      const shared = left.filter(isIn).length
      posts += left.length
      kept += left.filter((post) => isIn(post) || topicOf.get(post) === id).length
      if (next !== undefined && shared * 2 < left.length) idsMoved += 1
    }
  }
  return { idsKept: posts === 0 ? null : kept / posts, idsMoved }
}
