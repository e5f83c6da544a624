import {
  claimsNothing,
  findDirections,
  findIntents,
  findMetrics,
  findRanks,
  type Language,
  languagesOf,
} from '../lexicon/index.ts'

const LATIN: readonly Language[] = ['en', 'es', 'pt', 'de', 'fr']

/**
 * The languages that a sentence may be in. In Latin letters the one counts whose words make up most of it: a short sentence has too few function words to tell, and handles that look like some.
 */
export function languagesIn(rest: string): readonly Language[] {
  const languages = languagesOf(rest)
  if (languages.some((language) => !LATIN.includes(language))) return languages
  const said = rest.slice(0, MAX_READ)
  const known = LATIN.map((language) => ({
    language,
    characters: knownCharacters(said, [language]),
  }))
  const most = Math.max(...known.map(({ characters }) => characters))
  const best = known.filter(({ characters }) => characters === most).map(({ language }) => language)
  const both = best.filter((language) => languages.includes(language))
  return both.length === 0 ? best : both
}

/** How much of a text is words that claim nothing or that are read as claims. */
function knownCharacters(said: string, language: readonly Language[]): number {
  const isKnown = new Uint8Array(said.length)
  for (const find of [claimsNothing, findDirections, findIntents, findMetrics, findRanks]) {
    for (const { start, end } of find(said, language)) isKnown.fill(1, start, end)
  }
  return isKnown.reduce((sum, each) => sum + each, 0)
}

/** Characters that tell the language. */
const MAX_READ = 500
