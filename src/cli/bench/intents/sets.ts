import type { Intent } from '../../../model/index.ts'
import type { Labelled } from './sentences/labelled.ts'
import { unseen } from './sentences/unseen/index.ts'
import { written } from './sentences/written/index.ts'

/** Labelled texts of one source. */
export interface IntentSet {
  readonly name: string
  /** Of the project's own sentences; of labelled posts it is not known. */
  readonly language: string
  readonly texts: readonly Labelled[]
  /** The intents that its labels tell of. */
  readonly judged: readonly Intent[]
}

/** The project's own sentences: a half that was there while the patterns were written, and one written afterwards. */
const halves = { written, unseen } satisfies Record<string, Readonly<Record<string, readonly Labelled[]>>>

/** The sets of the project's own sentences, by half and language. */
export function ownSets(judged: readonly Intent[]): IntentSet[] {
  return Object.entries(halves).flatMap(([name, languages]) =>
    Object.entries(languages).map(([language, texts]) => ({ name, language, texts, judged })),
  )
}
