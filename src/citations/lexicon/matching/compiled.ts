import { type Language, type LanguageWords, languages } from '../language.ts'
import { languageWords } from '../languages/index.ts'

/**
 * What is made once of the words of some languages, when it is first asked for. The key keeps the languages' order out,
 * so that no caller can fill the memory.
 */
export function compiled<Value>(
  make: (words: readonly LanguageWords[]) => Value,
): (of: readonly Language[]) => Value {
  const made = new Map<string, Value>()
  return (of) => {
    const known = languages.filter((language) => of.includes(language))
    const key = known.join()
    let value = made.get(key)
    if (value === undefined) {
      value = make(known.map((language) => languageWords[language]))
      made.set(key, value)
    }
    return value
  }
}
