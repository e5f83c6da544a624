import { type Block, findBlocks } from './blocks.ts'
import { findDates } from './dates.ts'
import { findFigures } from './figures.ts'
import { headerWord } from './metric-words.ts'
import { findNumbers, plainDigits } from './numbers.ts'
import { findQuotes } from './quotes.ts'
import { type FoundReference, findOtherReferences, findUrls } from './references.ts'
import { splitSentences } from './split-sentences.ts'
import type { ParsedText, Quotation, Reference, Sentence, Span } from './types.ts'

/** Stands for what was recognised, one for each of its characters: no letter, no space, no digit. */
const BLANK = '\uE000'
/** The same for quotations, and for the last character of one that ends like a sentence. */
const QUOTE_BLANK = '\uE002'
const QUOTE_STOP = '\uE001'

interface Found {
  readonly references: readonly FoundReference[]
  readonly quotes: readonly Quotation[]
  /** The block with all that was recognised blanked out, its digits plain. */
  readonly rest: string
}

/**
 * Takes a text apart: sentences, what each says that can be checked, and where its references are.
 *
 * A reference belongs to the sentence it stands in. A footnote's references stand where its mark stands. A sentence
 * without references takes those of a following one that holds nothing else ("Source: …"), or else those of the
 * sentence before it in its paragraph; the first of a list item takes those of the item or lead-in ("…:") above it, a
 * block quotation those of the paragraph right before it, and all of them those of a heading above them.
 */
export function parseText(text: string, yearsOfWindow: readonly number[]): ParsedText {
  const blocks = findBlocks(text)
  const found = blocks.map((block) => recognise(text, block))
  const notes = notesOf(blocks, found)
  const sentences: Sentence[] = []
  const lastOf = new Map<number, number>()
  const above = placeBlocks(blocks, text)
  for (const [index, block] of blocks.entries()) {
    const part = found[index]
    if (part === undefined) continue
    const spans = splitSentences(part.rest, block.kind)
    for (const [at, span] of spans.entries()) {
      const parent = above[index]
      sentences.push({
        ...readSentence(part, span, block, yearsOfWindow, notes),
        block: index,
        before: at > 0 ? sentences.length - 1 : parent === undefined ? undefined : lastOf.get(parent),
        after: undefined,
      })
    }
    if (spans.length > 0) lastOf.set(index, sentences.length - 1)
  }
  return {
    text,
    sentences: sentences.map((sentence, index) => ({ ...sentence, after: behind(sentences, index, blocks) })),
  }
}

function behind(sentences: readonly Sentence[], index: number, blocks: readonly Block[]): number | undefined {
  const [sentence, next] = [sentences[index], sentences[index + 1]]
  if (sentence === undefined || next === undefined || !next.isOnlyReferences) return undefined
  const [own, other] = [blocks[sentence.block], blocks[next.block]]
  if (own === undefined || other === undefined || other.kind === 'note' || own.kind === 'heading')
    return undefined
  const isNear =
    own === other || (own.kind === 'quote' ? other.group - own.group <= 1 : other.group === own.group)
  return isNear && (own === other || other.kind === 'paragraph' || other.indent > own.indent)
    ? index + 1
    : undefined
}

/** The block whose last sentence stands for the context of each block. */
function placeBlocks(blocks: readonly Block[], text: string): (number | undefined)[] {
  let heading: number | undefined
  const open: number[] = []
  return blocks.map((block, index) => {
    const previous = blocks[index - 1]
    if (block.kind === 'heading' && block.cells.length === 0) {
      open.length = 0
      heading = index
      return undefined
    }
    const isClose = previous !== undefined && block.group - previous.group <= 1
    const isLeadIn =
      isClose && previous.kind === 'paragraph' && /[:：]\s*$/.test(text.slice(previous.start, previous.end))
    if (block.kind === 'item') {
      while ((blocks[open.at(-1) ?? -1]?.indent ?? -1) >= block.indent) open.pop()
      const isFirst = previous?.kind !== 'item'
      if (isFirst && isLeadIn) open.push(-1 - (index - 1))
      const parent = open.at(-1)
      open.push(index)
      // A lead-in is kept below all items of its list as a negative number.
      return parent === undefined ? heading : parent < 0 ? -1 - parent : parent
    }
    if (block.kind !== 'quote') open.length = 0
    if (block.kind === 'quote' && isClose && ['paragraph', 'item'].includes(previous.kind)) return index - 1
    return block.kind === 'note' ? undefined : isLeadIn && block.kind === 'row' ? index - 1 : heading
  })
}

