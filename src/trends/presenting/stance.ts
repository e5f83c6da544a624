import { type Finder, patternFinder } from '../text/finder.ts'
import {
  type StanceLanguage,
  type StanceWords,
  spacedLanguages,
  stanceLanguages,
  stanceWords,
} from './stance-words.ts'

/** What one post holds of its topic. `denies`: it disputes the matter or says that there is none of it. */
export interface Stance {
  readonly denies: boolean
  /** Praises less complaints. */
  readonly leaning: number
}

type Kind = keyof StanceWords

const PRAISE = patternFinder(anyOf('praise'))
const COMPLAINT = patternFinder(anyOf('complaint'))
const DENIAL = patternFinder(anyOf('denial'))
const TURN = patternFinder(anyOf('turn'))
const ANY_CUE = patternFinder(anyOf('praise', 'complaint', 'denial', 'negation', 'negationAfter'))
/** A negated word of praise or complaint may have two words between ("not a big problem"), a keyword only one. */
const CUE_NEGATED = negatedBefore(2)
const KEYWORD_NEGATED = negatedBefore(1)
const NEGATED_AFTER = new RegExp(
  `^(?:[\\p{Script=Hiragana}]{0,3}(?:${stanceWords.ja.negationAfter})` +
    `|[\\p{Script=Hangul}]{0,3}\\s?(?:${stanceWords.ko.negationAfter}))`,
  'u',
)

/** Whether the text holds any word that could make a stance: a quick no for most posts. */
export function mayHoldStance(text: string): boolean {
  return ANY_CUE.test(text)
}

/**
 * The stance of one sentence that holds a keyword of the topic. It denies where it has a phrase of denial or
 * negates the keyword; its leaning is the number of words of praise less those of complaint, each turned round
 * by a negation beside it ("no problems" praises). After a turn ("but", "aber", "でも") only the rest counts.
 */
export function stanceOf(sentence: string, keyword: Finder): Stance {
  const said = sentence.normalize('NFC')
  const held = afterTurn(said)
  const leaning = signsOf(held, PRAISE, CUE_NEGATED) - signsOf(held, COMPLAINT, CUE_NEGATED)
  return {
    denies: DENIAL.test(held) || signsOf(said, keyword, KEYWORD_NEGATED) < 0,
    leaning,
  }
}

/** How often the words stand as they are, less how often they stand negated. */
function signsOf(text: string, words: Finder, negated: RegExp): number {
  let sum = 0
  for (const { index, length } of words.placesIn(text)) {
    const before = text.slice(Math.max(0, index - 40), index)
    const after = text.slice(index + length, index + length + 10)
    sum += negated.test(before) || NEGATED_AFTER.test(after) ? -1 : 1
  }
  return sum
}

/** What ends in a negation and so many words; in scripts without spaces, so many letters. */
function negatedBefore(between: number): RegExp {
  const spaced = `(?<![\\p{L}\\p{M}])(?:${join(spacedLanguages, 'negation')})\\s+(?:[^\\s,;:]+\\s+){0,${between}}`
  const korean = `(?<!\\p{L})(?:${stanceWords.ko.negation})\\s+`
  const spaceless = `(?:${join(['zh', 'th'], 'negation')})[\\p{L}\\p{M}]{0,${between}}`
  return new RegExp(`(?:${spaced}|${korean}|${spaceless})$`, 'iu')
}

function afterTurn(sentence: string): string {
  const turn = TURN.placesIn(sentence).at(-1)
  const rest = turn === undefined ? sentence : sentence.slice(turn.index + turn.length)
  return rest.trim().length < 4 ? sentence : rest
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
