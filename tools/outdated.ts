import type { RankingAge } from '../src/analysis/rankings.ts'
import type { TruncationNotes } from './truncate-to-budget.ts'

/** How old a ranking is that is shown while a newer one is made; a current one has no such note. */
export interface AgeNotes {
  readonly ageSeconds?: number
  /** The newer one took too long, and is not tried again before so many seconds. */
  readonly nextAttemptSeconds?: number
}

export function ageNotes({ rankedAt, isOutdated, nextAttemptSeconds }: RankingAge, now: Date): AgeNotes {
  if (!isOutdated) return {}
  const ageSeconds = Math.max(0, Math.floor((now.getTime() - rankedAt.getTime()) / 1000))
  return { ageSeconds, ...(nextAttemptSeconds === undefined ? {} : { nextAttemptSeconds }) }
}

/** For agents, whose hosts may not show them `_meta`. */
export function ageAdvice({ ageSeconds, nextAttemptSeconds }: AgeNotes): string | undefined {
  if (ageSeconds === undefined) return undefined
  if (nextAttemptSeconds !== undefined)
    return `This ranking is ${ageSeconds} seconds old: a newer one took too long to make, and is tried again after ${nextAttemptSeconds} seconds at the earliest.`
  return `This ranking is ${ageSeconds} seconds old, and a newer one is being made: the same call in some seconds has it.`
}

/** The notes of an answer with how old the ranking is that it is made of, for hosts and for agents. */
export function withAge(age: AgeNotes, notes: TruncationNotes): AgeNotes & TruncationNotes {
  const advice = ageAdvice(age)
  if (advice === undefined) return notes
  return { ...notes, ...age, advice: [advice, notes.advice].filter((each) => each !== undefined).join(' ') }
}
