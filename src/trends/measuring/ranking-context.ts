import { DAY_MS } from '../../lib/days.ts'
import type { Platform } from '../../model/index.ts'
import type { Corpus, Mention } from '../corpus/deduplicate.ts'
import type { RankInput } from '../types.ts'
import { type Coverage, coverageOf } from './coverage.ts'
import { type EngagementScale, engagementScale } from './engagement.ts'
import { platformGrowth } from './growth.ts'
import { type Spans, spansOf } from './periods.ts'

/** What all topics of one ranking are measured against. */
export interface RankingContext {
  readonly spans: Spans
  readonly windowFromMs: number
  readonly coverage: Coverage
  readonly engagement: EngagementScale
  /** How many times as much each platform gives now as in the baseline, for reasons that are no topic's. */
  readonly growth: Record<Platform, number>
}

/** The context of a ranking of these topics, whose mentions are given one list a topic. */
export function rankingContext(
  { mentions }: Corpus,
  topics: readonly { readonly mentions: readonly Mention[] }[],
  { windowDays, now, coverage: ledger, youtubeCountsAllowed }: RankInput,
): RankingContext {
  const coverage = coverageOf(mentions, ledger ?? [])
  const spans = spansOf(windowDays, now, coverage)
  return {
    spans,
    windowFromMs: now.getTime() - windowDays * DAY_MS,
    coverage,
    engagement: engagementScale(mentions, now.getTime(), youtubeCountsAllowed ?? false),
    growth: platformGrowth(
      topics.map((topic) => topic.mentions),
      spans,
      coverage,
    ),
  }
}
