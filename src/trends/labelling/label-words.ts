import { isStopWord } from '../../text/stop-words.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { IsOn } from '../rules.ts'
import { isEverydayWord } from './everyday-words.ts'
import { isExclamation } from './exclamations.ts'

const { maxLabelWordLength } = valuesOf(parameters.discriminativeTerms)

const LETTER = /\p{L}/u
/** In Japanese such are endings, particles and parts of verbs. */
const SHORT_HIRAGANA = /^(?=.*\p{Script=Hiragana}).{1,2}$/u
/** Ordinals of English, French, Spanish, Portuguese and Italian, which are numbers too. */
const ORDINAL = /^\p{N}+(?:st|nd|rd|th|er|re|e|ème|eme|[oaªº])$/u

/**
 * Whether a lower-case word may label a topic: numbers, function words, exclamations and words for when something is do
 * not say what it is.
 */
export function labelWordFilter(isOn: IsOn): (word: string) => boolean {
  const rejecting = [
    isStopWord,
    ...(isOn('everydayWords') ? [isEverydayWord] : []),
    ...(isOn('exclamations') ? [isExclamation] : []),
    ...(isOn('shortHiragana') ? [(word: string) => SHORT_HIRAGANA.test(word)] : []),
    ...(isOn('ordinals') ? [(word: string) => ORDINAL.test(word)] : []),
  ]
  return (word) =>
    word.length <= maxLabelWordLength && LETTER.test(word) && !rejecting.some((rejects) => rejects(word))
}
