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
import type { Span } from './spans.ts'

/** Abbreviations, whose full stop does not end a sentence. X is mostly the platform. */
const ABBREVIATION =
  /(?<![\p{L}\p{M}])(?:(?![xX]\.$)\p{L}|e\.g|i\.e|z\.\s?b|d\.\s?h|u\.\s?a|p\.\s?ej|vs|etc|approx|ca|circa|bzw|inkl|usw|st|dr|mr|mrs|ms|sr|sra|tsd|mio|mrd)\.$/iu
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
/** Thai ends no sentence with a stop: agents write each on a line. */
const THAI_STOP = new RegExp(String.raw`${STOP.source}|(?<=\S)[ \t]*\n`, 'gu')
const THAI = /\p{Script=Thai}/u
const WIDE_STOP = new RegExp(`^[${WIDE_STOPS}]`, 'u')
/** Characters before a stop that are read; more than the longest abbreviation. */
const LOOK_BACK = 12

/**
 * The sentences of a block whose quotations, links and ids are blanked. A full stop before white space ends
 * one, unless a lower-case letter follows that begins none of the `handles`, or it belongs to an abbreviation or an
 * ordinal; a Chinese or Japanese one always does, and in Thai the end of a line. A heading, a table row and a block
 * quotation are one sentence each.
 */
export function splitSentences(text: string, kind: BlockKind, handles: ReadonlySet<string>): Span[] {
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
  for (const stop of text.matchAll(THAI.test(text) ? THAI_STOP : STOP)) {
    const end = stop.index + stop[0].length
    const ends = WIDE_STOP.test(stop[0]) || stop[0].endsWith('\n')
    if (end <= start || !(ends || isEnd({ text, start, handles, languages }, stop, end))) continue
    if (FIELD.test(text.slice(start, end)) && NEXT_FIELD.test(text.slice(end, end + MAX_FIELD))) continue
    add(end + (SOURCES_BEHIND.exec(text.slice(end, end + MAX_SOURCES))?.[0].length ?? 0))
  }
  add(text.length)
  return withQuotations(spans, text)
}

/** Nothing but a quotation, with or without its source. */
const ONLY_QUOTED =
  /^[^\p{L}\p{N}\uE000-\uE002]*[\uE001\uE002][^\p{L}\p{N}]*(?:[([（【［](?=[^()[\]（）【】［］\n]*\uE000)[^()[\]（）【】［］\n]*[)\]）】］][^\p{L}\p{N}]*)?$/u
/** A handle may look like an id. */
const HAS_OWN = /(?<![@/\uE000])\uE000|[\uE001\uE002]/

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

/** "Brand: Fernlight. Post: …" are fields of one record. */
const MAX_FIELD = 80
const FIELD = /^\s*\p{L}[\p{L}\p{M} ]{1,30}[:：][^.:：。\n]{1,40}[.。]$/u
const NEXT_FIELD = /^\s?[@\p{L}][\p{L}\p{M}\p{N}_./ -]{1,40}[:：]/u

const GOES_ON_BEHIND_BRACKET =
  /^\s{1,8}[([（【][^()[\]（）【】\n]*[)\]）】](?:\s{0,3}[,;:–—-]|\s{1,3}\p{Ll})/u
const MAX_BRACKET = 300

interface Read {
  readonly text: string
  /** Where the sentence begins. */
  readonly start: number
  readonly handles: ReadonlySet<string>
  readonly languages: () => readonly Language[]
}

function isEnd({ text, start, handles, languages }: Read, stop: RegExpExecArray, end: number): boolean {
  const behind = text.slice(end, end + MAX_NEXT)
  const next = /^\s{1,8}(\S)/u.exec(behind)?.[1] ?? ' '
  if (/\p{Ll}/u.test(next) && !isHandle(behind, handles)) return false
  // “Is there a fix?” (42 points) asks one: the sentence goes on.
  if (/[([（【]/.test(next) && GOES_ON_BEHIND_BRACKET.test(text.slice(end, end + MAX_BRACKET))) return false
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
