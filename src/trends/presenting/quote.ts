import type { Finder } from '../../text/finder.ts'
import { SPACELESS } from '../../text/tokens.ts'
import { parameters, valuesOf } from '../parameters/index.ts'

const {
  maxQuoteLength,
  minQuoteLength,
  minSpacelessQuoteLength,
  maxCreditLength,
  maxSegmentedLength,
  maxGraphemeLength,
} = valuesOf(parameters.quote)

/** Whether a text speaks of what is sought. */
type Wanted = Pick<Finder, 'test'>

/**
 * What must not stand in a line that is shown: control and format characters (which turn the direction of
 * writing or hide), line separators, private and unassigned code points, and halves of surrogate pairs. The two
 * joiners stay, because Persian, Indic scripts and emoji are written with them.
 */
const UNFIT = /(?![\u200C\u200D])[\p{C}\p{Zl}\p{Zp}]/u
const UNFIT_RUN = new RegExp(`(?:${UNFIT.source})+`, 'gu')

/** Who is reshared, spoken to or credited says nothing in a quotation, nor do the hashtags and links that close it. */
const LEAD = /^(?:\s*["“]?(?:(?:rt|via|qt)\s+)?@[\w.]+(?:[\s,]|:(?![()]))*)+/iu
const CREDIT = /(?<=\s)(?:via|h\/t)\s+@[\w.]+$/iu
const HASHTAG = /^#[\p{L}\p{M}\p{N}_]+$/u
const LINK = /https?:\/\/\S/u

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/**
 * A quotation: a part of the text exactly as it stands there, fit to be shown on a line, at most `length` characters,
 * cut at a space. The first part with `wanted` wins, else the first that is long enough, else
 * the longest; a part that is too long begins at its first sentence with `wanted`. Empty where the text has no
 * visible character.
 */
export function quoteFrom(text: string, wanted?: Wanted, length = maxQuoteLength): string {
  const parts = text
    .split(UNFIT_RUN)
    .map((part) => bare(part.trim(), wanted))
    .filter((part) => part !== '')
  const chosen =
    parts.find((part) => wanted?.test(part) === true) ??
    parts.find(isEnough) ??
    parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '')
  return withoutLoneMark(cut(chosen.slice(startOf(chosen, wanted, length)), length))
}

const CLOSING_OF = new Map([
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
  ['«', '»'],
  ['「', '」'],
  ['『', '』'],
  ['【', '】'],
])
const OPENING_OF = new Map(Array.from(CLOSING_OF, ([opening, closing]) => [closing, opening]))

/** Without a quotation mark or bracket at its beginning or end the other half of which stands elsewhere in the post. */
export function withoutLoneMark(part: string): string {
  const [, said = part] = /^['"’”»]\s+(.*)$/su.exec(part) ?? []
  const closing = CLOSING_OF.get(said.charAt(0))
  const left = closing === undefined || said.includes(closing) ? said : said.slice(1).trimStart()
  const opening = OPENING_OF.get(left.slice(-1))
  return opening === undefined || left.includes(opening) ? left : left.slice(0, -1).trimEnd()
}

/**
 * Without the addressed accounts before it and the hashtags and links behind it, as far as enough is left and `wanted`
 * is not lost.
 */
function bare(part: string, wanted: Wanted | undefined): string {
  const withoutLead = (text: string): string => text.replace(LEAD, '')
  return [withoutLead, withoutClose].reduce((whole, without) => {
    const left = without(whole).trim()
    return !isEnough(left) || (wanted?.test(whole) === true && !wanted.test(left)) ? whole : left
  }, part)
}

/** Without its last hashtags, links and credit, found from the end on: one pattern for all of them takes exponential time. */
function withoutClose(text: string): string {
  let end = text.trimEnd().length
  let start = wordStart(text, end)
  while (end > 0) {
    const word = text.slice(start, end)
    const lastTag = word.lastIndexOf('#')
    if (lastTag >= 0 && HASHTAG.test(word.slice(lastTag))) end = start + lastTag
    else {
      const link = LINK.exec(word)
      const from = Math.max(0, end - maxCreditLength)
      const credit = link === null && word.includes('@') ? CREDIT.exec(text.slice(from, end)) : null
      if (link !== null) end = start + link.index
      else if (credit !== null) end = from + credit.index
      else break
    }
    if (end > start) continue
    end = text.slice(0, Math.min(start, end)).trimEnd().length
    start = wordStart(text, end)
  }
  return text.slice(0, end)
}

function wordStart(text: string, end: number): number {
  let start = end
  while (start > 0 && !/\s/.test(text.charAt(start - 1))) start -= 1
  return start
}

/** Whether a part says something when it stands alone. */
export function isEnough(part: string): boolean {
  return part.length >= (SPACELESS.test(part) ? minSpacelessQuoteLength : minQuoteLength)
}

/** 0 where the beginning holds `wanted`, or nothing does, or only what stands far from it. */
function startOf(part: string, wanted: Wanted | undefined, length: number): number {
  if (wanted === undefined || !wanted.test(part) || wanted.test(cut(part, length))) return 0
  for (const { segment, index } of sentences.segment(part.slice(0, maxSegmentedLength))) {
    if (wanted.test(segment)) return index
  }
  return 0
}

/** A line for people: unfit characters and runs of white space become one space; at most `length` characters. */
export function plainLine(text: string, length: number): string {
  const line = text.replace(UNFIT_RUN, ' ').replace(/\s+/g, ' ').trim()
  return line.length <= length ? line : `${cut(line, length - 1)}…`
}

/** Cut at the last space of the second half if there is one, never inside what people see as one character. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  let end = 0
  let space = 0
  for (const { segment, index } of graphemes.segment(text.slice(0, length + maxGraphemeLength))) {
    if (index + segment.length > length) break
    if (/^\s/.test(segment)) space = index
    end = index + segment.length
  }
  return text.slice(0, space > length / 2 ? space : end)
}
