/**
 * What is told of a statement that was lost, or of which nothing comes: for how long its caller has waited, and later that they
 * wait no more. `wasSlow`: it was answered after all on the connection that it was first sent on.
 */
export type Trouble =
  | { readonly statement: number; readonly begunForMs: number }
  | { readonly statement: number; readonly isOver: true; readonly wasSlow: boolean }

export interface PatienceOptions {
  /** It was short from the beginning: that nothing came in it says nothing of other connections. */
  readonly isShort?: boolean
  readonly onTrouble?: ((trouble: Trouble) => void) | undefined
}

/** What has no answer for so long may be in trouble: sooner than silence is sure, and also while a connection is opened. */
export const TOLD_AFTER_MS = 1000

let lastStatement = 0

/** How long the caller of a statement waits, all its tries together. */
export class Patience {
  readonly isShort: boolean
  readonly #timer: NodeJS.Timeout
  readonly #onTrouble: PatienceOptions['onTrouble']
  readonly #begunMs = performance.now()
  /** Its number among the statements in trouble. */
  #troubled: number | undefined
  #isOver = false
  #hasEnded = false
  /** Until it is lost, or asked again because nothing comes. */
  #isOnlySlow = true
  readonly #telling: NodeJS.Timeout | undefined
  #whenOver: () => void = () => {}

  constructor(ms: number, { isShort = false, onTrouble }: PatienceOptions = {}) {
    this.isShort = isShort
    this.#onTrouble = onTrouble
    if (onTrouble !== undefined) this.#telling = setTimeout(() => this.#tell(), TOLD_AFTER_MS)
    this.#timer = setTimeout(() => {
      // What came while this process was held up is read first.
      setImmediate(() => {
        if (this.#hasEnded) return
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
    this.#isOnlySlow = false
    this.#tell()
  }

  #tell(): void {
    if (this.#hasEnded || this.#troubled !== undefined || this.#onTrouble === undefined) return
    lastStatement += 1
    this.#troubled = lastStatement
    this.#onTrouble({ statement: this.#troubled, begunForMs: performance.now() - this.#begunMs })
  }

  /** Where it was first sent it is answered: the database only took long. */
  noteSlow(): void {
    this.#isOnlySlow = true
  }

  /** The caller has an answer. */
  end(): void {
    this.#hasEnded = true
    this.#whenOver = () => {}
    clearTimeout(this.#timer)
    clearTimeout(this.#telling)
    if (this.#troubled === undefined) return
    this.#onTrouble?.({ statement: this.#troubled, isOver: true, wasSlow: this.#isOnlySlow })
  }
}
