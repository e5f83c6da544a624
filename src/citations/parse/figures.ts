import {
  type Found,
  findMetrics,
  findNone,
  type Language,
  languages,
  MAX_FRACTION,
  type Metric,
} from '../lexicon/index.ts'
import type { FigureGaps } from './figure-gaps.ts'
import { findQuantities, type Quantity } from './quantities.ts'
import type { SharedBy } from './shared.ts'
import { bare, blank, outsideOf, type Span } from './spans.ts'
import type { Sentence } from './types.ts'

/** A number with the word that says what it counts. */
export interface Figure extends Span {
  readonly word: Metric | 'percentage'
  readonly quantity: Quantity
  /** The number with the words that say how exact it is, and the word that says what it counts. */
  readonly covers: readonly Span[]
  /** Whether the word stands right beside the number, or heads its column. Otherwise it may count something else. */
  readonly isBeside: boolean
  /** Whether it is said to speak: "34 comments say". */
  readonly speaks?: boolean
  /** Whether it tells by how much something rose or fell: "up by 32 mentions". */
  readonly isDifference?: boolean
  /** What of a trend alone it counts, as its column says. */
  readonly on?: SharedBy
  /** Which of several numbers of one word it is: "12, 3 and 40 mentions". */
  readonly listed?: { readonly at: number; readonly of: number }
}

interface Word extends Span {
  readonly word: Metric
}

/** Numbers that are looked at for a word that stands apart: no honest sentence has more. */
const MAX_APART = 50

/**
 * The figures of a sentence that stand beside their words. Each word takes the number right before it or, where there is
 * none, the one right after it; each number is taken once. "97% upvoted" is the upvote ratio; any
 * other percentage is found as `percentage`.
 */
export function findFigures(undated: string, gaps: FigureGaps, of: readonly Language[]): Figure[] {
  const words = wordsIn(undated, of)
  const numbers = numbersIn(undated, of)
  const taken = new Set<Quantity>()
  const figures: Figure[] = []
  let at = 0
  for (const [index, word] of words.entries()) {
    while (at < numbers.length && (numbers[at]?.start ?? 0) < word.start) at++
    const [before, after, next] = [numbers[at - 1], numbers[at], words[index + 1]]
    const fitsBefore = before !== undefined && !taken.has(before) && gaps.standsBefore(before, word)
    const tie = after === undefined ? undefined : gaps.tieBehind(word, after, next)
    const isBeforeNext = next !== undefined && after !== undefined && gaps.standsBefore(after, next)
    // "Engagement: 38 likes" and "Mentions: 31 independent": the word is a label, and the number belongs to the next one.
    const isLabel = word.word === 'engagement' || next?.word === 'independent'
    if (tie === 'explicit' && isBeforeNext && isLabel) continue
    // "12 likes 3 comments", "the post has 3 comments": a number right before another word belongs to that word.
    const nextHasOther =
      next !== undefined &&
      numbers[at + 1] !== undefined &&
      gaps.tieBehind(next, numbers[at + 1] ?? next, words[index + 2]) !== undefined
    const isNexts = isBeforeNext && (tie === 'said' || before !== undefined || !nextHasOther)
    // "36 posts: 19 on Reddit": what follows the colon is told of them.
    const takesAfter = !fitsBefore && (tie === 'explicit' || (tie !== undefined && !isNexts))
    const chosen = takesAfter ? after : fitsBefore ? before : undefined
    if (chosen === undefined || taken.has(chosen)) continue
    taken.add(chosen)
    // "15% more comments" and "80% of posts" are a growth or a share; of our figures only the upvote ratio is one.
    if (chosen.isPercent && word.word !== 'upvoteRatio') {
      figures.push(bareFigure('percentage', chosen))
      continue
    }
    // "12, 3 and 40 likes": all count the same thing.
    const list = [chosen]
    for (let other = numbers.indexOf(chosen) - 1; other >= 0; other--) {
      const [one, next = chosen] = [numbers[other], list[0]]
      if (one === undefined || taken.has(one) || !gaps.areJoined(one, next)) break
      taken.add(one)
      list.unshift(one)
    }
    const placeOf = (at: number) => (list.length === 1 ? {} : { listed: { at, of: list.length } })
    figures.push(...list.slice(0, -1).map((one, at) => ({ ...bareFigure(word.word, one), ...placeOf(at) })))
    figures.push({ ...figureOf(word, chosen, true), ...placeOf(list.length - 1) })
  }
  for (const quantity of numbers) {
    if (quantity.isPercent && !taken.has(quantity)) figures.push(bareFigure('percentage', quantity))
  }
  return figures.sort((a, b) => a.start - b.start)
}

