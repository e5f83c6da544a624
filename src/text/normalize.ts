import { decodeHTMLStrict } from 'entities/decode'
import { closingTagsStart } from './closing-tags.ts'
import { DIRECTION_CONTROLS, MONGOLIAN_SELECTORS, SELECTORS, SOFT_HYPHEN, ZERO_WIDTH } from './invisible.ts'

/** Text as people see it, so that look-alike letters, hidden characters and links do not tell copies apart. */

/** Cyrillic and Greek letters drawn like the Latin letter at the same place of LATIN. */
const LOOK_ALIKES = 'аеорсхуіјѕһԁԛԝкмтвнοανρικυτεχ'
const LATIN = 'aeopcxyijshdqwkmtbnoavpikutex'

const HIDDEN = new RegExp(
  `[${[ZERO_WIDTH, SELECTORS, MONGOLIAN_SELECTORS, SOFT_HYPHEN, DIRECTION_CONTROLS].join('')}]`,
  'gu',
)
const LATIN_WORD_WITH_STRANGERS = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+/gu
/** A host is looked for where a word begins only, or each part of one with many hyphens would be read to its end. */
const LINK = /(?:https?:\/\/|www\.)\S+|(?<![\w-])[a-z0-9-]+\.(?:com|net|org|ly|co|io|gl|me|tv|be)\/\S*/giu
const NOT_PLAIN = /[^\u0020-\u007E]/
const NO_LETTERS = /[^\p{L}\p{M}]+/gu
/** Links without a slash are rare; this is cheaper to look for than LINK. */
const MAYBE_WWW = /www\./i
const RESHARE = /^\s*(?:rt|via|qt)\b[\s:]*(?:@[\w.]+)?[\s:]*/iu

/** Any text to composed, visible characters in their original case: entities decoded, NFKC, hidden ones out. */
export function visibleText(text: string): string {
  // Strictly, with their semicolons: "?a=1&copy=2" is a link's query.
  const decoded = text.includes('&') ? decodeHTMLStrict(text) : text
  return NOT_PLAIN.test(decoded) ? decoded.normalize('NFKC').replace(HIDDEN, '') : decoded
}

/** Maps look-alikes to Latin, but only in words that mix scripts: real Russian and Greek stay what they are. */
export function withoutLookAlikes(text: string): string {
  if (!NOT_PLAIN.test(text) || !/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text)) return text
  return text.replace(LATIN_WORD_WITH_STRANGERS, (word) => {
    if (!/\p{Script=Latin}/u.test(word) || !/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)) return word
    return Array.from(word, (letter) => LATIN[LOOK_ALIKES.indexOf(letter.toLowerCase())] ?? letter).join('')
  })
}

/** Marks of Latin, Greek and Arabic letters, and the stroke that stretches Arabic words. */
const ACCENTS = /[\u0300-\u036F\u064B-\u065F\u0670\u0640]/g

/**
 * Without what people write or leave out as they like: accents, Arabic vowel signs and hamzas, and which of two final
 * letters an Arabic word has (the normalisation of Larkey et al. 2007). Marks that make another letter stay: か is no が.
 */
export function withoutAccents(text: string): string {
  if (!NOT_PLAIN.test(text)) return text
  const bare = text.normalize('NFD').replace(ACCENTS, '').normalize('NFC')
  return bare.replaceAll('ى', 'ي').replaceAll('ة', 'ه')
}

/** The words somebody wrote: no links and no leading "RT @name:". */
export function ownWords(text: string): string {
  const own = withoutLookAlikes(visibleText(text)).replace(RESHARE, '')
  return own.includes('/') || MAYBE_WWW.test(own) ? own.replace(LINK, ' ') : own
}

/**
 * What copies of one text have in common, from its own words: letters only, lower case, without mentions, digits and the
 * hashtags at its end. Empty when nothing is left; such texts are no copies of each other.
 */
export function skeletonOfWords(words: string): string {
  const open = words.includes('#') ? words.slice(0, closingTagsStart(words)) : words
  const own = open.includes('@') ? open.replace(/@[\w.]+/g, ' ') : open
  return NOT_PLAIN.test(own) ? own.toLowerCase().replace(NO_LETTERS, ' ').trim() : plainLetters(own)
}

const SPACE = 0x20
let letters = Buffer.alloc(1024)

/** The same of plain ASCII letter by letter, because most texts are, and a pattern takes three times as long. */
function plainLetters(text: string): string {
  if (letters.length < text.length) letters = Buffer.alloc(2 * text.length)
  let length = 0
  let isWithin = true
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charCodeAt(index) | 0x20
    if (letter < 0x61 || letter > 0x7a) {
      isWithin = false
      continue
    }
    if (!isWithin && length > 0) {
      letters[length] = SPACE
      length += 1
    }
    isWithin = true
    letters[length] = letter
    length += 1
  }
  return letters.toString('latin1', 0, length)
}
