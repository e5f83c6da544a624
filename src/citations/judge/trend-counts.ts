import type { UnlocatedClaim } from '../claim-verdict.ts'
import type { Direction } from '../lexicon/index.ts'
import type { StoredTrend } from '../stored.ts'
import { judgeDirection } from './trends.ts'

interface TrendCount extends Pick<UnlocatedClaim, 'covers'> {
  readonly count: number
  readonly direction: Direction
}

/**
 * How many trends of the list go one way, of which parts of a broad topic are none. A new trend rises as well, and who counts
 * fewer may tell of those only that were shown.
 */
export function judgeTrendCount(
  { count, direction, covers }: TrendCount,
  ranked: readonly StoredTrend[],
): UnlocatedClaim {
  const top = ranked.filter(({ parentId }) => parentId === undefined)
  const so = top.filter((trend) => judgeDirection(direction, undefined, trend).verdict === 'verified')
  const exact = so.filter(({ status }) => status !== 'new' || direction === 'new')
  const judged = (verdict: UnlocatedClaim['verdict'], reason: string): UnlocatedClaim => ({
    ...{ kind: 'comparison', verdict, reason, trends: so, stored: String(exact.length) },
    ...(verdict === 'verified' ? { covers } : {}),
  })
  if (count === exact.length && (count > 0 || so.length === 0))
    return judged('verified', 'So many trends of the ranking have this status.')
  if (count > so.length || (count === 0 && exact.length > 0))
    return judged('refuted', 'Another number of trends of the ranking has this status.')
  return judged('not_checked', 'In the whole ranking another number of trends has this status.')
}
