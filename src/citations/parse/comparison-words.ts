import { lazily } from '../../lib/lazily.ts'
import {
  BY,
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
import { findPairs } from './number-pairs.ts'
import { findQuantities, type Quantity } from './quantities.ts'
import { overlap, type Span } from './spans.ts'

type Sign = 'more' | 'less' | 'same'
export type ComparisonWord = Found<ComparisonForm>

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
export function compares({ value }: ComparisonWord): boolean {
  return signs[value] !== undefined
}
/** Words that stand between the two names, or behind them where verbs do. */
export const PLACING: readonly ComparisonForm[] = ['ahead', 'behind', 'beats', 'trails']
const OFTEN: readonly ComparisonForm[] = ['often', 'more often', 'less often']
const MAX_READ = 2000
/** Characters between a number and the word that compares, with what is counted between them. */
const MAX_GAP = 48
/** "Authors per mention" is another figure. */
const PER = /(?:(?<!\p{L})(?:per|pro|por|par|je|for (?:each|every)|لكل)\s|每)$/iu

/** The words of a sentence that compare, and what they say. */
export interface ReadWords {
  readonly words: readonly ComparisonWord[]
  readonly is: Sign | undefined
  readonly times?: Found<Factor> | undefined
  readonly word: Metric | 'rank' | undefined
  /** That no place is between the two: "just ahead of". */
  readonly isDirect: boolean
  /** The words that compare and those that say what, as offsets of the sentence. */
  readonly covers: readonly Span[]
}

/** Reads the words that compare; undefined where several things are compared, or words contradict each other. */
export function readComparison(rest: string, languages: readonly Language[]): ReadWords | undefined {
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
  const placing = comparing.find(({ value }) => value === 'ahead' || value === 'behind')
  const isPlaced = placing !== undefined
  // "With 24 mentions A is in second place, ahead of B".
  const isOfPlaces =
    placing !== undefined &&
    bys.length === 0 &&
    places().some(({ value, end }) => value.by === undefined && end <= placing.start)
  const directly = words.find(
    ({ value, end }) => value === 'directly' && placing !== undefined && placing.start - end === 1,
  )
  const word = isOfPlaces
    ? 'rank'
    : (metric ?? (isOften.length > 0 ? 'mentions' : ranks.length > 0 || isPlaced ? 'rank' : undefined))
  // "Has the same status as": no figure is.
  if (word === undefined && is === 'same' && STATUS.test(said)) return undefined
  const isDirect = word === 'rank' && directly !== undefined
  return {
    ...{ words, is, times, word, isDirect },
    covers: [
      ...comparing,
      ...(isDirect ? [directly] : []),
      ...isOften,
      ...(word === 'rank' ? ranks : []),
      ...bys,
      ...(metric === undefined || isOfPlaces ? [] : metrics.filter((each) => !isPlaced || !isOfPlace(each))),
    ],
  }
}

const STATUS =
  /(?<!\p{L})(?:status|statut|estado|estatus|حالة)(?!\p{L})|ステータス|状態|状态|狀態|상태|สถานะ/iu

/**
 * The metric that is compared: that of "by score", or the nearest to a word that compares. Beside it only mentions and
 * posts may be named, for posts mention topics.
 */
function comparedMetric(
  said: string,
  metrics: readonly Found<{ readonly metric: Metric }>[],
  comparing: readonly ComparisonWord[],
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
/** The only factor of a sentence, where it belongs to a word that compares or to what is counted: "twice as many mentions". */
function timesIn(
  said: string,
  words: readonly ComparisonWord[],
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

/** The only number right before a word for more, less, ahead or behind, but for what is counted, or behind "by" beside a word that places. */
export function differenceIn(
  rest: string,
  words: readonly ComparisonWord[],
  languages: readonly Language[],
): Quantity | undefined {
  const said = rest.slice(0, MAX_READ)
  const isPlaced = words.some(({ value }) => PLACING.includes(value))
  const degrees = words.filter(({ value }) => value === 'more' || value === 'less')
  const places = words.filter(({ value }) => value === 'ahead' || value === 'behind')
  const metrics = findMetrics(said, languages)
  // 多 7 次: digits may stand apart in Chinese.
  const gapBefore = (from: number, to: number) =>
    languages.includes('zh') ? said.slice(from, to).trim() : said.slice(from, to)
  // "14 posts ahead of B" is a difference, and "with 14 posts ahead of B" a figure.
  const isOwn = ({ start }: Span) => WITH.test(said.slice(Math.max(0, start - MAX_BY), start))
  const isDegree = (number: Span) =>
    [...degrees, ...(isOwn(number) ? [] : places)].some(({ start, end }) => {
      if (
        end <= number.start &&
        number.start - end <= MAX_GAP &&
        DEGREE_BEFORE.test(gapBefore(end, number.start))
      )
        return true
      if (start < number.end || start - number.end > MAX_GAP) return false
      const counted = metrics.find((each) => each.start >= number.end && each.end <= start)
      const gap =
        counted === undefined
          ? said.slice(number.end, start)
          : `${said.slice(number.end, counted.start)}${said.slice(counted.end, start)}`
      return DEGREE.test(gap)
    })
  // "A score of 64, ahead of B" gives no difference.
  const isBy = ({ start }: Span) => {
    const [by] = BY.exec(said.slice(Math.max(0, start - MAX_BY), start)) ?? []
    return by !== undefined && !metrics.some(({ end }) => end === start - by.length - 1)
  }
  // "By 10 posts to 9" tells both figures.
  const paired = findPairs(said, languages).map(({ first, second }) => ({ ...first, end: second.end }))
  const [only, another] = findQuantities(said, languages).filter(
    (number) =>
      !number.isPercent &&
      (isDegree(number) || (isPlaced && isBy(number))) &&
      !paired.some((pair) => overlap(pair, number)),
  )
  if (only === undefined || another !== undefined) return undefined
  // Arabic writes its preposition to the number.
  return rest[only.start - 1] === 'ب' ? { ...only, start: only.start - 1 } : only
}

/** Between a number and a word for more or less: "17 mentions de plus", 17件多い. */
const DEGREE = /^[件回人건개명회]?\s*(?:(?:de|a)\s)?$/iu
/** The same where the number stands behind that word: 少6次, or behind the name in Thai. */
const DEGREE_BEFORE = /^(?:|\s?ب|\s?["'”“]?\uE000+["'”“]?\s(?=[^\p{L}]|$))$/u
const WITH = /(?<!\p{L})(?:with|at|on|mit|bei|auf|con|com|avec|à)\s$/iu
const MAX_BY = 5
/** Characters in which what is counted begins behind a factor, and of what ties it: "el doble de menciones". */
const MAX_COUNTED = 24
const MAX_TIE = 4
