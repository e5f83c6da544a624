import { DAY_MS } from '../../lib/days.ts'
import type { Platform } from '../../model/index.ts'
import type { Mention } from '../corpus/deduplicate.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { countBelow, countUpTo } from './sorted.ts'

const { ageLimitsDays } = valuesOf(parameters.engagement)

/**
 * The counts of a platform that stand for an act of somebody: reactions, comments and shares. Views and bookmarks are
 * left out. A Reddit score is up minus down votes; above zero it stands for reactions, below for none.
 */
const COUNTED = {
  reddit: ['score', 'comments', 'crossposts'],
  x: ['likes', 'replies', 'reposts', 'quotes'],
  facebook: ['reactions', 'comments', 'shares'],
  instagram: ['likes', 'comments'],
  youtube: ['likes', 'comments'],
} as const satisfies Record<Platform, readonly string[]>

/** A bound on imported counts, so that they cannot add up to infinity. */
const MAX_COUNT = Number.MAX_SAFE_INTEGER

export interface EngagementScale {
  /** Sum of the known counted metrics; null when none is known or the platform's counts may not be used. */
  sumOf(mention: Mention): number | null
  /** Where that sum stands among posts of the same platform and age, 0 to 1; null when unknown. */
  percentileOf(mention: Mention): number | null
}

/**
 * The engagement of posts as percentiles among posts of the same platform and age, because sums spread over four
 * orders of magnitude and young posts have gathered less. `nowMs` is in milliseconds since 1970.
 */
export function engagementScale(
  mentions: readonly Mention[],
  nowMs: number,
  youtubeCountsAllowed: boolean,
): EngagementScale {
  const sumOf = (mention: Mention): number | null => {
    if (mention.platform === 'youtube' && !youtubeCountsAllowed) return null
    let sum: number | null = null
    for (const name of COUNTED[mention.platform]) {
      const value = mention.post.metrics?.[name]
      if (typeof value === 'number' && Number.isFinite(value)) {
        sum = (sum ?? 0) + Math.min(MAX_COUNT, Math.max(0, value))
      }
    }
    return sum
  }
  const bucketOf = (mention: Mention): string => {
    const age = (nowMs - mention.time) / DAY_MS
    return `${mention.platform} ${ageLimitsDays.findIndex((limit) => age < limit)}`
  }
  const buckets = new Map<string, number[]>()
  for (const mention of mentions) {
    const sum = sumOf(mention)
    if (sum === null) continue
    const bucket = buckets.get(bucketOf(mention))
    if (bucket === undefined) buckets.set(bucketOf(mention), [sum])
    else bucket.push(sum)
  }
  for (const bucket of buckets.values()) bucket.sort((first, second) => first - second)
  return {
    sumOf,
    percentileOf: (mention) => {
      const sum = sumOf(mention)
      const bucket = buckets.get(bucketOf(mention))
      if (sum === null || bucket === undefined) return null
      return (countBelow(bucket, sum) + countUpTo(bucket, sum)) / (2 * bucket.length)
    },
  }
}
