import { negatesLast, negatesNext } from '../text/function-words.ts'
import { leftover } from './coverage.ts'
import {
  claimsNothing,
  findComparisonWords,
  findCrowds,
  findScales,
  findSpeakers,
  type Language,
  languagesOf,
  type Speaks,
} from './lexicon/index.ts'
import { type Attribute, findAttributes } from './parse/attributes.ts'
import { type Comparison, compares, findComparison, findUnsurpassed } from './parse/comparisons.ts'
import { type FoundDate, findDates } from './parse/dates.ts'
import { describingIn } from './parse/describing.ts'
import { FigureGaps } from './parse/figure-gaps.ts'
import { type Figure, figuresOfCells, findFigures, findFiguresApart } from './parse/figures.ts'
import { findBareScores, findOccurrences, findScaleRanges } from './parse/scores.ts'
import { type FoundShare, findShares } from './parse/shares.ts'
import { BLANK, blank, moved, plainDigits, type Span, withoutEmphasis } from './parse/spans.ts'
import { type FoundStatus, findStatuses } from './parse/statuses.ts'
import type { Sentence } from './parse/types.ts'
import { type FoundCompany, findCompanies, type NamedCompany } from './resolve/companies.ts'
import type { Resolved } from './resolve/scopes.ts'
import { type Window, yearsOf } from './resolve/window.ts'
import type { StoredPost, StoredTrend } from './stored.ts'

/** What a sentence says besides its quotations and references, once it is known which posts and trends it names. */
export interface SentenceReading {
  /** The sentence without its quotations, its references and the names of trends. */
  readonly rest: string
  readonly languages: readonly Language[]
  readonly dates: readonly FoundDate[]
  /** Labelled ones; see statuses.ts. */
  readonly statuses: readonly FoundStatus[]
  readonly attributes: readonly Attribute[]
  /** The companies that it names, and whether it has them speak. */
  readonly companies: readonly (FoundCompany & { readonly speaks: Speaks | undefined })[]
  readonly shares: readonly FoundShare[]
  readonly figures: readonly Figure[]
  readonly comparison: Comparison<Resolved> | undefined
  /** "No topic has more mentions than …" */
  readonly unsurpassed: (NonNullable<ReturnType<typeof findUnsurpassed>> & Span) | undefined
  /** Its words that claim nothing. */
  claimless(): readonly Span[]
  /** Its words for several people ("users"), which claim that more than one of them says it. */
  people(): readonly Span[]
  /** The same where they say something else, too: "Redditors". */
  crowds(): readonly Span[]
  isNegated(): boolean
  /** Whether other words than these negate something. */
  isNegatedBeside(spans: readonly Span[]): boolean
  /** Whether nothing is left of the span's clause, or of the sentence, but what is judged or claims nothing. */
  isAlone(span: Span, within: 'clause' | 'sentence'): boolean
}

/** What a sentence is read with. */
export interface ReadingFrame {
  readonly window: Window
  readonly companies: readonly NamedCompany[]
  /** Handles, in lower case, that are read as authors without any mark. */
  readonly handles: ReadonlySet<string>
}

