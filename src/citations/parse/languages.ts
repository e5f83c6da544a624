import { claimsNothing, type Language, languagesOf } from '../lexicon/index.ts'

/**
 * The languages that a sentence may be in. Short ones often have function words of several: of those the one counts
 * whose words that claim nothing make up most of the sentence.
 */
export function languagesIn(rest: string): readonly Language[] {
  const languages = languagesOf(rest)
  if (languages.length < 2) return languages
  const said = rest.slice(0, MAX_READ)
  const known = languages.map((language) => ({
    language,
    characters: claimsNothing(said, [language]).reduce((sum, { start, end }) => sum + end - start, 0),
  }))
  const most = Math.max(...known.map(({ characters }) => characters))
  return known.filter(({ characters }) => characters === most).map(({ language }) => language)
}

/** Characters that tell the language. */
const MAX_READ = 500
