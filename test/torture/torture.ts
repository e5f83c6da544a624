/** The short form runs in `npm test`, the long one by hand, on a machine with nothing else to do. */
export type Form = 'short' | 'long'

/** A mistake that is planted into a copy of the tree, to see that the torture finds it. */
export interface Fault {
  readonly name: string
  /** In each file, from the top of the tree, what stands there exactly once and what stands there instead. */
  readonly changes: readonly { readonly file: string; readonly line: string; readonly becomes: string }[]
}

/** What a torture is given to run with. */
export interface Setting {
  readonly form: Form
  /** Decides everything that is drawn by chance: the same seed draws the same again. */
  readonly seed: number
  /** Aborts when the form's time is over or somebody stops it: what was found so far is still reported. */
  readonly signal: AbortSignal
  /** To be undone at the end, however it ends, the last first. */
  after(undo: () => Promise<void>): void
  /** A fault is looked for: a short form that meets one by chance alone may take a minute for it. */
  readonly isHunt?: boolean
  /** A line for whoever watches. */
  tell(line: string): void
}

export interface Finding {
  /** How much was done, in whole numbers by name. */
  readonly counts: Readonly<Record<string, number>>
  /** A sentence for each promise that was broken; none: it held. */
  readonly violations: readonly string[]
}

export interface Torture {
  readonly description: string
  /** Minutes after which the long form is cut off. */
  readonly longMinutes: number
  /** Mistakes that its short form must find, in a few runs. */
  readonly faults: readonly Fault[]
  run(setting: Setting): Promise<Finding>
}
