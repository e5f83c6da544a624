/** Letters and digits of each part of an elided quotation: shorter parts would be in any text. */
const MIN_PART_LENGTH = 4
const MAX_PARTS = 20
const MAX_LINES = 200
/** Characters that are compared for a quotation of several lines, in addition to the post's length. */
const MAX_COMPARED = 5000
/** Cost of starting a comparison, in characters. */
const START_COST = 10
const ELLIPSIS = /\s*(?:\[(?:…|\.{3}|\. \. \.)\]|\((?:…|\.{3})\)|…|\.{3})\s*/u
/** Punctuation that American usage moves from the sentence into the quotation. */
const TRAILING_PUNCTUATION = /[,.;，、。]$/u

/**
 * Whether a text contains a quotation, both in NFC, character by character, with three exceptions: "…" or
 * "[…]" stands for left out words, and the parts must follow each other; a line break stands for any white
 * space; and one comma or full stop before the closing mark may belong to the sentence around it.
 */
export function containsQuote(quote: string, text: string): boolean {
  const words = quote.trim()
  if (hasExactly(words, text)) return true
  if (TRAILING_PUNCTUATION.test(words) && hasExactly(words.replace(TRAILING_PUNCTUATION, ''), text))
    return true
  const parts = words
    .split(ELLIPSIS)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length > MAX_PARTS || (parts.length < 2 && parts[0] === words)) return false
  if (
    parts.some((part) => (part.match(/[\p{L}\p{N}]/gu) ?? []).length < MIN_PART_LENGTH) ||
    parts.length === 0
  )
    return false
  return (
    inOrder(parts, text) ||
    inOrder([...parts.slice(0, -1), (parts.at(-1) ?? '').replace(TRAILING_PUNCTUATION, '')], text)
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
    compared += START_COST + end - start
  }
  return undefined
}

/** How far a text continues with these lines, with any white space between them. */
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

/**
 * Patterns longer than this, in characters, are searched by KMP: indexOf takes quadratic time on hostile
 * input.
 */
const LONG_PATTERN = 200

function indexOf(text: string, pattern: string, from: number): number {
  if (pattern.length <= LONG_PATTERN) return text.indexOf(pattern, from)
  if (pattern.length > text.length - from) return -1
  const failure = failureFunction(pattern)
  let matched = 0
  for (let at = from; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    while (matched > 0 && unit !== pattern.charCodeAt(matched)) matched = failure[matched - 1] ?? 0
    if (unit === pattern.charCodeAt(matched)) matched++
    if (matched === pattern.length) return at - matched + 1
  }
  return -1
}

/**
 * The failure function of Knuth, Morris and Pratt (1977): the length of the longest border of each prefix.
 */
function failureFunction(pattern: string): Uint32Array {
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
