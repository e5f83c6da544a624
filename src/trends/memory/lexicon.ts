/** Numbers words in the order in which they are first asked for. */
export class Lexicon {
  readonly #numbers = new Map<string, number>()
  readonly #words: string[] = []

  get size(): number {
    return this.#words.length
  }

  numberOf(word: string): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
    this.#numbers.set(word, this.#words.length)
    return this.#words.push(word) - 1
  }

  /** The word of a number that was given. */
  wordOf(number: number): string {
    return this.#words[number] ?? ''
  }
}
