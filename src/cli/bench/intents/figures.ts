import { type Intent, intents } from '../../../model/index.ts'

/** The intents that a text shows by its label and by the patterns. */
export interface Judged {
  readonly expected: readonly Intent[]
  readonly found: readonly Intent[]
}

/** How well one intent is found. */
export interface IntentFigures {
  /** Texts that show it by their label. */
  readonly count: number
  /** The share of those found that show it, 0 to 1; null where none is found. */
  readonly precision: number | null
  /** The share of those that show it that are found, 0 to 1; null where none shows it. */
  readonly recall: number | null
}

/** Precision and recall of each intent over texts that may show several. */
export function figuresOf(judged: readonly Judged[]): Readonly<Record<Intent, IntentFigures>> {
  const figures: Partial<Record<Intent, IntentFigures>> = {}
  for (const intent of intents) {
    const expected = judged.filter((text) => text.expected.includes(intent)).length
    const found = judged.filter((text) => text.found.includes(intent))
    const right = found.filter((text) => text.expected.includes(intent)).length
    figures[intent] = {
      count: expected,
      precision: found.length === 0 ? null : right / found.length,
      recall: expected === 0 ? null : right / expected,
    }
  }
  return whole(figures)
}

/** Every intent of the model has been measured above. */
function whole(figures: Partial<Record<Intent, IntentFigures>>): Readonly<Record<Intent, IntentFigures>> {
  return figures as Readonly<Record<Intent, IntentFigures>>
}
