import { type Finder, type Place, patternFinder } from '../../text/finder.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import {
  type DenialLanguage,
  type DenialWords,
  denialLanguages,
  denialWords,
  spacedLanguages,
} from './denial-words.ts'

const { maxCharactersBefore, maxCharactersAfter, minTurnLength } = valuesOf(parameters.denial)

type Kind = keyof DenialWords

const DENIAL = patternFinder(anyOf('denial'))
const TURN = patternFinder(anyOf('turn'))
const MISSING = patternFinder(anyOf('missing'))
const OWN = patternFinder(anyOf('own'))
const NEGATION = patternFinder(anyOf('negation', 'negationAfter'))
const ANY_CUE = patternFinder(anyOf('denial', 'negation', 'negationAfter'))
const NO_NEGATION = patternFinder(anyOf('noNegation'))
/**
 * Text that ends in a negation. Before a keyword there may be only an article between, or a verb of doing without it
 * ("don't need a kettle"): "can't find a kettle" denies nothing.
 */
const SPACED_NEGATION =
  `(?<![\\p{L}\\p{M}])(?:${join(spacedLanguages, 'negation')})\\s+` +
  `(?:(?:${join(spacedLanguages, 'wish')}|${join(spacedLanguages, 'article')})\\s+){0,2}` +
  `|(?<!\\p{L})(?:${denialWords.ko.negation})\\s+`
const SPACELESS_NEGATION = `(?:${join(['zh', 'th'], 'negation')})[\\p{L}\\p{M}]?`
const NEGATED = new RegExp(`(?:${SPACED_NEGATION}|${SPACELESS_NEGATION})$`, 'iu')
/** Chinese negations are parts of other words in Japanese. */
const NEGATED_IN_JAPANESE = new RegExp(`(?:${SPACED_NEGATION})$`, 'iu')
/** The negation of a verb behind a keyword says that somebody does not do it, as others may. */
const NEGATED_AFTER = new RegExp(
  `^(?:(?:では|じゃ|は|が|も|など|なんて)?(?:${denialWords.ja.negationAfter})` +
    `|[\\p{Script=Hangul}]{0,3}\\s?(?:${denialWords.ko.negationAfter})|\\s+(?:${denialWords.de.negationAfter}))`,
  'iu',
)
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const QUESTION = /[?？؟][!?！？"”»)\]」』】\s]*$/u

/** Whether the text holds any word that could make a denial: a quick no for most posts. */
export function mayDeny(text: string): boolean {
  return ANY_CUE.test(text)
}

/**
 * Whether one sentence disputes its matter ("overrated", "not true") or says that there is none of what `named` finds,
 * or that it is not needed. After a turn ("but", "aber", "でも") only the rest counts. What is asked, or missed ("still
 * no kettle"), is not denied. Where the topic is a complaint, what there is none of is mostly what people miss, so that
 * only who speaks of his own case denies ("mine does not buzz").
 */
export function denies(sentence: string, named: Finder, isComplaint: boolean): boolean {
  const said = sentence.normalize('NFC')
  if (QUESTION.test(said)) return false
  const held = afterTurn(said)
  if (DENIAL.test(held)) return true
  return (!isComplaint || OWN.test(held)) && !MISSING.test(held) && isMostlyNegated(held, named)
}

/** A text without its phrases of denial, which may sound like complaints themselves ("stimmt nicht"). */
export function withoutDenial(text: string): string {
  const places = DENIAL.placesIn(text)
  return places.reduceRight(
    (left, { index, length }) => left.slice(0, index) + left.slice(index + length),
    text,
  )
}

/** Whether a text holds a word of negation. */
export function isNegated(text: string): boolean {
  return NEGATION.test(text)
}

/** What the writer of a sentence holds in the end: the rest behind its last turn, where that says enough. */
export function afterTurn(sentence: string): string {
  const turn = TURN.placesIn(sentence).at(-1)
  const rest = turn === undefined ? sentence : sentence.slice(turn.index + turn.length)
  return rest.trim().length < minTurnLength ? sentence : rest
}

/** Whether the words are negated more often than not; words side by side count once. */
function isMostlyNegated(text: string, words: Finder): boolean {
  const negated = KANA.test(text) ? NEGATED_IN_JAPANESE : NEGATED
  let sum = 0
  for (const { index, length } of besideJoined(words.placesIn(text), text)) {
    const before = withoutNoNegation(text.slice(Math.max(0, index - maxCharactersBefore), index))
    const after = text.slice(index + length, index + length + maxCharactersAfter)
    sum += negated.test(before) || NEGATED_AFTER.test(after) ? -1 : 1
  }
  return sum < 0
}

function besideJoined(places: readonly Place[], text: string): Place[] {
  const joined: Place[] = []
  for (const { index, length } of places) {
    const last = joined.at(-1)
    const isBeside = last !== undefined && text.slice(last.index + last.length, index).trim() === ''
    if (isBeside) joined.splice(-1, 1, { index: last.index, length: index + length - last.index })
    else joined.push({ index, length })
  }
  return joined
}

/** What stands behind the last phrase that negates nothing. */
function withoutNoNegation(text: string): string {
  const last = NO_NEGATION.placesIn(text).at(-1)
  return last === undefined ? text : text.slice(last.index + last.length)
}

/** A pattern for the words of some kinds in all languages, whole where a language writes spaces. */
function anyOf(...kinds: readonly Kind[]): string {
  const others = denialLanguages.filter((language) => !spacedLanguages.some((name) => name === language))
  const spaced = kinds.map((kind) => join(spacedLanguages, kind)).filter((words) => words !== '')
  const spaceless = kinds.map((kind) => join(others, kind)).filter((words) => words !== '')
  const whole = spaced.length === 0 ? '' : `(?<![\\p{L}\\p{M}#@])(?:${spaced.join('|')})(?![\\p{L}\\p{M}])|`
  return `${whole}(?:${spaceless.join('|')})`
}

function join(languages: readonly DenialLanguage[], kind: Kind): string {
  return languages
    .map((language) => denialWords[language][kind])
    .filter((words) => words !== '')
    .join('|')
}
