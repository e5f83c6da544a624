import { type Finder, type Place, patternFinder } from '../../text/finder.ts'
import { sentencesOf } from '../../text/sentences.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import {
  type StanceLanguage,
  type StanceWords,
  spacedLanguages,
  stanceLanguages,
  stanceWords,
} from './stance-words.ts'

const { maxCharactersBefore, maxCharactersAfter, minTurnLength } = valuesOf(parameters.stance)

/** What one post holds of its topic. `denies`: it disputes the matter or says that there is none of it. */
export interface Stance {
  readonly denies: boolean
  /** Words of praise minus words of complaint. */
  readonly leaning: number
}

type Kind = keyof StanceWords

const PRAISE = patternFinder(anyOf('praise'))
const COMPLAINT = patternFinder(anyOf('complaint'))
const DENIAL = patternFinder(anyOf('denial'))
const TURN = patternFinder(anyOf('turn'))
const ANY_CUE = patternFinder(anyOf('praise', 'complaint', 'denial', 'negation', 'negationAfter'))
const NO_NEGATION = patternFinder(anyOf('noNegation'))
/** A negated word of praise or complaint may have two words between ("not a big problem"). */
const CUE_NEGATED = negatedBefore('(?:[^\\s,;:]+\\s+){0,2}', 2)
/**
 * A keyword may have only an article between, or a verb of doing without it ("don't need a kettle"): "can't find a
 * kettle" denies nothing.
 */
const KEYWORD_NEGATED = negatedBefore(
  `(?:(?:${join(spacedLanguages, 'wish')}|${join(spacedLanguages, 'article')})\\s+){0,2}`,
  1,
)
const KOREAN_AFTER = `[\\p{Script=Hangul}]{0,3}\\s?(?:${stanceWords.ko.negationAfter})`
const GERMAN_AFTER = `\\s+(?:${stanceWords.de.negationAfter})`
const CUE_NEGATED_AFTER = new RegExp(
  `^(?:\\p{Script=Hiragana}{0,3}(?:${stanceWords.ja.negationAfter})|${KOREAN_AFTER}|${GERMAN_AFTER})`,
  'iu',
)
/** The negation of a verb behind a keyword says that somebody does not do it, as others may. */
const KEYWORD_NEGATED_AFTER = new RegExp(
  `^(?:(?:では|じゃ|は|が|も|など|なんて)?(?:${stanceWords.ja.negationAfter})|${KOREAN_AFTER}|${GERMAN_AFTER})`,
  'iu',
)
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const QUESTION = /[?？؟][!?！？"”»)\]」』】\s]*$/u

/** Whether the text holds any word that could make a stance: a quick no for most posts. */
export function mayHoldStance(text: string): boolean {
  return ANY_CUE.test(text)
}

/**
 * The stance of one sentence that holds a keyword of the topic. It denies where it has a phrase of denial or
 * negates what `named` finds, and asks nothing; its leaning is the number of words of praise less those of complaint,
 * each turned round by a negation beside it ("no problems" praises). After a turn ("but", "aber", "でも") only the
 * rest counts.
 */
export function stanceOf(sentence: string, named: Finder): Stance {
  const said = sentence.normalize('NFC')
  const held = afterTurn(said)
  const isDenial = DENIAL.test(held) || signsOf(said, named, KEYWORD_NEGATED, KEYWORD_NEGATED_AFTER) < 0
  return { denies: isDenial && !QUESTION.test(said), leaning: leaningOf(held) }
}

/** Whether the sentences of a text complain more than they praise. */
export function complains(text: string): boolean {
  if (!COMPLAINT.test(text)) return false
  const sentences = sentencesOf(text.normalize('NFC'))
  return sentences.reduce((sum, sentence) => sum + leaningOf(afterTurn(sentence.text)), 0) < 0
}

function leaningOf(held: string): number {
  return (
    signsOf(held, PRAISE, CUE_NEGATED, CUE_NEGATED_AFTER) -
    signsOf(held, COMPLAINT, CUE_NEGATED, CUE_NEGATED_AFTER)
  )
}

/** How often the words occur as they are, minus how often negated; words side by side count once. */
function signsOf(text: string, words: Finder, negated: Negated, negatedAfter: RegExp): number {
  let sum = 0
  // Chinese negations are parts of other words in Japanese.
  const isNegated = KANA.test(text) ? negated.spaced : negated.any
  for (const { index, length } of besideJoined(words.placesIn(text), text)) {
    const before = withoutNoNegation(text.slice(Math.max(0, index - maxCharactersBefore), index))
    const after = text.slice(index + length, index + length + maxCharactersAfter)
    sum += isNegated.test(before) || negatedAfter.test(after) ? -1 : 1
  }
  return sum
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

interface Negated {
  readonly any: RegExp
  /** Where words stand apart. */
  readonly spaced: RegExp
}

/**
 * Patterns for text that ends in a negation and `between`; in scripts without spaces, in a negation and up to
 * `letters` letters.
 */
function negatedBefore(between: string, letters: number): Negated {
  const spaced =
    `(?<![\\p{L}\\p{M}])(?:${join(spacedLanguages, 'negation')})\\s+${between}` +
    `|(?<!\\p{L})(?:${stanceWords.ko.negation})\\s+`
  const spaceless = `(?:${join(['zh', 'th'], 'negation')})[\\p{L}\\p{M}]{0,${letters}}`
  return {
    any: new RegExp(`(?:${spaced}|${spaceless})$`, 'iu'),
    spaced: new RegExp(`(?:${spaced})$`, 'iu'),
  }
}

function afterTurn(sentence: string): string {
  const turn = TURN.placesIn(sentence).at(-1)
  const rest = turn === undefined ? sentence : sentence.slice(turn.index + turn.length)
  return rest.trim().length < minTurnLength ? sentence : rest
}

/** A pattern for the words of some kinds in all languages, whole where a language writes spaces. */
function anyOf(...kinds: readonly Kind[]): string {
  const others = stanceLanguages.filter((language) => !spacedLanguages.some((name) => name === language))
  const spaced = kinds.map((kind) => join(spacedLanguages, kind)).filter((words) => words !== '')
  const spaceless = kinds.map((kind) => join(others, kind)).filter((words) => words !== '')
  const whole = spaced.length === 0 ? '' : `(?<![\\p{L}\\p{M}#@])(?:${spaced.join('|')})(?![\\p{L}\\p{M}])|`
  return `${whole}(?:${spaceless.join('|')})`
}

function join(languages: readonly StanceLanguage[], kind: Kind): string {
  return languages
    .map((language) => stanceWords[language][kind])
    .filter((words) => words !== '')
    .join('|')
}
