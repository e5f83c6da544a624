import lists from 'stopwords-iso' with { type: 'json' }

const words = new Set(Object.values(lists).flat())

/** Whether a lower-case word is a function word in any language of the stopwords-iso collection. */
export function isStopWord(word: string): boolean {
  return words.has(word)
}
