import { actedWords, actorWords, askingWords } from './acted-words.ts'
import type { Found } from './found.ts'
import { type Language, type Metric, metrics } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { findAnywhere } from './matching/find-anywhere.ts'
import { Phrases } from './matching/phrases.ts'

interface Vocabulary {
  readonly acted: Phrases<Metric>
  readonly actors: Phrases<true>
  readonly asking: Phrases<true>
}

const vocabulary = compiled(
  (words): Vocabulary => ({
    acted: Phrases.byName(
      metrics,
      words.map(({ language }) => actedWords[language]),
    ),
    actors: Phrases.of(words.map(({ language }) => actorWords[language] ?? '')),
    asking: Phrases.of(words.map(({ language }) => askingWords[language] ?? '')),
  }),
)

/** Verbs for what people do to a post, by the metric that counts it: "liked". */
export function findActed(text: string, languages: readonly Language[]): readonly Found<Metric>[] {
  return findAnywhere(text, vocabulary(languages).acted)
}

/** Words behind a number for how many people, or how many times. */
export function findActors(text: string, languages: readonly Language[]): readonly Found<true>[] {
  return findAnywhere(text, vocabulary(languages).actors)
}

/** Verbs for asking. */
export function findAsking(text: string, languages: readonly Language[]): readonly Found<true>[] {
  return findAnywhere(text, vocabulary(languages).asking)
}
