import {
  findComparisonWords,
  findCounting,
  findMetrics,
  type Language,
  type Metric,
} from '../lexicon/index.ts'
import type { FigureGaps } from './figure-gaps.ts'
import { findPairs, LINKING, type NumberPair } from './number-pairs.ts'
import { findQuantities, type Quantity } from './quantities.ts'
import { bare, outsideOf, overlap, type Span } from './spans.ts'

/** A number beside a comparison that tells what is compared of one of the two: "more posts than B (36 vs 29)", "than B (29)". */
export interface ComparedFigure<Named> extends Span {
  readonly word: Metric
  readonly quantity: Quantity
  readonly of: Named
  /** The other of the two, where either may be meant. */
  readonly or?: Named
  /** The number, and the word between it and the other one. */
  readonly covers: readonly Span[]
}

/** Between a word for what is counted and a pair of numbers. */
const BEFORE_PAIR = /^\s?[（(:,：]?\s?$/u
const OPENING = /[([（【,，、]/u
const COMMA = /^[,，、]/u
/** "B, which has 29": of that one alone. */
const RELATIVE =
  /^["'”’»」』*_\s\uE000]*,\s?(?:which|that|das|die|der|den|welche[rs]?|que|qui|(?:o|a) qual|(?:el|la) cual)\s(?:\p{L}{1,12}\s){0,3}$/u
/** No honest sentence has more. */
const MAX_NAMES = 20
const MAX_NUMBERS = 50
/** Characters between a link and its number, and between a number and the name behind it. */
const MAX_BESIDE = 1
const MAX_APART = 48

/** Two things or more with what is told of each, and what that is. */
export interface ToldOf<Named> {
  readonly names: readonly Named[]
  /** The two in the order in which they are compared. */
  readonly pair: readonly [Named, Named] | undefined
  readonly word: Metric
}

/**
 * The figures whose word stands elsewhere in their sentence: of two numbers with "versus" or its like between them the first
 * is what is compared, and a number right behind one of the names is its own. `taken` are the spans of what else was read.
 */
export function findComparedFigures<Named extends Span>(
  rest: string,
  told: ToldOf<Named>,
  taken: readonly Span[],
  gaps: FigureGaps,
  languages: readonly Language[],
): ComparedFigure<Named>[] {
  const isOutside = outsideOf(taken)
  const isFree = (number: Quantity) => !number.isPercent && !number.isVague && isOutside(number)
  const read: Read = {
    rest,
    gaps,
    pairs:
      told.pair === undefined
        ? []
        : findPairs(rest, languages).filter(({ first, second }) => isFree(first) && isFree(second)),
    numbers: findQuantities(rest, languages).slice(0, MAX_NUMBERS).filter(isFree),
    links: findComparisonWords(rest, languages).filter(({ value }) => LINKING.has(value)),
    metrics: findMetrics(rest, languages),
    only: findCounting(rest, 'only', languages),
  }
  const found: ComparedFigure<Named>[] = []
  for (const find of [pairedFigures, ownFigures, linkedFigures]) {
    const more = find(read, told).filter((each) => !found.some((other) => overlap(other, each)))
    found.push(...more)
  }
  return found
}

/** What the finders of figures look at: the sentence, its numbers that nothing else took, and the words between numbers. */
interface Read {
  readonly rest: string
  readonly gaps: FigureGaps
  readonly pairs: readonly NumberPair[]
  readonly numbers: readonly Quantity[]
  readonly links: readonly Span[]
  readonly metrics: ReturnType<typeof findMetrics>
  /** "Only" before a number, which says that it is no more. */
  readonly only: readonly Span[]
}

/** "36 vs 29": the first number is of what is compared. */
function pairedFigures<Named>(
  { rest, pairs, metrics }: Read,
  { pair, word }: ToldOf<Named>,
): ComparedFigure<Named>[] {
  if (pair === undefined) return []
  const [one, other] = pair
  // "Ahead in score (44 vs 33) and in mentions (32 vs 17)": of several pairs each has its word right before it.
  const wordOf = ({ start }: Span) => {
    const own = metrics.findLast(({ end }) => end <= start && BEFORE_PAIR.test(rest.slice(end, start)))
    return own === undefined ? (pairs.length > 1 ? undefined : word) : countOf(own.value.metric)
  }
  return pairs.flatMap(({ first, second, between, behind }): ComparedFigure<Named>[] => {
    const said = wordOf(first)
    if (said === undefined) return []
    return [
      { ...bare(first), word: said, quantity: first, of: one, or: other, covers: [bare(first), ...between] },
      {
        ...bare(second),
        word: said,
        quantity: second,
        of: other,
        or: one,
        covers: [bare(second), ...behind],
      },
    ]
  })
}

/** Posts of a trend are its mentions. */
function countOf(metric: Metric): Metric {
  return metric === 'posts' ? 'mentions' : metric
}

/**
 * "B (29)": a number right behind a name is its own. Behind a comma at the end, "A scores higher than B, at 36", it is that of what
 * is compared, if not that of the nearer one.
 */
function ownFigures<Named extends Span>(
  { rest, gaps, numbers, only }: Read,
  { names, pair, word }: ToldOf<Named>,
): ComparedFigure<Named>[] {
  return names.slice(0, MAX_NAMES).flatMap((name): ComparedFigure<Named>[] => {
    const number = numbers.find(({ start }) => start >= name.end)
    if (number === undefined || names.some(({ start }) => start >= name.end && start < number.start))
      return []
    const before = only.filter(
      ({ start, end }) => start >= name.end && end <= number.start && number.start - end <= MAX_BESIDE,
    )
    const behind = before[0]?.start ?? number.start
    const own = { ...bare(number), word, quantity: number, covers: [number, ...before].map(bare) }
    if (RELATIVE.test(rest.slice(name.end, number.start))) return [{ ...own, of: name }]
    const opening = OPENING.exec(rest.slice(name.end, behind))
    const at = name.end + (opening?.index ?? 0)
    const isBehind = gaps.isEmpty(name.end, at) && gaps.isEmpty(opening === null ? at : at + 1, behind)
    if (!isBehind) return []
    const [one, other] = pair ?? []
    const isOfEither = pair !== undefined && name === other && COMMA.test(opening?.[0] ?? '')
    return [
      {
        ...own,
        ...(isOfEither && one !== undefined ? { of: one, or: name } : { of: name }),
      },
    ]
  })
}

/** "36 posts, compared with 29 for B". */
function linkedFigures<Named extends Span>(
  { gaps, numbers, links }: Read,
  { names, word }: ToldOf<Named>,
): ComparedFigure<Named>[] {
  return numbers.flatMap((number): ComparedFigure<Named>[] => {
    const link = links.find(({ end }) => end <= number.start && number.start - end <= MAX_BESIDE)
    const name = names.find(
      ({ start }) =>
        start >= number.end && start - number.end <= MAX_APART && gaps.isEmpty(number.end, start),
    )
    if (name === undefined || link === undefined) return []
    return [{ ...bare(number), word, quantity: number, of: name, covers: [bare(number), bare(link)] }]
  })
}
