import { DAY_MS } from '../lib/days.ts'
import type { KnownTrend } from '../model/index.ts'
import { compareText } from '../text/compare-text.ts'
import { termsOf } from '../text/tokens.ts'
import { isCore } from './clustering/assign.ts'
import type { Grouping } from './clustering/cluster-texts.ts'
import { type Identity, identify, postKey } from './clustering/identity.ts'
import { groupBesideFlood } from './clustering/prolific-authors.ts'
import { arrange, type Mention, suspicion } from './corpus/mentions.ts'
import { holderCount, holdersOf } from './corpus/term-matrix.ts'
import { ownPartFinder } from './labelling/boilerplate.ts'
import { toldApart } from './labelling/disambiguate.ts'
import { type Background, type NamedText, nameOf } from './labelling/label.ts'
import { type Coverage, coverageOf } from './measuring/coverage.ts'
import { engagementScale } from './measuring/engagement.ts'
import { exclusionsOf, lossesOf } from './measuring/exclusions.ts'
import { streamGrowth } from './measuring/growth.ts'
import { type Measured, measure } from './measuring/measure.ts'
import { spansOf, voiceOf } from './measuring/periods.ts'
import type { Yardstick } from './measuring/ranking-context.ts'
import { toTrend } from './presenting/present.ts'
import { MIN_POSTS, MOST_TRENDS, type RankInput, type Ranking } from './types.ts'

export { toKnownTrend } from './clustering/identity.ts'
export { historyDays } from './measuring/periods.ts'
export type * from './types.ts'

/** Texts of a topic that are looked at, evenly over time, to tell whether any of them is suspect. */
const LOOKED_AT = 20
const NONE = new Uint32Array(0)

/**
 * Posts to ranked trends. Pure: no clock and no I/O; the order of the posts does not matter; the same input
 * gives the same bytes. Posts before the window serve as history, posts after `now` are left out and counted.
 */
export function rankTrends(input: RankInput): Ranking {
  const { trends, known, assignments, excluded } = rankTopics(input)
  return { trends, known, assignments, excluded }
}

/** A topic, listed or not, with all its posts up to now, those before the window included. */
export interface RankedTopic extends Identity {
  readonly mentions: readonly Mention[]
  readonly measured: Measured
}

/** A ranking and what it was made from. */
export interface RankedTopics extends Ranking {
  readonly topics: readonly RankedTopic[]
  readonly coverage: Coverage
  /** How much of its topic's core each distinct text holds. */
  readonly strength: Float64Array
}

/** The same with every topic, whether it is listed or not. */
export function rankTopics(input: RankInput): RankedTopics {
  const arranged = arrange(input)
  const { mentions, texts, textDays, keptOut, textOf, excluded } = arranged
  const grouping = groupBesideFlood(texts, textDays, keptOut)
  const topics = topicsOf(mentions, grouping, input.previous ?? [])
  const coverage = coverageOf(mentions, input.coverage)
  const spans = spansOf(input.windowDays, input.now, coverage)
  const yardstick: Yardstick = {
    spans,
    windowFromMs: input.now.getTime() - input.windowDays * DAY_MS,
    coverage,
    engagement: engagementScale(mentions, input.now.getTime(), input.youtubeCountsAllowed ?? false),
    growth: streamGrowth(
      topics.map((topic) => topic.mentions),
      spans,
      coverage,
    ),
  }
  const background = backgroundOf(grouping, texts)
  const all = topics.map((topic) => ({
    topic,
    measured: measure(topic.mentions, yardstick, grouping.strength),
  }))
  const measured = all
    .filter((entry) => isListed(entry.measured))
    .sort(inRankOrder)
    .filter(isFirstOfItsVoice())
    .slice(0, input.limit ?? MOST_TRENDS)
  const isSuspect = suspicion(input)
  const losses = lossesOf(arranged, grouping.topic, yardstick.windowFromMs)
  const tellApart = toldApart()
  const trends = measured.map(({ topic, measured }) => {
    const name = tellApart(nameOf(namedTexts(measured, yardstick.windowFromMs, isSuspect), background))
    const exclusions = exclusionsOf(measured, losses.get(topic.group))
    const listed = { identity: topic, name, measured, exclusions }
    return toTrend(listed, yardstick, grouping.strength, background.ownPartOf, input)
  })
  const known = measured.map(({ topic: { id, previousIds }, measured: { mentions } }) => ({
    id,
    postKeys: mentions.map(keyOf),
    previousIds,
  }))
  const idOf = new Map(topics.map((topic) => [topic.group, topic.id]))
  const assignments = input.posts.map((post, index) => {
    const group = grouping.topic[textOf[index] ?? 0] ?? 0
    return { id: post.id, cluster: idOf.get(group) ?? `g${group}` }
  })
  return {
    trends,
    known,
    assignments,
    excluded,
    topics: all.map(({ topic, measured }) => ({ ...topic, measured })),
    coverage,
    strength: grouping.strength,
  }
}

