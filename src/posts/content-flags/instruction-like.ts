import { displayText } from '../../text/display-text.ts'
import { visibleText, withoutAccents, withoutLookAlikes } from '../../text/normalize.ts'
import { callMarkers, roleMarkers } from './injection-markers.ts'
import { spacedPhrases, unspacedPhrases } from './instruction-phrases.ts'
import { latinTriggers, otherTriggers } from './instruction-triggers.ts'
import { prefilter, signals } from './prefilter.ts'

/** Look-alike letters, alternative forms and hidden characters; most texts have none. */
const MAYBE_DISGUISED = new RegExp(
  [
    String.raw`[&\u00AD\u02B0-\u036F\u1D00-\u1DBF\u1E00-\u1FFF\u200B-\u200F\u2028-\u202F\u205F-\u209F\u2100-\u214F]`,
    String.raw`[\u2460-\u24FF\u2C60-\u2C7F\u3000\u3164\uA720-\uA7FF\uD835\uDB40\uFB00-\uFB06\uFE00-\uFE0F\uFEFF-\uFF5E]`,
    String.raw`[\u0001-\u0008\u000B-\u001F\u007F-\u009F]`,
    String.raw`[a-z][\u0370-\u052F]|[\u0370-\u052F][a-z]`,
  ].join('|'),
  'i',
)

const LATIN_TRIGGER = new RegExp(
  `\\b(?:${latinTriggers.map((trigger) => trigger.replace(/ $/, '\\b')).join('|')})`,
  'i',
)
const OTHER_LETTER = /[\u0400-\u052F\u0600-\u06FF\u3040-\uD7FF]/
/** The triggers as written, and as they are after `undisguised`. */
const OTHER_TRIGGER = new RegExp(`${otherTriggers}|${withoutAccents(otherTriggers)}`, 'i')
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/gu
/** The separator between single letters of a spelled-out word. Two separators in a row end the word. */
const BETWEEN_LETTERS = /(?<=\b[a-z])[ ._-](?=[a-z]\b)/g

/** One pattern for all phrases takes three times as long to compile. */
const PHRASES_PER_PATTERN = 8
const SPACED = Array.from({ length: Math.ceil(spacedPhrases.length / PHRASES_PER_PATTERN) }, (_, index) => {
  const some = spacedPhrases.slice(index * PHRASES_PER_PATTERN, (index + 1) * PHRASES_PER_PATTERN)
  const patterns = some.map((phrase) => withoutAccents(phrase).replaceAll(' _ ', ' (?:\\S+ ){0,5}'))
  return new RegExp(` (?:${patterns.join('|')}) `)
})
const UNSPACED = new RegExp(unspacedPhrases.map((phrase) => phrase.replaceAll('_', '.{0,12}')).join('|'))

/**
 * Whether a text contains instructions to a machine: a phrase of instruction-phrases.ts or a pattern of
 * injection-markers.ts. It matches words, not intent: a quoted injection counts, and a new wording may be
 * missed. Linear in the text's length.
 */
export function isInstructionLike(text: string): boolean {
  const first = prefilter(text)
  const isDisguised = (first & signals.unusualCharacters) !== 0 && MAYBE_DISGUISED.test(text)
  const plain = isDisguised ? undisguised(text) : text
  const found = isDisguised ? prefilter(plain) : first
  if (found === 0) return false
  if ((found & signals.syntaxMarks) !== 0 && callMarkers.some((mark) => mark.test(plain))) return true
  if (!hasTrigger(plain, found)) return false
  return roleMarkers.some((mark) => mark.test(plain)) || addressesMachine(plain)
}

function undisguised(text: string): string {
  return withoutAccents(withoutLookAlikes(visibleText(displayText(text))))
}

function hasTrigger(plain: string, found: number): boolean {
  if ((found & signals.spelledOutWords) !== 0) return true
  if ((found & signals.triggerWords) !== 0 && LATIN_TRIGGER.test(plain)) return true
  return (found & signals.unusualCharacters) !== 0 && OTHER_LETTER.test(plain) && OTHER_TRIGGER.test(plain)
}

function addressesMachine(plain: string): boolean {
  const joined = withoutAccents(plain.toLowerCase()).replace(BETWEEN_LETTERS, '')
  const words = ` ${joined.replace(NO_WORD, ' ')} `
  return SPACED.some((phrases) => phrases.test(words)) || UNSPACED.test(words)
}
