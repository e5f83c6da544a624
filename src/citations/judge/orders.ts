import type { ClaimVerdict } from '../claim-verdict.ts'
import type { Order } from '../parse/order.ts'
import type { Resolved } from '../resolve/scopes.ts'
import type { StoredTrend } from '../stored.ts'
import { trendFigures } from './stored-figures.ts'

/**
 * Several trends in the order of a figure, or of their places: each has as much as the one behind it at least, and no other
 * trend stands between them, or it may be told of some trends only.
 */
export function judgeOrder(order: Order<Resolved>, ranked: readonly StoredTrend[]): ClaimVerdict {
  const judged = judgeBy(order, ranked)
  if (order.by === undefined || !order.isPlaceToo) return judged
  const byPlace = judgeBy({ ...order, by: undefined }, ranked)
  return byPlace.verdict === judged.verdict
    ? judged
    : { ...judged, verdict: 'not_checked', reason: BY_EITHER }
}

const BY_EITHER = 'By place and by this figure their order differs: say by what they are ordered.'

function judgeBy({ names, by, isTold }: Order<Resolved>, ranked: readonly StoredTrend[]): ClaimVerdict {
  const trends = names.flatMap(({ trend }) => trend ?? [])
  const top = ranked.filter(({ parentId }) => parentId === undefined)
  const figureOf = by === undefined ? (trend: StoredTrend) => -top.indexOf(trend) : trendFigures[by]
  const basis = { trend: trends[0], trends }
  const figures = trends.map((trend) => (top.includes(trend) ? figureOf?.(trend) : undefined))
  const known = figures.flatMap((figure) => figure ?? [])
  if (known.length < names.length)
    return { verdict: 'not_checked', reason: 'The place or figure of one of them is not stored.', ...basis }
  const isInOrder = known.every((figure, at) => at === 0 || (known[at - 1] ?? figure) >= figure)
  if (!isInOrder && !isTold)
    return { verdict: 'not_checked', reason: 'It does not say by what they are ordered.', ...basis }
  if (!isInOrder)
    return {
      ...{ verdict: 'refuted', reason: 'The stored figures have another order.', ...basis },
      stored: known.map((figure) => String(by === undefined ? 1 - figure : figure)).join(', '),
    }
  const [most = 0, least = 0] = [known[0], known.at(-1)]
  const isBetween = (trend: StoredTrend) => {
    const figure = figureOf?.(trend)
    return !trends.includes(trend) && figure !== undefined && figure < most && figure > least
  }
  return top.some(isBetween)
    ? {
        verdict: 'not_checked',
        reason: 'They are in this order, but other trends stand between them.',
        ...basis,
      }
    : { verdict: 'verified', reason: 'It is the order of the stored figures.', ...basis }
}
