/** Parts of an elided quotation shorter than this, in letters and digits, would stand in any text. */
const MIN_PART = 4
const MAX_PARTS = 20
const MAX_LINES = 200
/** Characters compared, beside as many as the post has, to see whether lines that begin like a quotation go on so. */
const MAX_COMPARED = 5000
/** What beginning to compare costs, in characters. */
const BEGINNING = 10
const ELLIPSIS = /\s*(?:\[(?:…|\.{3}|\. \. \.)\]|\((?:…|\.{3})\)|…|\.{3})\s*/u
/** What American usage draws into the quotation from the sentence around it. */
const BORROWED = /[,.;，、。]$/u

/**
 * Whether a quotation stands in a text, both in NFC, character by character. Three things are not the quoted words
 * and so not compared: "…" or "[…]" leaves out words, and the parts must follow each other; a line break of the
 * citing text is layout and stands for any white space; one comma or full stop before the closing mark may belong to
 * the sentence around it.
 */
export function standsIn(quote: string, text: string): boolean {
  const words = quote.trim()
  if (hasExactly(words, text)) return true
  if (BORROWED.test(words) && hasExactly(words.replace(BORROWED, ''), text)) return true
  const parts = words
    .split(ELLIPSIS)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length > MAX_PARTS || (parts.length < 2 && parts[0] === words)) return false
  if (parts.some((part) => (part.match(/[\p{L}\p{N}]/gu) ?? []).length < MIN_PART) || parts.length === 0)
    return false
  return (
    inOrder(parts, text) || inOrder([...parts.slice(0, -1), (parts.at(-1) ?? '').replace(BORROWED, '')], text)
  )
}

function inOrder(parts: readonly string[], text: string): boolean {
  let from = 0
  for (const part of parts) {
    const found = find(part, text, from)
    if (found === undefined) return false
    from = found.end
  }
  return true
}

function hasExactly(words: string, text: string): boolean {
  return words !== '' && find(words, text, 0) !== undefined
}

function find(words: string, text: string, from: number): { start: number; end: number } | undefined {
  const lines = words.split(/\s*[\r\n\u2028\u2029]+[\s>]*/u)
  const [first = ''] = lines
  if (lines.length > MAX_LINES) return undefined
  if (lines.length === 1) {
    const start = indexOf(text, words, from)
    return start === -1 ? undefined : { start, end: start + words.length }
  }
  let compared = 0
  for (
    let start = indexOf(text, first, from);
    start !== -1 && compared <= MAX_COMPARED + text.length;
    start = indexOf(text, first, start + 1)
  ) {
    const { end, isWhole } = followLines(lines, text, start)
    if (isWhole) return { start, end }
    compared += BEGINNING + end - start
  }
  return undefined
}

/** How far lines stand in a text one after another, with any white space between them. */
function followLines(
  lines: readonly string[],
  text: string,
  start: number,
): { readonly end: number; readonly isWhole: boolean } {
  let end = start
  for (const [index, line] of lines.entries()) {
    let at = end
    if (index > 0) while (/\s/.test(text[at] ?? '')) at++
    if ((index > 0 && at === end) || !text.startsWith(line, at)) return { end: at, isWhole: false }
    end = at + line.length
  }
  return { end, isWhole: true }
}

/** The engine's own search takes a product of both lengths on hostile input: long patterns are sought by KMP. */
const LONG_PATTERN = 200

function indexOf(text: string, pattern: string, from: number): number {
  if (pattern.length <= LONG_PATTERN) return text.indexOf(pattern, from)
  if (pattern.length > text.length - from) return -1
  const fallback = fallbacksOf(pattern)
  let matched = 0
  for (let at = from; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    while (matched > 0 && unit !== pattern.charCodeAt(matched)) matched = fallback[matched - 1] ?? 0
    if (unit === pattern.charCodeAt(matched)) matched++
    if (matched === pattern.length) return at - matched + 1
  }
  return -1
}

/** Knuth, Morris and Pratt (1977): of each prefix, how long its longest border is. */
function fallbacksOf(pattern: string): Uint32Array {
  const lengths = new Uint32Array(pattern.length)
  let length = 0
  for (let at = 1; at < pattern.length; at++) {
    const unit = pattern.charCodeAt(at)
    while (length > 0 && unit !== pattern.charCodeAt(length)) length = lengths[length - 1] ?? 0
    if (unit === pattern.charCodeAt(length)) length++
    lengths[at] = length
  }
  return lengths
}
