import type { Mention } from '../corpus/deduplicate.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { Periods } from './periods.ts'

const { maxOutlierShare } = valuesOf(parameters.outliers)
const { minListedPosts } = valuesOf(parameters.listing)

/** What stored evidence holds of a topic from before the recent period, however old. */
export interface Earlier {
  /** Posts of its cluster, those included that are no history of it; see outliers.ts. */
  readonly posts: number
  /** The days of the first and the last of them in words: "19 October", "3 May to 19 October"; empty without any. */
  readonly days: string
  /** Whether so few would be too few however clearly they held the topic. */
  readonly areFew: boolean
  /** Whether the topic has a history, so that it is not new. */
  readonly isKnown: boolean
}

/** `gathered` are the mentions of the topic's cluster in order of time, `kept` those of them that are the topic's. */
export function earlierOf(
  gathered: readonly Mention[],
  kept: readonly Mention[],
  { recentFromMs, toMs }: Pick<Periods, 'recentFromMs' | 'toMs'>,
): Earlier {
  const before = gathered.filter(({ time }) => time < recentFromMs)
  const few = Math.max(minListedPosts - 1, maxOutlierShare * (gathered.length - before.length))
  const ends = [
    ...new Set([...before.slice(0, 1), ...before.slice(-1)].map(({ time }) => dateOf(time, toMs))),
  ]
  return {
    posts: before.length,
    days: ends.join(' to '),
    areFew: before.length <= few,
    isKnown: kept.some(({ time }) => time < recentFromMs),
  }
}

/** Why a new topic's earlier posts do not make it a known one; undefined where there are none. */
export function earlierWords({ posts, days, areFew }: Earlier): string | undefined {
  if (posts === 0) return undefined
  if (posts === 1) return `1 earlier post (${days}) is too little to call it known`
  return `${posts} earlier posts (${days}) ${areFew ? 'are too few' : 'hold too little of it'} to call it known`
}

/** Made once: making one takes far longer than a date. */
const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const wholeDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A day as people write it, with the year where it is not that of `nowMs`. */
function dateOf(timeMs: number, nowMs: number): string {
  const [date, now] = [new Date(timeMs), new Date(nowMs)]
  const isOfThisYear = date.getUTCFullYear() === now.getUTCFullYear()
  return (isOfThisYear ? dayOfYear : wholeDay).format(date)
}
