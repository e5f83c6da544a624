import { squeezedName } from '../../src/lib/squeezed-name.ts'

/**
 * How a page writes a company's name that comes from its link, where it has no capitals: as an entry of the word list
 * writes it, else with a capital. What begins with no letter, such as an account, stays as it is.
 */
export function companyName(name: string, words: readonly string[]): string {
  const squeezed = squeezedName(name)
  const written = words.find((word) => squeezedName(word) === squeezed)
  return written ?? name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}
