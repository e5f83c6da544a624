import { dayName, dayOf } from '../../lib/days.ts'
import { round } from '../../lib/round.ts'
import {
  type Concentration,
  type ContentFlag,
  contentFlags,
  type DailyCount,
  platforms,
  type RankedTrend,
  type TrendExclusions,
} from '../../model/index.ts'
import type { Identity } from '../clustering/identity.ts'
import { type Mention, suspicion } from '../corpus/mentions.ts'
import type { OwnPart } from '../labelling/boilerplate.ts'
import type { Name } from '../labelling/label.ts'
import type { Measured } from '../measuring/measure.ts'
import { voiceOf } from '../measuring/periods.ts'
import type { Yardstick } from '../measuring/ranking-context.ts'
import type { Stream } from '../measuring/streams.ts'
import type { RankInput } from '../types.ts'
import { counterEvidenceOf } from './counter-evidence.ts'
import { ideaOf } from './idea.ts'
import { type About, aboutOf } from './on-topic.ts'
import { plainLine, quoteFrom } from './quote.ts'
import { representativesOf } from './representatives.ts'

const MAX_NAME = 80
/** Where fewer of its posts hold a word of the name, it may not say what they are about, and no idea is made of it. */
const MIN_NAMED = 0.5
/** For posts that hold nothing to read, such as links alone. */
const NAMELESS = '(no words)'

/** One listed topic with all that is known of it. */
export interface Listed {
  readonly identity: Identity
  readonly name: Name
  readonly measured: Measured
  readonly exclusions: TrendExclusions
}

/**
 * A measured and named topic as the trend that is shown. `strength` says of each distinct text how much of its
 * topic's core it holds; `ownPartOf` takes from a text what is no topic's own.
 */
export function toTrend(
  { identity, name, measured, exclusions }: Listed,
  yardstick: Yardstick,
  strength: Float64Array,
  ownPartOf: OwnPart,
  input: RankInput,
): RankedTrend {
  const topic = plainLine(name.topic, MAX_NAME) || NAMELESS
  const { mentions, independent, all } = measured
  const used = platforms.filter((platform) => mentions.some((mention) => mention.platform === platform))
  const sums = mentions.map((mention) => yardstick.engagement.sumOf(mention)).filter((sum) => sum !== null)
  const streams = yardstick.coverage.streamsOf(mentions)
  const coverage = used.map((platform) => {
    const found = yardstick.coverage.streamsOf(mentions.filter((mention) => mention.platform === platform))
    const days = yardstick.coverage.coveredDays(found, yardstick.windowFromMs, yardstick.spans.toMs)
    return { platform, coveredDays: round(days), windowDays: input.windowDays }
  })
  const concentration = concentrationOf(mentions)
  const uniqueAuthors = new Set(mentions.map((mention) => mention.author)).size
  const isSuspect = suspicion(input)
  const about = aboutOf(name)
  const representatives = representativesOf(mentions, yardstick.engagement, strength, about, isSuspect)
  const origins = mentions.filter((mention) => mention.isOrigin)
  const named = origins.filter(({ post }) => about.isTouchedBy(post.text)).length
  const limitations = limitationsOf(measured, concentration, coverage, sums.length, input)
  if (named < MIN_NAMED * origins.length) {
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
    isOneVoice: voiceOf(independent) !== undefined,
    isOfOneThing: named >= MIN_NAMED * origins.length,
    competitors: input.competitors ?? [],
    limitations,
    about,
    ownPartOf,
    isSuspect,
  })
  const counter = counterEvidenceOf(origins, about, ownPartOf, isSuspect)
  const cited = new Set([
    ...representatives.map(({ post }) => post.id),
    ...[...counter.counterEvidence, ...(idea?.quotes ?? [])].map(({ postId }) => postId),
  ])
  const flags = flagsOf(mentions, cited, input)
  return {
    id: identity.id,
    previousIds: [...identity.previousIds],
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
      quoteOf(representatives, about, ownPartOf),
      input.windowDays,
    ),
    postIds: mentions.map((mention) => mention.post.id).reverse(),
    representativePostIds: representatives.map((mention) => mention.post.id),
    keywords: name.keywords,
    firstSeenAt: isoOf(all[0]),
    lastSeenAt: isoOf(all.at(-1)),
    daily: dailyOf(mentions, streams, yardstick),
    concentration,
    explain: measured.explain,
    coverage,
    limitations,
    ...counter,
    exclusions,
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