function recognise(text: string, block: Block): Found {
  const raw = text.slice(block.start, block.end)
  if (block.kind === 'quote') return recogniseBlockQuote(raw, block.start)
  const urls = findUrls(raw)
  const withoutUrls = blank(raw, urls)
  const marks = findQuotes(withoutUrls)
  const quotes: Quotation[] = []
  for (const quote of marks) {
    const words = withoutUrls.slice(quote.start + 1, quote.end - 1)
    // `"comments": 34` quotes nobody, and neither does an id between marks.
    if (quote.isClosed && (isOnlyReference(words) || headerWord(words) !== undefined)) continue
    const readings = quote.readings.map((reading) =>
      raw.slice(quote.start + 1, quote.start + 1 + reading.length),
    )
    quotes.push({ ...quote, readings })
  }
  const closed = quotes.filter(({ isClosed }) => isClosed)
  const withoutQuotes = blankQuotes(withoutUrls, closed, raw)
  // A URL inside a quotation is the quoted author's.
  const quoted = closed.flatMap((quote) => within(urls, quote.start, quote.end))
  const isQuoted = new Set(quoted)
  const outside = urls.filter((url) => !isQuoted.has(url))
  const references: FoundReference[] = [...outside, ...findOtherReferences(withoutQuotes)]
  const rest = plainDigits(blank(withoutQuotes, references.map(bareSpan)))
  return {
    references: references
      .map((reference) => moved(reference, block.start))
      .sort((a, b) => a.start - b.start),
    quotes: quotes.map((quote) => moved(quote, block.start)),
    rest,
  }
}

/** A block quotation says its words; a line that begins with a dash or holds only references says where they are from. */
function recogniseBlockQuote(raw: string, start: number): Found {
  const references: FoundReference[] = []
  const words: string[] = []
  let from = -1
  let to = 0
  for (const match of raw.matchAll(/[^\n]+/g)) {
    const prefix = /^ {0,3}(?:> ?)+/.exec(match[0])?.[0].length ?? 0
    const line = match[0].slice(prefix).replace(/\r$/, '')
    const at = match.index + prefix
    const urls = findUrls(line)
    const found = [...urls, ...findOtherReferences(blank(line, urls))]
    const isSource =
      /^\s*(?:—|–|--|―|~)/.test(line) || (found.length > 0 && isOnlyReference(blank(line, found)))
    if (isSource) {
      references.push(...found.map((reference) => moved(reference, start + at)))
      continue
    }
    if (line.trim() === '') continue
    if (from === -1) from = at
    to = at + line.length
    words.push(line.trim())
  }
  const reading = words.join('\n').replace(/^["“„«「](.*)["”“»」]$/su, '$1')
  const quote = { start: start + from, end: start + to, readings: [reading], isClosed: true }
  return { references, quotes: from === -1 ? [] : [quote], rest: BLANK.repeat(raw.length) }
}

const NOTHING_BUT =
  /^(?:[\s\p{P}\p{S}\uE000]|\b(?:sources?|via|see|from|link|url|post|and|quellen?|siehe|und|fuentes?|ver|y|id|permalink|reddit|youtube|facebook|instagram|x)\b|出典|来源|参照|المصدر)*$/iu

function isOnlyReference(words: string): boolean {
  const others = findOtherReferences(words).filter(
    (reference) => reference.kind === 'post' && reference.certain,
  )
  const rest = blank(words, others)
  return rest.includes(BLANK) && rest.length <= MAX_SOURCE_LINE && NOTHING_BUT.test(rest)
}

const MAX_SOURCE_LINE = 5000
/** "Source: …" and "— somebody, …". */
const SOURCE_LINE =
  /^[\s*_([]*(?:(?:sources?|via|quellen?|fuentes?|出典|来源|المصدر)\s?[*_]*[:：]|—|–|―|--)/iu

function notesOf(
  blocks: readonly Block[],
  found: readonly Found[],
): ReadonlyMap<string, readonly Reference[]> {
  const notes = new Map<string, readonly Reference[]>()
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'note' || block.label === undefined || notes.has(block.label)) continue
    const references =
      found[index]?.references.filter(isReference).filter(({ start }) => start >= block.contentStart) ?? []
    if (references.length > 0) notes.set(block.label, references.slice(0, MAX_OF_NOTE))
  }
  return notes
}

/** No honest footnote names more; each of its marks would count them all again. */
const MAX_OF_NOTE = 5

function isReference(reference: FoundReference): reference is Reference {
  return reference.kind !== 'note'
}

