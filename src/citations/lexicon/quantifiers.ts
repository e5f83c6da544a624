import type { Found } from './found.ts'
import type { Language } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { findAnywhere } from './matching/find-anywhere.ts'
import { Phrases } from './matching/phrases.ts'
import { quantifierWords } from './quantifier-words.ts'

/**
 * How many of something, in words. `but` is "only" beside a negation, and `besides` a particle that goes with one and says
 * nothing by itself. `mostly` is said of what has the posts, `majority` of them.
 */
export const quantifiers = [
  'all',
  'none',
  'not',
  'never',
  'only',
  'but',
  'mostly',
  'besides',
  'majority',
  'minority',
] as const
export type Quantifier = (typeof quantifiers)[number]

const vocabulary = compiled((words) =>
  Phrases.byName(
    quantifiers,
    words.map(({ language }) => quantifierWords[language]),
  ),
)

/** The words of a text that quantify or negate, of the languages that have them listed. */
export function findQuantifiers(text: string, languages: readonly Language[]): readonly Found<Quantifier>[] {
  return findAnywhere(text, vocabulary(languages))
}
