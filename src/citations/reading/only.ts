import { findApart, findComparisonWords } from '../lexicon/index.ts'
import type { Attribute } from '../parse/attributes.ts'
import { bare, bounds, overlap, type Span } from '../parse/spans.ts'
import type { Part } from '../parts.ts'
import type { StoredTrend } from '../stored.ts'
import type { SentenceNumbers } from './numbers.ts'
import type { SentenceWords } from './words.ts'

/** "“X” is the only rising trend": the one thing that a sentence says of a trend, and that it is so of no other. */
export interface OnlyOne extends Span {
  readonly so: Part & { readonly kind: 'direction' | 'figure' }
  /** Several of which it is so, and those of which it is not; undefined for the only trend and all others. */
  readonly of?: readonly StoredTrend[]
  readonly others?: readonly StoredTrend[]
  /** The words that say that it is so of no other. */
  readonly covers: readonly Span[]
}

/** Between such a word and a name beside it. */
const BESIDE = /^[\s"'“”‘’„«»‹›「」『』*_\uE000-\uE002]{0,6}$/u

/** "Only A and B are rising", "none but C is", "unlike C, A is rising": what is so of those that are named, and of no others or not of one. */
export function setApartIn(
  { rest, languages, named }: SentenceWords,
  { figures, shares, comparison, order, dates }: SentenceNumbers,
  attributes: readonly Attribute[],
  leftBeside: (spans: readonly Span[]) => readonly Span[],
): OnlyOne | undefined {
  const none = findComparisonWords(rest, languages).filter(({ value }) => value === 'none')
  const [so, another] = attributes.filter((each) => !none.some((word) => overlap(word, each)))
  if (so?.kind !== 'direction' || another !== undefined || comparison !== undefined || order !== undefined)
    return undefined
  if (figures.length + shares.length + dates.length > 0) return undefined
  const [word, second] = findApart(rest, languages).filter((each) => !overlap(each, so))
  if (word === undefined || second !== undefined || named.some(({ trend }) => trend === undefined))
    return undefined
  // "No trend is fading except A" says that only A is.
  const isExcept = word.value === 'except'
  if (isExcept !== none.length > 0) return undefined
  const isBehind = languages.some(
    (each) => each === 'ja' || each === 'ko' || (each === 'zh' && word.value === 'unlike'),
  )
  const at = named.findIndex(({ start, end }) => {
    const [from, to] = isBehind ? [end, word.start] : [word.end, start]
    return from <= to && BESIDE.test(rest.slice(from, to))
  })
  const isOfAll = word.value !== 'unlike'
  // "A is rising, only B is not": the names stand together behind the word.
  if (at === -1 || (isOfAll && at !== (isBehind ? named.length - 1 : 0)) || (!isOfAll && named.length < 2))
    return undefined
  const trendsOf = (names: typeof named) => names.flatMap(({ trend }) => trend ?? [])
  const said = [word, ...none, so, ...(so.apart ?? [])].map(bare)
  if (leftBeside(said).length > 0) return undefined
  return {
    so,
    of: trendsOf(isOfAll ? named : named.filter((_, index) => index !== at)),
    ...(isOfAll ? {} : { others: trendsOf(named.slice(at, at + 1)) }),
    covers: said,
    ...bounds(said),
  }
}

/** Undefined where the sentence says more, or names more trends than one. */
export function onlyOneIn(
  { rest, languages, named }: SentenceWords,
  { figures, shares, comparison, order, dates }: SentenceNumbers,
  attributes: readonly Attribute[],
  leftBeside: (spans: readonly Span[]) => readonly Span[],
): OnlyOne | undefined {
  const [name, another] = named
  if (name?.trend === undefined || another !== undefined) return undefined
  const words = findComparisonWords(rest, languages)
  const [only, second] = words.filter(({ value }) => value === 'only')
  // "The only problem" and "the only thing" are no trend.
  const trend = words.find(({ value, start }) => value === 'trend' && start >= (only?.end ?? rest.length))
  if (only === undefined || trend === undefined || second !== undefined || shares.length + dates.length > 0)
    return undefined
  if (comparison !== undefined || order !== undefined) return undefined
  const [attribute, ...moreAttributes] = attributes
  const [figure, ...moreFigures] = figures
  const isOne = (attribute === undefined ? 0 : 1) + (figure === undefined ? 0 : 1) === 1
  if (!isOne || moreAttributes.length + moreFigures.length > 0) return undefined
  const so =
    attribute?.kind === 'direction'
      ? attribute
      : figure !== undefined && figure.word !== 'percentage'
        ? { kind: 'figure' as const, word: figure.word, quantity: figure.quantity }
        : undefined
  // "The only trend", "the only fading trend"; "rising trend" is one word for rising.
  const isOfTrend = [...attributes, only].some(
    ({ start, end }) => start <= trend.start && rest.slice(end, trend.start).trim() === '',
  )
  if (so === undefined || !isOfTrend) return undefined
  const said = figure?.covers ?? [...attributes, ...attributes.flatMap(({ apart = [] }) => apart)]
  if (leftBeside([only, ...said]).length > 0) return undefined
  return { so, covers: [bare(only)], ...bare(only) }
}