function readSentence(
  { references, quotes, rest }: Found,
  span: Span,
  block: Block,
  yearsOfWindow: readonly number[],
  notes: ReadonlyMap<string, readonly Reference[]>,
): Omit<Sentence, 'block' | 'before' | 'after'> {
  const own = rest.slice(span.start, span.end)
  const start = block.start + span.start
  const end = block.start + span.end
  const dates = findDates(own, yearsOfWindow)
  const undated = blank(own, dates)
  const figures = [...findFigures(undated), ...figuresOfCells(undated, block, start)]
  const ownQuotes = within(quotes, start, end)
  const hasClaim = ownQuotes.length + figures.length > 0
  const isOnlyReferences =
    !hasClaim &&
    own.includes(BLANK) &&
    own.length <= MAX_SOURCE_LINE &&
    (NOTHING_BUT.test(own) || SOURCE_LINE.test(own))
  return {
    start,
    end,
    references: within(references, start, end).flatMap((reference) => atMark(reference, block, notes)),
    quotes: ownQuotes,
    figures: figures.map((figure) => moved(figure, start)),
    dates: dates.map((date) => moved(date, start)),
    isOnlyReferences,
    asserts: block.kind !== 'note' && (hasClaim || (!isOnlyReferences && isAssertion(own, block))),
  }
}

/** What a footnote's mark stands for, placed where the mark stands. */
function atMark(
  reference: FoundReference,
  block: Block,
  notes: ReadonlyMap<string, readonly Reference[]>,
): Reference[] {
  if (reference.kind !== 'note') return [reference]
  if (block.kind === 'note' && reference.start < block.contentStart) return []
  const { start, end, label } = reference
  const noted = notes.get(label)
  if (noted !== undefined) return noted.map((each) => ({ ...each, start, end, isMark: true }))
  return /^\d{1,4}$/.test(label) ? [] : [reference.otherwise]
}

/** The numbers in a table's cells below a header that says what they count. */
function figuresOfCells(own: string, block: Block, start: number) {
  return block.cells.flatMap(({ counts, ...cell }) => {
    if (counts === undefined) return []
    const from = cell.start - start
    const [quantity, other] = findNumbers(own.slice(from, cell.end - start))
    if (quantity === undefined || other !== undefined) return []
    return [{ start: from + quantity.start, end: from + quantity.end, word: counts, quantity }]
  })
}

const MIN_WORDS = 4
const MIN_SPACELESS = 8

function isAssertion(own: string, block: Block): boolean {
  if (block.kind === 'heading' || block.kind === 'row' || /[?？؟:：]["'”’»)\]*_\s]*$/.test(own)) return false
  const words = own.match(/[\p{L}\p{M}]+/gu) ?? []
  const spaceless = own.match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu) ?? []
  return words.length >= MIN_WORDS || spaceless.length >= MIN_SPACELESS
}

function moved<S extends Span>(span: S, by: number): S {
  return { ...span, start: span.start + by, end: span.end + by }
}

/** Those of these, in their order, that begin in a stretch. */
function within<S extends Span>(spans: readonly S[], start: number, end: number): S[] {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  const found: S[] = []
  for (let at = low; at < spans.length; at++) {
    const span = spans[at]
    if (span === undefined || span.start >= end) break
    found.push(span)
  }
  return found
}

/** The text with these parts blanked. */
function blank(text: string, spans: readonly Span[]): string {
  return replaced(text, spans, ({ start, end }) => BLANK.repeat(end - start))
}

/** The text with its quotations blanked; the end of a sentence inside one stays one. */
function blankQuotes(text: string, quotes: readonly Span[], original: string): string {
  return replaced(text, quotes, ({ start, end }) => {
    const stops = /[.!?…。！？؟]/.test(original[end - 2] ?? '')
    return `${QUOTE_BLANK.repeat(end - start - 1)}${stops ? QUOTE_STOP : QUOTE_BLANK}`
  })
}

function replaced(text: string, spans: readonly Span[], by: (span: Span) => string): string {
  const parts: string[] = []
  let at = 0
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    if (span.start < at) continue
    parts.push(text.slice(at, span.start), by(span))
    at = span.end
  }
  return `${parts.join('')}${text.slice(at)}`
}

/** Of a footnote's mark only what its brackets hold, so that they can be seen behind a sentence. */
function bareSpan(reference: FoundReference): Span {
  const inner = reference.kind === 'note' ? 1 : 0
  return { start: reference.start + inner, end: reference.end - inner }
}
