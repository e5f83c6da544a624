import { DAY_MS } from '../../lib/days.ts'
import type { Corpus, Mention } from '../corpus/deduplicate.ts'
import type { IsOn } from '../rules.ts'
import type { RankInput } from '../types.ts'
import { type Coverage, coverageOf } from './coverage.ts'
import { type EngagementScale, engagementScale } from './engagement.ts'
import { streamGrowth } from './growth.ts'
import { type Periods, periodsOf } from './periods.ts'
import { perStream, type Stream } from './streams.ts'

/** What all topics of one ranking are measured against. */
export interface RankingContext {
  readonly periods: Periods
  readonly windowFromMs: number
  readonly coverage: Coverage
  readonly engagement: EngagementScale
  /** How many times as much each stream gives now as in the baseline for reasons that are no topic's; above 0. */
  readonly growth: Record<Stream, number>
  readonly isOn: IsOn
}

/** The growth of each stream, 1 where the rule is off; see growth.ts. */
export function growthOf(
  topics: readonly (readonly Mention[])[],
  { periods, coverage, isOn }: Pick<RankingContext, 'periods' | 'coverage' | 'isOn'>,
): Record<Stream, number> {
  return isOn('streamGrowth') ? streamGrowth(topics, periods, coverage) : perStream(() => 1)
}

/** The context of a ranking of these topics, whose mentions are given one list a topic. */
export function rankingContext(
  { mentions }: Corpus,
  topics: readonly { readonly mentions: readonly Mention[] }[],
  { windowDays, now, coverage: ledger, youtubeCountsAllowed }: RankInput,
  isOn: IsOn,
): RankingContext {
  const covered = coverageOf(mentions, ledger)
  const coverage = isOn('weekdayExposure') ? covered : { ...covered, exposure: covered.coveredDays }
  const periods = periodsOf(windowDays, now, coverage)
  return {
    periods,
    windowFromMs: now.getTime() - windowDays * DAY_MS,
    coverage,
    engagement: engagementScale(mentions, now.getTime(), youtubeCountsAllowed ?? false),
    growth: growthOf(
      topics.map((topic) => topic.mentions),
      { periods, coverage, isOn },
    ),
    isOn,
  }
}
