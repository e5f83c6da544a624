import { stopWordLists } from './stop-word-lists.ts'

const words = new Set(Object.values(stopWordLists).flatMap((list) => list.trim().split(/[|\n]/)))

/** Whether a lower-case word is a function word in any of the languages listed. */
export function isStopWord(word: string): boolean {
  return words.has(word)
}