export function readSentence(
  sentence: Sentence,
  text: string,
  own: readonly Resolved[],
  { window, companies: of, handles }: ReadingFrame,
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
  const plain = withoutEmphasis(restored(sentence, text, own))
  const ranges = findScaleRanges(plain)
  const scales = [...findScales(plain), ...ranges]
  const rest = blank(
    blank(plain, scales),
    [...topics, ...names].map((span) => moved({ start: span.start, end: span.end }, -start)),
  ).replace(/[([（【]\uE000+[)\]）】]/g, (bracketed) => BLANK.repeat(bracketed.length))
  const allCompanies = findCompanies(rest, start, of)
  // A name in Latin letters tells no language.
  const languages = languagesOf(
    blank(
      rest,
      allCompanies.map((span) => moved({ start: span.start, end: span.end }, -start)),
    ),
  )
  const named = namedOnce(own)
  const [first, another] = named
  const isComparable = named.every((each) => (each.trend === undefined) === (first?.trend === undefined))
  const comparison = isComparable ? findComparison(rest, start, named, languages) : undefined
  const most =
    first !== undefined && another === undefined && first.trend !== undefined
      ? findUnsurpassed(rest, start, languages)
      : undefined
  const unsurpassed = most && { ...most, ...bounds(most.covers) }
  const inRest = findDates(rest, yearsOf(window))
  const dates = inRest.map((date) => moved(date, start))
  const statuses = findStatuses(text.slice(start, sentence.end), start, sentence.cells)
  const all = findAttributes(rest, start, dates, { now: new Date(window.untilMs), languages, handles })
  const platforms = all.filter((each) => each.kind === 'platform')
  const days = all.filter(({ kind }) => kind === 'day')
  // "12.2." may be a figure at the end of its sentence, but the 11 of "11 days ago" counts nothing.
  const told = days
    .map((day) => moved({ start: day.start, end: day.end }, -start))
    .filter((day) => /\p{L}/u.test(rest.slice(day.start, day.end)))
  const undated = blank(rest, [...inRest, ...told])
  const gaps = new FigureGaps(rest, languages)
  const beside = [
    ...findFigures(undated, gaps, languages),
    ...figuresOfCells(undated, sentence, languages),
  ].map((figure) => movedFigure(figure, start))
  const shares = findShares(rest, start, platforms, languages, days)
  // A company's name as an account writes it, "@fernlight" or "fernlight", is that account.
  const isAccount = (span: Span) =>
    all.some(({ kind, start: from, end }) => kind === 'author' && from === span.start && end === span.end) &&
    !/^\p{Lu}/u.test(rest.slice(span.start - start))
  const companies = allCompanies.filter((span) => !isAccount(span))
  const places = companies.map((span) => moved({ start: span.start, end: span.end }, -start))
  const authors = all
    .filter(({ kind }) => kind === 'author')
    .map((span) => moved({ start: span.start, end: span.end }, -start))
  const speakers = findSpeakers(rest, places, languages, authors)
  const counted = beside.flatMap(({ covers }) => covers)
  const noPlace = [...counted, ...(comparison?.covers ?? []), ...(unsurpassed?.covers ?? [])]
  const placed = all.filter(({ kind }) => kind === 'day' || kind === 'direction')
  const apart = findFiguresApart(
    rest,
    [...noPlace, ...placed].map((span) => moved({ start: span.start, end: span.end }, -start)),
    scales,
    gaps,
    languages,
  ).map((figure) => movedFigure(figure, start))
  const isOfTrends = first !== undefined && named.every(({ trend }) => trend !== undefined)
  const taken = [...noPlace, ...placed, ...apart.flatMap(({ covers }) => covers)].map((span) =>
    moved(bounds([span]), -start),
  )
  const bare = isOfTrends
    ? [
        ...findBareScores(rest, taken, languages, ranges.length > 0),
        ...findOccurrences(rest, taken, languages),
      ].map((figure) => movedFigure(figure, start))
    : []
  const figures = [...beside, ...apart, ...bare]
  const nothing = lazily(() => claimsNothing(rest, languages))
  const describesAnother = lazily(() => describingIn(rest, languages, nothing()))
  // "More mentions than", "score … is 6" and "the first post … is from 8 November" give no place in the ranking.
  const numbers = [...noPlace, ...[...apart, ...bare].flatMap(({ covers }) => covers)]
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
      return !numbers.some((span) => overlap(span, each)) && (days.length === 0 || Math.abs(each.rank) !== 1)
    if (each.kind !== 'direction') return true
    return (
      (each.direction !== 'new' || days.length === 0) &&
      !describesAnother()(each.direction, moved({ start: each.start, end: each.end }, -start))
    )
  }
  const attributes = all.filter(isSaid)

  const judged = [
    ...[...attributes, ...companies, ...shares.flatMap(({ covers }) => covers)],
    ...[...numbers, ...own],
    ...[...sentence.quotes, ...statuses],
  ].map((span) => moved({ start: span.start, end: span.end }, -start))
  const people = lazily(() =>
    nothing()
      .filter(({ value }) => value === 'people')
      .map((span) => moved(span, start)),
  )
  const claimless = lazily(() => {
    // Beside two names "behind" and "more" compare, whether it is read how or not.
    const comparing = another === undefined ? [] : findComparisonWords(rest, languages).filter(compares)
    // A Korean particle behind what is judged claims as little as one behind a name; "say" of "34 comments say" claims more.
    const unjudged = blank(
      blank(
        rest,
        people().map((span) => moved(bounds([span]), -start)),
      ),
      [...attributes, ...figures.flatMap(({ covers }) => covers)].map((span) =>
        moved(bounds([span]), -start),
      ),
    )
    const idle = [...nothing(), ...claimsNothing(unjudged, languages)].filter(
      ({ value }) => value !== 'people',
    )
    return [...idle, ...sources(), ...scales]
      .filter((span) => !comparing.some((word) => overlap(span, word)))
      .map((span) => moved(span, start))
  })
  /** "By" and "from" behind an author, a platform or a number, which give no cause there. */
  const sources = (): Span[] =>
    [...attributes, ...figures].flatMap((span) => {
      const behind = SOURCE.exec(rest.slice(span.end - start))
      return behind === null ? [] : [{ start: span.end - start, end: span.end - start + behind[0].length }]
    })
  const left = lazily(() =>
    leftover(rest, { start: sentence.contentStart - start, end: rest.length }, [
      ...judged,
      ...[...claimless(), ...people()].map((span) => moved({ start: span.start, end: span.end }, -start)),
    ]),
  )
  return {
    ...{ rest, languages, dates, statuses, attributes, shares, figures },
    ...{ comparison, unsurpassed },
    companies: companies.map((each, index) => {
      // Of "@fernlight" the handle is judged, and in "Fernlight: “…” (@ann)" another one speaks.
      const isHandle = /(?:@|u\/)$/.test(rest.slice(0, each.start - start))
      const isOther = speakers[index] === 'perhaps' && attributes.some(({ kind }) => kind === 'author')
      return { ...each, speaks: isHandle || isOther ? undefined : speakers[index] }
    }),
    ...{ claimless, people },
    crowds: lazily(() => findCrowds(rest).map((span) => moved(span, start))),
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

function movedFigure(figure: Figure, by: number): Figure {
  return { ...moved(figure, by), covers: figure.covers.map((span) => moved(span, by)) }
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
  // Most sentences hold no such word at all, and each of 150 claims may ask.
  if (!holdsNegation(rest)) return false
  // "No. 3" negates nothing.
  return holdsNegation(
    blank(rest, claimsNothing(rest, languages)).replaceAll(/(?<!\p{L})no\.?\s?(?=\d)/giu, ' '),
  )
}

function holdsNegation(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? []
  return words.some((word) => negatesNext(word) || negatesLast(word))
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
