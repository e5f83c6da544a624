import { DAY_MS } from '../../lib/days.ts'
import type { ClaimVerdict, UnlocatedClaim } from '../claim-verdict.ts'
import type { DayRange } from '../parse/dates.ts'
import { type Quantity, quantityIncludes } from '../parse/quantities.ts'
import type { AskedFigure, StoredTrend } from '../stored.ts'

/** A number against one that is stored, which may be unknown, or a count to which more may come. */
export function judgeStored({ value, isPartial }: AskedFigure, quantity: Quantity): ClaimVerdict {
  if (value === null)
    return { verdict: 'unknown', reason: 'It is unknown, or was not collected, which is not zero.' }
  const isSo = quantityIncludes(quantity, value)
  if (isPartial === true && isSo)
    return { verdict: 'verified', reason: 'It is the figure so far: not all of that day was collected.' }
  if (isPartial === true && quantity.low > value)
    return {
      ...{ verdict: 'not_checked', stored: String(value) },
      reason: 'Not all of that day was collected: there may be more.',
    }
  return isSo
    ? { verdict: 'verified', reason: 'It is the figure of the trend in the ranking.' }
    : { verdict: 'refuted', reason: 'The trend has another figure in the ranking.', stored: String(value) }
}

/**
 * So many posts of a trend on one day, by its daily counts, which are of days in UTC. A number that is that of the day before or
 * after may be of a local day, and the whole one may be told as of a day. Undefined where the day is none of them.
 */
export function judgeFigureOfDay(
  quantity: Quantity,
  readings: readonly DayRange[],
  trend: StoredTrend,
): UnlocatedClaim | undefined {
  const { daily = [] } = trend
  const judged = readings.flatMap(({ fromMs }): ClaimVerdict[] => {
    const at = daily.findIndex(({ day }) => day === dayOf(fromMs))
    const { count, partial } = daily[at] ?? {}
    if (count === undefined) return []
    const stored: AskedFigure = { value: count, ...(partial === true ? { isPartial: true } : {}) }
    const verdict = judgeStored(stored, quantity)
    const isNear = [daily[at - 1], daily[at + 1]].some(
      (beside) => typeof beside?.count === 'number' && quantityIncludes(quantity, beside.count),
    )
    const isOpen =
      verdict.verdict === 'refuted' &&
      (isNear || quantity.isWord || quantityIncludes(quantity, trend.mentions))
    return [isOpen ? { ...verdict, verdict: 'not_checked', reason: NEAR } : verdict]
  })
  const found =
    judged.find(({ verdict }) => verdict === 'verified') ??
    judged.find(({ verdict }) => verdict !== 'refuted') ??
    (judged.length < readings.length ? undefined : judged[0])
  return found && { kind: 'trend_figure', ...found, trend }
}

function dayOf(ms: number): string {
  return new Date(Math.floor(ms / DAY_MS) * DAY_MS).toISOString().slice(0, 10)
}

const NEAR = 'By days in UTC it has another number then: a local day may be meant, or something else.'
