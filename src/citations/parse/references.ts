import { type Platform, platforms } from '../../model/index.ts'
import { HANGUL, SPACELESS_SCRIPTS } from '../../text/scripts.ts'
import { linkOf } from './links.ts'
import type { Span } from './spans.ts'
import type { Reference } from './types.ts'

/** A reference as written; `[1]` is the mark of a footnote or, if there is none of that label, an id. */
export type FoundReference = Reference | NoteMark
export interface NoteMark extends Span {
  readonly kind: 'note'
  readonly label: string
  readonly otherwise: Reference
}

const URL_START =
  /https?:\/\/|(?<![\p{L}\p{N}@./-])(?:www\.|(?:(?:www|old|new|m|mobile|np|music)\.)?(?:reddit\.com|redd\.it|x\.com|twitter\.com|youtube\.com|youtu\.be|instagram\.com|facebook\.com)\/)/giu
/** Characters that end a URL, including quotation marks and brackets of any script. */
const URL_END =
  /[\s<>"`{}|\\^“”„«»‹›「」『』｢｣（）／【】《》〈〉〔〕［］｛｝。、，；：！？؟،؛…\u200B\u2028\u2029]/u
const URL_MAX = 2048
/** A word of a script without spaces right behind a URL, or a particle behind its last slash: those of a path stand alone. */
const WORDS_BEHIND = new RegExp(`(?<=[A-Za-z0-9_=-])[${SPACELESS_SCRIPTS}]|(?<=/)\\p{Script=Hiragana}`, 'u')

const platformNames = platforms.join('|')
const URI = new RegExp(`trend://posts/(${platformNames})/([^\\s<>"\`)\\]}|，。、]{1,256})`, 'giu')
/** No id has letters of a script that writes words right beside it. */
const OF_ID = `(?:(?![${SPACELESS_SCRIPTS}${HANGUL}])[\\p{L}\\p{N}_~-])`
/** A letter or digit that an id would be a part of; scripts without spaces write words right beside it. */
const JOINED = `(?![${SPACELESS_SCRIPTS}${HANGUL}])[\\p{L}\\p{N}_]`
const NAMED = new RegExp(
  `(?<!${JOINED}|[/.-])(${platformNames}):(?!//)(${OF_ID}(?:(?:${OF_ID}|[.:]){0,254}${OF_ID})?)`,
  'giu',
)
const TREND = new RegExp(`trend://trends/[^\\s<>"]{1,300}|(?<!${JOINED}|/)t_[0-9a-f]{16}(?!${JOINED})`, 'gu')
/** `t3_…` of Reddit, `1234567890_1234567890` of Facebook, the long numbers of X and Instagram. */
const CERTAIN = new RegExp(
  `(?<!${JOINED}|/)(?:t[13]_[a-z0-9]{1,13}|\\d{5,25}_\\d{5,25}|\\d{15,20})(?!${JOINED}|[.,]\\d)`,
  'giu',
)
/** `[id]`, `(id)` and `` `id` ``: any word of letters and digits that is set apart. */
const SET_APART = /\[\^?([\p{L}\p{N}_.:~-]{1,256})\]|\(([\p{L}\p{N}_.:~-]{1,256})\)|`([^`\s]{1,256})`/gu
/** An id of eleven characters as YouTube makes them, which no plain word matches. */
const VIDEO = new RegExp(
  `(?<!${JOINED}|[/-])(?=[\\w-]{0,10}[\\d_-]|[\\w-]{0,9}[a-z][A-Z])[A-Za-z0-9_-]{11}(?!${JOINED}|-)`,
  'gu',
)
/** What Korean writes to the end of a name. */
const MAX_PARTICLE = 6
const PARTICLE = new RegExp(`(?<=[A-Za-z0-9_/=-])[${HANGUL}]{1,${MAX_PARTICLE}}$`, 'u')
const NOTE_LABEL = /^\^?(?:\d{1,3}|[\p{L}][\p{L}\p{N}_-]{0,19})$/u
const MAX_LOOKALIKES = 300

/** The page of a trend, wherever the service runs: its `pageUrl`. */
const TREND_PAGE = /^https?:\/\/[^?#]*\/app\/trends\/(t_[0-9a-f]{16})(?:\?days=\d+)?$/

/** The URLs of a text, those of trends' pages as references to the trends. Each ends before white space, a quotation mark or an unmatched closing bracket. */
export function findUrls(text: string): Reference[] {
  const found: Reference[] = []
  let from = 0
  for (const match of text.matchAll(URL_START)) {
    const start = match.index
    if (start < from) continue
    const candidate = text.slice(start, start + URL_MAX)
    const stop = candidate.search(URL_END)
    const whole = stop === -1 ? candidate : candidate.slice(0, stop)
    const behind = whole.search(WORDS_BEHIND)
    const end = start + trimmedLength(behind === -1 ? whole : whole.slice(0, behind))
    from = end
    const written = text.slice(start, end)
    const trendId = TREND_PAGE.exec(written)?.[1]
    const link = linkOf(written)
    if (trendId !== undefined) found.push({ kind: 'trend', start, end, trendId })
    else if (link !== undefined) found.push({ kind: 'url', start, end, link })
  }
  return found
}

/** Length without the sentence's punctuation and unmatched closing brackets. */
function trimmedLength(url: string): number {
  const open = { ')': 0, ']': 0 }
  let end = url.length
  for (let at = 0; at < url.length; at++) {
    if (url[at] === '(') open[')']++
    else if (url[at] === '[') open[']']++
    else if (url[at] === ')' || url[at] === ']') {
      const bracket = url[at] === ')' ? ')' : ']'
      open[bracket]--
      if (open[bracket] < 0) {
        end = at
        break
      }
    }
  }
  while (end > 0 && /[.,;:!?'’*_~…]/.test(url[end - 1] ?? '')) end--
  return end - (PARTICLE.exec(url.slice(Math.max(0, end - MAX_PARTICLE - 1), end))?.[0].length ?? 0)
}

/** References other than URLs, which must be blanked before: ids, resource URIs and marks of footnotes. */
export function findOtherReferences(text: string): FoundReference[] {
  const found: FoundReference[] = []
  const isTaken = new Uint8Array(text.length)
  const add = (reference: FoundReference) => {
    if (isTaken[reference.start] === 1 || isTaken[reference.start + 1] === 1) return
    isTaken.fill(1, reference.start, reference.end)
    found.push(reference)
  }
  const spanOf = (match: RegExpExecArray): Span => ({
    start: match.index,
    end: match.index + match[0].length,
  })
  for (const match of text.matchAll(URI)) {
    const written = (match[2] ?? '').replace(PARTICLE, '')
    const { start, end } = spanOf(match)
    // Punctuation behind the id belongs to the sentence.
    const span = { start, end: end - ((match[2] ?? '').length - trimEnd(written).length) }
    const id = decode(trimEnd(written))
    add({ ...span, kind: 'post', platform: platformOf(match[1]), id, certain: true })
  }
  for (const match of text.matchAll(TREND)) {
    if (match[0].startsWith('t_')) add({ ...spanOf(match), kind: 'trend', trendId: match[0] })
  }
  for (const match of text.matchAll(NAMED)) {
    const id = match[2] ?? ''
    // "Reddit: 12 comments" names a platform, no post.
    const certain = /\d/.test(id) && id.length >= 5
    add({ ...spanOf(match), kind: 'post', platform: platformOf(match[1]), id, certain })
  }
  for (const match of text.matchAll(CERTAIN)) {
    add({ ...spanOf(match), kind: 'post', platform: undefined, id: match[0], certain: true })
  }
  let lookalikes = 0
  for (const match of text.matchAll(SET_APART)) {
    const id = match[1] ?? match[2] ?? match[3] ?? ''
    const certain = isVideoId(id) && match[2] === undefined
    const otherwise: Reference = { ...spanOf(match), kind: 'post', platform: undefined, id, certain }
    const label = match[0].slice(1, -1)
    if (match[1] !== undefined && NOTE_LABEL.test(label)) {
      add({ ...spanOf(match), kind: 'note', label: label.replace('^', ''), otherwise })
    } else if (!/^\d{1,4}$/.test(id) && lookalikes++ < MAX_LOOKALIKES) {
      add(otherwise)
    }
  }
  for (const match of text.matchAll(VIDEO)) {
    if (lookalikes++ >= MAX_LOOKALIKES) break
    const certain = text[match.index - 1] !== '@' && looksDrawn(match[0])
    add({ ...spanOf(match), kind: 'post', platform: 'youtube', id: match[0], certain })
  }
  return found.sort((a, b) => a.start - b.start)
}

/** Whether it is surely no word: eleven characters with both cases and a digit. */
function isVideoId(id: string): boolean {
  return /^[\w-]{11}$/.test(id) && /\d/.test(id) && /[a-z]/.test(id) && /[A-Z]/.test(id)
}

/** Letters of both cases and digits that change as often as in letters drawn by lot: in no name, nor in "GrowLight24". */
function looksDrawn(id: string): boolean {
  const runs = id.match(/[a-z]+|[A-Z]+|\d+/g) ?? []
  return /[a-z]/.test(id) && /[A-Z]/.test(id) && /\d/.test(id) && runs.length >= MIN_RUNS
}

const MIN_RUNS = 6

function platformOf(name: string | undefined): Platform | undefined {
  return platforms.find((platform) => platform === name?.toLowerCase())
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

function trimEnd(id: string): string {
  return id.replace(/[.,;:!?]{1,20}$/, '')
}
