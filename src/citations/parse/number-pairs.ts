import { type ComparisonForm, findComparisonWords, findMetrics, type Language } from '../lexicon/index.ts'
import { findQuantities, type Quantity } from './quantities.ts'
import { bare, type Span } from './spans.ts'

/** Two numbers of a comparison, in the order of what is compared. */
export interface NumberPair {
  readonly first: Quantity
  readonly second: Quantity
  /** The words between them, and what the first counts. */
  readonly between: readonly Span[]
  /** What the second counts, right behind it. */
  readonly behind: readonly Span[]
}

/** What may stand between two numbers: some languages compare names and numbers by the same words. */
export const LINKING: ReadonlySet<ComparisonForm> = new Set<ComparisonForm>([
  'between numbers',
  'compared',
  'than',
])
/** Between the numbers of a pair, where no word compares them. */
const PAIR_SIGN = /^\s?[:–—-]\s?$/u
/** What stands between the first number of a pair and its link: 36件対19件. */
const COUNTED = /^[件回人건개명회次条个]?\s*$/u
/** No honest sentence has more. */
const MAX_NUMBERS = 50

/**
 * The pairs of numbers with "to", "against", or a dash between them: "36 to 29", "10 posts to 9". Where two are compared
 * "17 to 32" is one, and no range but behind "between" or "from".
 */
export function findPairs(rest: string, languages: readonly Language[]): NumberPair[] {
  const links = findComparisonWords(rest, languages).filter(({ value }) => LINKING.has(value))
  const metrics = findMetrics(rest, languages)
  const linkOf = (from: number, to: number): Span[] | undefined => {
    if (PAIR_SIGN.test(rest.slice(from, to))) return []
    const link = links.find(({ start, end }) => start >= from && end <= to)
    if (link === undefined || rest.slice(link.end, to).trim() !== '') return undefined
    if (COUNTED.test(rest.slice(from, link.start))) return [bare(link)]
    const counted = link.value === 'between numbers' ? metrics.find(({ start }) => start >= from) : undefined
    return counted !== undefined &&
      rest.slice(from, counted.start).trim() === '' &&
      rest.slice(counted.end, link.start).trim() === ''
      ? [bare(counted), bare(link)]
      : undefined
  }
  const countedBehind = (number: Span): Span[] => {
    const counted = metrics.find(({ start }) => start >= number.end)
    return counted !== undefined && rest.slice(number.end, counted.start).trim() === '' ? [bare(counted)] : []
  }
  /** "17 to 32" as two; "between 17 and 32" begins with no number. */
  const parted = (range: Quantity): Quantity[] => {
    if (!(range.low < range.high) || range.isVague) return [range]
    const dash = DASH.exec(rest.slice(range.start, range.end))
    const link = links.find(
      ({ value, start, end }) => value === 'between numbers' && start > range.start && end < range.end,
    )
    const at =
      link ?? (dash && { start: range.start + dash.index, end: range.start + dash.index + dash[0].length })
    if (!at) return [range]
    const part = (from: number, to: number) =>
      findQuantities(rest.slice(from, to), languages).map((each) => ({
        ...each,
        start: each.start + from,
        end: each.end + from,
      }))
    const [first, ...none] = part(range.start, at.start)
    const [second, ...more] = part(at.end, range.end)
    const isPair = first?.start === range.start && second !== undefined && none.length + more.length === 0
    return isPair ? [first, second] : [range]
  }
  const numbers = findQuantities(rest, languages).slice(0, MAX_NUMBERS).flatMap(parted)
  return numbers.flatMap((first, at): NumberPair[] => {
    const second = numbers[at + 1]
    const between = second && linkOf(first.end, second.start)
    const isPlain = (number: Quantity) => !number.isPercent && !number.isVague
    if (second === undefined || between === undefined || !isPlain(first) || !isPlain(second)) return []
    return [{ first, second, between, behind: countedBehind(second) }]
  })
}

const DASH = /\s?[–—-]\s?/u
