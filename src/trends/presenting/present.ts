import { dayOf } from '../../lib/days.ts'
import { round } from '../../lib/round.ts'
import {
  type Concentration,
  type ContentFlag,
  contentFlags,
  type RankedTrend,
  type TrendIntent,
} from '../../model/index.ts'
import { type CompanyPost, type Corpus, type Mention, suspicion } from '../corpus/deduplicate.ts'
import type { LabelledTopic } from '../labelling/label-topics.ts'
import { type ExclusionCounts, exclusionsOf } from '../measuring/exclusions.ts'
import { majorityAuthorOf } from '../measuring/periods.ts'
import type { RankingContext } from '../measuring/ranking-context.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { RankInput } from '../types.ts'
import { byPlatformOf } from './by-platform.ts'
import { counterEvidenceOf } from './counter-evidence.ts'
import { dailyOf, daysOf } from './daily.ts'
import { hazardsOf } from './hazards.ts'
import { ideaOf } from './idea.ts'
import { IntentReader, trendIntents } from './intents.ts'
import { exampleOf, leadingKind } from './leading-kind.ts'
import { limitationsOf, sampleLimitation } from './limitations.ts'
import { onTopicFilter } from './on-topic.ts'
import { plural } from './plural.ts'
import { quotationsOf } from './quotations.ts'
import { plainLine } from './quote.ts'
import { representativesOf } from './representatives.ts'
import { summaryOf } from './summary.ts'
import { voicesOf } from './voices.ts'

const { maxLabelLength, minNamedShare } = valuesOf(parameters.present)

/** For posts that hold nothing to read, such as links alone. */
const NAMELESS = '(no words)'

/** What all trends of one ranking are presented with. */
export interface Presentation {
  readonly input: RankInput
  readonly corpus: Pick<Corpus, 'fitted' | 'unsampled' | 'memory'>
  readonly context: RankingContext
  readonly exclusions: ExclusionCounts
  /** What companies say, by topic. */
  readonly companyPosts: ReadonlyMap<number, readonly CompanyPost[]>
}

/** The labelled topics as the trends that are shown, in the same order. */
export function presentTopics(topics: readonly LabelledTopic[], presentation: Presentation): RankedTrend[] {
  const reader = new IntentReader(presentation.corpus.memory)
  return topics.map((topic) => present(topic, presentation, reader))
}

function present(
  { id, previousIds, group, membership, label, measured }: LabelledTopic,
  { input, corpus, context, exclusions, companyPosts }: Presentation,
  reader: IntentReader,
): RankedTrend {
  const topic = plainLine(label.topic, maxLabelLength) || NAMELESS
  const { mentions, independent, all } = measured
  const days = daysOf(mentions, context)
  const byPlatform = byPlatformOf(mentions, days, context)
  const sums = mentions.map((mention) => context.engagement.sumOf(mention)).filter((sum) => sum !== null)
  const coverage = byPlatform
    .filter(({ mentions }) => (mentions ?? 0) > 0)
    .map(({ platform, coveredDays }) => ({ platform, coveredDays, windowDays: input.windowDays }))
  const used = coverage.map(({ platform }) => platform)
  const concentration = concentrationOf(mentions)
  const uniqueAuthors = new Set(mentions.map((mention) => mention.author)).size
  const isSuspect = suspicion(input)
  const onTopic = onTopicFilter(label, context.isOn('onTopicQuotes'))
  const origins = mentions.filter((mention) => mention.isOrigin)
  const kind = leadingKind(origins.map((mention) => reader.intentsOf(mention)))
  const { representatives, others } = representativesOf(mentions, {
    engagement: context.engagement,
    membership,
    onTopic,
    exampleOf: (mention) => exampleOf(kind, reader.intentsOf(mention)),
    isSuspect,
  })
  const quotes = quotationsOf(kind, [...representatives, ...others], onTopic, reader)
  const named = origins.filter(({ post }) => onTopic.namesTopic(post.text)).length
  const limitations = limitationsOf(measured, concentration, coverage, sums.length, input)
  if (corpus.unsampled.size > 0) limitations.push(sampleLimitation(corpus))
  const isOfOneThing = named >= minNamedShare * origins.length
  if (!isOfOneThing) {
    limitations.push(
      `Only ${named} of ${plural(origins.length, 'differently worded post')} hold a word of the name: they may speak of several things.`,
    )
  }
  if (kind === undefined) limitations.push('Its posts want different things: no kind of idea leads.')
  const intents = trendIntents(mentions, independent.length, reader)
  const idea = ideaOf({
    ...{ intents, mentions: mentions.length },
    uniqueAuthors,
    topic,
    status: measured.status,
    kind,
    quotes,
    posts: representatives,
    origins,
    independent: independent.length,
    authors: new Set(independent.map((mention) => mention.author)).size,
    variety: measured.explain.factors.variety,
    isOneAuthor: majorityAuthorOf(independent) !== undefined,
    isOfOneThing,
    competitors: input.competitors ?? [],
    limitations,
    onTopic,
    reader,
    isSuspect,
  })
  const counter = counterEvidenceOf(origins, isOfOneThing ? kind : undefined, onTopic, reader, isSuspect)
  const hazards = hazardsOf(origins, onTopic, reader)
  const voices = voicesOf(mentions, companyPosts.get(group) ?? [], onTopic)
  const cited = new Set([
    ...representatives.map(({ post }) => post.id),
    ...[...counter.counterEvidence, ...(idea?.quotes ?? [])].map(({ postId }) => postId),
  ])
  const flags = flagsOf(mentions, cited, input)
  return {
    id,
    rankedAt: input.now.toISOString(),
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
    summary: summaryOf(topic, measured, uniqueAuthors, used.length, quotes[0]?.text, input.windowDays),
    postIds: mentions.map((mention) => mention.post.id).reverse(),
    representativePostIds: representatives.map((mention) => mention.post.id),
    keywords: label.keywords,
    firstSeenAt: isoOf(all[0]),
    lastSeenAt: isoOf(all.at(-1)),
    daily: dailyOf(days, mentions, context.coverage.streamsOf(mentions), context),
    byPlatform,
    concentration,
    explain: measured.explain,
    coverage,
    limitations,
    ...counter,
    exclusions: exclusionsOf(measured, exclusions.get(group)),
    voices,
    intents,
    hazards,
    leaving: leavingOf(intents),
    related: [],
    ...(flags.length === 0 ? {} : { contentFlags: flags }),
    ...(idea === undefined ? {} : { idea: { ...idea } }),
  }
}

function leavingOf(intents: readonly TrendIntent[]): RankedTrend['leaving'] {
  const leaving = intents.find(({ intent }) => intent === 'leaving')
  return { posts: leaving?.posts ?? 0, authors: leaving?.authors ?? 0 }
}

/** What to beware of in any of the posts with these ids or in most of all, in the model's order. */
function flagsOf(
  mentions: readonly Mention[],
  ids: ReadonlySet<string>,
  { contentFlagsOf }: RankInput,
): ContentFlag[] {
  if (contentFlagsOf === undefined) return []
  const flagged = mentions.flatMap(({ post }) =>
    contentFlagsOf(post).map((flag) => ({ flag, isCited: ids.has(post.id) })),
  )
  return contentFlags.filter((flag) => {
    const posts = flagged.filter((each) => each.flag === flag)
    return posts.some(({ isCited }) => isCited) || posts.length > mentions.length / 2
  })
}

function isoOf(mention: Mention | undefined): string {
  return new Date(mention?.time ?? 0).toISOString()
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
