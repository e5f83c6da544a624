import { dayOf } from '../../lib/days.ts'
import type { RankedTrend, RelatedTrend } from '../../model/index.ts'
import { compareText } from '../../text/compare-text.ts'
import type { Corpus, Mention } from '../corpus/deduplicate.ts'
import type { IdentifiedTopic } from '../measuring/measure.ts'
import type { RankingContext } from '../measuring/ranking-context.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { RankInput } from '../types.ts'
import { holdersOf, Reading, type Sampled } from './holders.ts'
import { mainLanguage } from './main-language.ts'
import { relationOf } from './relation.ts'
import { sharedByPairs } from './shared-by-pairs.ts'

const { maxLanguageTexts } = valuesOf(parameters.mainLanguage)
const { maxRelated } = valuesOf(parameters.related)

/** A topic as it is shown, with what it is compared by. */
export interface Relatable extends Sampled {
  readonly id: string
  readonly topic: string
  /** Its posts in the window, oldest first. */
  readonly mentions: readonly Mention[]
  /** The share of its posts on each day, spread over the days beside it. */
  readonly days: ReadonlyMap<number, number>
}

/**
 * Trends with those in other languages that are the same issue; `topics` are what they were presented from. Two are, where
 * they share two things or a link, and their days. A thing is a name or number in Latin letters (words that stand side by
 * side are one name), or a link: a fifth of the authors of either topic have it, and six of ten who have it at all
 * are theirs. So neither a brand, which all posts name, nor one name or the days alone relate anything; names of
 * competitors and the words that posts were collected by are no evidence.
 */
export function withRelated(
  trends: readonly RankedTrend[],
  topics: readonly IdentifiedTopic[],
  corpus: Pick<Corpus, 'mentions'>,
  { windowFromMs }: Pick<RankingContext, 'windowFromMs'>,
  { competitors = [], words = [] }: Pick<RankInput, 'competitors' | 'words'>,
): RankedTrend[] {
  const mentionsOf = new Map(topics.map(({ id, measured }) => [id, measured.mentions]))
  const relatable = trends.flatMap(({ id, topic }) => toRelatable(id, topic, mentionsOf.get(id) ?? []))
  // Most workspaces have one language.
  if (new Set(relatable.map(({ language }) => language)).size < 2) return [...trends]
  const mentions = corpus.mentions.filter(({ time }) => time >= windowFromMs)
  const related = relate(relatable, mentions, new Reading([...competitors, ...words]))
  return trends.map((trend) => ({ ...trend, related: related.get(trend.id) ?? [] }))
}

/** `mentions` are all that can count in the window. */
function relate(
  topics: readonly Relatable[],
  mentions: readonly Mention[],
  reading: Reading,
): ReadonlyMap<string, RelatedTrend[]> {
  const found = new Map<string, { readonly evidence: number; readonly entry: RelatedTrend }[]>()
  const add = (topic: Relatable, evidence: number, entry: RelatedTrend): void => {
    const entries = found.get(topic.id)
    if (entries === undefined) found.set(topic.id, [{ evidence, entry }])
    else entries.push({ evidence, entry })
  }
  const holders = holdersOf(topics, mentions, reading)
  for (const { one, other, things } of sharedByPairs(topics, holders, mentions)) {
    const relation = relationOf(one, other, things, reading)
    if (relation === undefined) continue
    const { evidence, ...told } = relation
    add(one, evidence, { id: other.id, topic: other.topic, language: other.language, ...told })
    add(other, evidence, { id: one.id, topic: one.topic, language: one.language, ...told })
  }
  return new Map(
    [...found].map(([id, entries]) => [
      id,
      entries
        .sort((one, other) => other.evidence - one.evidence || compareText(one.entry.id, other.entry.id))
        .slice(0, maxRelated)
        .map(({ entry }) => entry),
    ]),
  )
}

/** Nothing for a topic whose language cannot be told. */
function toRelatable(id: string, topic: string, mentions: readonly Mention[]): Relatable[] {
  const step = Math.ceil(mentions.length / maxLanguageTexts)
  const sample = mentions.filter((_, index) => index % step === 0)
  const language = mainLanguage(sample.map(({ post }) => post.text))
  return language === undefined ? [] : [{ id, topic, language, mentions, sample, days: daysOf(mentions) }]
}

/** A post counts for its day and those beside it: the world has time zones. */
const SPREAD = [-1, 0, 1]

function daysOf(mentions: readonly Mention[]): ReadonlyMap<number, number> {
  const days = new Map<number, number>()
  const part = 1 / (SPREAD.length * mentions.length)
  for (const { time } of mentions) {
    for (const shift of SPREAD) {
      const day = dayOf(time) + shift
      days.set(day, (days.get(day) ?? 0) + part)
    }
  }
  return days
}
