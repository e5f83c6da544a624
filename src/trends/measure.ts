import type { Platform, TrendStatus } from '../model.ts'
import { platforms } from '../model.ts'
import type { Coverage } from './coverage.ts'
import type { EngagementScale } from './engagement.ts'
import { growthOf, perPlatform } from './growth.ts'
import { DAY_MS, type Mention } from './mentions.ts'
import { METHOD_VERSION, scoreOf, scorePartsOf } from './score.ts'
import { independentOf, type Spans } from './spans.ts'
import { ratioInterval, statusOf } from './status.ts'
import type { Explanation } from './types.ts'
import { uncopiedOf, withoutMassCopies } from './uncopied.ts'

/** Clear older posts up to this share of the recent ones are taken for strays. */
const STRAY_SHARE = 0.05
/** This share of the recent posts, those that hold the core least, says nothing about change. */
const FAINTEST_SHARE = 0.25

/** What all topics of one ranking are measured against. */
export interface Yardstick {
  readonly spans: Spans
  readonly windowFromMs: number
  readonly coverage: Coverage
  readonly engagement: EngagementScale
  readonly growth: Record<Platform, number>
}

/** One topic's numbers; `mentions` are the posts in the window, oldest first. */
export interface Measured {
  readonly mentions: readonly Mention[]
  readonly independent: readonly Mention[]
  readonly all: readonly Mention[]
  readonly status: TrendStatus
  readonly score: number
  readonly explain: Explanation
}

/** The growth of every platform between the two spans, from all topics together. */
export function platformGrowth(
  topics: readonly (readonly Mention[])[],
  spans: Spans,
  coverage: Coverage,
): Record<Platform, number> {
  const counts = topics.map((mentions) => spanCounts(mentions, spans))
  return perPlatform((platform) => {
    const recentDays = coverage.coveredDays(platform, spans.recentFromMs, spans.toMs)
    const baselineDays = coverage.coveredDays(platform, spans.baselineFromMs, spans.recentFromMs)
    const expected = baselineDays > 0 ? recentDays / baselineDays : 0
    return growthOf(
      counts.map(({ recent, baseline }) => ({ recent: recent[platform], baseline: baseline[platform] })),
      expected,
    )
  })
}

/** `strength` says of each distinct text how much of the topic's core it holds. */
export function measure(
  gathered: readonly Mention[],
  yardstick: Yardstick,
  strength: Float64Array,
): Measured {
  const { spans } = yardstick
  const all = withoutStrays(gathered, spans, strength)
  const mentions = all.filter((mention) => mention.time >= yardstick.windowFromMs)
  const independent = independentOf(all, yardstick.windowFromMs, spans.toMs)
  const test = compare(clearestOf(all, spans, strength), yardstick)
  const parts = scorePartsOf({
    recent: test.interval.recent,
    lower: test.interval.lower,
    mentions: mentions.length,
    independent: independent.length,
    independentAuthors: new Set(independent.map((mention) => mention.author)).size,
    uncopied: uncopiedOf(mentions, independent, strength),
    platforms: new Set(mentions.map((mention) => mention.platform)).size,
    engagement: engagementOf(mentions, yardstick.engagement),
  })
  const explain = { ...parts, interval: test.interval, rule: test.rule, methodVersion: METHOD_VERSION }
  return { mentions, independent, all, status: test.status, score: scoreOf(parts), explain }
}

/**
 * A new topic's group gathers a few older posts that share a word with it. Where hardly any older post holds
 * the core as clearly as the recent ones typically do, the older ones are strays and the topic is new.
 */
function withoutStrays(
  gathered: readonly Mention[],
  spans: Spans,
  strength: Float64Array,
): readonly Mention[] {
  const strengthOf = (mention: Mention): number => strength[mention.text] ?? 0
  // A campaign must not make the everyday posts around it look new.
  const counted = withoutMassCopies(gathered)
  const recent = counted.filter((mention) => mention.time >= spans.recentFromMs)
  const older = counted.filter((mention) => mention.time < spans.recentFromMs)
  const typical = quantileOf(recent.map(strengthOf), 0.5)
  const clear = older.filter((mention) => strengthOf(mention) >= typical).length
  return clear <= STRAY_SHARE * recent.length
    ? gathered.filter((mention) => mention.time >= spans.recentFromMs)
    : gathered
}

/**
 * What is compared over time: the posts that hold the core at least as clearly as all but the faintest of the
 * recent ones. The same bar for both spans, so that nothing changes by it, but a group's edge, which is where
 * other topics' posts gather, does not count.
 */
