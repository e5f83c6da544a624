import { lazily } from '../../lib/lazily.ts'
import {
  type ComparisonForm,
  type Factor,
  type Found,
  findComparisonWords,
  findMetrics,
  findNumbers,
  findRankMetrics,
  findRanks,
  type Language,
  type Metric,
} from '../lexicon/index.ts'
import { findQuantities, type Quantity } from './quantities.ts'
import { moved, overlap, type Span } from './spans.ts'

/** "A has more mentions than B": two named things, and what is said of a figure of theirs. */
export interface Comparison<Named extends Span> extends Span {
  readonly is: 'more' | 'less' | 'same'
  readonly one: Named
  readonly other: Named
  /** Further ones that it is compared with: "ahead of B, C and D". */
  readonly others?: readonly Named[]
  /** What is compared; undefined where no word says it. */
  readonly word: Metric | 'rank' | undefined
  /** "Three times as many": how many times the figure of the other. */
  readonly times?: Factor
  /** "17 more posts than", "beats it by 17 posts": by how much they differ. */
  readonly difference?: Quantity
  /** The words that compare, without the names. */
  readonly covers: readonly Span[]
}

type Sign = Comparison<Span>['is']
type Word = Found<ComparisonForm>

/** Which is more where a word compares by itself; the others only link the two, or say what is compared. */
const signs: Readonly<Partial<Record<ComparisonForm, Sign>>> = {
  more: 'more',
  'more often': 'more',
  ahead: 'more',
  beats: 'more',
  less: 'less',
  'less often': 'less',
  behind: 'less',
  trails: 'less',
  same: 'same',
}
/** Whether a word says which of two is more, and does not only link them. */
export function compares({ value }: Word): boolean {
  return signs[value] !== undefined
}

