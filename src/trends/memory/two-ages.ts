/** What an entry takes beside the characters of its text, in characters. */
export const ENTRY_CHARACTERS = 100

/**
 * Values by text, at most so many characters of texts. It has two ages: when the younger one holds half of what is
 * allowed it becomes the older one, and what the older one held is forgotten. What is asked for stays in the younger one,
 * so that only what nobody asked for any more is forgotten.
 */
export class TwoAges<Value extends object> {
  #maxCharacters: number
  #younger = new Map<string, Value>()
  #older = new Map<string, Value>()
  #characters = 0

  constructor(maxCharacters: number) {
    this.#maxCharacters = maxCharacters
  }

  allow(maxCharacters: number): void {
    this.#maxCharacters = maxCharacters
  }

  /** How many texts it knows. */
  get size(): number {
    return this.#younger.size + this.#older.size
  }

  /** The value of a text; `find` is called where it is not known. */
  get(text: string, find: (text: string) => Value): Value {
    const known = this.#younger.get(text)
    if (known !== undefined) return known
    const value = this.#older.get(text) ?? find(text)
    this.#older.delete(text)
    this.#younger.set(text, value)
    this.#characters += text.length + ENTRY_CHARACTERS
    if (2 * this.#characters > this.#maxCharacters) this.#grow()
    return value
  }

  #grow(): void {
    this.#older = this.#younger
    this.#younger = new Map()
    this.#characters = 0
  }
}
