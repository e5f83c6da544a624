import type { UnlocatedClaim } from '../claim-verdict.ts'
import type { Part } from '../parts.ts'
import type { StoredTrend } from '../stored.ts'

/**
 * Whether something is so of one trend alone: of no other in the list, of which parts of a broad topic are none. A status
 * that only counts as so, as a new trend rises as well, leaves it open. `judge` judges the same of one trend.
 */
export function judgeOnly(
  part: Part & { readonly kind: 'only' },
  trend: StoredTrend,
  ranked: readonly StoredTrend[],
  judge: (part: Part, trend: StoredTrend) => UnlocatedClaim | undefined,
): UnlocatedClaim | undefined {
  if (judge(part.so, trend)?.verdict !== 'verified') return undefined
  const others = ranked.filter(({ id, parentId }) => id !== trend.id && parentId === undefined)
  const judged = others.map((other) => ({ ...judge(part.so, other), other }))
  const same = judged.filter(({ verdict }) => verdict === 'verified')
  // Of too few posts to tell no status says so.
  const isOfStatus = part.so.kind === 'direction'
  const isOpen = isOfStatus && same.every(({ other }) => other.status !== trend.status)
  const basis = { kind: 'comparison', trend } as const
  if (
    same.length === 0 &&
    (isOfStatus || judged.every((each) => each.verdict === 'refuted' || each.isRefutedAlone === true))
  )
    return { ...basis, verdict: 'verified', reason: 'It is so of no other trend of the ranking.' }
  if (same.length === 0 || isOpen)
    return {
      ...basis,
      verdict: 'not_checked',
      reason: 'It may be so of another trend of the ranking as well.',
    }
  return {
    ...basis,
    ...{ verdict: 'refuted', reason: 'It is so of another trend of the ranking as well.' },
    stored: same
      .map(({ other }) => other.id)
      .slice(0, MAX_TOLD)
      .join(', '),
  }
}

const MAX_TOLD = 5