/** What the grouping knows of each term; a word that the terms lack counts as the first of its terms. */
function backgroundOf({ sets, weight, topic }: Grouping, texts: readonly string[]): Background {
  const { numbers } = sets.vocabulary
  const numberOf = (term: string): number => numbers.get(term) ?? numbers.get(termsOf(term)[0] ?? '') ?? -1
  return {
    texts: sets.starts.length - 1,
    weightOf: (term) => (weight[numberOf(term)] ?? 0) ** 2,
    holdersOf: (term) => {
      const number = numberOf(term)
      return number < 0 ? 0 : holderCount(sets, number)
    },
    ownPartOf: ownPartFinder({
      texts,
      topic,
      holdersOf: (term) => {
        const number = numbers.get(term)
        return number === undefined ? NONE : holdersOf(sets, number)
      },
    }),
  }
}

/** First copies name a topic; where the window holds none, its copies do. Suspect ones only where there are no others. */
function namedTexts(
  { mentions, all }: Measured,
  windowFromMs: number,
  isSuspect: (mention: Mention) => boolean,
): NamedText[] {
  const hasOrigin = mentions.some((mention) => mention.isOrigin)
  const naming = all.filter((mention) => mention.isOrigin || (!hasOrigin && mention.time >= windowFromMs))
  // A name is what most texts hold: where none of so many is suspect, the few that may be do not make it.
  const step = Math.ceil(naming.length / LOOKED_AT)
  const isSafe = !naming.some((mention, index) => index % step === 0 && isSuspect(mention))
  const others = isSafe ? naming : naming.filter((mention) => !isSuspect(mention))
  return (others.length === 0 ? naming : others).map(({ post, author, time }) => ({
    text: post.text,
    author,
    isEarlier: time < windowFromMs,
  }))
}

interface Topic extends Identity {
  readonly group: number
  readonly mentions: readonly Mention[]
}

function topicsOf(
  mentions: readonly Mention[],
  grouping: Grouping,
  previous: readonly KnownTrend[],
): Topic[] {
  const members = new Map<number, Mention[]>()
  for (const mention of mentions) {
    const group = grouping.topic[mention.text] ?? 0
    if (!isCore(grouping.strength[mention.text] ?? 0)) continue
    const list = members.get(group)
    if (list === undefined) members.set(group, [mention])
    else list.push(mention)
  }
  const topics = [...members].map(([group, list]) => {
    const postKeys = list.map(keyOf)
    return { group, mentions: list, origin: postKeys[0] ?? '', postKeys }
  })
  return identify(topics, previous)
}

function keyOf({ platform, post }: Mention): string {
  return postKey(platform, post.id)
}

function isListed({ mentions, status }: Measured): boolean {
  return mentions.length >= MIN_POSTS || (mentions.length > 0 && status === 'fading')
}

/** Of the topics that one author made, only the first is listed: nobody's flood may fill the list. */
function isFirstOfItsVoice(): (entry: { measured: Measured }) => boolean {
  const heard = new Set<string>()
  return ({ measured: { independent } }) => {
    const voice = voiceOf(independent)
    const isFirst = voice === undefined || !heard.has(voice)
    if (voice !== undefined) heard.add(voice)
    return isFirst
  }
}

function inRankOrder(
  first: { topic: Topic; measured: Measured },
  second: { topic: Topic; measured: Measured },
): number {
  return (
    second.measured.score - first.measured.score ||
    second.measured.mentions.length - first.measured.mentions.length ||
    compareText(first.topic.id, second.topic.id)
  )
}
