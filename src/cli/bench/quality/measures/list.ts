import type { TopicInWindow } from '../cases.ts'
import type { Match } from './matching.ts'
import { meanOf, medianOf } from './mean.ts'

/** Fewer mentions prove no status, unless the topic has gone. */
const MIN_MENTIONS = 8

/** How good a list of trends is. Null: there is nothing to judge it by. */
export interface ListFigures {
  /**
   * Precision at k: of the first k trends those that are the first to name a trending topic, divided by the smaller of
   * k and the number of trending topics, so that 1 can be reached.
   */
  readonly precisionAt5: number
  readonly precisionAt10: number
  /** Recall at k: share of the trending topics that the first k trends name. */
  readonly recallAt10: number
  readonly recallAt20: number
  /**
   * Järvelin and Kekäläinen, "Cumulated gain-based evaluation of IR techniques" (2002), with the exponential gain of
   * Burges et al. (2005): sum of (2^grade - 1) / log2(rank + 1), over that of the best order. A neutral topic takes no
   * rank, a repeat gains nothing.
   */
  readonly ndcgAt10: number | null
  /** How many of the first 20 are campaigns. */
  readonly spamAt20: number
  /** How many of the first 20 repeat a topic of a higher one. */
  readonly duplicatesAt20: number
  /** Share of the topics found, of 8 mentions or fading, whose status is an accepted one. */
  readonly statusAccuracy: number | null
  /** Median over the same topics of |counted - true mentions| / true mentions, where neither is 0. */
  readonly mentionError: number | null
  /** Mean share of a found topic's trend that is the topic's. */
  readonly memberPrecision: number | null
  /** Mean share of a found topic's mentions that its trend holds. */
  readonly memberRecall: number | null
}

export function listFigures(matches: readonly Match[], topics: readonly TopicInWindow[]): ListFigures {
  const grades = topics.map(({ grade }) => grade).filter((grade) => grade > 0)
  const hitsIn = (count: number): number =>
    matches.slice(0, count).filter((match) => gradeOf(match) > 0).length
  const precisionAt = (count: number): number => hitsIn(count) / Math.max(1, Math.min(count, grades.length))
  const recallAt = (count: number): number => hitsIn(count) / Math.max(1, grades.length)
  const judged = firstMatches(matches).filter(({ topic }) => isJudged(topic))
  return {
    precisionAt5: precisionAt(5),
    precisionAt10: precisionAt(10),
    recallAt10: recallAt(10),
    recallAt20: recallAt(20),
    ndcgAt10: ndcgAt(10, matches, grades),
    spamAt20: matches.slice(0, 20).filter(({ isSpam }) => isSpam).length,
    duplicatesAt20: matches.slice(0, 20).filter(({ isRepeat }) => isRepeat).length,
    statusAccuracy: meanOf(
      judged.map(({ trend, topic }) => (topic.acceptedStatuses.includes(trend.status) ? 1 : 0)),
    ),
    mentionError: medianOf(
      judged
        .filter(({ trend, topic }) => trend.mentions > 0 && topic.mentions > 0)
        .map(({ trend, topic }) => Math.abs(trend.mentions - topic.mentions) / topic.mentions),
    ),
    memberPrecision: meanOf(firstMatches(matches).map(({ precision }) => precision)),
    memberRecall: meanOf(firstMatches(matches).map(({ recall }) => recall)),
  }
}

/** A trend that is the first of the list to match its topic. */
export interface FirstMatch extends Match {
  readonly topic: TopicInWindow
}

export function firstMatches(matches: readonly Match[]): FirstMatch[] {
  return matches.flatMap((match) =>
    match.topic === null || match.isRepeat ? [] : [{ ...match, topic: match.topic }],
  )
}

function isJudged(topic: TopicInWindow): boolean {
  return topic.mentions >= MIN_MENTIONS || topic.status === 'fading'
}

function gradeOf({ topic, isRepeat }: Match): number {
  return isRepeat ? 0 : (topic?.grade ?? 0)
}

function ndcgAt(count: number, matches: readonly Match[], grades: readonly number[]): number | null {
  if (grades.length === 0) return null
  const ranked = matches
    .slice(0, count)
    .filter(({ topic, isRepeat }) => isRepeat || topic?.isNeutral !== true)
  const best = grades.toSorted((one, other) => other - one).slice(0, count)
  return gainOf(ranked.map(gradeOf)) / gainOf(best)
}

function gainOf(grades: readonly number[]): number {
  return grades.reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)
}
