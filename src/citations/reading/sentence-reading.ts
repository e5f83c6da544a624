import { lazily } from '../../lib/lazily.ts'
import { findAsking, findCrowds, findUntold, type Language } from '../lexicon/index.ts'
import type { Attribute } from '../parse/attributes.ts'
import type { ComparedFigure } from '../parse/compared-figures.ts'
import type { Comparison } from '../parse/comparisons.ts'
import type { FoundDate } from '../parse/dates.ts'
import type { Figure } from '../parse/figures.ts'
import type { Order } from '../parse/order.ts'
import type { FoundPlatform } from '../parse/shared.ts'
import type { FoundShare } from '../parse/shares.ts'
import { bare, blank, moved, movedAll, overlap, type Span } from '../parse/spans.ts'
import { type FoundStatus, findStatuses } from '../parse/statuses.ts'
import type { Sentence } from '../parse/types.ts'
import type { NamedCompany } from '../resolve/companies.ts'
import type { Resolved } from '../resolve/scopes.ts'
import type { Voices } from '../resolve/voices.ts'
import { type Window, yearsOf } from '../resolve/window.ts'
import { claimingIn, partedPeople, writersClaimed } from './claiming.ts'
import { type CountedTrends, countedTrendsIn } from './counted-trends.ts'
import { type FigureOfDay, figuresOfDaysIn } from './figure-days.ts'
import { otherFiguresIn } from './gone-to.ts'
import { inClause, type LeftOver, leftOverOf } from './left-over.ts'
import { type Negation, negationIn } from './negation.ts'
import { numbersOf, type Unsurpassed } from './numbers.ts'
import { type OnlyOne, onlyOneIn, setApartIn } from './only.ts'
import { type Denied, isMost, namedAsIn, type Quantified, quantifiedIn } from './quantified.ts'
import { type Restricted, restrictedIn } from './restricted.ts'
import { saidOf } from './said.ts'
import { type SpeakingCompany, speakingCompanies, speakingPlaces } from './speaking.ts'
import { type Teller, tellersIn } from './telling.ts'
import { deniedOfEach, type TogetherWords, togetherIn } from './together.ts'
import { wordsOf } from './words.ts'

/**
 * What a sentence says besides its quotations and references, once it is known which posts and trends it names. All spans
 * are offsets of the text.
 */
export interface SentenceReading extends Omit<LeftOver, 'leftBeside'>, Negation {
  /** The sentence without its quotations, its references and the names of trends. */
  readonly rest: string
  readonly languages: readonly Language[]
  readonly dates: readonly FoundDate[]
  /** Labelled ones; see statuses.ts. */
  readonly statuses: readonly FoundStatus[]
  readonly attributes: readonly Attribute[]
  readonly companies: readonly SpeakingCompany[]
  readonly shares: readonly FoundShare[]
  readonly figures: readonly Figure[]
  readonly comparison: Comparison<Resolved> | undefined
  readonly order: Order<Resolved> | undefined
  readonly compared: readonly ComparedFigure<Resolved>[]
  readonly onPlatforms: Comparison<FoundPlatform> | undefined
  readonly comparedOnPlatforms: readonly ComparedFigure<FoundPlatform>[]
  readonly unsurpassed: Unsurpassed | undefined
  readonly quantified: Quantified | undefined
  readonly denied: Denied | undefined
  readonly namedAs: Quantified | undefined
  readonly together: TogetherWords
  readonly onlyOne: OnlyOne | undefined
  readonly countedTrends: CountedTrends | undefined
  readonly figuresOfDays: readonly FigureOfDay[]
  /** Its words for scores, places and the like, in its own offsets. */
  otherFigures(): readonly Span[]
  /** `rest` with these blanked. */
  withoutOtherFigures(): string
  /** Words for several people where they say something else, too: "Redditors". */
  crowds(): readonly Span[]
  /** Words that say who wrote the posts, and are not borne out: see `writersClaimed`. */
  writers(): readonly Span[]
  /** Who is said to tell what. */
  tellers(): readonly Teller[]
  /** Among which trends alone a place is given; in the sentence's own offsets. */
  restrictedAt(place: Span): Restricted | undefined
  /** Whether the clause of a span tells what will or may be, or what else is stored nowhere. */
  isUntold(span: Span): boolean
}

/** What a sentence is read with. */
export interface ReadingFrame {
  readonly window: Window
  readonly companies: readonly NamedCompany[]
  /** Handles, in lower case, that are read as authors without any mark. */
  readonly handles: ReadonlySet<string>
}

