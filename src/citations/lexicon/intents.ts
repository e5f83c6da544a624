import { type Intent, intents } from '../../model/index.ts'
import type { Found } from './found.ts'
import type { Language } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { findPhrases } from './matching/find-phrases.ts'
import { Phrases } from './matching/phrases.ts'
import { languagesOf } from './which-language.ts'

const vocabulary = compiled(
  (words) =>
    new Phrases(
      words.flatMap((each) => intents.map((intent): [string, Intent] => [each.intents[intent], intent])),
    ),
)

/** The words of a text that say what posts want: complaints, questions, wishes. */
export function findIntents(
  text: string,
  languages: readonly Language[] = languagesOf(text),
): readonly Found<{ readonly intent: Intent }>[] {
  return findPhrases(text, vocabulary(languages), (intent) => ({ intent }))
}
