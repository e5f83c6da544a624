import type { Span } from './spans.ts'

/** A quotation in quotation marks. */
export interface FoundQuote extends Span {
  /** The words between the marks; several where it is ambiguous which mark closes it. */
  readonly readings: readonly string[]
  /** False for an opening mark without a closing one: its words are unknown. */
  readonly isClosed: boolean
}

/** The closing marks of each opening mark. Marks that only name a work (《》) are not included. */
const closers: Readonly<Record<string, string>> = {
  '“': '”',
  // Many keyboards have only the straight mark to close it.
  '„': '“”"',
  '‟': '”',
  '”': '”',
  '«': '»',
  '»': '«»',
  '‹': '›',
  '›': '‹',
  '「': '」',
  '『': '』',
  '｢': '｣',
  '〝': '〟〞',
  '‘': '’',
  '‚': '‘’',
  '"': '"',
  '＂': '＂',
  "'": "'",
}
/**
 * Marks that may also be an apostrophe, an inch or a closing mark: they open only where no letter precedes.
 */
const AMBIGUOUS_MARKS = new Set(['"', "'", '‘', '‚', '”', '»', '›', '“'])
const APOSTROPHES = new Set(["'", '’', '‘'])
const NESTING = new Set(['「', '『', '«'])
const LATIN = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{M}\p{N}]/u
const MAX_READINGS = 3
/** Words between single marks, which are mostly apostrophes: shorter parts are no quotation. */
const MIN_SINGLE_WORDS = 3

/** The outermost quotations of one paragraph, in their order, in linear time. */
export function findQuotes(text: string): FoundQuote[] {
  const found: FoundQuote[] = []
  const positions = indexMarks(text)
  for (let at = 0; at < text.length; at++) {
    const mark = text[at] ?? ''
    const closing = closers[mark]
    if (closing === undefined || !opens(text, at, mark)) continue
    const ends = closingMarks(text, at, mark, closing, positions)
    const [first] = ends
    if (first === undefined) {
      if (!APOSTROPHES.has(mark) && mark !== '‚')
        found.push({ start: at, end: at + 1, readings: [], isClosed: false })
      continue
    }
    const readings = ends.map((end) => text.slice(at + 1, end))
    const isSaying = !APOSTROPHES.has(mark) && mark !== '‚'
    if (!isSaying && (readings[0] ?? '').trim().split(/\s+/).length < MIN_SINGLE_WORDS) continue
    found.push({ start: at, end: first + 1, readings, isClosed: true })
    at = first
  }
  return found
}

/** The offsets of each mark, so that the next one is found without scanning. */
function indexMarks(text: string): ReadonlyMap<string, readonly number[]> {
  const positions = new Map<string, number[]>()
  for (let at = 0; at < text.length; at++) {
    const mark = text[at] ?? ''
    if (!MARKS.has(mark)) continue
    const known = positions.get(mark)
    if (known === undefined) positions.set(mark, [at])
    else known.push(at)
  }
  return positions
}

const MARKS = new Set([...Object.keys(closers), ...Object.values(closers).join('')])

function opens(text: string, at: number, mark: string): boolean {
  const before = text[at - 1] ?? ' '
  const after = text[at + 1] ?? ' '
  if (/\s/.test(after)) return mark === '«' || mark === '‹'
  return !AMBIGUOUS_MARKS.has(mark) || !LATIN.test(before)
}

/**
 * Offsets of the marks that may close it: the first, and two more where the first may be an apostrophe or an
 * inch.
 */
function closingMarks(
  text: string,
  at: number,
  mark: string,
  closing: string,
  positions: ReadonlyMap<string, readonly number[]>,
): number[] {
  if (NESTING.has(mark)) {
    const end = nestedEnd(at, mark, closing, positions)
    return end === undefined ? [] : [end]
  }
  const outer = endAroundInner(text, at, mark, closing, positions)
  if (outer !== undefined) return [outer]
  const ends: number[] = []
  let from = at + 1
  for (let steps = 0; steps < MAX_STEPS && ends.length < MAX_READINGS; steps++) {
    const next = nextOf(closing, from, positions)
    if (next === undefined) break
    from = next + 1
    if (!closes(text, next, mark)) continue
    ends.push(next)
    if (!APOSTROPHES.has(text[next] ?? '') && text[next] !== '"') break
    // Another opening mark follows: later marks belong to another quotation.
    if (text[next] === '"' && opensAgain(text, next, positions)) break
  }
  return ends
}

/** The marks that open an inner quotation which is closed by the same mark as the outer one. */
const innerOpeners: Readonly<Record<string, string>> = { '"': '"', '“': '“', '„': '"' }

/** Offset of the mark that closes a quotation with inner quotations; undefined where it has none. */
function endAroundInner(
  text: string,
  at: number,
  mark: string,
  closing: string,
  positions: ReadonlyMap<string, readonly number[]>,
): number | undefined {
  const opener = innerOpeners[mark]
  if (opener === undefined) return undefined
  let depth = 1
  let hasInner = false
  let from = at + 1
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const next = nextOf(`${closing}${opener}`, from, positions)
    if (next === undefined) return undefined
    from = next + 1
    const found = text[next] ?? ''
    if (closing.includes(found) && closes(text, next, mark)) depth--
    else if (found === opener && opens(text, next, opener)) {
      depth++
      hasInner = true
    }
    if (depth === 0) return hasInner ? next : undefined
  }
  return undefined
}

/** Marks inside a quotation that are examined. No honest quotation has more. */
const MAX_STEPS = 64

function closes(text: string, at: number, mark: string): boolean {
  const before = text[at - 1] ?? ' '
  const after = text[at + 1] ?? ' '
  if (mark === '«' || mark === '‹') return true
  if (/\s/.test(before)) return false
  return text[at] !== '"' && !APOSTROPHES.has(text[at] ?? '') ? true : !LATIN.test(after)
}

function opensAgain(
  text: string,
  closed: number,
  positions: ReadonlyMap<string, readonly number[]>,
): boolean {
  const next = nextOf('"', closed + 1, positions)
  return next !== undefined && opens(text, next, '"')
}

function nestedEnd(
  at: number,
  mark: string,
  closing: string,
  positions: ReadonlyMap<string, readonly number[]>,
): number | undefined {
  let depth = 1
  let from = at + 1
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const end = nextOf(closing, from, positions)
    if (end === undefined) return undefined
    const open = nextOf(mark, from, positions)
    if (open !== undefined && open < end) {
      depth++
      from = open + 1
      continue
    }
    depth--
    if (depth === 0) return end
    from = end + 1
  }
  return undefined
}

function nextOf(
  marks: string,
  from: number,
  positions: ReadonlyMap<string, readonly number[]>,
): number | undefined {
  let nearest: number | undefined
  for (const mark of marks) {
    const found = positions.get(mark)
    const at = found?.[firstAtLeast(found, from)]
    if (at !== undefined && (nearest === undefined || at < nearest)) nearest = at
  }
  return nearest
}

function firstAtLeast(sorted: readonly number[], from: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < from) low = middle + 1
    else high = middle
  }
  return low
}