/**
 * The figures that stand apart from their words: "the score of … is 54.1". A number belongs to the word behind it, or else
 * to the one before it, with nothing between them that says anything. `taken` are the spans of what else was read,
 * `scales` those of "out of 100", before which a number is a score.
 */
export function findFiguresApart(
  rest: string,
  taken: readonly Span[],
  scales: readonly Span[],
  gaps: FigureGaps,
  of: readonly Language[],
): Figure[] {
  const isFree = outsideOf(taken)
  const numbers = findQuantities(rest, of).filter(isFree)
  if (numbers.length === 0) return []
  const words = metricWords(rest, of).filter(isFree)
  const used = new Set<Word>()
  return numbers.slice(0, MAX_APART).flatMap((quantity): Figure[] => {
    const behind = words.find(({ start }) => start >= quantity.end)
    const before = words.findLast(({ end }) => end <= quantity.start)
    const isRightBehind = (one: Span, other: Span) => rest.slice(one.end, other.start).trim() === ''
    // การกล่าวถึง 15 ครั้งจากผู้เขียน: of two words the one right beside it.
    const isOfBefore =
      before !== undefined &&
      isRightBehind(before, quantity) &&
      !(behind !== undefined && isRightBehind(quantity, behind))
    const word = [
      isOfBefore ? before : undefined,
      behind !== undefined && gaps.isEmpty(quantity.end, behind.start) ? behind : undefined,
      before !== undefined && gaps.isEmpty(before.end, quantity.start) ? before : undefined,
    ].find((each) => each !== undefined && !used.has(each))
    const scale = scales.find(({ start }) => start >= quantity.end && start <= quantity.end + 1)
    if (word === undefined && scale !== undefined)
      return [{ ...bareFigure('score', { ...quantity, end: scale.end }), isBeside: false }]
    if (word === undefined || (quantity.isPercent && word.word !== 'upvoteRatio')) return []
    used.add(word)
    return [figureOf(word, quantity, false)]
  })
}

/** The figures of a table row, whose header says what its cells count. */
export function figuresOfCells(
  undated: string,
  { start, cells }: Pick<Sentence, 'start' | 'cells'>,
  of: readonly Language[],
): Figure[] {
  return cells.flatMap(({ column, ...cell }): Figure[] => {
    if (column?.kind !== 'figure') return []
    const other = { start: cell.start - start, end: cell.end - start }
    const outside = [
      { start: 0, end: other.start },
      { start: other.end, end: undated.length },
    ]
    const [quantity, another] = numbersIn(blank(undated, outside), of)
    if (quantity === undefined || another !== undefined) return []
    const { metric, on } = column
    return [{ ...bareFigure(metric, quantity), ...(on === undefined ? {} : { on }) }]
  })
}

/** The words that name a metric in any language: labels and figures are too short to tell theirs. */
function wordsIn(text: string, of: readonly Language[]): Word[] {
  if (!/\p{L}/u.test(text)) return []
  // The same characters mean other things in these two.
  const known = languages.filter(
    (language) =>
      !(language === 'zh' && of.includes('ja') && !of.includes('zh')) &&
      !(language === 'ja' && of.includes('zh') && !of.includes('ja')),
  )
  return metricWords(text, known)
}

function metricWords(text: string, of: readonly Language[]): Word[] {
  return findMetrics(text, of)
    .map(toWord)
    .filter(
      ({ word, start, end }) =>
        word !== 'independent' ||
        /\s/.test(text.slice(start, end)) ||
        !GOES_ON.test(text.slice(end, end + 8)),
    )
}

/** "Independent" alone is a figure's word where it ends its clause: "21 independent", but not "5 independent shops". */
const GOES_ON = /^\s?\p{L}/u

function toWord({ start, end, value }: Found<{ readonly metric: Metric }>): Word {
  return { start, end, word: value.metric }
}

function numbersIn(text: string, of: readonly Language[]): Quantity[] {
  const none = findNone(text, of).map(({ start, end }) => ({
    ...{ start, end, low: 0, high: 0, isPercent: false, isVague: false, isWord: false, isChange: false },
  }))
  const numbers = findQuantities(text, of).map((each) =>
    each.whole !== undefined && each.whole.high > MAX_FRACTION ? each.whole : each,
  )
  return [...numbers, ...none].sort((a, b) => a.start - b.start)
}

function figureOf({ start, end, word }: Word, quantity: Quantity, isBeside: boolean): Figure {
  return {
    start: Math.min(start, quantity.start),
    end: Math.max(end, quantity.end),
    ...{ word, quantity, isBeside },
    covers: [bare(quantity), { start, end }],
  }
}

/** A figure whose word is not beside it, or has been taken by another. */
export function bareFigure(word: Figure['word'], quantity: Quantity): Figure {
  return { ...bare(quantity), word, quantity, covers: [bare(quantity)], isBeside: true }
}
