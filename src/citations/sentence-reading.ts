import { negatesLast, negatesNext } from '../text/function-words.ts'
import { leftover } from './coverage.ts'
import { claimsNothing, findComparisonWords, type Language } from './lexicon/index.ts'
import { type Attribute, findAttributes, type ReadingFrame } from './parse/attributes.ts'
import { type Comparison, compares, findComparison, findUnsurpassed } from './parse/comparisons.ts'
import type { Figure } from './parse/figures.ts'
import { languagesIn } from './parse/languages.ts'
import { amountsIn, findMoreFigures, findScales } from './parse/more-figures.ts'
import { plainDigits } from './parse/numbers.ts'
import { findBareScores, findOccurrences, findScaleRanges } from './parse/scores.ts'
import { type FoundShare, findShares } from './parse/shares.ts'
import { BLANK, blank, moved, type Span } from './parse/spans.ts'
import type { Sentence } from './parse/types.ts'
import { type FoundCompany, findCompanies, type NamedCompany } from './resolve/companies.ts'
import type { Resolved } from './resolve/scopes.ts'
import type { StoredPost, StoredTrend } from './stored.ts'

/** What a sentence says besides what parseText finds in it, once it is known which posts and trends it names. */
export interface SentenceReading {
  /** The sentence without its quotations, its references and the names of trends. */
  readonly rest: string
  readonly languages: readonly Language[]
  readonly attributes: readonly Attribute[]
  readonly companies: readonly FoundCompany[]
  readonly shares: readonly FoundShare[]
  /** Those that parseText found, and more. */
  readonly known: readonly Figure[]
  readonly figures: readonly Figure[]
  readonly comparison: Comparison<Resolved> | undefined
  /** "No topic has more mentions than …" */
  readonly unsurpassed: (NonNullable<ReturnType<typeof findUnsurpassed>> & Span) | undefined
  /** Its words that claim nothing. */
  claimless(): readonly Span[]
  isNegated(): boolean
  /** Whether other words than these negate something. */
  isNegatedBeside(spans: readonly Span[]): boolean
  /** Whether nothing is left of the span's clause, or of the sentence, but what is judged or claims nothing. */
  isAlone(span: Span, within: 'clause' | 'sentence'): boolean
}

