import { type Intent, intents } from '../../model/index.ts'
import type { Found } from './found.ts'
import type { Language } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { findPhrases } from './matching/find-phrases.ts'
import { Phrases } from './matching/phrases.ts'
import { languagesOf } from './which-language.ts'

const vocabulary = compiled((words) =>
  Phrases.byName(
    intents,
    words.map((each) => each.intents),
  ),
)

/** The words of a text that say what posts want: complaints, questions, wishes. */
export function findIntents(
  text: string,
  languages: readonly Language[] = languagesOf(text),
): readonly Found<{ readonly intent: Intent }>[] {
  const found: Found<{ readonly intent: Intent }>[] = []
  for (const each of findPhrases(text, vocabulary(languages), (intent) => ({ intent }))) {
    const last = found.at(-1)
    if (last?.value.intent === each.value.intent && JOINED.test(text.slice(last.end, each.start)))
      found[found.length - 1] = { ...last, end: each.end }
    else found.push(each)
  }
  return found
}

/** "Leaving or switching" is one wish. */
const JOINED = /^(?: ?[,/&、・] ?| (?:and|or|und|oder|y|e|o|u|et|ou) |(?:や|または|と|か|および))$/u
