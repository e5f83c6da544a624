import { dayName, dayOf } from '../../lib/days.ts'
import { round } from '../../lib/round.ts'
import {
  type Concentration,
  type ContentFlag,
  contentFlags,
  type DailyCount,
  platforms,
  type RankedTrend,
} from '../../model/index.ts'
import { type Mention, suspicion } from '../corpus/deduplicate.ts'
import type { LabelledTopic } from '../labelling/label-topics.ts'
import { type ExclusionCounts, exclusionsOf } from '../measuring/exclusions.ts'
import { majorityAuthorOf } from '../measuring/periods.ts'
import type { RankingContext } from '../measuring/ranking-context.ts'
import type { Stream } from '../measuring/streams.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { RankInput } from '../types.ts'
import { counterEvidenceOf } from './counter-evidence.ts'
import { ideaOf } from './idea.ts'
import { limitationsOf } from './limitations.ts'
import { onTopicFilter } from './on-topic.ts'
import { plural } from './plural.ts'
import { plainLine } from './quote.ts'
import { representativesOf } from './representatives.ts'
import { quoteOf, summaryOf } from './summary.ts'

const { maxLabelLength, minNamedShare } = valuesOf(parameters.present)

/** For posts that hold nothing to read, such as links alone. */
const NAMELESS = '(no words)'

/** What all trends of one ranking are presented with. */
export interface Presentation {
  readonly input: RankInput
  readonly context: RankingContext
  readonly exclusions: ExclusionCounts
}

/** The labelled topics as the trends that are shown, in the same order. */
export function presentTopics(topics: readonly LabelledTopic[], presentation: Presentation): RankedTrend[] {
  return topics.map((topic) => present(topic, presentation))
}

function present(
  { id, previousIds, group, membership, label, measured }: LabelledTopic,
  { input, context, exclusions }: Presentation,
): RankedTrend {
  const topic = plainLine(label.topic, maxLabelLength) || NAMELESS
  const { mentions, independent, all } = measured
  const used = platforms.filter((platform) => mentions.some((mention) => mention.platform === platform))
  const sums = mentions.map((mention) => context.engagement.sumOf(mention)).filter((sum) => sum !== null)
  const streams = context.coverage.streamsOf(mentions)
  const coverage = used.map((platform) => {
    const found = context.coverage.streamsOf(mentions.filter((mention) => mention.platform === platform))
    const days = context.coverage.coveredDays(found, context.windowFromMs, context.periods.toMs)
    return { platform, coveredDays: round(days), windowDays: input.windowDays }
  })
  const concentration = concentrationOf(mentions)
  const uniqueAuthors = new Set(mentions.map((mention) => mention.author)).size
  const isSuspect = suspicion(input)
  const onTopic = onTopicFilter(label, context.isOn('onTopicQuotes'))
  const representatives = representativesOf(mentions, context.engagement, membership, onTopic, isSuspect)
  const origins = mentions.filter((mention) => mention.isOrigin)
  const named = origins.filter(({ post }) => onTopic.namesTopic(post.text)).length
  const limitations = limitationsOf(measured, concentration, coverage, sums.length, input)
  if (named < minNamedShare * origins.length) {
    limitations.push(
      `Only ${named} of ${plural(origins.length, 'differently worded post')} hold a word of the name: they may speak of several things.`,
    )
  }
  const idea = ideaOf({
    topic,
    status: measured.status,
    posts: representatives,
    origins,
    independent: independent.length,
    authors: new Set(independent.map((mention) => mention.author)).size,
    variety: measured.explain.factors.variety,
    isOneAuthor: majorityAuthorOf(independent) !== undefined,
    isOfOneThing: named >= minNamedShare * origins.length,
    competitors: input.competitors ?? [],
    limitations,
    onTopic,
    isSuspect,
  })
  const counter = counterEvidenceOf(origins, onTopic, isSuspect)
  const cited = new Set([
    ...representatives.map(({ post }) => post.id),
    ...[...counter.counterEvidence, ...(idea?.quotes ?? [])].map(({ postId }) => postId),
  ])
  const flags = flagsOf(mentions, cited, input)
  return {
    id,
    previousIds: [...previousIds],
    topic,
    score: measured.score,
    status: measured.status,
    mentions: mentions.length,
    independentMentions: independent.length,
    uniqueAuthors,
    platforms: used,
    engagement: sums.reduce((total, sum) => total + sum, 0),
    engagementCoverage: round(sums.length / Math.max(1, mentions.length)),
    summary: summaryOf(
      topic,
      measured,
      uniqueAuthors,
      used.length,
      quoteOf(representatives, onTopic),
      input.windowDays,
    ),
    postIds: mentions.map((mention) => mention.post.id).reverse(),
    representativePostIds: representatives.map((mention) => mention.post.id),
    keywords: label.keywords,
    firstSeenAt: isoOf(all[0]),
    lastSeenAt: isoOf(all.at(-1)),
    daily: dailyOf(mentions, streams, context),
    concentration,
    explain: measured.explain,
    coverage,
    limitations,
    ...counter,
    exclusions: exclusionsOf(measured, exclusions.get(group)),
    ...(flags.length === 0 ? {} : { contentFlags: flags }),
    ...(idea === undefined ? {} : { idea: { ...idea } }),
  }
}

