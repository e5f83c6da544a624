import { lazily } from '../../lib/lazily.ts'
import { leftover } from '../coverage.ts'
import {
  claimsNothing,
  type Found,
  findComparisonWords,
  findSeparated,
  type Language,
  type NothingClass,
} from '../lexicon/index.ts'
import { compares } from '../parse/comparison-words.ts'
import { blank, overlap, type Span } from '../parse/spans.ts'
import type { SentenceWords } from './words.ts'

/** What of a sentence claims nothing, and what is left over. All spans are offsets of the sentence. */
export interface LeftOver {
  /** Its words that claim nothing. */
  claimless(): readonly Span[]
  /** Its words for several people ("users"), which claim that more than one of them says it. */
  people(): readonly Span[]
  /** Whether nothing is left of the span's clause, or of the sentence, but what is judged or claims nothing. */
  isAlone(span: Span, within: 'clause' | 'sentence'): boolean
  /** What is left of the sentence: words that claim something and are not judged. */
  left(): readonly Span[]
  /** What is left of the sentence besides these spans. */
  leftBeside(spans: readonly Span[]): readonly Span[]
}

/**
 * What is left of a sentence: `said` are its attributes and figures by the places of their words, `judged` all that is judged.
 * What is `claiming` claims something whatever is listed, and `crowd` several people.
 */
export function leftOverOf(
  { rest, languages, scales, named }: SentenceWords,
  contentStart: number,
  {
    said,
    judged,
    claiming,
    crowd,
  }: Readonly<Record<'said' | 'judged' | 'claiming' | 'crowd', readonly Span[]>>,
): LeftOver {
  const nothing = lazily(() => claimsNothing(rest, languages))
  const people = lazily(() => [...nothing().filter(isOfPeople), ...crowd])
  const claimless = lazily(() => {
    // Beside two names "behind" and "more" compare, and "followed by" orders, whether it is read how or not.
    const comparing =
      named.length < 2
        ? []
        : findComparisonWords(rest, languages).filter((word) => compares(word) || word.value === 'next')
    // A Korean particle behind what is judged claims as little as one behind a name; "say" of "34 comments say" claims more.
    const unjudged = blank(blank(rest, people()), said)
    const idle = [...nothing(), ...claimsNothing(unjudged, languages)].filter((word) => !isOfPeople(word))
    const free = [
      ...idle,
      ...sourcesBehind(said, rest, SOURCE),
      ...sourcesBehind(idle.filter(isNoun), rest, SOURCE_OF_NOUN),
      ...sourcesBefore(said, rest, languages),
      ...scales,
      ...findSeparated(rest, languages).filter(({ value }) => !value),
    ].filter((span) => !comparing.some((word) => overlap(span, word)))
    return without(free, [...claiming, ...crowd], rest.length)
  })
  const leftBeside = (spans: readonly Span[]) =>
    leftover(rest, { start: contentStart, end: rest.length }, [
      ...[...judged, ...claimless(), ...people(), ...spans],
    ])
  const left = lazily(() => leftBeside([]))
  return {
    ...{ claimless, people, left, leftBeside },
    isAlone: (span, within) => !left().some((part) => within === 'sentence' || inClause(part, span, rest)),
  }
}

/** What is left of some spans of a text of this length where others are cut out. */
function without(spans: readonly Span[], others: readonly Span[], length: number): Span[] {
  if (others.length === 0) return [...spans]
  const isOut = new Uint8Array(length + 1)
  for (const { start, end } of others) isOut.fill(1, start, end)
  return spans.flatMap(({ start, end }) => {
    const parts: Span[] = []
    for (let from = start; from < end; ) {
      let to = from
      while (to < end && isOut[to] === isOut[from]) to++
      if (isOut[from] === 0) parts.push({ start: from, end: to })
      from = to
    }
    return parts
  })
}

function isNoun({ value }: Found<NothingClass>): boolean {
  return value === 'evidence' || value === 'people'
}

function isOfPeople({ value }: Found<NothingClass>): boolean {
  return value === 'people'
}

const MAX_BEHIND = 8
/** A post or a person gives no cause either; "than" it is before a comparison. */
const SOURCE_OF_NOUN = /^(?:さん)?(?:から|による|より(?=\s?[:：\uE001\uE002]))/u
const SOURCE = /^(?:人|名|件)?(?:による|から|より)/u

/** "By" and "from" behind an author, a platform or a number, which give no cause there. */
function sourcesBehind(said: readonly Span[], rest: string, source: RegExp): Span[] {
  return said.flatMap(({ end }) => {
    const behind = source.exec(rest.slice(end, end + MAX_BEHIND))
    return behind === null ? [] : [{ start: end, end: end + behind[0].length }]
  })
}

const BEFORE = /(?<!\p{L})(?:por|pelos?|pelas?|n[oa]s?)\s$/iu

/** The same before them in Spanish and Portuguese, where "por" may give a cause and "no" negate something elsewhere. */
function sourcesBefore(said: readonly Span[], rest: string, languages: readonly Language[]): Span[] {
  if (languages.includes('en') || !(languages.includes('es') || languages.includes('pt'))) return []
  return said.flatMap(({ start: end }) => {
    const before = BEFORE.exec(rest.slice(Math.max(0, end - MAX_BEFORE), end))?.[0]
    const isNegation = before !== undefined && /^n/i.test(before) && languages.includes('es')
    return before === undefined || isNegation ? [] : [{ start: end - before.length, end }]
  })
}

const MAX_BEFORE = 7
const CLAUSE_END = /[,;:，；：、،؛()[\]（）【】—–\uE001\uE002]/u

/** Whether no clause ends between two parts. */
export function inClause(part: Span, other: Span, rest: string): boolean {
  const [from, to] = part.end <= other.start ? [part.end, other.start] : [other.end, part.start]
  return !CLAUSE_END.test(rest.slice(from, to))
}
