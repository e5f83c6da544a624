import { parameters, valuesOf } from '../parameters/index.ts'

const { maxEdgeLength } = valuesOf(parameters.boilerplate)

/** A part at the beginning or end of a text that is set off from the rest. */
export interface Edge {
  /** Its words in lower case, without what sets them off. */
  readonly key: string
  /** The text without it. */
  readonly rest: string
}

const [WORD, SPACE, MARK, SPACELESS_MARK, OPEN, CLOSE, DASH, BREAK] = [0, 1, 2, 3, 4, 5, 6, 7]
/** What each UTF-16 unit does; a table, because every text of a ranking is looked through. */
const kinds = new Uint8Array(0x1_00_00)
for (const [kind, units] of [
  [SPACE, ' \t\u00A0\u3000'],
  [MARK, '.:!?…'],
  [SPACELESS_MARK, '。！？：؟'],
  [OPEN, '[({【（［'],
  [CLOSE, '])}】）］'],
  [DASH, '-–—|'],
  [BREAK, '\n\r#'],
] as const) {
  for (const unit of units) kinds[unit.charCodeAt(0)] = kind
}

/** What may stand in a row behind a part. */
const MARKS_BEHIND = new Set<number>([MARK, SPACELESS_MARK, CLOSE])

const LOWER = "a-zß-öø-ÿ'’"
/** Two to four words in lower case, but for the first letter, before something that is not. */
const CALL = new RegExp(`^\\s*([^\\s#@]+(?: [${LOWER}]+){1,3}) (?=[^\\s${LOWER}])`)
const LETTER = /\p{L}/u

/**
 * The parts that a text begins or ends with: up to a mark, to a bracket's end or to a capital, and from a mark, a
 * bracket or a dash on. Neither goes over a hashtag or a line's end.
 */
export function edgesOf(text: string): Edge[] {
  const edges: Edge[] = []
  const opening = openingEnd(text)
  if (opening > 0) addEdge(edges, text.slice(0, opening), text.slice(opening))
  const call = CALL.exec(text)
  if (call !== null) addEdge(edges, call[0], text.slice(call[0].length))
  const closing = closingStart(text)
  if (closing > 0) addEdge(edges, text.slice(closing), text.slice(0, closing))
  return edges
}

/** Within the text: to read past a string's end is slow. */
function kindAt(text: string, index: number): number {
  return kinds[text.charCodeAt(index)] ?? WORD
}

/** Where the first part and its marks end; 0 where nothing sets it off. */
function openingEnd(text: string): number {
  const most = Math.min(text.length, maxEdgeLength)
  let words = 0
  for (let index = 0; index < most; index += 1) {
    const kind = kindAt(text, index)
    if (kind === WORD) words += 1
    else if (kind === BREAK || (kind === OPEN && words > 0)) return 0
    else if (kind >= MARK && kind <= CLOSE && words > 0) {
      const end = marksEnd(text, index)
      if (end === text.length) return 0
      if (kindAt(text, end - 1) !== MARK || kindAt(text, end) === SPACE) return end
      index = end - 1
    }
  }
  return 0
}

function marksEnd(text: string, from: number): number {
  let end = from
  while (end < text.length && MARKS_BEHIND.has(kindAt(text, end))) end += 1
  return end
}

/** Where the last part begins with what sets it off; 0 where nothing does. */
function closingStart(text: string): number {
  let last = text.length - 1
  while (last > 0 && kindAt(text, last) !== WORD) last -= 1
  for (let index = last; index > Math.max(0, last - maxEdgeLength); index -= 1) {
    const kind = kindAt(text, index)
    if (kind === WORD || kind === SPACE) continue
    if (kind === BREAK) return 0
    if (kind === OPEN) return index
    if (kind === SPACELESS_MARK || kind === CLOSE) return index + 1
    const isSpaced = index < last && kindAt(text, index + 1) === SPACE
    if (kind === MARK && isSpaced) return index + 1
    if (kind === DASH && isSpaced && kindAt(text, index - 1) === SPACE) return index
  }
  return 0
}

function addEdge(edges: Edge[], part: string, rest: string): void {
  let from = 0
  let to = part.length
  while (from < to && kindAt(part, from) !== WORD) from += 1
  while (to > from && kindAt(part, to - 1) !== WORD) to -= 1
  const key = part.slice(from, to).toLowerCase()
  if (LETTER.test(key) && LETTER.test(rest)) edges.push({ key, rest })
}
