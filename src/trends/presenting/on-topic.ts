import { type Finder, wordFinder } from '../../text/finder.ts'
import type { Label } from '../labelling/label.ts'
import { parameters, valuesOf } from '../parameters/index.ts'

const { minNameWords, nameWordWorth, fullOtherKeywords, stemLetters } = valuesOf(parameters.onTopic)

/** Judges by the keywords of a topic how clearly a text speaks of it. */
export interface OnTopicFilter {
  /** Finds the keywords that the topic's label holds. */
  readonly named: Finder
  readonly keyword: Finder
  /**
   * Whether a text holds two of the label's keywords, or its only one. Always true without the rule onTopicQuotes.
   */
  readonly isOnTopic: (text: string) => boolean
  /** 0 to 1, 1 being all keywords of the label and two others. Always 1 without the rule. */
  readonly clarityOf: (text: string) => number
  /** Whether a text holds a word of the label in any form (the same first letters), a part of a hashtag included. */
  readonly namesTopic: (text: string) => boolean
}

export function onTopicFilter({ topic, keywords }: Label, isPreferred = true): OnTopicFilter {
  const name = topic.toLowerCase()
  const inName = keywords.filter((keyword) => name.includes(keyword))
  const words = inName.length === 0 ? keywords.slice(0, 1) : inName
  const stems = words.map((word) => Array.from(word).slice(0, stemLetters).join(''))
  const finders = words.map((word) => wordFinder([word]))
  const others = keywords.filter((keyword) => !words.includes(keyword)).map((word) => wordFinder([word]))
  const count = (sought: readonly Finder[], text: string): number =>
    sought.filter((finder) => finder.test(text)).length
  return {
    named: wordFinder(words),
    keyword: wordFinder(keywords),
    isOnTopic: (text) =>
      !isPreferred || (words.length > 0 && count(finders, text) >= Math.min(minNameWords, words.length)),
    clarityOf: (text) => {
      if (!isPreferred) return 1
      const most = nameWordWorth * words.length + Math.min(fullOtherKeywords, others.length)
      return Math.min(1, (nameWordWorth * count(finders, text) + count(others, text)) / Math.max(1, most))
    },
    namesTopic: (text) => {
      const letters = text.normalize('NFKC').toLowerCase()
      return stems.some((stem) => letters.includes(stem))
    },
  }
}
