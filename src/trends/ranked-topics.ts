import type { Coverage } from './measuring/coverage.ts'
import type { MeasuredTopic } from './measuring/measure.ts'
import type { Ranking } from './types.ts'

/** A ranking and what it was made from. */
export interface RankedTopics extends Ranking {
  readonly topics: readonly MeasuredTopic[]
  readonly coverage: Coverage
  /** How much of its topic's core each distinct text holds. */
  readonly membership: Float64Array
}
