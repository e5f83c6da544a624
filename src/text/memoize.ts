import { LRUCache } from 'lru-cache'

/** Of the texts that are remembered, together: some megabytes at most. */
const MAX_CHARACTERS = 4_000_000

/**
 * The same function of a text, but it remembers what it found of the texts that were asked for last: agents read the
 * same posts over and over.
 */
export function rememberByText<T extends object>(find: (text: string) => T): (text: string) => T {
  const found = new LRUCache<string, T>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_, text) => Math.max(1, text.length),
    memoMethod: (text) => find(text),
  })
  return (text) => found.memo(text)
}
