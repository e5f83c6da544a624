import { ownWords, visibleText } from '../../text/normalize.ts'
import { isStopTerm, isStopWord } from '../../text/stop-words.ts'
import { termOf } from '../../text/tokens.ts'
import { parameters, valuesOf } from '../parameters/index.ts'

const { minTermLetters } = valuesOf(parameters.related)

/** What posts in different languages can have in common. */
export interface SharedThings {
  /** Words in Latin letters and numbers as they are compared, each with the one directly before it. */
  readonly terms: ReadonlyMap<string, string | undefined>
  /** Addresses without what only says how somebody came there. */
  readonly links: ReadonlySet<string>
}

const MENTION = /@[\w.]+/g
/** Of what an address may hold as it is sent: what scripts without spaces write behind it is no part of it. */
const LINK = /https?:\/\/[\w\-.~:/?#@!$&'()*+,;=%]+/gi
const TERM = /[\p{Script=Latin}\p{N}]+(?:[-.’'][\p{Script=Latin}\p{N}]+)*/gu
const DIGIT = /\p{N}/u
const LETTER = /\p{Script=Latin}/u
/** "4.2.1" and its like. */
const VERSION = /^\p{N}+(?:\.\p{N}+)+$/u
/** "50w" and "10am" are amounts; "e17" and "pl200" are names. */
const AMOUNT = /^\p{N}/u
const YEAR = /^(?:19|20)\d\d$/
/** What an address says of how somebody came there. */
const TRACKING = /^(?:utm_|fbclid$|gclid$|igsh|si$|ref$|ref_src$|s$|t$)/

/** The names, numbers and links of a text that do not depend on its language; a homepage is no link of any matter. */
export function sharedThings(text: string): SharedThings {
  const terms = new Map<string, string | undefined>()
  const own = ownWords(text).replace(MENTION, ' | ')
  let last: { readonly term: string; readonly end: number } | undefined
  for (const { 0: piece, index } of own.matchAll(TERM)) {
    const term = comparable(piece)
    const isBeside = last !== undefined && own.slice(last.end, index).trim() === ''
    if (term !== undefined) {
      if (!terms.has(term)) terms.set(term, isBeside ? last?.term : undefined)
      last = { term, end: index + piece.length }
    }
  }
  const links = text.includes('://') ? visibleText(text).match(LINK) : null
  return { terms, links: new Set(links?.flatMap((link) => addressOf(link) ?? [])) }
}

/** A word as it is compared: "PL-200" is "pl200". undefined for function words, amounts, years and short ones. */
function comparable(piece: string): string | undefined {
  const word = piece.toLowerCase()
  if (!DIGIT.test(word)) {
    const term = termOf(word.replaceAll('-', ''))
    return term.length < minTermLetters || isStopWord(word) || isStopTerm(term) ? undefined : term
  }
  if (VERSION.test(word)) return word
  const joined = word.replace(/[-.’']/gu, '')
  if (LETTER.test(joined)) return AMOUNT.test(joined) ? undefined : joined
  return word === joined && joined.length >= minTermLetters && !YEAR.test(joined) ? joined : undefined
}

/** Whether a thing is a link and no term. */
export function isLink(thing: string): boolean {
  return thing.includes('://')
}

function addressOf(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined
  const { hostname, pathname, searchParams } = new URL(link)
  const path = pathname.replace(/[/.,;:!?)\]]+$/, '')
  const query = [...searchParams]
    .filter(([name]) => !TRACKING.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&')
  if (path === '' && query === '') return undefined
  return `https://${hostname.replace(/^(?:www|m)\./, '')}${path}${query === '' ? '' : `?${query}`}`
}
