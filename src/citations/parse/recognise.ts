import { findDirections, metricNamed } from '../lexicon/index.ts'
import { readBlockQuote, SOURCE_LINE, withoutPrefixes } from './block-quotes.ts'
import type { Block } from './blocks.ts'
import { findQuotes } from './quotes.ts'
import { type FoundReference, findOtherReferences, findUrls } from './references.ts'
import { BLANK, blank, blankQuotes, moved, plainDigits, type Span, within } from './spans.ts'
import type { Quotation } from './types.ts'

/** The references and quotations of a block. */
export interface Found {
  readonly references: readonly FoundReference[]
  readonly quotes: readonly Quotation[]
  /** The block with all recognised parts blanked, its digits ASCII. */
  readonly rest: string
}

/** Recognises the references and quotations of a block; `rest` is left for figures and dates. */
export function recognise(text: string, block: Block): Found {
  const raw = text.slice(block.start, block.end)
  return block.kind === 'quote' ? recogniseBlockQuote(raw, block.start) : recogniseText(raw, block.start)
}

function recogniseText(raw: string, start: number): Found {
  const urls = findUrls(raw)
  const withoutUrls = blank(raw, urls)
  const marks = findQuotes(withoutUrls)
  const quotes: Quotation[] = []
  for (const quote of marks) {
    const words = withoutUrls.slice(quote.start + 1, quote.end - 1)
    // `"comments": 34`, `"insufficient_data"` and an id in quotation marks are no quotations.
    if (
      quote.isClosed &&
      (isOnlyReference(words) ||
        metricNamed(words) !== undefined ||
        IDENTIFIER.test(words) ||
        NO_WORDS.test(words) ||
        isStatus(withoutUrls.slice(Math.max(0, quote.start - STATUS_REACH), quote.start), words))
    )
      continue
    const readings = quote.readings.map((reading) =>
      raw.slice(quote.start + 1, quote.start + 1 + reading.length),
    )
    quotes.push({ ...quote, readings })
  }
  const closed = quotes.filter(({ isClosed }) => isClosed)
  const withoutQuotes = blankQuotes(withoutUrls, closed, raw)
  // A URL inside a quotation is part of the quoted words.
  const quoted = closed.flatMap((quote) => within(urls, quote.start, quote.end))
  const isQuoted = new Set(quoted)
  const outside = urls.filter((url) => !isQuoted.has(url))
  const references: FoundReference[] = [...outside, ...findOtherReferences(withoutQuotes)]
  const rest = plainDigits(blank(withoutQuotes, references.map(bareSpan)))
  return {
    references: references.map((reference) => moved(reference, start)).sort((a, b) => a.start - b.start),
    quotes: quotes.map((quote) => moved(quote, start)),
    rest,
  }
}

/** A block quotation is one quotation; its other parts are read like any text. */
function recogniseBlockQuote(raw: string, start: number): Found {
  const { quoted, own } = readBlockQuote(raw)
  const text = withoutPrefixes(raw)
  const parts = own.map((span) => ({
    ...span,
    found: recogniseText(text.slice(span.start, span.end), start + span.start),
  }))
  const rest: string[] = []
  let at = 0
  for (const { start: from, end, found } of parts) {
    rest.push(BLANK.repeat(from - at), found.rest)
    at = end
  }
  const quotes = parts.flatMap(({ found }) => found.quotes)
  return {
    references: parts.flatMap(({ found }) => found.references),
    quotes: quoted === undefined ? quotes : [moved({ ...quoted, isClosed: true }, start), ...quotes],
    rest: `${rest.join('')}${BLANK.repeat(raw.length - at)}`,
  }
}

/** An identifier of data, such as `firstSeenAt`. */
const IDENTIFIER = /^[a-z]{2,40}(?:_[a-z\d]{1,40}|[A-Z][a-z\d]{1,40}){1,5}$/
/** A number or a date of data. */
const NO_WORDS = /^[\d.,:TZ%+-]{1,40}$/
const STATUS_REACH = 60
/** "Has the status", with a name between it and its value in some languages: "der Status von … ist". */
const STATUS_LABEL =
  /(?:(?<!\p{L})(?:status|statut|estado|estatus)(?!\p{L})[^.!?;\n]{0,40}|(?:ステータス|状態|状态|상태)[はが는은가이是为：: ]{0,3})$/iu

/** Whether the words in quotation marks are the status that a label before them tells: "has the status “steady”". */
function isStatus(before: string, words: string): boolean {
  if (words.length > MAX_STATUS || !STATUS_LABEL.test(before)) return false
  const [only, another] = findDirections(words)
  return only !== undefined && another === undefined && words.trim().length === only.end - only.start
}

const MAX_STATUS = 24
const NOTHING_BUT =
  /^(?:[\s\p{P}\p{S}\uE000]|\b(?:sources?|via|see|from|link|url|post|and|quellen?|siehe|und|fuentes?|ver|y|id|permalink|reddit|youtube|facebook|instagram|x)\b|出典|来源|参照|المصدر)*$/iu

function isOnlyReference(words: string): boolean {
  const others = findOtherReferences(words).filter(
    (reference) => reference.kind === 'trend' || (reference.kind === 'post' && reference.certain),
  )
  const rest = blank(words, others)
  return rest.includes(BLANK) && rest.length <= MAX_SOURCE_LINE && NOTHING_BUT.test(rest)
}

const MAX_SOURCE_LINE = 5000
/** "(somebody, …, 34 comments)": a bracket around all of a sentence. */
const BRACKETED = /^[\s*_]*[([（【](?:(?![.!?。！？]\s).)*[)\]）】][.。\s*_]*$/su

/**
 * Whether a sentence, its references blanked, has only references and words that introduce or describe them.
 */
export function holdsOnlySources(rest: string): boolean {
  if (!rest.includes(BLANK) || rest.length > MAX_SOURCE_LINE) return false
  return NOTHING_BUT.test(rest) || SOURCE_LINE.test(rest) || BRACKETED.test(rest)
}

/** A footnote's mark without its brackets, so that they still mark the end of a sentence. */
function bareSpan(reference: FoundReference): Span {
  const inner = reference.kind === 'note' ? 1 : 0
  return { start: reference.start + inner, end: reference.end - inner }
}
