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
const UNTROUBLED = patternFinder(anyOf('untroubled'))
const THANKS = patternFinder(anyOf('thanks'))
const OWN = patternFinder(anyOf('own'))
const NEGATION = patternFinder(anyOf('negation', 'negationAfter'))
const ANY_CUE = patternFinder(anyOf('denial', 'negation', 'negationAfter', 'doWithoutAfter'))
const NO_NEGATION = patternFinder(anyOf('noNegation'))
const BEFORE = `(?<![\\p{L}\\p{M}])(?:${join(spacedLanguages, 'negation')})\\s+`
const ARTICLE = `(?:(?:${join(spacedLanguages, 'article')})\\s+)?`
const KOREAN_BEFORE = `(?<!\\p{L})(?:${denialWords.ko.negation})\\s+`
const SPACELESS_BEFORE = `(?:${join(['zh', 'th'], 'negation')})`
/** Text that ends in a negation. Chinese ones are parts of other words in Japanese. */
const NEGATED = new RegExp(
  `(?:${BEFORE}${ARTICLE}|${KOREAN_BEFORE}|${SPACELESS_BEFORE}[\\p{L}\\p{M}]?)$`,
  'iu',
)
const NEGATED_IN_JAPANESE = new RegExp(`(?:${BEFORE}${ARTICLE})$`, 'iu')
/** The negation of a verb behind a keyword says that somebody does not do it, as others may. */
const NEGATED_AFTER = afterwards('negationAfter')
/** Text that ends in "don't need a", and text that begins with the like. */
const DONE_WITHOUT = new RegExp(
  `(?:${BEFORE}(?:${join(spacedLanguages, 'doWith')})\\s+${ARTICLE}` +
    `|${SPACELESS_BEFORE}(?:${join(['zh', 'th'], 'doWith')})[\\p{L}\\p{M}]?)$`,
  'iu',
)
const DONE_WITHOUT_AFTER = afterwards('doWithoutAfter')
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const QUESTION = /[?？؟][!?！？"”»)\]」』】\s]*$/u

/** Whether the text holds any word that could make a denial: a quick no for most posts. */
export function mayDeny(text: string): boolean {
  return ANY_CUE.test(text)
}

/** Whether one sentence disputes its matter ("overrated", "not true"); see `denies` for turns and questions. */
export function disputes(sentence: string): boolean {
  const said = sentence.normalize('NFC')
  return !QUESTION.test(said) && DENIAL.test(afterTurn(said))
}

/** Whether the writer of one sentence has no trouble ("not a single problem"); see `denies` for turns and questions. */
export function isUntroubled(sentence: string): boolean {
  const said = sentence.normalize('NFC')
  return !QUESTION.test(said) && UNTROUBLED.test(afterTurn(said))
}

/**
 * Whether the writer of one sentence does without what `named` finds ("don't need a kettle") or has none of it in his
 * own case ("no noise here"). After a turn ("but", "aber", "でも") only the rest counts. What is asked, or missed ("still
 * no kettle"), is not denied, nor is what there is none of elsewhere: "no reply" is a complaint.
 */
export function denies(sentence: string, named: Finder): boolean {
  const said = sentence.normalize('NFC')
  if (QUESTION.test(said)) return false
  const held = afterTurn(said)
  if (MISSING.test(held)) return false
  const negated = KANA.test(held) ? NEGATED_IN_JAPANESE : NEGATED
  return (
    isMostly(held, named, DONE_WITHOUT, DONE_WITHOUT_AFTER) ||
    (OWN.test(held) && isMostly(held, named, negated, NEGATED_AFTER))
  )
}

/** A text without its words of thanks. */
export function withoutThanks(text: string): string {
  return THANKS.placesIn(text).reduceRight(
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

/** Whether the words stand beside a pattern more often than not; words side by side count once. */
function isMostly(text: string, words: Finder, endsBefore: RegExp, beginsAfter: RegExp): boolean {
  let sum = 0
  for (const { index, length } of besideJoined(words.placesIn(text), text)) {
    const before = withoutNoNegation(text.slice(Math.max(0, index - maxCharactersBefore), index))
    const after = text.slice(index + length, index + length + maxCharactersAfter)
    sum += endsBefore.test(before) || beginsAfter.test(after) ? 1 : -1
  }
  return sum > 0
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

/** A pattern for text that begins with such words, in the languages that set them behind. */
function afterwards(kind: 'negationAfter' | 'doWithoutAfter'): RegExp {
  const { ja, ko, de } = denialWords
  const parts = [
    `(?:では|じゃ|は|が|も|など|なんて)?(?:${ja[kind]})`,
    `[\\p{Script=Hangul}]{0,3}\\s?(?:${ko[kind]})`,
    ...(de[kind] === '' ? [] : [`\\s+(?:${de[kind]})`]),
  ]
  return new RegExp(`^(?:${parts.join('|')})`, 'iu')
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
