import { type WordClass, wordClass } from '../../text/function-words.ts'
import { isStopWord, languagesOf } from '../../text/stop-words.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { IsOn } from '../rules.ts'
import { isEverydayWord } from './everyday-words.ts'
import { isExclamation } from './exclamations.ts'
import type { Line } from './segmentation.ts'

const { maxLabelWordLength, minLanguageShare } = valuesOf(parameters.labelWords)

/** What a lower-case word is for a label. */
export type LabelWords = (word: string) => WordClass

const LETTER = /\p{L}/u
const LONE_LATIN_LETTER = /^\p{Script=Latin}$/u

/**
 * Judges the words of texts by the languages that these are written in. Numbers, function words, exclamations and words
 * for when something is say nothing of what it is.
 */
export function labelWordsOf(texts: readonly (readonly Line[])[], isOn: IsOn): LabelWords {
  const languages = languagesOf(
    texts.map((lines) => lines.flatMap(({ words }) => words.map(({ key }) => key))),
    minLanguageShare,
  )
  const isLeftOut = leftOut(isOn)
  const known = new Map<string, WordClass>()
  return (word) => {
    const judged = known.get(word)
    if (judged !== undefined) return judged
    const found = isLeftOut(word) ? 'function' : wordClass(word, languages)
    known.set(word, found)
    return found
  }
}

/** Whether a lower-case word may label a topic in any language: the languages of its texts are not asked. */
export function labelWordFilter(isOn: IsOn): (word: string) => boolean {
  const isLeftOut = leftOut(isOn)
  return (word) => !isLeftOut(word) && !isStopWord(word)
}

function leftOut(isOn: IsOn): (word: string) => boolean {
  const tests = [
    ...(isOn('everydayWords') ? [isEverydayWord] : []),
    ...(isOn('exclamations') ? [isExclamation] : []),
  ]
  return (word) =>
    word.length > maxLabelWordLength ||
    !LETTER.test(word) ||
    LONE_LATIN_LETTER.test(word) ||
    tests.some((leavesOut) => leavesOut(word))
}
