import { findComparisonWords } from '../lexicon/index.ts'
import type { Attribute } from '../parse/attributes.ts'
import type { Span } from '../parse/spans.ts'
import type { Part } from '../parts.ts'
import type { SentenceNumbers } from './numbers.ts'
import type { SentenceWords } from './words.ts'

/** "“X” is the only rising trend": the one thing that a sentence says of a trend, and that it is so of no other. */
export interface OnlyOne extends Span {
  readonly so: Part & { readonly kind: 'direction' | 'figure' }
  /** The words that say that it is so of no other. */
  readonly covers: readonly Span[]
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

function bare({ start, end }: Span): Span {
  return { start, end }
}
