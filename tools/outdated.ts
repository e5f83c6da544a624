import type { StoredRanking } from '../db/rankings.ts'

/** How old a ranking is that is shown while a newer one is made; a current one has no such note. */
export interface AgeNotes {
  readonly ageSeconds?: number
}

export function ageNotes(
  { computedAt }: Pick<StoredRanking, 'computedAt'>,
  isOutdated: boolean,
  now: Date,
): AgeNotes {
  if (!isOutdated) return {}
  return { ageSeconds: Math.max(0, Math.floor((now.getTime() - computedAt.getTime()) / 1000)) }
}

/** For agents, whose hosts may not show them `_meta`. */
export function ageAdvice({ ageSeconds }: AgeNotes): string | undefined {
  if (ageSeconds === undefined) return undefined
  return `This ranking is ${ageSeconds} seconds old, and a newer one is being made: the same call in some seconds has it.`
}
