import { findTogether } from '../lexicon/index.ts'
import { findActedFigures } from '../parse/acted.ts'
import { type Attribute, type AttributeFrame, findAttributes, rankOfCells } from '../parse/attributes.ts'
import { type ComparedFigure, findComparedFigures, type ToldOf } from '../parse/compared-figures.ts'
import { areCitedTogether, type Comparison, findComparison, findUnsurpassed } from '../parse/comparisons.ts'
import { type FoundDate, findDates } from '../parse/dates.ts'
import { isDifference } from '../parse/differences.ts'
import { FigureGaps } from '../parse/figure-gaps.ts'
import { type Figure, figuresOfCells, findFigures, findFiguresApart } from '../parse/figures.ts'
import { findPairs } from '../parse/number-pairs.ts'
import { findOrder, type Order } from '../parse/order.ts'
import { findQuantities } from '../parse/quantities.ts'
import { findBareCounts, findBareScores, findOccurrences, findPlaceFigures } from '../parse/scores.ts'
import type { FoundPlatform } from '../parse/shared.ts'
import { type FoundShare, findShares } from '../parse/shares.ts'
import { blank, bounds, overlap, type Span } from '../parse/spans.ts'
import type { Sentence } from '../parse/types.ts'
import { findPartedDirections, withoutPlaces } from '../parse/without-places.ts'
import type { Resolved } from '../resolve/scopes.ts'
import { namedByAuthors } from './by-author.ts'
import { asManyIn, onlyIn } from './counting.ts'
import type { SentenceWords } from './words.ts'

/** "No topic has more mentions than …" */
export type Unsurpassed = NonNullable<ReturnType<typeof findUnsurpassed>> & Span

/** What a sentence says in numbers, days and places. All spans are offsets of the sentence. */
export interface SentenceNumbers {
  readonly dates: readonly FoundDate[]
  /** Whatever the figures say: see attributes.ts for which of them are said. */
  readonly attributes: readonly Attribute[]
  readonly figures: readonly Figure[]
  readonly shares: readonly FoundShare[]
  readonly comparison: Comparison<Resolved> | undefined
  readonly order: Order<Resolved> | undefined
  readonly compared: readonly ComparedFigure<Resolved>[]
  /** Two platforms of one trend, and what is told of each. */
  readonly onPlatforms: Comparison<FoundPlatform> | undefined
  readonly comparedOnPlatforms: readonly ComparedFigure<FoundPlatform>[]
  readonly unsurpassed: Unsurpassed | undefined
  /** What counts or compares: the places of figures, of the comparison, and of what is unsurpassed. */
  readonly counting: readonly Span[]
}

/** A word and not only a preposition: "in place 3", 第3名, but not "auf 3". */
const PLACE_WORD = /\p{L}{4,}|第/u
/** A number with a word or sign that gives nothing but a place. */
const PLACE = /^#\s?\d|위|번째|第|位|名$|อันดับ/u

/** With the directions that a platform or "both" parts, each in the place of what its first word alone would say. */
function attributesOf(rest: string, dates: readonly FoundDate[], frame: AttributeFrame): Attribute[] {
  const found = findAttributes(rest, 0, dates, frame)
  const places = found.filter(({ kind }) => kind === 'platform' || kind === 'community')
  // "Nehmen beide zu".
  const together = frame.languages.includes('de') ? findTogether(rest, frame.languages) : []
  const parting = [...places, ...together]
  if (parting.length === 0) return found
  const parted = findPartedDirections(withoutPlaces(rest, parting, frame.languages), frame.languages)
  const isPart = (each: Attribute) =>
    each.kind === 'direction' && parted.some((whole) => overlap(whole, each))
  return [...found.filter((each) => !isPart(each)), ...parted]
}

