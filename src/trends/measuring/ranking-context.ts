import type { Coverage } from './coverage.ts'
import type { EngagementScale } from './engagement.ts'
import type { Spans } from './periods.ts'
import type { Stream } from './streams.ts'

/** What all topics of one ranking are measured against. */
export interface Yardstick {
  readonly spans: Spans
  readonly windowFromMs: number
  readonly coverage: Coverage
  readonly engagement: EngagementScale
  readonly growth: Record<Stream, number>
}
