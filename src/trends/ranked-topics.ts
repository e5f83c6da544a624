import type { Coverage } from './measuring/coverage.ts'
import type { IdentifiedTopic } from './measuring/measure.ts'
import type { Ranking } from './types.ts'

/** A ranking with all topics, listed or not, and what they were measured by. */
export interface RankedTopics extends Ranking {
  readonly topics: readonly IdentifiedTopic[]
  readonly coverage: Coverage
}
