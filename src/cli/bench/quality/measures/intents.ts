import { intentsOf } from '../../../../intents/index.ts'
import { type Intent, intents } from '../../../../model/index.ts'
import { meanOf } from './mean.ts'

/** A post whose intents somebody has judged. */
export interface JudgedText {
  readonly text: string
  readonly intents: readonly Intent[]
}

/**
 * How well what customers want is read from their texts: `precision` and `recall`, the means over the intents that
 * occur, and both for each intent (`problemPrecision`, `problemRecall`). Null: the intent does not occur, or is never
 * read.
 */
export function intentFigures(
  texts: readonly JudgedText[],
  read: (text: string) => readonly Intent[] = intentsOf,
): Readonly<Record<string, number | null>> {
  const told = texts.map(({ text, intents: own }) => ({ own, found: read(text) }))
  const each = intents.map((intent) => {
    const shown = told.filter(({ own }) => own.includes(intent))
    const found = told.filter((one) => one.found.includes(intent))
    const both = shown.filter((one) => one.found.includes(intent)).length
    return {
      intent,
      precision: found.length === 0 ? null : both / found.length,
      recall: shown.length === 0 ? null : both / shown.length,
    }
  })
  return {
    precision: meanOf(each.flatMap(({ precision, recall }) => (recall === null ? [] : (precision ?? [])))),
    recall: meanOf(each.flatMap(({ recall }) => recall ?? [])),
    ...Object.fromEntries(
      each.flatMap(({ intent, precision, recall }) => [
        [`${intent}Precision`, precision],
        [`${intent}Recall`, recall],
      ]),
    ),
  }
}
