import type { Coverage } from './measuring/coverage.ts'
import type { MeasuredTopic } from './measuring/measure.ts'
import type { Ranking } from './types.ts'

/** A ranking with all topics, listed or not, and what they were measured by. */
export interface RankedTopics extends Ranking {
  readonly topics: readonly MeasuredTopic[]
  readonly coverage: Coverage
}
