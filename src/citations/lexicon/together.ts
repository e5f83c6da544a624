import type { Found } from './found.ts'
import type { Language } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { findPhrases } from './matching/find-phrases.ts'
import { Phrases } from './matching/phrases.ts'
import { numberReader } from './number-words.ts'
import { type TogetherForm, togetherForms, togetherWords } from './together-words.ts'

/** How many named things a word speaks of; undefined where any number may be meant. */
export interface Together {
  readonly form: TogetherForm
  readonly of: number | undefined
}

const vocabulary = compiled((words) =>
  Phrases.byName(
    togetherForms,
    words.map(({ language }) => togetherWords[language]),
  ),
)

/** The words of a text that say something of several named things at once. */
export function findTogether(text: string, languages: readonly Language[]): readonly Found<Together>[] {
  return findPhrases(
    text,
    vocabulary(languages),
    (form, { slots }): Together => ({ form, of: form === 'both' ? 2 : slots[0]?.value }),
    (folded) => ({ number: numberReader(folded, languages) }),
  )
}
