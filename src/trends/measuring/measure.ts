import type { Explanation, TrendStatus } from '../../model/index.ts'
import type { Mention } from '../corpus/deduplicate.ts'
import type { Identity } from '../tracking/identity.ts'
import { compareTopic } from './compare.ts'
import type { Earlier } from './earlier.ts'
import type { EngagementScale } from './engagement.ts'
import { countOriginals } from './originals.ts'
import { perPlatform } from './per-platform.ts'
import { authorsOf, firstCopiesOf, independentOf, mostOf } from './periods.ts'
import type { RankingContext } from './ranking-context.ts'
import { METHOD_VERSION, scoreOf, scorePartsOf } from './score.ts'

/** One topic's numbers; `mentions` are the posts in the window, oldest first. */
export interface Measured {
  readonly mentions: readonly Mention[]
  readonly independent: readonly Mention[]
  readonly all: readonly Mention[]
  readonly earlier: Earlier
  readonly status: TrendStatus
  readonly score: number
  readonly explain: Explanation
}

/** A topic with its numbers. */
export interface MeasuredTopic {
  /** Its number in the clustering. */
  readonly group: number
  /** All its posts up to now, in order of time, those before the window included. */
  readonly mentions: readonly Mention[]
  /** How much each distinct text holds of what the topic is about, one value a text. */
  readonly membership: Float64Array
  /** What its id is made from where none is inherited. */
  readonly origin: string
  /** Of a broad issue: the terms that it is found by, the most frequent first. */
  readonly anchor?: readonly string[]
  readonly measured: Measured
}

/** A topic with its numbers and its id. */
export interface IdentifiedTopic extends MeasuredTopic, Identity {
  /** Whether it is told within another topic, not by itself. */
  readonly isPart: boolean
}

/** The numbers of each topic. */
export function measureTopics<Topic extends Omit<MeasuredTopic, 'measured'>>(
  topics: readonly Topic[],
  context: RankingContext,
): (Topic & { readonly measured: Measured })[] {
  // Not by spreading, which would make each of a hundred thousand small topics a dictionary, of three times the memory.
  return topics.map((topic) =>
    Object.assign({}, topic, { measured: measure(topic.mentions, context, topic.membership) }),
  )
}

/** The numbers of one topic from its mentions, in order of time. */
function measure(gathered: readonly Mention[], context: RankingContext, membership: Float64Array): Measured {
  const { periods, isOn } = context
  const { all, earlier, status, rule, interval } = compareTopic(gathered, context, membership)
  const mentions = all.filter((mention) => mention.time >= context.windowFromMs)
  const independent = independentOf(all, context.windowFromMs, periods.toMs)
  const authors = authorsOf(independent)
  const parts = scorePartsOf({
    recent: interval.recent,
    // What the status calls too little to tell must not lift a topic.
    lower: status === 'insufficient_data' ? null : leastOf(interval.lower, interval.lowerOverPeaks),
    copies: mentions.length - firstCopiesOf(all, context.windowFromMs, periods.toMs).length,
    independent: independent.length,
    independentAuthors: authors.size,
    busiest: mostOf(authors),
    cohesion: meanOf(independent.map((mention) => membership[mention.text] ?? 0)),
    originals: isOn('massCopies') ? countOriginals(mentions, independent, membership) : independent.length,
    platforms: effectivePlatforms(independent),
    engagement: engagementOf(mentions, context.engagement),
  })
  const explain = { ...parts, interval, rule, methodVersion: METHOD_VERSION }
  return { mentions, independent, all, earlier, status, score: scoreOf(parts), explain }
}

/**
 * The effective number of platforms, 1 to 5: e to the entropy of their shares (Hill number of order 1). Two used
 * evenly are 2, one with a few posts on others little more than 1.
 */
function effectivePlatforms(independent: readonly Mention[]): number {
  const counts = perPlatform(
    (platform) => independent.filter((mention) => mention.platform === platform).length,
  )
  let entropy = 0
  for (const count of Object.values(counts)) {
    const share = count / independent.length
    if (count > 0) entropy -= share * Math.log(share)
  }
  return Math.exp(entropy)
}

/** Mean percentile (0 to 1) of the better half of the posts whose metrics are known; null where none is. */
function engagementOf(mentions: readonly Mention[], scale: EngagementScale): number | null {
  const known: number[] = []
  for (const mention of mentions) {
    const percentile = scale.percentileOf(mention)
    if (percentile !== null) known.push(percentile)
  }
  const top = known.sort((a, b) => b - a).slice(0, Math.ceil(known.length / 2))
  return top.length === 0 ? null : meanOf(top)
}

/** The lower of two bounds; null stands for none. */
function leastOf(first: number | null, second: number | null): number | null {
  return first === null || second === null ? (first ?? second) : Math.min(first, second)
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
