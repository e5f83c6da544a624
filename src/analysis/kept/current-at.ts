import type { KeptMoment } from '../../../db/kept-rankings.ts'

/** The ranking that was current at a moment, or the one made nearest to it; undefined where none is kept. */
export type CurrentAt = { readonly current: Date } | { readonly nearest: Date } | undefined

/**
 * Chooses among the kept rankings of a window, the earliest first. Each was current from when it was made until the next
 * one was, whether or not that is kept; of two that are as near the earlier is the nearest. Pure.
 */
export function currentAt(kept: readonly KeptMoment[], moment: Date): CurrentAt {
  const at = moment.getTime()
  const current = kept.findLast(({ rankedAt }) => rankedAt.getTime() <= at)
  const next = kept.find(({ rankedAt }) => rankedAt.getTime() > at)
  if (current !== undefined) {
    const until = current.replacedAt?.getTime() ?? next?.rankedAt.getTime() ?? Number.POSITIVE_INFINITY
    if (at < until) return { current: current.rankedAt }
  }
  const distance = ({ rankedAt }: KeptMoment): number => Math.abs(rankedAt.getTime() - at)
  const [nearest] = [current, next]
    .filter((one) => one !== undefined)
    .sort((one, other) => distance(one) - distance(other))
  return nearest && { nearest: nearest.rankedAt }
}
