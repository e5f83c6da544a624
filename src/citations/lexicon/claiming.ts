import type { Found } from './found.ts'
import type { ClaimingWhere, Language } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { findPhrases } from './matching/find-phrases.ts'
import { Phrases } from './matching/phrases.ts'

/** Where a phrase claims something only beside certain parts of a sentence. */
export type ClaimingBeside = Exclude<ClaimingWhere, 'always'>

const vocabulary = compiled((words) => {
  const listed = (where: ClaimingBeside) => Phrases.of(words.map(({ claiming }) => claiming[where]))
  return {
    ...{ quoting: listed('quoting'), company: listed('company') },
    ...{ counting: listed('counting'), several: listed('several'), untold: listed('untold') },
  }
})

/**
 * Phrases that claim something though their words do not. Each language lists them by where they do:
 *
 * - `always`: "in case", "a number of".
 * - `quoting`: where something is quoted. They say by whom or how earnestly: "we wrote", "made up".
 * - `company`: the same, by words for a company or its product, and where a trend's figures are given: they may be of what it did.
 * - `counting`: where a trend's figures are given. They narrow a figure: "in one post", "per author".
 * - `several`: where several posts are cited. They say what these have in common: "by one user".
 * - `untold`: where no figure, status or direction is given. They claim what only one of those decides: "now".
 */
export function findClaiming(
  text: string,
  where: ClaimingBeside,
  languages: readonly Language[],
): readonly Found<boolean>[] {
  return findPhrases(text, vocabulary(languages)[where], (value) => value)
}
