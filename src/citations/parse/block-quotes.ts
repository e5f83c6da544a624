import { findQuotes } from './quotes.ts'
import { type FoundReference, findOtherReferences, findUrls } from './references.ts'
import { blank, type Span } from './spans.ts'

/** A block quotation divided into the quoted words and the citing text's own, such as their source. */
export interface ReadBlockQuote {
  readonly quoted: (Span & { readonly readings: readonly string[] }) | undefined
  /** In their order, without overlap. */
  readonly own: readonly Span[]
}

const PREFIX = /^ {0,3}(?:> ?)+/gm
/** "**Takeaway:** …" and "[!NOTE]": a callout of the citing text, no quotation. */
const CALLOUT =
  /^(?:\s|\p{S}|\uFE0F)*(?:\[!\w{1,20}\]|(?:\*\*|__)[^*_\n]{1,60}(?:[:：](?:\*\*|__)|(?:\*\*|__)\s?[:：]))/u
const OPENING = /^(?:[\s*_]|\p{S}|\uFE0F)*(?=["“„«»「『])/u
/** The beginning of an attribution behind the quoted words. */
const ATTRIBUTION = /^[\s*_]*(?:[—–―~([（【,;·|-]|via\b|source)/iu
/** A line that names the source. */
export const SOURCE_LINE =
  /^[\s*_([]*(?:(?:sources?|via|quellen?|fuentes?|出典|来源|المصدر)\s?[*_]*[:：]|—|–|―|--)/iu
const MAX_SOURCE_LENGTH = 400
/** The beginning of a source at the end of a line: a dash or a bracket. */
const SOURCE_START = /\s[*_]*(?:[—–―]|--?)[*_]*\s(?=\S)|\s[*_]*[([（【]/gu

/**
 * Divides a block quotation. All its words are quoted except a last part that names a post or an author. A
 * callout, or one with an id among its words, quotes nobody: posts do not contain the ids that are used here.
 */
export function readBlockQuote(raw: string): ReadBlockQuote {
  const text = withoutPrefixes(raw)
  const whole = { start: 0, end: text.length }
  if (CALLOUT.test(text)) return { quoted: undefined, own: [whole] }
  const marked = readMarked(text)
  if (marked !== undefined) return marked
  const own: Span[] = []
  const words: Span[] = []
  for (const match of text.matchAll(/[^\r\n]+/g)) {
    if (match[0].trim() === '') continue
    const line = { start: match.index, end: match.index + match[0].length }
    const from = isSource(match[0]) ? 0 : sourceOffset(match[0])
    if (from > 0) words.push({ start: line.start, end: line.start + from })
    if (from < match[0].length) own.push({ start: line.start + from, end: line.end })
  }
  const [first, last] = [words[0], words.at(-1)]
  if (first === undefined || last === undefined) return { quoted: undefined, own }
  if (words.some(({ start, end }) => findIds(text.slice(start, end)).length > 0))
    return { quoted: undefined, own: [whole] }
  const said = words.map(({ start, end }) => text.slice(start, end).trim()).join('\n')
  return {
    quoted: { ...trimmed(text, first.start, last.end), readings: [bare(said), withoutMarks(said)] },
    own,
  }
}

/** The text with the `>` of its lines replaced by spaces, so that offsets stay valid. */
export function withoutPrefixes(raw: string): string {
  return raw.replace(PREFIX, (prefix) => ' '.repeat(prefix.length))
}

/** Words in quotation marks followed by their source; undefined where it has another form. */
function readMarked(text: string): ReadBlockQuote | undefined {
  const opening = OPENING.exec(text)
  if (opening === null) return undefined
  const [quote] = findQuotes(text)
  if (quote?.isClosed !== true || quote.start !== opening[0].length) return undefined
  const rest = text.slice(quote.end)
  if (!ATTRIBUTION.test(rest) || !(/[—–―]/.test(rest) || referencesIn(rest).length > 0)) return undefined
  return { quoted: quote, own: [{ start: quote.end, end: text.length }] }
}

function isSource(line: string): boolean {
  if (SOURCE_LINE.test(line) || /^\s*~/.test(line)) return true
  return (
    /^\s*[*_]*(?:-\s|[([（【])/.test(line) &&
    line.length <= MAX_SOURCE_LENGTH &&
    referencesIn(line).length > 0
  )
}

/** Offset of the source at the end of a line; the line's length where there is none. */
function sourceOffset(line: string): number {
  const from = Math.max(0, line.length - MAX_SOURCE_LENGTH)
  for (const match of line.slice(from).matchAll(SOURCE_START)) {
    const at = from + match.index
    const tail = line.slice(at)
    const isBracket = /[([（【]$/.test(match[0])
    if (isBracket && !/[)\]）】][.\s*_]*$/.test(tail)) continue
    const references = referencesIn(tail)
    const named =
      isBracket || /^[\s*_]*[—–―-]+[*_]*\s[*_]*(?:\[|@|u\/|r\/|\p{Lu}|\uE000)/u.test(blank(tail, references))
    if (named && references.length > 0) return at
  }
  return line.length
}

function referencesIn(text: string): FoundReference[] {
  const urls = findUrls(text)
  return [...urls, ...findOtherReferences(blank(text, urls)).filter((each) => isCertain(each))]
}

function findIds(text: string): FoundReference[] {
  return findOtherReferences(blank(text, findUrls(text))).filter((each) => isCertain(each))
}

function isCertain(reference: FoundReference): boolean {
  return reference.kind === 'trend' || (reference.kind === 'post' && reference.certain)
}

function trimmed(text: string, start: number, end: number): Span {
  const part = text.slice(start, end)
  return {
    start: start + part.length - part.trimStart().length,
    end: end - (part.length - part.trimEnd().length),
  }
}

/** Without emphasis around the whole. */
function bare(words: string): string {
  return words.replace(/^([*_]{1,3})(.*)\1$/su, '$2')
}

function withoutMarks(words: string): string {
  return bare(
    bare(words)
      .replace(/^["“„«「](.*)["”“»」]$/su, '$1')
      .trim(),
  )
}