/** Words that stand between the two names, or behind them where verbs do. */
const PLACING: readonly ComparisonForm[] = ['ahead', 'behind', 'beats', 'trails']
const OFTEN: readonly ComparisonForm[] = ['often', 'more often', 'less often']
const MAX_READ = 2000
/** Between a name and the word behind it: closing marks, and an id in brackets. */
const BESIDE = /^[\s"'”’»」』)）\]】\uE000]*$/u
const MAX_GAP = 48
const CLAUSE_END = /[,;:，；：、،؛\uE001\uE002]/u
/** "Authors per mention" is another figure. */
const PER = /(?:(?<!\p{L})(?:per|pro|por|par|je|for (?:each|every)|لكل)\s|每)$/iu

/**
 * A comparison of the first of these names with the others in a sentence, which stand together at its end where there are
 * several; undefined where there is none.
 */
export function findComparison<Named extends Span>(
  rest: string,
  start: number,
  names: readonly Named[],
  languages: readonly Language[],
): Comparison<Named> | undefined {
  const [first, second, ...more] = names
  if (first === undefined || second === undefined || !standTogether(rest, names.slice(1), start))
    return undefined
  // "A has more than B, and C has 36": another clause.
  if (more.length > 0 && !ENDS_THERE.test(rest.slice((more.at(-1)?.end ?? 0) - start))) return undefined
  const read = readWords(rest, languages)
  if (read === undefined || read.words.some(({ value }) => value === 'none')) return undefined
  const { times } = read
  const is = times === undefined ? read.is : times.value.factor > 1 ? 'more' : 'less'
  if (is === undefined) return undefined
  // "Tanto A como B" names both, and compares nothing.
  const isBefore = (word: Word) => word.start < first.start - start
  if (is === 'same' && read.word === undefined && read.words.filter(compares).every(isBefore))
    return undefined
  const own = [first, second].map((name) => ({ name, start: name.start - start, end: name.end - start }))
  const linked = order(rest, own, times === undefined ? read : { ...read, is: 'same' }, languages)
  if (linked === undefined || (more.length > 0 && linked.one !== first)) return undefined
  const difference = times === undefined ? differenceIn(rest, read.words, languages) : undefined
  const tied = [...linked.covers, ...[times, difference].filter((each) => each !== undefined)]
  const covers = [...read.covers, ...tied].map((span) => located(span, start))
  return {
    start: Math.min(first.start, ...covers.map((span) => span.start)),
    end: Math.max(second.end, ...more.map(({ end }) => end), ...covers.map((span) => span.end)),
    is,
    ...(more.length === 0 ? {} : { others: more }),
    ...(times === undefined ? {} : { times: times.value }),
    ...(difference === undefined ? {} : { difference: moved(difference, start) }),
    one: linked.one,
    other: linked.other,
    word: read.word,
    covers,
  }
}

/** Names that a comma or "and" parts at most: "B, C and D". `start` is the offset of the sentence. */
function standTogether(rest: string, names: readonly Span[], start: number): boolean {
  return (
    names.length <= MAX_OTHERS &&
    names.every(
      ({ start: from }, at) =>
        at === 0 || LISTED.test(rest.slice((names[at - 1]?.end ?? 0) - start, from - start)),
    )
  )
}

const MAX_OTHERS = 9
/** Behind the last of several: the end of its clause, a bracket, or in Japanese and Korean a word for "than". */
const ENDS_THERE = /^["'”’»」』*_\s\uE000]*(?:$|[.,;:!?(（。，；、]|より|보다)/u
const LISTED =
  /^["'”’»」』)）\]】*_\s\uE000]*[,，、]?\s?(?:(?:and|und|y|e|et|و|และ|as well as|sowie)\s|[とや와과]|および|和)?["'“‘«„「『(（*_\s\uE000]*$/iu

/** The only factor of a sentence, where it belongs to a word that compares or to what is counted: "twice as many mentions". */
function timesIn(
  said: string,
  words: readonly Word[],
  languages: readonly Language[],
): Found<Factor> | undefined {
  const [only, another] = findNumbers(said, languages).flatMap(({ start, end, value }) =>
    value.kind === 'factor' ? [{ start, end, value }] : [],
  )
  if (only === undefined || another !== undefined) return undefined
  const isBeside = ({ start, end }: Span) => start <= only.end + 1 && end > only.start
  const counted = findMetrics(said.slice(only.end, only.end + MAX_COUNTED), languages)[0]
  return words.some((word) => compares(word) && isBeside(word)) || (counted?.start ?? MAX_TIE) < MAX_TIE
    ? only
    : undefined
}

/** The only number right before a word for more or less, but for what is counted, or behind "by" beside a word that places. */
function differenceIn(
  rest: string,
  words: readonly Word[],
  languages: readonly Language[],
): Quantity | undefined {
  const said = rest.slice(0, MAX_READ)
  const isPlaced = words.some(({ value }) => PLACING.includes(value))
  const degrees = words.filter(({ value }) => value === 'more' || value === 'less')
  const metrics = findMetrics(said, languages)
  const isDegree = (number: Span) =>
    degrees.some(({ start }) => {
      if (start < number.end || start - number.end > MAX_GAP) return false
      const counted = metrics.find((each) => each.start >= number.end && each.end <= start)
      const gap =
        counted === undefined
          ? said.slice(number.end, start)
          : `${said.slice(number.end, counted.start)}${said.slice(counted.end, start)}`
      return DEGREE.test(gap)
    })
  const [only, another] = findQuantities(said, languages).filter(
    (number) =>
      !number.isPercent &&
      (isDegree(number) ||
        (isPlaced && BY.test(said.slice(Math.max(0, number.start - MAX_BY), number.start)))),
  )
  return another === undefined ? only : undefined
}

/** Between a number and a word for more or less: "17 mentions de plus", 17件多い. */
const DEGREE = /^[件回人]?\s*(?:de\s)?$/iu
const BY = /(?<!\p{L})(?:by|um|por|de|con|par)\s$/iu
const MAX_BY = 5
/** Characters in which what is counted begins behind a factor, and of what ties it: "el doble de menciones". */
const MAX_COUNTED = 24
const MAX_TIE = 4

/**
 * "No topic has more mentions than A", "A is mentioned more often than any other": that A has the most, or the fewest.
 * The words that say so, as offsets of the text.
 */
export function findUnsurpassed(
  rest: string,
  start: number,
  languages: readonly Language[],
):
  | { readonly is: 'more' | 'less'; readonly word: Metric | undefined; readonly covers: readonly Span[] }
  | undefined {
  const read = readWords(rest, languages)
  if (read === undefined) return undefined
  const none = read.words.filter(({ value }) => value === 'none')
  const others = read.words.filter(({ value }) => value === 'all others')
  if (none.length + others.length !== 1) return undefined
  const links = read.words.filter(({ value }) => value === 'than' || value === 'than behind')
  // In Japanese the words that say that there is none compare by themselves.
  const is = read.is ?? (languages.includes('ja') && none.length > 0 ? 'more' : undefined)
  if (is === undefined || (is === 'same' && none.length === 0)) return undefined
  const isLinked = links.length > 0 || is === 'same' || languages.includes('ja')
  const isPlaced = read.words.some(({ value }) => PLACING.includes(value))
  if (read.word === undefined || !(isLinked || (isPlaced && none.length === 0))) return undefined
  return {
    is: is === 'less' ? 'less' : 'more',
    word: read.word === 'rank' ? undefined : read.word,
    covers: [...read.covers, ...none, ...others, ...links].map((span) => located(span, start)),
  }
}

interface ReadWords {
  readonly words: readonly Word[]
  readonly is: Sign | undefined
  readonly times?: Found<Factor> | undefined
  readonly word: Metric | 'rank' | undefined
  /** The words that compare and those that say what, as offsets of the sentence. */
  readonly covers: readonly Span[]
}

/** Undefined where several things are compared, or words contradict each other. */
function readWords(rest: string, languages: readonly Language[]): ReadWords | undefined {
  const said = rest.slice(0, MAX_READ)
  // "Tops the list" gives a place, and compares no two.
  const places = lazily(() => findRanks(said, languages))
  const isOfPlace = (word: Span) =>
    places().some(
      ({ start, end }) => start <= word.start && word.end <= end && end - start > word.end - word.start,
    )
  const found = findComparisonWords(said, languages).filter(
    (word) => !PLACING.includes(word.value) || !isOfPlace(word),
  )
  const times = timesIn(said, found, languages)
  // "More than twice as many" has two words that compare, of which none does.
  const words = found.filter((word) => times === undefined || !overlap(word, times) || !compares(word))
  const comparing = words.filter(({ value }) => signs[value] !== undefined)
  const [is, another] = new Set(comparing.map(({ value }) => signs[value]))
  if (another !== undefined) return undefined
  const bys = findRankMetrics(said, languages)
  const metrics = findMetrics(said, languages)
  const isOften = words.filter(({ value }) => OFTEN.includes(value))
  // "No topic people post about more": who mentions, and what is done, is not what is counted.
  const isByOften = isOften.some(({ value }) => value !== 'often')
  const counted = isByOften ? metrics.filter(({ value }) => value.metric !== 'authors') : metrics
  const metric = comparedMetric(said, counted, comparing, bys[0]?.value.metric)
  if (metric === 'several') return undefined
  const ranks = words.filter((each) => each.value === 'rank' && !isOfPlace(each))
  const isPlaced = comparing.some(({ value }) => value === 'ahead' || value === 'behind')
  const word = metric ?? (isOften.length > 0 ? 'mentions' : ranks.length > 0 || isPlaced ? 'rank' : undefined)
  return {
    words,
    is,
    times,
    word,
    covers: [
      ...comparing,
      ...isOften,
      ...(word === 'rank' ? ranks : []),
      ...bys,
      ...(metric === undefined ? [] : metrics.filter((each) => !isPlaced || !isOfPlace(each))),
    ],
  }
}

/**
 * The metric that is compared: that of "by score", or the nearest to a word that compares. Beside it only mentions and
 * posts may be named, for posts mention topics.
 */
function comparedMetric(
  said: string,
  metrics: readonly Found<{ readonly metric: Metric }>[],
  comparing: readonly Word[],
  by: Metric | undefined,
): Metric | 'several' | undefined {
  const apart = (span: Span) =>
    Math.min(...comparing.map(({ start, end }) => Math.max(span.start - end, start - span.end, 0)))
  const [nearest, ...rest] = metrics.toSorted((a, b) => apart(a) - apart(b))
  const metric = by ?? nearest?.value.metric
  const others = rest.filter(({ value }) => value.metric !== metric)
  const isRatio = others.some(({ start }) => PER.test(said.slice(Math.max(0, start - 12), start)))
  const areVerbs = others.every(({ value }) => value.metric === 'mentions' || value.metric === 'posts')
  if (isRatio || !areVerbs) return 'several'
  return metric === 'posts' ? 'mentions' : metric
}

interface Own<Named> extends Span {
  readonly name: Named
}

interface Ordered<Named> {
  readonly one: Named
  readonly other: Named
  readonly covers: readonly Span[]
}

/** Which of the two is compared with the other one. */
function order<Named>(
  rest: string,
  own: readonly Own<Named>[],
  { words, is }: ReadWords,
  languages: readonly Language[],
): Ordered<Named> | undefined {
  const [first, second] = own
  if (first === undefined || second === undefined) return undefined
  const against = (other: Own<Named>, ...covers: Span[]): Ordered<Named> => ({
    one: (other === first ? second : first).name,
    other: other.name,
    covers,
  })
  const behind = (word: Span) =>
    own.findLast(({ end }) => end <= word.start && BESIDE.test(rest.slice(end, word.start)))
  const ahead = (word: Span) =>
    own.find((name) => name.start >= word.end && isNear(rest.slice(word.end, name.start), languages))
  for (const word of words) {
    const other = word.value === 'than behind' ? behind(word) : undefined
    if (other !== undefined) return against(other, word)
  }
  const placing = words.find(({ value }) => PLACING.includes(value))
  const isVerbLast = languages.every((language) => language === 'ja' || language === 'ko')
  if (placing !== undefined) {
    if (isVerbLast)
      return against((languages.includes('ko') ? objectOf(rest, own) : behind(placing)) ?? second)
    if (placing.start >= second.end) return undefined
    // "Ahead of B comes A": a preposition stands before the one that it belongs to, and a verb before its subject.
    const isTurned = placing.end <= first.start && (placing.value === 'ahead' || placing.value === 'behind')
    return against(isTurned ? first : second)
  }
  const comparedWith = words.find(({ value }) => value === 'compared')
  const beside = comparedWith && ahead(comparedWith)
  if (beside !== undefined && comparedWith !== undefined) return against(beside, comparedWith)
  for (const word of words.toReversed()) {
    const other = word.value === 'than' ? ahead(word) : undefined
    if (other !== undefined) return against(other, word)
  }
  // The Thai word for "than" ends the one for "more".
  const degree = languages.includes('th') ? words.find(({ value }) => signs[value] !== undefined) : undefined
  const compared = degree && ahead(degree)
  if (compared !== undefined) return against(compared)
  return is === 'same' ? against(second) : undefined
}

/** The Korean name with the particle of an object. */
function objectOf<Named>(rest: string, own: readonly Own<Named>[]): Own<Named> | undefined {
  return own.find(({ end }) =>
    /^[\s"'”’»」』)）\]】\uE000]*(?:[을를]|에게|에)(?!서)/u.test(rest.slice(end, end + MAX_GAP)),
  )
}

/** Whether nothing but words stands between "than" and a name: "more than 20 mentions, and B …" compares with 20. */
function isNear(gap: string, languages: readonly Language[]): boolean {
  return (
    gap.length <= MAX_GAP &&
    !CLAUSE_END.test(gap) &&
    !/\p{Nd}/u.test(gap) &&
    findNumbers(gap, languages).length === 0
  )
}

function located({ start, end }: Span, by: number): Span {
  return { start: start + by, end: end + by }
}
