import type { UnlocatedClaim } from '../claim-verdict.ts'
import type { Part } from '../parts.ts'
import type { StoredTrend } from '../stored.ts'

/**
 * Whether something is so of these trends alone: of no other in the list, of which parts of a broad topic are none, or not of the
 * others that are named. A status that only counts as so, as a new trend rises as well, leaves it open. `judge` judges the same of
 * one trend.
 */
export function judgeOnly(
  part: Part & { readonly kind: 'only' },
  trends: readonly StoredTrend[],
  ranked: readonly StoredTrend[],
  judge: (part: Part, trend: StoredTrend) => UnlocatedClaim | undefined,
): UnlocatedClaim | undefined {
  const [trend] = trends
  if (trend === undefined || trends.some((each) => judge(part.so, each)?.verdict !== 'verified'))
    return undefined
  const others =
    part.others ??
    ranked.filter(({ id, parentId }) => parentId === undefined && !trends.some((each) => each.id === id))
  const judged = others.map((other) => ({ ...judge(part.so, other), other }))
  const same = judged.filter(({ verdict }) => verdict === 'verified')
  // Of too few posts to tell no status says so.
  const isOfStatus = part.so.kind === 'direction' && part.others === undefined
  const isOpen =
    part.so.kind === 'direction' &&
    same.every(({ other }) => trends.every(({ status }) => other.status !== status))
  const basis = { kind: 'comparison', trend, trends: [...trends, ...(part.others ?? [])] } as const
  if (
    same.length === 0 &&
    (isOfStatus || judged.every((each) => each.verdict === 'refuted' || each.isRefutedAlone === true))
  )
    return { ...basis, verdict: 'verified', reason: 'It is so of no other trend of which that is said.' }
  if (same.length === 0 || isOpen)
    return {
      ...basis,
      verdict: 'not_checked',
      reason: 'It may be so of another trend of the ranking as well.',
    }
  // "Only A and B are rising" may tell of those that the text speaks of.
  if (part.of !== undefined && part.others === undefined)
    return { ...basis, verdict: 'not_checked', reason: 'It is so of another trend of the ranking as well.' }
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
