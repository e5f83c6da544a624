/** Characters of a generation: two of them are kept, some megabytes at most. */
const MAX_CHARACTERS = 2_000_000

/**
 * The same function of a text, but it remembers what it found of the texts that came lately: agents read the same posts
 * over and over. Two generations, so that what is still asked for stays and nothing grows without end.
 */
export function rememberByText<T>(find: (text: string) => T): (text: string) => T {
  let young = new Map<string, T>()
  let old = new Map<string, T>()
  let characters = 0
  return (text) => {
    const known = young.get(text)
    if (known !== undefined) return known
    const found = old.get(text) ?? find(text)
    characters += text.length
    if (characters > MAX_CHARACTERS) {
      old = young
      young = new Map()
      characters = text.length
    }
    young.set(text, found)
    return found
  }
}
