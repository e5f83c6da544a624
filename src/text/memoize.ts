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

/** The same function, but it remembers what it found for the last `count` keys: those who read one text in turn ask alike. */
export function rememberLast<Of extends readonly unknown[], T extends object>(
  count: number,
  keyOf: (...of: Of) => string,
  find: (...of: Of) => T,
): (...of: Of) => T {
  const found = new LRUCache<string, T>({ max: count })
  return (...of) => {
    const key = keyOf(...of)
    let value = found.get(key)
    if (value === undefined) {
      value = find(...of)
      found.set(key, value)
    }
    return value
  }
}
