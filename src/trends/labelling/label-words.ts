import { isStopWord } from '../../text/stop-words.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { IsOn } from '../rules.ts'
import { isEverydayWord } from './everyday-words.ts'
import { isExclamation } from './exclamations.ts'

const { maxLabelWordLength } = valuesOf(parameters.discriminativeTerms)

const LETTER = /\p{L}/u

/**
 * Whether a lower-case word may label a topic: numbers, function words, exclamations and words for when something is do
 * not say what it is.
 */
export function labelWordFilter(isOn: IsOn): (word: string) => boolean {
  const rejecting = [
    isStopWord,
    ...(isOn('everydayWords') ? [isEverydayWord] : []),
    ...(isOn('exclamations') ? [isExclamation] : []),
  ]
  return (word) =>
    word.length <= maxLabelWordLength && LETTER.test(word) && !rejecting.some((rejects) => rejects(word))
}
