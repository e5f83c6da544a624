/** How long the caller of a statement waits, all its tries together. */
export class Patience {
  /** It was short from the beginning: that nothing came in it says nothing of other connections. */
  readonly isShort: boolean
  readonly #timer: NodeJS.Timeout
  #isOver = false
  #whenOver: () => void = () => {}

  constructor(ms: number, isShort = false) {
    this.isShort = isShort
    this.#timer = setTimeout(() => {
      // What came while this process was held up is read first.
      setImmediate(() => {
        this.#isOver = true
        this.#whenOver()
      })
    }, ms)
  }

  get isOver(): boolean {
    return this.#isOver
  }

  /** Takes the place of what was to be done before. */
  whenOver(act: () => void): void {
    this.#whenOver = act
  }

  /** The caller has an answer. */
  end(): void {
    this.#whenOver = () => {}
    clearTimeout(this.#timer)
  }
}