/** Reads a sentence's dates, attributes and figures, each number once. */
export function numbersOf(
  words: SentenceWords,
  sentence: Sentence,
  frame: AttributeFrame & { readonly years: readonly number[] },
): SentenceNumbers {
  const { rest, languages, named, scales, hasScaleRange } = words
  const dates = findDates(rest, frame.years)
  const inProse = attributesOf(rest, dates, frame)
  const inCells = rankOfCells(rest, sentence).filter((cell) => !inProse.some((each) => overlap(each, cell)))
  const attributes = [...inProse, ...inCells]
  const platforms = attributes.filter((each) => each.kind === 'platform')
  const days = attributes.filter(({ kind }) => kind === 'day')
  // "12.2." may be a figure at the end of its sentence, but the 11 of "11 days ago" counts nothing.
  const told = days.filter((day) => /\p{L}/u.test(rest.slice(day.start, day.end)))
  // Nor does the 3 of "nach Score auf Platz 3", or the 40 of "grew by 40 %".
  const numbered = attributes.filter((each) => {
    const words = rest.slice(each.start, each.end)
    const isNumbered =
      (each.kind === 'rank' && PLACE_WORD.test(words)) ||
      (each.kind === 'direction' && each.factor !== undefined && named.every(({ trend }) => trend))
    return isNumbered && findQuantities(words, languages).length > 0
  })
  const undated = blank(rest, [...dates, ...told, ...numbered])
  const gaps = new FigureGaps(rest, languages)
  const isOfTrends = named.length > 0 && named.every(({ trend }) => trend !== undefined)
  const acted = isOfTrends ? [] : findActedFigures(undated, languages)
  const { comparison, unsurpassed, order } = comparisonsOf(words, attributes)
  const onPlatforms = platformsComparedIn(words, platforms)
  const pair = comparison ?? onPlatforms
  const difference = pair?.difference
  // "10 posts to 9" and "10 to 9 posts" are of the two in their order.
  const paired =
    pair === undefined
      ? []
      : findPairs(rest, languages).flatMap(({ first, second, between, behind }) =>
          between.length > 1 || behind.length > 0 ? [first, second] : [],
        )
  const beside = [
    ...acted,
    ...[...findFigures(undated, gaps, languages), ...figuresOfCells(undated, sentence, languages)].filter(
      (each) =>
        !acted.some((other) => overlap(other, each)) &&
        !each.covers.slice(0, 1).some((number) => paired.some((first) => overlap(first, number))) &&
        !each.covers.slice(0, 1).some((number) => difference !== undefined && overlap(difference, number)),
    ),
  ]
  const labelled = beside.flatMap(({ covers }) => covers)
  const ofEach = toldOf(words, comparison ?? order, beside)
  const comparing = [...(comparison?.covers ?? []), ...(onPlatforms?.covers ?? [])]
  const read = [...labelled, ...comparing, ...dates]
  const compared = ofEach === undefined ? [] : findComparedFigures(rest, ofEach, read, gaps, languages)
  const comparedOnPlatforms =
    onPlatforms === undefined
      ? []
      : findComparedFigures(rest, toldOfTwo(onPlatforms, 'mentions'), read, gaps, languages)
  const noPlace = [
    ...labelled,
    ...comparing,
    ...[...compared, ...comparedOnPlatforms].flatMap(({ covers }) => covers),
    ...(unsurpassed?.covers ?? []),
    ...(order?.covers ?? []),
  ]
  const placed = attributes.filter(
    (each) =>
      each.kind === 'day' ||
      each.kind === 'direction' ||
      numbered.includes(each) ||
      (each.kind === 'rank' && PLACE.test(rest.slice(each.start, each.end))),
  )
  const apart = findFiguresApart(rest, [...noPlace, ...placed], scales, gaps, languages)
  const taken = [...noPlace, ...placed, ...apart.flatMap(({ covers }) => covers)]
  const bare = isOfTrends
    ? [
        ...findBareScores(rest, taken, languages, hasScaleRange),
        ...findOccurrences(rest, taken, languages),
        ...findBareCounts(rest, taken, languages, platforms),
        ...findPlaceFigures(
          rest,
          // What a place goes by may stand before it or behind it.
          attributes.flatMap(({ kind, apart = [], ...each }) => {
            const by = kind === 'rank' && 'by' in each ? each.by : undefined
            return by === undefined
              ? []
              : [{ ...bounds([each, ...apart.filter(({ start }) => start >= each.end)]), by }]
          }),
          taken,
          languages,
        ),
      ]
    : named.length === 0
      ? [
          ...findOccurrences(rest, taken, languages),
          ...(platforms.length > 1 ? findBareCounts(rest, taken, languages, platforms) : []),
        ]
      : []
  const onlyBeside = onlyIn(rest, languages)
  const counted = [...beside, ...apart, ...bare]
  const figures = [...counted, ...asManyIn(rest, counted, languages)].map((figure) =>
    tellsDifference(figure, rest, attributes)
      ? { ...figure, isDifference: true }
      : { ...figure, covers: [...figure.covers, ...onlyBeside(figure.covers[0], figure.quantity)] },
  )
  const comparedNumbers = [
    ...compared,
    ...comparedOnPlatforms,
    ...(onPlatforms?.difference === undefined ? [] : [onPlatforms.difference]),
  ]
  // "Has one comment" does not say that it is one.
  const isCounted = (each: Attribute) =>
    each.kind === 'text_kind' && figures.some(({ covers }) => covers.some((word) => overlap(word, each)))
  return {
    ...{ dates, comparison, compared, onPlatforms, comparedOnPlatforms, unsurpassed, order, figures },
    attributes: attributes
      .filter((each) => !isCounted(each) && !(each.kind === 'platform' && onPlatforms !== undefined))
      .map((each) => withOnly(each, each.kind === 'rank' && each.bound === 'exact' ? onlyBeside(each) : [])),
    shares: findShares(rest, platforms, languages, days)
      .filter((share) => isInOneCell(share, sentence))
      .filter(({ quantity }) => ![...comparedNumbers, ...numbered].some((each) => overlap(each, quantity)))
      .map((share) => ({
        ...share,
        covers: [...share.covers, ...onlyBeside(share.covers[0], share.quantity)],
      })),
    counting: [...noPlace, ...[...apart, ...bare].flatMap(({ covers }) => covers)],
  }
}