/** Reads a sentence in its own offsets, and gives those of the text. */
export function readSentence(
  sentence: Sentence,
  text: string,
  own: readonly Resolved[],
  voices: Voices,
  { window, companies: named, handles }: ReadingFrame,
): SentenceReading {
  const { start, end, contentStart } = sentence
  const words = wordsOf(sentence, text, own, named)
  const { rest, languages } = words
  const found = numbersOf(words, sentence, {
    ...{ now: new Date(window.untilMs), years: yearsOf(window), languages, handles },
  })
  const numbers = { ...found, ...speakingPlaces(words, found) }
  const { dates, figures, shares, comparison, order, compared, unsurpassed, counting } = numbers
  const onPlatforms = numbers.onPlatforms === undefined ? [] : [numbers.onPlatforms]
  const companies = speakingCompanies(words, numbers.attributes)
  const attributes = saidOf(words, numbers, companies)
  const statuses = findStatuses(
    text.slice(start, end),
    sentence.cells.map((cell) => moved(cell, -start)),
  )
  const together = togetherIn(words)
  const writers = writersClaimed(rest, languages, voices)
  const leftOver = leftOverOf(words, contentStart - start, {
    said: [...[...figures, ...onPlatforms].flatMap(({ covers }) => covers), ...attributes],
    judged: [
      ...[...attributes, ...companies, ...shares.flatMap(({ covers }) => covers), ...counting],
      ...[...words.own, ...sentence.quotes.map((quote) => moved(quote, -start)), ...statuses],
      ...together.each,
      ...together.neither,
    ],
    claiming: [...claimingIn(words, numbers, attributes, statuses.length > 0), ...writers],
    crowd: partedPeople(words, attributes),
  })
  const { claimless, people, left, isAlone } = leftOver
  const { quantified, denied = deniedOfEach(together, attributes, leftOver.leftBeside) } =
    statuses.length > 0 ? {} : quantifiedIn(words, numbers, attributes, leftOver)
  const called = quantified === undefined ? namedAsIn(words) : undefined
  // "30 customers report a problem with “X”" tells what people want, and does not call the trend a problem.
  const isToldOfPeople = (word: Span) =>
    shares.some(({ of, covers }) => of === 'authors' && covers.some((each) => overlap(each, word)))
  const namedAs = called && isToldOfPeople(called) ? undefined : called
  const onlyOne =
    onlyOneIn(words, numbers, attributes, leftOver.leftBeside) ??
    setApartIn(words, numbers, attributes, leftOver.leftBeside)
  const countedTrends = countedTrendsIn(words, numbers, attributes, leftOver.leftBeside)
  const otherFigures = lazily(() => otherFiguresIn(rest, languages))
  const inText = <Each extends Span>(spans: readonly Each[]) => spans.map((span) => moved(span, start))
  const inSentence = (spans: readonly Span[]) => spans.map((span) => moved(bare(span), -start))
  const { isNegatedBeside, isNegated } = negationIn(rest, languages)
  const untold = lazily(() => findUntold(rest, languages))
  const restricted = lazily(() =>
    restrictedIn(
      rest,
      languages,
      attributes.filter((each) => each.kind === 'direction'),
    ),
  )
  return {
    ...{ rest, languages },
    dates: inText(dates),
    statuses: inText(statuses),
    attributes: attributes.filter((each) => !isMost(each, words)).map((each) => movedAttribute(each, start)),
    companies: inText(companies),
    shares: shares.map((share) => movedAll(share, start)),
    figures: figures.map((figure) => movedAll(figure, start)),
    comparison: comparison && {
      ...movedAll(comparison, start),
      one: moved(comparison.one, start),
      other: moved(comparison.other, start),
      ...(comparison.others && { others: comparison.others.map((each) => moved(each, start)) }),
    },
    order: order && {
      ...movedAll(order, start),
      names: order.names.map((each) => moved(each, start)),
    },
    compared: compared.map((figure) => movedAll(figure, start)),
    onPlatforms: numbers.onPlatforms && movedAll(numbers.onPlatforms, start),
    comparedOnPlatforms: numbers.comparedOnPlatforms.map((figure) => movedAll(figure, start)),
    unsurpassed: unsurpassed && movedAll(unsurpassed, start),
    quantified: quantified && movedAll(quantified, start),
    namedAs: namedAs && movedAll(namedAs, start),
    onlyOne: onlyOne && movedAll(onlyOne, start),
    countedTrends: countedTrends && movedAll(countedTrends, start),
    figuresOfDays: figuresOfDaysIn(rest, languages, numbers, attributes, leftOver.leftBeside).map(
      ({ figure, day, readings }) => ({ figure: movedAll(figure, start), day: moved(day, start), readings }),
    ),
    together: { ...together, each: inText(together.each), neither: inText(together.neither) },
    denied: denied && {
      ...movedAll(denied, start),
      attribute: movedAttribute(denied.attribute, start),
    },
    claimless: () => inText([...claimless(), ...(asksIn(sentence) ? findAsking(rest, languages) : [])]),
    people: () => inText(people().filter((each) => !writers.some((word) => overlap(word, each)))),
    left: () => inText(left()),
    otherFigures,
    withoutOtherFigures: lazily(() => blank(rest, otherFigures())),
    crowds: () => inText(findCrowds(rest)),
    // Those of a number are counted.
    writers: () =>
      inText(
        writers.filter(
          (word) => ![...figures, ...shares].some(({ covers }) => covers.some((each) => overlap(each, word))),
        ),
      ),
    tellers: () =>
      tellersIn(words, numbers, companies).map((each) => ({
        ...moved(each, start),
        tells: moved(each.tells, start),
      })),
    isUntold: (span) => untold().some((word) => inClause(word, moved(bare(span), -start), rest)),
    restrictedAt: (place) => restricted()(place),
    isNegatedBeside: (spans) => isNegatedBeside(inSentence(spans)),
    isNegated: (span, others) => isNegated(moved(bare(span), -start), inSentence(others)),
    isAlone: (span, within) => isAlone(moved(bare(span), -start), within),
  }
}

/** Whether it quotes a question, beside which a verb for asking says no more than one for saying. */
function asksIn({ quotes }: Sentence): boolean {
  return quotes.some(({ readings }) => readings.some((words) => /[?？]\s*$/u.test(words)))
}

function movedAttribute(attribute: Attribute, by: number): Attribute {
  const { apart } = attribute
  return { ...moved(attribute, by), ...(apart && { apart: apart.map((span) => moved(span, by)) }) }
}
