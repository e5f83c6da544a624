import { type Column, columnOf } from './columns.ts'
import type { Span } from './spans.ts'

export type BlockKind = 'paragraph' | 'item' | 'row' | 'quote' | 'heading' | 'note'

/** A structural part of the text: its lines, from the first character to the last. */
export interface Block extends Span {
  readonly kind: BlockKind
  /** Spaces before a list item's mark. */
  readonly indent: number
  /** That of a numbered list item or heading. */
  readonly number?: number
  /** The label of a footnote: `1` of `[1]: …`. */
  readonly label: string | undefined
  /** The cells of a table row; empty for other blocks. */
  readonly cells: readonly Cell[]
  /** Offset of its words, after the mark of a list item or heading. */
  readonly contentStart: number
  /**
   * Number of its group. Blank lines and headings separate groups; only footnotes are resolved across them.
   */
  readonly group: number
}

export interface Cell extends Span {
  /** What its column tells by the table's header. */
  readonly column: Column | undefined
  /** The table's header above it. */
  readonly header: Span | undefined
}

interface Line extends Span {
  readonly text: string
}

const HEADING = /^ {0,3}#{1,6}[ \t](?:[ \t]*(\d{1,3})[.)、][ \t]+)?/
const QUOTE = /^ {0,3}>/
const ITEM = /^([ \t]*)(?:[-*+•‣·◦・]|\d{1,3}[.)、])[ \t]+/
const NOTE = /^ {0,3}\[\^?([\p{L}\p{N}_-]{1,20})\](?::|[ \t]+(?=<?https?:|[a-z]+:|t[13]_))[ \t]*/u
const RULE = /^ {0,3}(?:[-*_=][ \t]*){3,}$/
const SEPARATOR = /^[ \t]*\|?[ \t:|-]*-[ \t:|-]*$/
const FENCE = /^ {0,3}(?:```|~~~)/

/** The Markdown blocks of a text. */
export function findBlocks(text: string): Block[] {
  const lines = linesOf(text)
  const blocks: Block[] = []
  let open: Block | undefined
  let columns: readonly (Column | undefined)[] | undefined
  let headers: readonly Span[] = []
  let group = 0
  const close = () => {
    if (open !== undefined) blocks.push(open)
    open = undefined
  }
  const begin = (kind: BlockKind, line: Line, contentLength: number, more: Partial<Block> = {}) => {
    close()
    open = {
      ...{ kind, start: line.start, end: line.end, indent: 0, label: undefined, cells: [], group },
      contentStart: line.start + contentLength,
      ...more,
    }
  }
  for (const [index, line] of lines.entries()) {
    const isRow = isTableRow(line, lines[index + 1], columns !== undefined)
    if (!isRow) columns = undefined
    if (/^\s*$/.test(line.text) || FENCE.test(line.text)) {
      close()
      group++
      continue
    }
    if (isRow) {
      close()
      if (columns !== undefined && SEPARATOR.test(line.text)) continue
      const cells = cellsOf(line)
      const isHeader = columns === undefined && isSeparator(lines[index + 1])
      if (columns === undefined) headers = isHeader ? cells : []
      if (isHeader) columns = cells.map((cell) => columnOf(text.slice(cell.start, cell.end)))
      // "| Mentions | 23 |" below a heading: the first of two cells says what the second counts.
      const label = cells.length === 2 ? columnOf(text.slice(cells[0]?.start, cells[0]?.end)) : undefined
      const column = (at: number) =>
        isHeader ? undefined : ((at === 1 ? label : undefined) ?? columns?.[at])
      begin(isHeader ? 'heading' : 'row', line, 0, {
        cells: cells.map((cell, at) => ({
          ...cell,
          column: column(at),
          header: isHeader ? undefined : headers[at],
        })),
      })
      close()
      continue
    }
    const heading = HEADING.exec(line.text)
    const note = NOTE.exec(line.text)
    const item = ITEM.exec(line.text)
    if (heading !== null) {
      group++
      begin('heading', line, heading[0].length, numbered(heading[1]))
      close()
    } else if (RULE.test(line.text)) {
      close()
    } else if (QUOTE.test(line.text)) {
      if (open?.kind === 'quote') open = { ...open, end: line.end }
      else begin('quote', line, 0)
    } else if (note !== null) {
      begin('note', line, note[0].length, { label: note[1] ?? '' })
    } else if (item !== null) {
      begin('item', line, item[0].length, {
        indent: widthOf(item[1] ?? ''),
        ...numbered(/\d+/.exec(item[0])?.[0]),
      })
    } else if (open !== undefined && open.kind !== 'quote') {
      open = { ...open, end: line.end }
    } else {
      begin('paragraph', line, 0)
    }
  }
  close()
  return blocks
}

function numbered(number: string | undefined): Pick<Block, 'number'> {
  return number === undefined ? {} : { number: Number(number) }
}

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  for (const match of text.matchAll(/[^\r\n\u2028\u2029]*(?:\r\n|[\r\n\u2028\u2029]|$)/g)) {
    if (match[0] === '' && match.index === text.length) break
    const bare = match[0].replace(/(?:\r\n|[\r\n\u2028\u2029])$/, '')
    lines.push({ start: match.index, end: match.index + bare.length, text: bare })
  }
  return lines
}

function widthOf(indent: string): number {
  return indent.replaceAll('\t', '    ').length
}

function isSeparator(line: Line | undefined): boolean {
  return line?.text.includes('|') === true && SEPARATOR.test(line.text)
}

function isTableRow(line: Line, next: Line | undefined, isInTable: boolean): boolean {
  if (!line.text.includes('|')) return false
  return isInTable || isSeparator(next) || /^\s*\|.*\|\s*$/.test(line.text)
}

function cellsOf(line: Line): Span[] {
  const cells: Span[] = []
  let start = line.start
  for (let at = 0; at <= line.text.length; at++) {
    const isEnd = at === line.text.length
    if (!isEnd && (line.text[at] !== '|' || line.text[at - 1] === '\\')) continue
    const end = line.start + at
    const isOuter = (cells.length === 0 && start === line.start) || isEnd
    if (!isOuter || line.text.slice(start - line.start, at).trim() !== '') cells.push({ start, end })
    start = end + 1
  }
  return cells
}