/** "| 27 | Reddit |" does not count what is on Reddit. */
function isInOneCell(share: Span, { start, cells }: Sentence): boolean {
  return (
    cells.length === 0 ||
    cells.some((cell) => cell.start - start <= share.start && share.end <= cell.end - start)
  )
}

function withOnly(attribute: Attribute, only: readonly Span[]): Attribute {
  return only.length === 0 ? attribute : { ...attribute, apart: [...(attribute.apart ?? []), ...only] }
}

/** Whether a figure tells by how much its trend rose or fell. */
function tellsDifference({ covers }: Figure, rest: string, attributes: readonly Attribute[]): boolean {
  const [number] = covers
  const told = attributes.filter(
    (each) => each.kind === 'direction' && (each.direction === 'rising' || each.direction === 'falling'),
  )
  return number !== undefined && isDifference(rest, number, bounds(covers), told)
}

/** What a comparison tells of its two, or a sentence of each trend that it names: "A has 36 posts, B 29". */
function toldOf(
  { named }: SentenceWords,
  told: Comparison<Resolved> | Order<Resolved> | undefined,
  figures: readonly Figure[],
): ToldOf<Resolved> | undefined {
  if (told !== undefined && 'names' in told) {
    const { names, by } = told
    return by === undefined ? undefined : { names, pair: undefined, word: by }
  }
  if (told !== undefined) {
    const { word } = told
    return word === undefined || word === 'rank' ? undefined : toldOfTwo(told, word)
  }
  const [word, another] = new Set(figures.map((figure) => figure.word))
  const areTrends = named.length > 1 && named.every(({ trend }) => trend !== undefined)
  if (!areTrends || word === undefined || word === 'percentage' || another !== undefined) return undefined
  return { names: named, pair: undefined, word }
}

function toldOfTwo<Named extends Span>(
  { one, other }: Comparison<Named>,
  word: ToldOf<Named>['word'],
): ToldOf<Named> {
  return { names: [one, other], pair: [one, other], word }
}

/** "“X” has more posts on Reddit than on YouTube": two platforms of the only trend, by how many posts it has there. */
function platformsComparedIn(
  { rest, languages, named }: SentenceWords,
  platforms: readonly FoundPlatform[],
): Comparison<FoundPlatform> | undefined {
  const [one, other, third] = platforms.map((each) => bareName(each, rest))
  if (named.length > 1 || one === undefined || other === undefined || third !== undefined) return undefined
  const compared = findComparison(rest, [one, other], languages)
  if (one.platform === other.platform || compared?.word !== 'mentions') return undefined
  return { ...compared, covers: [...compared.covers, ...platforms] }
}

/** "X" of من X, which is "from X" and "than X". */
function bareName(place: FoundPlatform, rest: string): FoundPlatform {
  const isLetter = /\sX$/iu.test(rest.slice(place.start, place.end))
  return isLetter ? { ...place, start: place.end - 1 } : place
}

function comparisonsOf(
  words: SentenceWords,
  attributes: readonly Attribute[],
): Pick<SentenceNumbers, 'comparison' | 'unsurpassed' | 'order'> {
  const { rest, languages, named } = words
  const [first, another] = named
  const isComparable = named.every((each) => (each.trend === undefined) === (first?.trend === undefined))
  // Below a title the line itself names none: "36 mentions, more than any other topic".
  const isOfOne = first === undefined || (another === undefined && first.trend !== undefined)
  const most = isOfOne ? findUnsurpassed(rest, languages) : undefined
  const order = first?.trend !== undefined && isComparable ? findOrder(rest, named, languages) : undefined
  const found = isComparable && order === undefined ? findComparison(rest, named, languages) : undefined
  // Which of two is as much as the other makes no difference.
  const isTold = !areCitedTogether(rest, named) || (found?.is === 'same' && found.times === undefined)
  return {
    order,
    comparison: isTold ? found : findComparison(rest, namedByAuthors(words, attributes), languages),
    unsurpassed: most && { ...most, ...bounds(most.covers) },
  }
}
