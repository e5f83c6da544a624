import { HAN_AND_KANA } from '../../text/scripts.ts'
import { metricNamed } from '../lexicon/index.ts'
import type { Span } from './spans.ts'

/** Columns below which nobody wraps prose: shorter paragraphs are lines of their own. */
const LEAST_WIDTH = 60
const BREAK = /\r\n|[\r\n\u2028\u2029]/gu
/** Signs of two columns, between which a line may break anywhere. */
const WIDE = new RegExp(`[${HAN_AND_KANA}\\p{Script=Hangul}\\u3000-\\u303F\\uFF01-\\uFF60]`, 'gu')
const BEGINS_WIDE = new RegExp(`^\\s*${WIDE.source}`, 'u')
const FIRST_WORD = /^\s*(\S{1,200})/u
/** What no sentence ends with: a comma, a colon, a dash, an opening bracket. */
const GOES_ON = /[,;:–—([（【，、；：،؛-][\s*_]*$/u
/** Only what can begin a sentence does: no source behind a dash, and no bracket. */
const BEGINS = /^[\s*_]*[\p{L}\p{N}@#"'“„«‹「『‘¿¡\uE000-\uE002[]/u
const ONLY_REFERENCES = /^[^\p{L}\p{N}\uE001\uE002]*$/u
const ENDS_WITH_REFERENCE = /\uE000[\s)\]）】.。*_]*$/u
/** "Brand: Fernlight", one field of a record. */
const FIELD = /^\s*(\p{L}[\p{L}\p{M}]{0,20}(?: [\p{L}\p{M}]{1,20})?)[:：]([^:：,，、]{1,60})$/u
const BRACKETED = /[([（【][^()[\]（）【】]{0,300}[)\]）】]/gu

/**
 * The ends of the line breaks of a paragraph that end a sentence. A break is only a wrap where the first word of the next
 * line would not have fitted into the longest line, taken as 60 columns at least; any other one is meant, but for those
 * within a quotation or a bracket, between the fields of a record, and before what can begin no sentence. `raw` is the
 * paragraph, `rest` the same with its quotations and references blanked; `isHandle` tells whether a line begins with one.
 */
export function meantBreaks(
  raw: string,
  rest: string,
  isHandle: (behind: string) => boolean,
): ReadonlySet<number> {
  const breaks = spansOf(rest, BREAK)
  if (breaks.length === 0) return new Set()
  const bracketed = spansOf(rest, BRACKETED)
  const longest = Math.max(LEAST_WIDTH, ...raw.split(BREAK).slice(0, MAX_LINES).map(widthOf))
  const meant = new Set<number>()
  let at = 0
  for (const [index, { start, end }] of breaks.slice(0, MAX_LINES).entries()) {
    const line = rest.slice(breaks[index - 1]?.end ?? 0, start)
    const next = rest.slice(end, breaks[index + 1]?.start ?? rest.length)
    while ((bracketed[at]?.end ?? start) < start) at++
    if ((bracketed[at]?.start ?? start) < start) continue
    if (GOES_ON.test(line) || !BEGINS.test(next) || ONLY_REFERENCES.test(next)) continue
    const isNamed = isHandle(`\n${next}`)
    if (!isNamed && areFields(line, next)) continue
    const isOwn = isNamed && ENDS_WITH_REFERENCE.test(line)
    // A quotation may run over several lines: the width is that of the last one.
    const written = raw.slice(Math.max(raw.lastIndexOf('\n', start - 1) + 1, start - MAX_WIDTH), start)
    if (isOwn || widthOf(written) + 1 + firstWidth(raw.slice(end, end + MAX_WORD)) <= longest) meant.add(end)
  }
  return meant
}

/** Whether two lines are fields of one record; "lamps: 23 posts" and "pots: 9 posts" tell of two things. */
function areFields(line: string, next: string): boolean {
  const fields = [FIELD.exec(line), FIELD.exec(next)]
  const isMetric = fields.some((field) => metricNamed(field?.[1] ?? '') !== undefined)
  const areCounts = fields.every((field) => /\d/.test(field?.[2] ?? ''))
  return fields.every((field) => field !== null) && (isMetric || !areCounts)
}

/** Lines that are looked at; no honest paragraph has more. */
const MAX_LINES = 1000
const MAX_WIDTH = 1000
const MAX_WORD = 200

function firstWidth(line: string): number {
  return BEGINS_WIDE.test(line) ? 2 : widthOf(FIRST_WORD.exec(line)?.[1] ?? '')
}

/** The columns of a line on a screen. */
function widthOf(line: string): number {
  return line.length + (line.match(WIDE)?.length ?? 0)
}

function spansOf(text: string, pattern: RegExp): Span[] {
  return Array.from(text.matchAll(pattern), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }))
}
