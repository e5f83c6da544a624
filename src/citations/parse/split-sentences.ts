import { lazily } from '../../lib/lazily.ts'
import { CLOSING_MARKS, STOPS, WIDE_STOPS } from '../../text/sentences.ts'
import {
  claimsNothing,
  isMonthName,
  isShortDateName,
  type Language,
  languagesOf,
  type NothingClass,
} from '../lexicon/index.ts'
import type { BlockKind } from './blocks.ts'
import { meantBreaks } from './line-breaks.ts'
import type { Span } from './spans.ts'

/** Abbreviations, whose full stop does not end a sentence. X is mostly the platform, and the s of “Rival’s” none. */
const ABBREVIATION =
  /(?<![\p{L}\p{M}])(?:(?![xX]\.$)(?<!['’](?=s))\p{L}|e\.g|i\.e|z\.\s?b|d\.\s?h|u\.\s?a|p\.\s?ej|vs|etc|approx|ca|circa|bzw|inkl|usw|st|dr|mr|mrs|ms|sr|sra|tsd|mio|mrd)\.$/iu
/** Those that are abbreviations only before a number: "no. 3", "12 Nov. 2026". */
const BEFORE_NUMBER =
  /(?<![\p{L}\p{M}])(?:nr|no|núm|fig|vol|jan|feb|mar|apr|jun|jul|aug|sept?|oct|okt|nov|dec|dez)\.$/iu
/** Beside the usual stops the dots that end a thought, and the place of a quotation that ends in a stop. */
const ENDS = `${STOPS}…\\uE001`
// Matches only at the beginning of a run of stops, so that a long run is read once.
const STOP = new RegExp(
  String.raw`(?<![${ENDS}])[${ENDS}]+[${CLOSING_MARKS}]*(?=[\s[])|[${WIDE_STOPS}]+[${CLOSING_MARKS}]*`,
  'gu',
)
const STOP_OR_BREAK = new RegExp(String.raw`${STOP.source}|(?:\r\n|[\r\n\u2028\u2029])`, 'gu')
const THAI = /\p{Script=Thai}/u
const WIDE_STOP = new RegExp(`^[${WIDE_STOPS}]`, 'u')
/** Characters before a stop that are read; more than the longest abbreviation. */
const LOOK_BACK = 12

/**
 * The sentences of a block whose quotations, links and ids are blanked. A full stop before white space ends
 * one, unless a lower-case letter follows that begins none of the `handles`, or it belongs to an abbreviation or an
 * ordinal; a Chinese or Japanese one always does, and so does the end of a line of a paragraph that is no wrap, and any in
 * Thai, which has no stops. A heading, a table row and a block quotation are one sentence each. `raw` is the block as it is written.
 */
export function splitSentences(
  text: string,
  kind: BlockKind,
  handles: ReadonlySet<string>,
  raw: string = text,
): Span[] {
  if (kind === 'row' || kind === 'quote' || kind === 'heading') return [{ start: 0, end: text.length }]
  const spans: Span[] = []
  let start = 0
  let read = 0
  let hasWords = false
  let hasQuote = false
  const add = (end: number) => {
    const part = text.slice(read, end)
    hasWords ||= /[\p{L}\p{N}\uE000]/u.test(part)
    hasQuote ||= /[\uE001\uE002]/.test(part)
    read = end
    // Stops alone, and a quotation at the beginning of a block, belong to the next sentence.
    const isWhole = hasWords || (hasQuote && (spans.length > 0 || end === text.length))
    if (!isWhole) return
    spans.push({ start, end })
    start = end
    hasWords = false
    hasQuote = false
  }
  const languages = lazily(() => languagesOf(text))
  const isThai = THAI.test(text)
  const meant =
    kind === 'paragraph' ? meantBreaks(raw, text, (behind) => isHandle(behind, handles)) : new Set<number>()
  for (const stop of text.matchAll(STOP_OR_BREAK)) {
    const end = stop.index + stop[0].length
    const isBreak = /^[\r\n\u2028\u2029]/.test(stop[0])
    if (isBreak && !meant.has(end) && !(isThai && /\S/.test(text.slice(start, end)))) continue
    const ends = isBreak || WIDE_STOP.test(stop[0])
    if (end <= start || !(ends || isEnd({ text, start, handles, languages }, stop, end))) continue
    if (FIELD.test(text.slice(start, end)) && NEXT_FIELD.test(text.slice(end, end + MAX_FIELD))) continue
    const read = { text, start, handles, languages, meant }
    add(isBreak ? end : end + sourcesBehind(read, end, stop[0].startsWith('\uE001')))
  }
  add(text.length)
  return withQuotations(spans, text)
}

/** Nothing but a quotation, with or without its source. */
const ONLY_QUOTED =
  /^[^\p{L}\p{N}\uE000-\uE002]*[\uE001\uE002][^\p{L}\p{N}]*(?:[([（【［](?=[^()[\]（）【】［］\n]*\uE000)[^()[\]（）【】［］\n]*[)\]）】］][^\p{L}\p{N}]*)?$/u
/** A handle may look like an id. */
const HAS_OWN = /(?<![@/\uE000])\uE000|[\uE001\uE002]/
const OWN_REFERENCE = /(?<![@/\uE000])\uE000/

/** A quotation that is a sentence by itself belongs to the one before it that has none and no reference: “Ann writes. ‘…’ (id)”. */
function withQuotations(spans: readonly Span[], text: string): Span[] {
  const joined: Span[] = []
  let isOpen = false
  for (const span of spans) {
    const last = joined.at(-1)
    const part = text.slice(span.start, span.end)
    if (last !== undefined && isOpen && ONLY_QUOTED.test(part)) {
      joined[joined.length - 1] = { start: last.start, end: span.end }
      isOpen = false
    } else {
      joined.push(span)
      isOpen = !HAS_OWN.test(part)
    }
  }
  return joined
}

/**
 * Brackets with a reference right after the stop, alone or with figures, belong to the sentence before it.
 */
const SOURCES_BEHIND =
  /^\s{0,4}[([（【](?:\s?\uE000[\uE000\s,;&·|()[\]（）【】]*|(?=[^()[\]（）【】\n]*\uE000)[^()[\]（）【】\n]*)[)\]）】][.。]?/u
const MAX_SOURCES = 2000
/** Ids without brackets, and nothing else. */
const BARE_SOURCES = /^\s{0,4}\uE000[\uE000 \t,;&]*[.。]?(?=\s|$)/u
const OTHER_SENTENCE = /^[ \t]{1,8}[\p{Lu}\p{Lo}\p{N}@["“„«‹「『]/u

/** The length of the sources right behind a sentence, which end with their line where its break is meant. */
function sourcesBehind(read: Split, end: number, isQuoted: boolean): number {
  const { text, start, handles, meant } = read
  const slice = text.slice(end, end + MAX_SOURCES)
  const bracketed = SOURCES_BEHIND.exec(slice)?.[0] ?? ''
  if (bracketed !== '') {
    const isPlain = text[end - 1] === '.'
    if (isPlain && isSubject(text, start, end) && goesOnBehindBracket(text, end, handles)) return 0
    const last = Array.from(bracketed.matchAll(/\n/g)).find(({ index }) => meant.has(end + index + 1))
    return last === undefined
      ? bracketed.length
      : (SOURCES_BEHIND.exec(slice.slice(0, last.index))?.[0].length ?? 0)
  }
  const bare = BARE_SOURCES.exec(slice)?.[0].length ?? 0
  if (bare === 0 || OWN_REFERENCE.test(text.slice(start, end))) return 0
  // "It broke. t3_a has 34 likes": an id that something is told of begins a sentence.
  const behind = slice.slice(bare, bare + MAX_NEXT)
  const isLast = /^[ \t]*(?:[\r\n]|$)/.test(behind)
  const isBegun = isLast
    ? !/^\s*\p{Ll}/u.test(behind) ||
      meant.has(end + bare + (/^[ \t]*(?:\r\n|.)/su.exec(behind)?.[0].length ?? 0))
    : isQuoted && OTHER_SENTENCE.test(behind)
  return isBegun || isHandle(behind, handles) ? bare : 0
}

/** "Brand: Fernlight. Post: …" are fields of one record. */
const MAX_FIELD = 80
const FIELD = /^\s*\p{L}[\p{L}\p{M} ]{1,30}[:：][^.:：。\n]{1,40}[.。]$/u
const NEXT_FIELD = /^\s?[@\p{L}][\p{L}\p{M}\p{N}_./ -]{1,40}[:：]/u

const GOES_ON_BEHIND_BRACKET =
  /^(\s{1,8}[([（【][^()[\]（）【】\n]*[)\]）】])(?:\s{0,3}[,;:–—-]|\s{1,3}\p{Ll})/u
const MAX_BRACKET = 300

/** “Is there a fix?” (42 points) asks one. */
function goesOnBehindBracket(text: string, end: number, handles: ReadonlySet<string>): boolean {
  const bracket = GOES_ON_BEHIND_BRACKET.exec(text.slice(end, end + MAX_BRACKET))
  const from = end + (bracket?.[1]?.length ?? 0)
  return bracket !== null && !isHandle(text.slice(from, from + MAX_NEXT), handles)
}

/** "t3_a has 3 likes. [t3_b] has 5": behind a sentence with a reference of its own another one begins the next. */
function isSubject(text: string, start: number, end: number): boolean {
  return (
    /^\s{1,8}\[\uE000+\]\s/u.test(text.slice(end, end + MAX_BRACKET)) &&
    OWN_REFERENCE.test(text.slice(start, end))
  )
}

interface Read {
  readonly text: string
  /** Where the sentence begins. */
  readonly start: number
  readonly handles: ReadonlySet<string>
  readonly languages: () => readonly Language[]
}

interface Split extends Read {
  /** The ends of the line breaks that end a sentence. */
  readonly meant: ReadonlySet<number>
}

function isEnd({ text, start, handles, languages }: Read, stop: RegExpExecArray, end: number): boolean {
  const behind = text.slice(end, end + MAX_NEXT)
  const next = /^\s{1,8}(\S)/u.exec(behind)?.[1] ?? ' '
  if (/\p{Ll}/u.test(next) && !isHandle(behind, handles)) return false
  if (/[([（【]/.test(next) && goesOnBehindBracket(text, end, handles))
    return stop[0] === '.' && isSubject(text, start, end)
  if (stop[0] !== '.') return true
  const before = text.slice(Math.max(0, end - LOOK_BACK), end)
  if (/\d/.test(next) && isShortDateName(/(\p{L}+)\.$/u.exec(before)?.[1] ?? '')) return false
  if (ABBREVIATION.test(before) || INITIALS.test(text.slice(end - 2, end + 3))) return false
  if (BEFORE_NUMBER.test(before)) return !/[\d\uE000]/.test(next)
  return !isOrdinal(text.slice(start, end), behind, languages)
}

/** "X. Y. Zhang". */
const INITIALS = /^\p{Lu}\. \p{Lu}\./u
/** More than the longest handle, and than two words. */
const MAX_NEXT = 60

/** "pilea_pam got …", "u/mossfan wrote …". */
function isHandle(behind: string, handles: ReadonlySet<string>): boolean {
  const word = /^\s{1,8}([\p{L}\p{N}_/][\p{L}\p{N}_./-]*[\p{L}\p{N}_])/u.exec(behind)?.[1] ?? ''
  return /^[ur]\/./.test(word) || handles.has(word.replace(/['’]s$/u, '').toLowerCase())
}

/**
 * Whether the number at the end is one of a list, or an ordinal: "12. November", "am 3. Platz". Nouns have capitals in
 * German, so that only what claims nothing can tell the beginning of another sentence there, or a noun before the number.
 */
function isOrdinal(sentence: string, behind: string, languages: () => readonly Language[]): boolean {
  const number = NUMBER.exec(sentence.slice(-LOOK_BACK))
  if (number === null) return false
  const lead = sentence.slice(0, sentence.length - number[0].length)
  if (!/[\p{L}\p{N}\uE000-\uE002]/u.test(lead) || LISTED.test(lead.slice(-LOOK_BACK))) return true
  if (/^\s*\d/.test(behind) || isMonthName(/^\s*(\p{L}+)/u.exec(behind)?.[1] ?? '')) return true
  if (!languages().includes('de') || !/^\s*\p{L}/u.test(behind) || NOUN.test(lead.slice(-MAX_NEXT)))
    return false
  const [first] = claimsNothing(behind.trimStart(), languages())
  return first?.start !== 0 || !BEGINS.has(first.value)
}

/** What begins a sentence in German and is no noun. */
const BEGINS: ReadonlySet<NothingClass> = new Set(['articles', 'connectives', 'prepositions', 'pronouns'])

/** One or two digits by themselves. */
const NUMBER = /(?<![\d.,:/])\d{1,2}\.$/u
/** Before a number of a list within a sentence. */
const LISTED = /[,;:(（\n–—]\s*$/u
const NOUN = /(?<![\p{L}\p{M}])\p{Lu}\p{L}+\s*$/u
