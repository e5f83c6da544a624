import type { Intent } from '../../../model/index.ts'
import { blind } from './sentences/blind/index.ts'
import { fresh } from './sentences/fresh/index.ts'
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

/**
 * The project's own sentences: those that were there while the patterns were written, two sets that they were widened by, and
 * one that no pattern was written for.
 */
const own = { written, unseen, fresh, blind } satisfies Record<
  string,
  Readonly<Record<string, readonly Labelled[]>>
>

/** The sets of the project's own sentences, by source and language. */
export function ownSets(judged: readonly Intent[]): IntentSet[] {
  return Object.entries(own).flatMap(([name, languages]) =>
    Object.entries(languages).map(([language, texts]) => ({ name, language, texts, judged })),
  )
}
