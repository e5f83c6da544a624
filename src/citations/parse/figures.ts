import { HAN_AND_KANA } from '../../text/scripts.ts'
import type { Language } from '../lexicon/index.ts'
import { type FoundWord, findMetricWords, type MetricWord, trendFigures } from './metric-words.ts'
import { findNothings, findQuantities, type Quantity } from './quantities.ts'
import type { Span } from './spans.ts'

/** A number with the word beside it that says what it counts. */
export interface Figure extends Span {
  readonly word: MetricWord
  readonly quantity: Quantity
  /** The number with the words that say how exact it is, and the word that says what it counts. */
  readonly covers: readonly Span[]
}

/** The text between a number and a following word. */
const NUMBER_THEN_WORD =
  /^["'*_`\u200B~)\]]{0,4}[\s\u00A0\u202F]{0,3}(?:(?:new|total|public|more|further|additional|overall|other|net|unique|different|distinct|neue|weitere|insgesamt|öffentliche|verschiedene|nuevos|nuevas|más|públicos|distintos|únicos|de|of|x|mal|×|件の|個の|回の|人の|[件個回人]の?|条|次|个|من)[\s\u00A0]{0,3}){0,2}["'*_`\u200B([]{0,4}-?$/iu
/** The text between a word and a following number. */
const WORD_THEN_NUMBER =
  /^["'*_`\u200B)\]]{0,4}\s{0,3}(?:count|数|number)?\s{0,3}(?:[:=→—–][*_`\u200B]{0,3}|is|was|were|are|of|at|stands? at|beträgt|betragen|liegt bei|sind|waren|es de|es|son|fueron|de|は|が|:|数は)?\s{0,3}(?:about|around|approximately|roughly|over|more than|at least|under|fewer than|less than|up to|almost|nearly|etwa|rund|über|mehr als|fast|unter|unos|unas|más de|casi|約|约|およそ|ほぼ|[~≈<>≥≤])?\s{0,2}["'*_`\u200B([]{0,4}$/iu
const EXPLICIT = /[:=→]/
/**
 * The text after such a number where no colon ties it to the word: "likes 12 of them" and "the comments are 3
 * weeks old" count something else.
 */
const GOES_NO_FURTHER = new RegExp(
  String.raw`^\s*(?:$|[^\s\p{L}\p{N}]|[${HAN_AND_KANA}]|(?:and|with|for|on|in|while|but|by|und|mit|bei|für|auf|aber|y|con|en|para|pero)\b)`,
  'iu',
)
/** Words that "of" ties to a number: "a score of 72", but not "the view of 3 customers". */
const COUNTED_OF: ReadonlySet<MetricWord> = new Set(['score', 'upvoteRatio', 'engagement'])
/** Characters between a word and its number at most. */
const REACH = 48

/**
 * The figures of a text with ASCII digits. Each word takes the number right before it or, where there is none
 * or a colon says so, the one right after it; each number is taken once. "97% upvoted" is the upvote ratio;
 * any other percentage is found as `percentage`.
 */
export function findFigures(text: string, languages: readonly Language[]): Figure[] {
  const words = findMetricWords(text)
  if (words.length === 0 && !text.includes('%')) return []
  const quantities = findQuantities(text, languages).map((quantity) => quantity.whole ?? quantity)
  const numbers = [...quantities, ...findNothings(text, languages)].sort((a, b) => a.start - b.start)
  const taken = new Set<Quantity>()
  const figures: Figure[] = []
  let at = 0
  for (const [index, word] of words.entries()) {
    while (at < numbers.length && (numbers[at]?.start ?? 0) < word.start) at++
    const before = numbers[at - 1]
    const after = numbers[at]
    const next = words[index + 1]
    const fitsBefore = before !== undefined && !taken.has(before) && standsBefore(text, before, word)
    const behind = after === undefined ? undefined : gapBehind(text, word, after, next)
    const isExplicit = behind !== undefined && EXPLICIT.test(behind)
    const isBeforeNext = next !== undefined && after !== undefined && standsBefore(text, after, next)
    // "Engagement: 38 likes": the word is a label, and the number belongs to the next word.
    if (isExplicit && isBeforeNext && word.word === 'engagement' && trendFigures[next.word] === undefined)
      continue
    // "Mentions: 31 independent" counts what is independent.
    if (isExplicit && isBeforeNext && next.word === 'independent') continue
    // "12 likes 3 comments": a number right before another word belongs to that word.
    const isNexts = isBeforeNext && !isExplicit
    const chosen =
      behind !== undefined && (isExplicit || (!fitsBefore && !(isNexts && before !== undefined)))
        ? after
        : fitsBefore
          ? before
          : undefined
    if (chosen === undefined || taken.has(chosen)) continue
    taken.add(chosen)
    // "15% more comments" and "80% of posts" are a growth or a share; of our figures only the upvote ratio is
    // one.
    if (chosen.isPercent && word.word !== 'upvoteRatio') {
      figures.push(bareFigure('percentage', chosen))
      continue
    }
    const other = joinedTo(text, numbers[chosen === before ? at - 2 : at - 1], chosen)
    if (other !== undefined && !taken.has(other)) {
      taken.add(other)
      figures.push(bareFigure(word.word, other))
    }
    figures.push(toFigure(word, chosen))
  }
  for (const quantity of numbers) {
    if (quantity.isPercent && !taken.has(quantity)) figures.push(bareFigure('percentage', quantity))
  }
  return figures.sort((a, b) => a.start - b.start)
}

function standsBefore(text: string, number: Quantity, word: FoundWord): boolean {
  const gap = word.start - number.end
  return gap >= 0 && gap <= REACH && NUMBER_THEN_WORD.test(text.slice(number.end, word.start))
}

function gapBehind(
  text: string,
  word: FoundWord,
  number: Quantity,
  next: FoundWord | undefined,
): string | undefined {
  const gap = number.start - word.end
  if (gap < 0 || gap > REACH) return undefined
  const between = text.slice(word.end, number.start)
  if (!WORD_THEN_NUMBER.test(between)) return undefined
  if (EXPLICIT.test(between)) return between
  if (/\b(?:of|de)\b/i.test(between) && !COUNTED_OF.has(word.word) && !/count/i.test(between))
    return undefined
  const rest = text.slice(number.end, number.end + REACH)
  return GOES_NO_FURTHER.test(rest) || next?.start === number.end + 1 ? between : undefined
}

/** "12 and 40 likes": the number before the taken one counts the same thing, unless it is a year. */
function joinedTo(text: string, before: Quantity | undefined, chosen: Quantity): Quantity | undefined {
  if (before === undefined || chosen.start - before.end > 8 || before.end > chosen.start) return undefined
  if (/^(?:19|20)\d\d$/.test(text.slice(before.start, before.end))) return undefined
  return /^\s?(?:,|and|und|y|bzw\.|\/|、|و)\s?$/iu.test(text.slice(before.end, chosen.start))
    ? before
    : undefined
}

function toFigure(word: FoundWord, quantity: Quantity): Figure {
  return {
    start: Math.min(word.start, quantity.start),
    end: Math.max(word.end, quantity.end),
    word: word.word,
    quantity,
    covers: [bare(quantity), bare(word)],
  }
}

/** A figure whose word is not beside it, or has been taken by another. */
export function bareFigure(word: MetricWord, quantity: Quantity): Figure {
  return { start: quantity.start, end: quantity.end, word, quantity, covers: [bare(quantity)] }
}

function bare({ start, end }: Span): Span {
  return { start, end }
}
