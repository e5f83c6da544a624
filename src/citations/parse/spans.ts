import type { Span } from '../lexicon/index.ts'

export type { Span }

/** Replaces each character of a recognised part: it is no letter, space or digit. */
export const BLANK = '\uE000'
/** The same for quotations; QUOTE_STOP for the last character of one that ends a sentence. */
const QUOTE_BLANK = '\uE002'
const QUOTE_STOP = '\uE001'

/** Where it is, without what else is known of it. */
export function bare({ start, end }: Span): Span {
  return { start, end }
}

/** The span shifted by this many characters. */
export function moved<S extends Span>(span: S, by: number): S {
  return { ...span, start: span.start + by, end: span.end + by }
}

/** The same with all the places that it covers. */
export function movedAll<Covering extends Span & { readonly covers: readonly Span[] }>(
  covering: Covering,
  by: number,
): Covering {
  return { ...moved(covering, by), covers: covering.covers.map((span) => moved(span, by)) }
}

/** The least span that has all of these. */
export function bounds(spans: readonly Span[]): Span {
  return {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  }
}

export function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end
}

/** Tells whether a span overlaps none of these, in no more steps than their number has bits. */
export function outsideOf(spans: readonly Span[]): (span: Span) => boolean {
  const sorted = spans.toSorted((one, other) => one.start - other.start)
  let last = 0
  const ends = sorted.map(({ end }) => {
    last = Math.max(last, end)
    return last
  })
  return ({ start, end }) => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle]?.start ?? end) < end) low = middle + 1
      else high = middle
    }
    return (ends[low - 1] ?? 0) <= start
  }
}

/** Of spans sorted by start, those that begin in a range. */
export function within<S extends Span>(spans: readonly S[], start: number, end: number): S[] {
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

/** Offset of the bracket that is open at `end`, searched back to `from`. */
export function openBracket(text: string, from: number, end: number): number | undefined {
  let closed = 0
  for (let at = end - 1; at >= from; at--) {
    const character = text[at] ?? ''
    if (')）]】'.includes(character)) closed++
    else if ('(（[【'.includes(character) && closed-- === 0) return at
  }
  return undefined
}

/** The text with these spans blanked; its length stays. */
export function blank(text: string, spans: readonly Span[]): string {
  return replaced(text, spans, ({ start, end }) => BLANK.repeat(end - start))
}

/** The text with its quotations blanked; a quotation that ends a sentence keeps that property. */
export function blankQuotes(text: string, quotes: readonly Span[], original: string): string {
  return replaced(text, quotes, ({ start, end }) => {
    const stops = /[.!?…。！？؟]/.test(original[end - 2] ?? '')
    return `${QUOTE_BLANK.repeat(end - start - 1)}${stops ? QUOTE_STOP : QUOTE_BLANK}`
  })
}

function replaced(text: string, spans: readonly Span[], by: (span: Span) => string): string {
  const parts: string[] = []
  let at = 0
  for (const { start: from, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const start = Math.max(at, from)
    if (end <= start) continue
    parts.push(text.slice(at, start), by({ start, end }))
    at = end
  }
  return `${parts.join('')}${text.slice(at)}`
}

/** Replaces digits and separators of other scripts and full-width forms by ASCII; offsets stay valid. */
export function plainDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹０-９٫٬％：＋]/g, (character) => {
    const code = character.charCodeAt(0)
    if (code >= 0xff10 && code <= 0xff19) return String(code - 0xff10)
    if (code >= 0x0660 && code <= 0x0669) return String(code - 0x0660)
    if (code >= 0x06f0 && code <= 0x06f9) return String(code - 0x06f0)
    return { '٫': '.', '٬': ',', '％': '%', '：': ':', '＋': '+' }[character] ?? character
  })
}

/** Marks of emphasis or of code: no sign between digits, and no underscore of a handle. */
const MARKS = /(?<![\d*`])[*`]+|[*`]+(?![\d*`])/gu
const UNDERSCORED =
  /(?<![\p{L}\p{M}\p{N}_@/.-])(_{1,3})(?=[^\s_])([^_\n]{1,200})(?<=\S)\1(?![\p{L}\p{M}\p{N}_])/gu
/** ":fire:", as chats write a pictograph. */
const SHORTCODE = /(?<![\p{L}\p{N}:]):[a-z][a-z0-9_+-]{1,40}:(?![\p{L}\p{N}:])/gu
const NO_WIDTH = '\u200B'

/** The names of pictographs in a text. */
export function findShortcodes(text: string): Span[] {
  return Array.from(text.matchAll(SHORTCODE), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }))
}

/** The text with marks of emphasis and the names of pictographs replaced by characters that have no width, which the lexicon reads over. */
export function withoutEmphasis(text: string): string {
  return text
    .replace(SHORTCODE, (code) => NO_WIDTH.repeat(code.length))
    .replace(MARKS, (marks) => NO_WIDTH.repeat(marks.length))
    .replace(UNDERSCORED, (_, { length }: string, words: string) => {
      const marks = NO_WIDTH.repeat(length)
      return `${marks}${words}${marks}`
    })
}
