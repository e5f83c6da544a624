/** What is told of trouble that a statement meets: that it began so many milliseconds ago, and later that it is over. */
export type Trouble = { readonly begunForMs: number } | 'over'

export interface PatienceOptions {
  /** It was short from the beginning: that nothing came in it says nothing of other connections. */
  readonly isShort?: boolean
  readonly onTrouble?: ((trouble: Trouble) => void) | undefined
}

/** How long the caller of a statement waits, all its tries together. */
export class Patience {
  readonly isShort: boolean
  readonly #timer: NodeJS.Timeout
  readonly #onTrouble: PatienceOptions['onTrouble']
  readonly #begunMs = performance.now()
  #isOver = false
  #isTroubled = false
  #whenOver: () => void = () => {}

  constructor(ms: number, { isShort = false, onTrouble }: PatienceOptions = {}) {
    this.isShort = isShort
    this.#onTrouble = onTrouble
    this.#timer = setTimeout(() => {
      // What came while this process was held up is read first.
      setImmediate(() => {
        this.#isOver = true
        this.meetTrouble()
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

  /** The statement was lost, or nothing comes of it: from its beginning until its end its caller waits for the database. */
  meetTrouble(): void {
    if (this.#isTroubled || this.#onTrouble === undefined) return
    this.#isTroubled = true
    this.#onTrouble({ begunForMs: performance.now() - this.#begunMs })
  }

  /** The caller has an answer. */
  end(): void {
    this.#whenOver = () => {}
    clearTimeout(this.#timer)
    if (this.#isTroubled) this.#onTrouble?.('over')
    this.#isTroubled = false
  }
}
