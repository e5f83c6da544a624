import { claimsNothing, type Language, languagesOf } from '../lexicon/index.ts'

const LATIN: readonly Language[] = ['en', 'es', 'pt', 'de', 'fr']

/**
 * The languages that a sentence may be in. In Latin letters the one counts whose words that claim nothing make up most of
 * it: a short sentence has too few function words to tell, and handles that look like some.
 */
export function languagesIn(rest: string): readonly Language[] {
  const languages = languagesOf(rest)
  if (languages.some((language) => !LATIN.includes(language))) return languages
  const said = rest.slice(0, MAX_READ)
  const known = LATIN.map((language) => ({
    language,
    characters: claimsNothing(said, [language]).reduce((sum, { start, end }) => sum + end - start, 0),
  }))
  const most = Math.max(...known.map(({ characters }) => characters))
  const best = known.filter(({ characters }) => characters === most).map(({ language }) => language)
  const both = best.filter((language) => languages.includes(language))
  return both.length === 0 ? best : both
}

/** Characters that tell the language. */
const MAX_READ = 500
