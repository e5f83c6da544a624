import type { Platform } from '../model.ts'
import { platforms } from '../model.ts'

/** One topic on one platform: independent mentions in the two spans. */
export interface SpanCounts {
  readonly recent: number
  readonly baseline: number
}

const MIN_COUNT = 3
const ROUNDS = 3

/**
 * How much more a platform gives per covered day now than before for reasons that are no topic's: a larger
 * quota, more sources. Robust: the weighted median of the topics' own ratios, then the total ratio of the
 * topics within a factor of three of it, so that a few bursts cannot pose as growth. `expected` is the share
 * recentDays/baselineDays. 1 where the platform has too little to say.
 */
export function growthOf(topics: readonly SpanCounts[], expected: number): number {
  const usable = topics.filter((topic) => topic.baseline >= MIN_COUNT)
  const weight = usable.reduce((sum, topic) => sum + topic.baseline, 0)
  if (usable.length < 5 || weight < 30 || expected <= 0) return 1
  const ratioOf = (topic: SpanCounts): number =>
    (topic.recent + 0.5 * expected) / ((topic.baseline + 0.5) * expected)
  const sorted = [...usable].sort((first, second) => ratioOf(first) - ratioOf(second))
  let passed = 0
  let growth = 1
  for (const topic of sorted) {
    passed += topic.baseline
    if (passed * 2 >= weight) {
      growth = ratioOf(topic)
      break
    }
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const near = usable.filter((topic) => ratioOf(topic) < growth * 3 && ratioOf(topic) > growth / 3)
    const recent = near.reduce((sum, topic) => sum + topic.recent, 0)
    const baseline = near.reduce((sum, topic) => sum + topic.baseline, 0)
    if (baseline < 30) break
    growth = (recent + 0.5) / ((baseline + 0.5) * expected)
  }
  return growth
}

/** A value for every platform. */
export function perPlatform<Value>(make: (platform: Platform) => Value): Record<Platform, Value> {
  return Object.fromEntries(platforms.map((platform) => [platform, make(platform)])) as Record<
    Platform,
    Value
  >
}