export function readSentence(
  sentence: Sentence,
  text: string,
  own: readonly Resolved[],
  {
    now,
    companies: of,
    handles,
  }: Omit<ReadingFrame, 'languages'> & { readonly companies: readonly NamedCompany[] },
): SentenceReading {
  const { start } = sentence
  const topics = own.filter(({ trend, reference }) => trend !== undefined && reference === undefined)
  // A quoted topic is a name and ends no clause, as does a reference in brackets.
  const names = sentence.quotes.filter((quote) =>
    topics.some(
      (topic) =>
        quote.start <= topic.start && topic.end <= quote.end && lengthOf(quote) - lengthOf(topic) <= 4,
    ),
  )
  const plain = restored(sentence, text, own)
  const ranges = findScaleRanges(plain)
  const scales = [...findScales(plain), ...ranges]
  const rest = blank(
    blank(plain, scales),
    [...topics, ...names].map((span) => moved({ start: span.start, end: span.end }, -start)),
  ).replace(/[([（【]\uE000+[)\]）】]/g, (bracketed) => BLANK.repeat(bracketed.length))
  const languages = languagesIn(rest)
  const named = namedOnce(own)
  const [first, another] = named
  const isComparable = named.every((each) => (each.trend === undefined) === (first?.trend === undefined))
  const comparison = isComparable ? findComparison(rest, start, named, languages) : undefined
  const most =
    first !== undefined && another === undefined && first.trend !== undefined
      ? findUnsurpassed(rest, start, languages)
      : undefined
  const unsurpassed = most && { ...most, ...bounds(most.covers) }
  const all = findAttributes(rest, start, sentence.dates, { now, languages, handles })
  const platforms = all.filter((each) => each.kind === 'platform')
  const dates = all.filter(({ kind }) => kind === 'day')
  const shares = findShares(rest, start, platforms, languages, dates)
  // A company's name as an account writes it, "@fernlight" or "fernlight", is that account.
  const isAccount = (span: Span) =>
    all.some(({ kind, start: from, end }) => kind === 'author' && from === span.start && end === span.end) &&
    !/^\p{Lu}/u.test(rest.slice(span.start - start))
  const companies = findCompanies(rest, start, of).filter((span) => !isAccount(span))
  const amounts = amountsIn(rest, languages).map((span) => moved(span, start))
  // "Treinta y tres": a part of a number is none.
  const known = sentence.figures.filter(
    ({ covers: [number], quantity }) =>
      !(quantity.isWord && number !== undefined && amounts.some((each) => contains(each, number))),
  )
  const counted = known.flatMap(({ covers }) => covers)
  const noPlace = [...counted, ...(comparison?.covers ?? []), ...(unsurpassed?.covers ?? [])]
  const placed = all.filter(({ kind }) => kind === 'day' || kind === 'direction')
  const figures = findMoreFigures(
    rest,
    [...noPlace, ...placed].map((span) => moved({ start: span.start, end: span.end }, -start)),
    languages,
    scales,
  ).map((figure) => ({ ...moved(figure, start), covers: figure.covers.map((span) => moved(span, start)) }))
  const taken = [...noPlace, ...placed, ...figures.flatMap(({ covers }) => covers)]
  const takenInRest = taken.map((span) => moved(bounds([span]), -start))
  if (first !== undefined && named.every(({ trend }) => trend !== undefined))
    figures.push(
      ...[
        ...findBareScores(rest, takenInRest, languages, ranges.length > 0),
        ...findOccurrences(rest, takenInRest, languages),
      ].map((figure) => ({
        ...moved(figure, start),
        covers: figure.covers.map((span) => moved(span, start)),
      })),
    )
  // "More mentions than", "score … is 6" and "the first post … is from 8 November" give no place in the ranking.
  const numbers = [...noPlace, ...figures.flatMap(({ covers }) => covers)]
  const isSaid = (each: Attribute) => {
    // A company's name is that of its account, too.
    if (
      each.kind === 'author' &&
      companies.some((span) => span.start === each.start && span.end === each.end)
    )
      return false
    if (each.kind === 'direction' && [...numbers, ...platforms].some((span) => overlap(span, each)))
      return false
    if (each.kind === 'rank')
      return !numbers.some((span) => overlap(span, each)) && (dates.length === 0 || Math.abs(each.rank) !== 1)
    return each.kind !== 'direction' || each.direction !== 'new' || dates.length === 0
  }
  const attributes = all.filter(isSaid)

  const judged = [
    ...[...attributes, ...companies, ...shares.flatMap(({ covers }) => covers)],
    ...[...counted, ...figures.flatMap(({ covers }) => covers), ...noPlace, ...own],
    ...[...sentence.quotes, ...sentence.statuses],
  ].map((span) => moved({ start: span.start, end: span.end }, -start))
  const claimless = lazily(() => {
    // Beside two names "behind" and "more" compare, whether it is read how or not.
    const comparing = another === undefined ? [] : findComparisonWords(rest, languages).filter(compares)
    // A Korean particle behind what is judged claims as little as one behind a name.
    const bare = blank(
      rest,
      [...attributes, ...figures.flatMap(({ covers }) => covers)].map((span) =>
        moved(bounds([span]), -start),
      ),
    )
    return [...claimsNothing(rest, languages), ...claimsNothing(bare, languages), ...sources(), ...scales]
      .filter((span) => !comparing.some((word) => overlap(span, word)))
      .map((span) => moved(span, start))
  })
  /** "By" and "from" behind an author, a platform or a number, which give no cause there. */
  const sources = (): Span[] =>
    [...attributes, ...figures, ...known].flatMap((span) => {
      const behind = SOURCE.exec(rest.slice(span.end - start))
      return behind === null ? [] : [{ start: span.end - start, end: span.end - start + behind[0].length }]
    })
  const left = lazily(() =>
    leftover(rest, { start: sentence.contentStart - start, end: rest.length }, [
      ...judged,
      ...claimless().map((span) => moved(span, -start)),
    ]),
  )
  return {
    ...{ rest, languages, attributes, known, companies, shares, figures, comparison, unsurpassed },
    claimless,
    isNegated: lazily(() => negates(rest, languages)),
    isNegatedBeside: (spans) =>
      negates(
        blank(
          rest,
          spans.map((span) => moved(bounds([span]), -start)),
        ),
        languages,
      ),
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

/** Some words that negate in one language claim nothing in another: French "dont", Portuguese "no Reddit". */
function negates(rest: string, languages: readonly Language[]): boolean {
  // "No. 3" negates nothing.
  const said = blank(rest, claimsNothing(rest, languages))
    .toLowerCase()
    .replaceAll(/(?<!\p{L})no\.?\s?(?=\d)/gu, ' ')
  return (said.match(/[\p{L}\p{M}'’]+/gu) ?? []).some((word) => negatesNext(word) || negatesLast(word))
}

const SOURCE = /^(?:人|名|件)?(?:による|から|より)/u

const CLAUSE_END = /[,;:，；：、،؛()[\]（）【】—–\uE001\uE002]/u

function inClause(part: Span, other: Span, rest: string): boolean {
  const [from, to] = part.end <= other.start ? [part.end, other.start] : [other.end, part.start]
  return !CLAUSE_END.test(rest.slice(from, to))
}

function lengthOf({ start, end }: Span): number {
  return end - start
}

/** Whether a span has another one and more. */
function contains(span: Span, { start, end }: Span): boolean {
  return span.start <= start && end <= span.end && span.end - span.start > end - start
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
