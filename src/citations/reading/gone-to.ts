import {
  type Direction,
  findComparisonWords,
  findIntents,
  findMetrics,
  type Language,
  type Metric,
} from '../lexicon/index.ts'
import { COUNTS_POSTS } from '../parse/asides.ts'
import { overlap, type Span } from '../parse/spans.ts'
import type { SentenceReading } from './sentence-reading.ts'

/** Between a word for a direction and the place or score behind it: "climbed to third place". */
const TO =
  /^[\s"'“”’«»\uE000]*(?:(?:up|back|down|again)\s)?(?:in)?(?:to|auf|zum|zu|al?|à|au|ao|para|até|إلى|الى|至|到|เป็น|ไปที่|สู่)\s?(?:(?:the|den|die|das|el|la|le|o|un[ae]?)\s)?$/iu
/** Between a word for what is new and the place where it began: "debuted at number 1". */
const AT =
  /^[\s"'“”’«»\uE000]*(?:directly\s|straight\s|direkt\s)?(?:at|in|on|auf|en|em|na|no|à|dans|sur|في|ที่)\s(?:(?:the|den|der|el|la|le|o)\s)?$/iu
const ENTERS = /(?:进入|進入)(?:排名|榜单)?$/u
/** What moves stands before where it goes to: "increased its score to 46". */
const WHAT = /^\s?(?:\p{L}{1,7}\s){0,2}\uE000{1,40}(?=\s)/u
/** Between a place or score and the word behind it: 3位に上昇. */
const TO_BEHIND = /^(?:[点件人名回]|분|점|건|명|번)?(?:に|へ|まで|로|으로)\s?$/u
/** The beginning of such a place: "est monté à la troisième place", "auf Platz 3 geklettert". */
const GOAL = /^(?:to|auf|zum|al?|à|au|ao|para|até)\s/iu
const VERB_LAST_GOAL = /(?<!\p{L})(?:auf|zum)\s(?:den\s)?$/iu
const MAX_TO = 12
const MAX_GAP = 60

/**
 * Whether a word for a direction tells to which place or figure its trend went: "climbed to third place", "rose to a score of 46". A
 * status tells how mentions move, and nothing keeps where places and scores were.
 */
export function isGoneTo(
  at: Span & { readonly direction?: Direction },
  { rest, attributes, figures, withoutOtherFigures }: SentenceReading,
  offset: number,
): boolean {
  const places: readonly Span[] = attributes.filter(({ kind }) => kind === 'rank')
  const goals = [...places, ...figures.flatMap(({ word, covers }) => (COUNTS_POSTS.has(word) ? [] : covers))]
  const between = (from: number, to: number) => rest.slice(Math.max(0, from - offset), to - offset)
  const isOfNew = at.direction === 'new'
  return goals.some((goal) => {
    if (overlap(goal, at)) return false
    const named = between(goal.start, goal.end)
    if (goal.start >= at.end) {
      const gap = between(at.end, goal.start)
      if (isOfNew && places.includes(goal) && (AT.test(gap) || ENTERS.test(between(at.start, goal.start))))
        return true
      if (gap.length > MAX_GAP) return false
      const behindWhat = withoutOtherFigures()
        .slice(at.end - offset, goal.start - offset)
        .replace(WHAT, '')
      return TO.test(gap) || TO.test(behindWhat) || (gap === ' ' && GOAL.test(named))
    }
    const gap = between(goal.end, at.start)
    const isGoal = () => GOAL.test(named) || VERB_LAST_GOAL.test(between(goal.start - MAX_TO, goal.start))
    return TO_BEHIND.test(gap) || (gap === ' ' && isGoal())
  })
}

/** Figures of which no status tells how they move: nothing keeps what they were. */
const OTHER_FIGURES: ReadonlySet<Metric> = new Set<Metric>([
  'score',
  'engagement',
  'likes',
  'views',
  'comments',
  'upvotes',
])
/** What is counted by a word for its number alone: the users of a trend are who speaks of it, and their number is another. */
const COUNTED: ReadonlySet<Metric> = new Set<Metric>(['authors', 'platforms'])
const NUMBER_OF =
  /(?<!\p{L})(?:number|count|amount|(?:an)?zahl|menge|número|cantidad|quantidade|nombre|quantité|عدد|จำนวน)(?:\s?(?:of|der|von|des|de|do|da|dos|das|los|las|the|its|les|d['’])(?!\p{L})){0,2}\s?(?:ال)?$/iu
const NUMBER_WITHIN = /[数數수]$/u
const NUMBER_BEHIND = /^(?:の|的|\s)?(?:件|人|건)?(?:数|數|수)/u
const MAX_NUMBER = 32
const CLAUSE_END = /[,;:.，；：、。()（）]/u

/** The words of a sentence for such figures and for places. */
export function otherFiguresIn(rest: string, languages: readonly Language[]): readonly Span[] {
  const isNumber = ({ start, end }: Span) =>
    NUMBER_OF.test(rest.slice(Math.max(0, start - MAX_NUMBER), start)) ||
    NUMBER_WITHIN.test(rest.slice(start, end)) ||
    NUMBER_BEHIND.test(rest.slice(end, end + 4))
  return [
    ...findMetrics(rest, languages).filter(
      (word) => OTHER_FIGURES.has(word.value.metric) || (COUNTED.has(word.value.metric) && isNumber(word)),
    ),
    ...findIntents(rest, languages).filter(isNumber),
    ...findComparisonWords(rest, languages).filter(({ value }) => value === 'rank'),
  ]
}

/** Whether a word for a direction tells how a score or place moves, and not the mentions: "the score of “X” is rising". */
export function isOfOtherFigure(
  at: Span,
  { rest, otherFigures, figures, attributes }: SentenceReading,
  offset: number,
): boolean {
  const [from, to] = [at.start - offset, at.end - offset]
  const numbered = [
    ...figures.flatMap(({ covers }) => covers),
    ...attributes.filter(({ kind }) => kind === 'rank'),
  ]
  return otherFigures().some(({ start, end }) => {
    const span = { start: start + offset, end: end + offset }
    const isNumbered = numbered.some((each) => overlap(each, span))
    const gap = start >= to ? rest.slice(to, start) : rest.slice(end, from)
    return !isNumbered && !overlap(span, at) && !CLAUSE_END.test(gap)
  })
}