/** A day that the queries for the topic's posts did not all reach has no whole count, even where it has posts. */
function dailyOf(
  mentions: readonly Mention[],
  streams: readonly Stream[],
  yardstick: Yardstick,
): DailyCount[] {
  const counts = new Map<number, number>()
  for (const { time } of mentions) counts.set(dayOf(time), (counts.get(dayOf(time)) ?? 0) + 1)
  const daily: DailyCount[] = []
  const lastDay = Math.max(dayOf(yardstick.spans.toMs - 1), dayOf(mentions.at(-1)?.time ?? 0))
  for (let day = dayOf(yardstick.windowFromMs); day <= lastDay; day += 1) {
    const covered = streams.filter((stream) => yardstick.coverage.isCovered(stream, day)).length
    const count = counts.get(day) ?? (covered > 0 ? 0 : null)
    const isPartial = count !== null && covered < streams.length
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

function summaryOf(
  topic: string,
  { mentions, independent, status, explain }: Measured,
  authors: number,
  platformCount: number,
  quote: string | undefined,
  windowDays: number,
): string {
  const first =
    `${topic}: ${plural(mentions.length, 'post')} by ${plural(authors, 'author')} on ` +
    `${plural(platformCount, 'platform')} in ${windowDays} days, ${independent.length} of them independent; ` +
    `${statusWords(status, explain.interval.ratio)}.`
  return quote === undefined ? first : `${first} One says: “${quote}”`
}

/** Of the cited posts the quotation that speaks most clearly of the topic, else the first to say something. */
function quoteOf(representatives: readonly Mention[], about: About, ownPartOf: OwnPart): string | undefined {
  const quotes = representatives
    .map(({ post }) => quoteFrom(post.text, ownPartOf, about.named))
    .filter((text) => text !== '')
    .map((text) => ({ text, clarity: about.clarityOf(text) }))
  return quotes.sort((first, second) => second.clarity - first.clarity)[0]?.text
}

function statusWords(status: RankedTrend['status'], ratio: number | null): string {
  const words = {
    new: 'not seen in earlier evidence',
    rising: 'more than before',
    steady: 'no clear change',
    fading: 'less than before',
    insufficient_data: 'too little evidence to tell a direction',
  } satisfies Record<RankedTrend['status'], string>
  if (ratio === null || status === 'insufficient_data') return words[status]
  const times = ratio > 10 ? 'more than 10' : `about ${ratio.toFixed(1)}`
  return `${words[status]} (${times} times the earlier rate)`
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function limitationsOf(
  measured: Measured,
  concentration: Concentration,
  coverage: RankedTrend['coverage'],
  knownMetrics: number,
  input: RankInput,
): string[] {
  const limitations: string[] = []
  if (measured.status === 'insufficient_data')
    limitations.push(`Too little evidence: ${measured.explain.rule}.`)
  for (const { platform, coveredDays, windowDays } of coverage) {
    if (coveredDays < 0.8 * windowDays) {
      limitations.push(`${platform} was collected on only ${coveredDays} of ${windowDays} days.`)
    }
  }
  if (concentration.topAuthorShare > 0.5 && measured.mentions.length > 1) {
    limitations.push('One author wrote more than half of the posts.')
  }
  if (concentration.nearDuplicateShare > 0.5) {
    limitations.push('More than half of the posts copy another: this may be a campaign.')
  }
  const unnamed = measured.mentions.filter(({ post }) => post.authorHandle === undefined).length
  if (unnamed > 0) {
    limitations.push(
      `The author of ${plural(unnamed, 'post')} is unknown; each counts as an author of its own.`,
    )
  }
  if (knownMetrics === 0) limitations.push('No engagement is known for these posts.')
  if (input.youtubeCountsAllowed !== true && coverage.some(({ platform }) => platform === 'youtube')) {
    limitations.push('YouTube counts are left out of score and engagement.')
  }
  if (measured.explain.interval.comparison === 'recent_quarter_with_rest') {
    limitations.push('There is too little history: the end of the window is compared with its beginning.')
  }
  const { peaks } = measured.explain.interval
  if (peaks.length > 0) {
    const stretches = peaks.map(({ from, independent }) => `${from} (${independent})`).join(', ')
    limitations.push(
      `About as many posts came in the ${input.windowDays} days from ${stretches}: this topic seems to recur.`,
    )
  }
  return limitations
}
