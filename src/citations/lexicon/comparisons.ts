import type { Found } from './found.ts'
import { type ComparisonForm, comparisonForms, type Language } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { findAnywhere } from './matching/find-anywhere.ts'
import { Phrases } from './matching/phrases.ts'
import { languagesOf } from './which-language.ts'

const vocabulary = compiled((words) =>
  Phrases.byName(
    comparisonForms,
    words.map(({ comparisons }) => comparisons),
  ),
)

/** The words of a text that compare two named things, or one with all others. */
export function findComparisonWords(
  text: string,
  languages: readonly Language[] = languagesOf(text),
): readonly Found<ComparisonForm>[] {
  return findAnywhere(text, vocabulary(languages))
}