function clearestOf(all: readonly Mention[], spans: Spans, strength: Float64Array): readonly Mention[] {
  const recent = all.filter((mention) => mention.time >= spans.recentFromMs)
  const bar = quantileOf(
    recent.map((mention) => strength[mention.text] ?? 0),
    FAINTEST_SHARE,
  )
  return all.filter((mention) => (strength[mention.text] ?? 0) >= bar)
}

function quantileOf(values: readonly number[], share: number): number {
  const sorted = [...values].sort((first, second) => first - second)
  return sorted[Math.floor(sorted.length * share)] ?? 0
}

function spanCounts(mentions: readonly Mention[], spans: Spans) {
  const recent = perPlatform(() => 0)
  const baseline = perPlatform(() => 0)
  for (const { platform } of independentOf(mentions, spans.recentFromMs, spans.toMs)) recent[platform] += 1
  for (const { platform } of independentOf(mentions, spans.baselineFromMs, spans.recentFromMs - 1)) {
    baseline[platform] += 1
  }
  return { recent, baseline }
}

/** The interval test on the platforms that were collected in both spans. */
function compare(all: readonly Mention[], yardstick: Yardstick) {
  const { spans, coverage, growth } = yardstick
  const counts = spanCounts(all, spans)
  const present = platforms.filter((platform) => counts.recent[platform] + counts.baseline[platform] > 0)
  const recentSpanDays = (spans.toMs - spans.recentFromMs) / DAY_MS
  const baselineSpanDays = (spans.recentFromMs - spans.baselineFromMs) / DAY_MS
  const days = present.map((platform) => ({
    platform,
    recentDays: coverage.coveredDays(platform, spans.recentFromMs, spans.toMs),
    baselineDays: coverage.coveredDays(platform, spans.baselineFromMs, spans.recentFromMs),
  }))
  const comparable = days.filter(
    (entry) => entry.recentDays > 0 && entry.baselineDays >= baselineSpanDays / 4,
  )
  let recent = 0
  let baseline = 0
  let expected = 0
  let exposure = 0
  let recentCovered = 0
  let baselineCovered = 0
  for (const { platform, recentDays, baselineDays } of comparable) {
    const factor = (growth[platform] * recentDays) / baselineDays
    recent += counts.recent[platform]
    baseline += counts.baseline[platform]
    expected += counts.baseline[platform] * factor
    exposure += factor * (counts.recent[platform] + counts.baseline[platform])
  }
  for (const { recentDays, baselineDays } of days) {
    recentCovered += recentDays
    baselineCovered += baselineDays
  }
  // Exposure of the recent span per unit of baseline: as the baseline's posts are spread over platforms, and
  // as all posts are where the baseline is empty.
  const recentExposure = baseline > 0 ? expected / baseline : exposure / Math.max(1, recent + baseline)
  const interval = ratioInterval(recent, baseline, recentExposure, 1)
  const independent = [...independentOf(all, spans.baselineFromMs, spans.toMs)]
  const verdict = statusOf({
    recent,
    baseline,
    authors: new Set(independent.map((mention) => mention.author)).size,
    recentCoverage: recentCovered / (present.length * recentSpanDays || 1),
    baselineCoverage: baselineCovered / (present.length * baselineSpanDays || 1),
    seenBefore: all.some((mention) => mention.time < spans.recentFromMs),
    interval,
  })
  return {
    ...verdict,
    interval: {
      comparison: spans.comparison,
      recent,
      baseline,
      expected: round(expected),
      recentCoveredDays: round(recentCovered),
      baselineCoveredDays: round(baselineCovered),
      ratio: roundOrNull(interval.ratio),
      lower: roundOrNull(interval.lower),
      upper: roundOrNull(interval.upper),
    },
  }
}

/** Mean percentile of the better half of the posts whose metrics are known. */
function engagementOf(mentions: readonly Mention[], scale: EngagementScale): number | null {
  const known: number[] = []
  for (const mention of mentions) {
    const percentile = scale.percentileOf(mention)
    if (percentile !== null) known.push(percentile)
  }
  const top = known.sort((a, b) => b - a).slice(0, Math.ceil(known.length / 2))
  return top.length === 0 ? null : top.reduce((sum, value) => sum + value, 0) / top.length
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

function roundOrNull(value: number | null): number | null {
  return value === null ? null : round(value)
}
