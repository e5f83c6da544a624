import { negatesLast, negatesNext } from '../text/function-words.ts'
import { leftover } from './coverage.ts'
import { claimsNothing } from './lexicon/index.ts'
import { type Attribute, findAttributes } from './parse/attributes.ts'
import { type Comparison, findComparison, findUnsurpassed } from './parse/comparisons.ts'
import type { Figure } from './parse/figures.ts'
import { findMoreFigures } from './parse/more-figures.ts'
import { plainDigits } from './parse/numbers.ts'
import { type FoundShare, findShares } from './parse/shares.ts'
import { blank, moved, type Span } from './parse/spans.ts'
import type { Sentence } from './parse/types.ts'
import { type FoundCompany, findCompanies, type NamedCompany } from './resolve/companies.ts'
import type { Resolved } from './resolve/scopes.ts'
import type { StoredPost, StoredTrend } from './stored.ts'

/** What a sentence says besides what parseText finds in it, once it is known which posts and trends it names. */
export interface SentenceReading {
  /** The sentence without its quotations, its references and the names of trends. */
  readonly rest: string
  readonly attributes: readonly Attribute[]
  readonly companies: readonly FoundCompany[]
  readonly shares: readonly FoundShare[]
  /** Beside those of the sentence. */
  readonly figures: readonly Figure[]
  readonly comparison: Comparison<Resolved> | undefined
  /** "No topic has more mentions than …" */
  readonly unsurpassed: (NonNullable<ReturnType<typeof findUnsurpassed>> & Span) | undefined
  isNegated(): boolean
  /** Whether nothing is left of the span's clause, or of the sentence, but what is judged or claims nothing. */
  isAlone(span: Span, within: 'clause' | 'sentence'): boolean
}

export function readSentence(
  sentence: Sentence,
  text: string,
  own: readonly Resolved[],
  { now, known }: { readonly now: Date; readonly known: readonly NamedCompany[] },
): SentenceReading {
  const { start } = sentence
  const topics = own.filter(({ trend, reference }) => trend !== undefined && reference === undefined)
  const rest = blank(
    restored(sentence, text, own),
    topics.map((span) => moved(span, -start)),
  )
  const named = namedOnce(own)
  const [first, another] = named
  const isComparable = named.every((each) => (each.trend === undefined) === (first?.trend === undefined))
  const comparison = isComparable ? findComparison(rest, start, named) : undefined
  const most =
    first !== undefined && another === undefined && first.trend !== undefined
      ? findUnsurpassed(rest, start, first)
      : undefined
  const unsurpassed = most && { ...most, ...bounds(most.covers) }
  const all = findAttributes(rest, start, sentence.dates, now)
  const platforms = all.filter((each) => each.kind === 'platform')
  const shares = findShares(rest, start, platforms)
  const dates = all.filter(({ kind }) => kind === 'day')
  const counted = sentence.figures.flatMap(({ covers }) => covers)
  // "more mentions than", "the first post … is from 8 November" and "score … is 6" give no place in the ranking.
  const noPlace = [...counted, ...(comparison?.covers ?? []), ...(unsurpassed?.covers ?? [])]
  const attributes = all.filter(
    (each) =>
      each.kind !== 'rank' ||
      !(noPlace.some((span) => overlap(span, each)) || (dates.length > 0 && Math.abs(each.rank) === 1)),
  )
  const companies = findCompanies(rest, start, known)
  const placed = attributes.filter(({ kind }) => kind === 'day' || kind === 'rank' || kind === 'direction')
  const figures = findMoreFigures(
    rest,
    [...counted, ...placed, ...noPlace].map((span) => moved({ start: span.start, end: span.end }, -start)),
  ).map((figure) => ({ ...moved(figure, start), covers: figure.covers.map((span) => moved(span, start)) }))

  const judged = [
    ...[...attributes, ...companies, ...shares.flatMap(({ covers }) => covers)],
    ...[...counted, ...figures.flatMap(({ covers }) => covers), ...noPlace, ...own],
    ...[...sentence.quotes, ...sentence.statuses],
  ].map((span) => moved({ start: span.start, end: span.end }, -start))
  const left = lazily(() =>
    leftover(rest, { start: sentence.contentStart - start, end: rest.length }, [
      ...judged,
      ...claimsNothing(rest),
    ]),
  )
  return {
    ...{ rest, attributes, companies, shares, figures, comparison, unsurpassed },
    isNegated: lazily(() => negates(rest)),
    isAlone: (span, within) =>
      !left().some((part) => within === 'sentence' || inClause(part, moved(bounds([span]), -start), rest)),
  }
}

/** The rest of a sentence with what only looks like an id, and names no stored post, put back: it may be a handle. */
function restored({ rest, start, references }: Sentence, text: string, own: readonly Resolved[]): string {
  const resolved = new Set(own.map(({ reference }) => reference))
  const lookalikes = references.filter(
    (reference) => reference.kind === 'post' && !reference.certain && !resolved.has(reference),
  )
  if (lookalikes.length === 0) return rest
  const parts: string[] = []
  let at = 0
  for (const reference of lookalikes) {
    const from = Math.max(at, reference.start - start)
    parts.push(rest.slice(at, from), plainDigits(text.slice(start + from, reference.end)))
    at = Math.max(from, reference.end - start)
  }
  return `${parts.join('')}${rest.slice(at)}`
}

/** Each post or trend that a sentence names, once: a name followed by its id is one. */
function namedOnce(own: readonly Resolved[]): Resolved[] {
  const seen = new Set<StoredTrend | StoredPost>()
  return own.filter(({ posts, trend }) => {
    const named = trend ?? posts[0]
    if (named === undefined || seen.has(named)) return false
    seen.add(named)
    return true
  })
}

function negates(rest: string): boolean {
  return (rest.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? []).some(
    (word) => negatesNext(word) || negatesLast(word),
  )
}

const CLAUSE_END = /[,;:，；：、،؛()[\]（）【】—–\uE001\uE002]/u

function inClause(part: Span, other: Span, rest: string): boolean {
  const [from, to] = part.end <= other.start ? [part.end, other.start] : [other.end, part.start]
  return !CLAUSE_END.test(rest.slice(from, to))
}

function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end
}

function bounds(spans: readonly Span[]): Span {
  return {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  }
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