/** What to beware of in any of the posts with these ids, in the model's order. */
function flagsOf(
  mentions: readonly Mention[],
  ids: ReadonlySet<string>,
  { contentFlagsOf }: RankInput,
): ContentFlag[] {
  if (contentFlagsOf === undefined) return []
  const found = new Set(
    mentions.filter(({ post }) => ids.has(post.id)).flatMap(({ post }) => contentFlagsOf(post)),
  )
  return contentFlags.filter((flag) => found.has(flag))
}

function isoOf(mention: Mention | undefined): string {
  return new Date(mention?.time ?? 0).toISOString()
}

/**
 * A day that the queries for the topic's posts did not all reach has no whole count, even where it has posts; nor has
 * one that they reached only up to a time before its end and before now.
 */
function dailyOf(
  mentions: readonly Mention[],
  streams: readonly Stream[],
  context: RankingContext,
): DailyCount[] {
  const counts = new Map<number, number>()
  for (const { time } of mentions) counts.set(dayOf(time), (counts.get(dayOf(time)) ?? 0) + 1)
  const daily: DailyCount[] = []
  const lastDay = Math.max(dayOf(context.periods.toMs - 1), dayOf(mentions.at(-1)?.time ?? 0))
  for (let day = dayOf(context.windowFromMs); day <= lastDay; day += 1) {
    const covered = streams.filter((stream) => context.coverage.isCovered(stream, day)).length
    const count = counts.get(day) ?? (covered > 0 ? 0 : null)
    const isComplete = streams.every((stream) =>
      context.coverage.isComplete(stream, day, context.periods.toMs),
    )
    const isPartial = count !== null && !isComplete
    daily.push({ day: dayName(day), count, ...(isPartial ? { partial: true as const } : {}) })
  }
  return daily
}

function concentrationOf(mentions: readonly Mention[]): Concentration {
  const total = Math.max(1, mentions.length)
  return {
    topAuthorShare: round(largestOf(mentions.map((mention) => mention.author)) / total),
    nearDuplicateShare: round(mentions.filter((mention) => !mention.isOrigin).length / total),
    burstShare: round(largestOf(mentions.map((mention) => String(dayOf(mention.time)))) / total),
  }
}

function largestOf(values: readonly string[]): number {
  const counts = new Map<string, number>()
  let largest = 0
  for (const value of values) {
    const count = (counts.get(value) ?? 0) + 1
    counts.set(value, count)
    largest = Math.max(largest, count)
  }
  return largest
}
