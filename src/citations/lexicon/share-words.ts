import type { Found } from './found.ts'
import type { Language, ShareWords } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { findAnywhere } from './matching/find-anywhere.ts'
import { Phrases } from './matching/phrases.ts'
import { languagesOf } from './which-language.ts'

const vocabulary = compiled(
  (words) =>
    new Phrases(
      words.flatMap(({ shares }): [string, keyof ShareWords][] => [
        [shares.alone, 'alone'],
        [shares.of, 'of'],
      ]),
    ),
)

/** The words of a text that part a share from its whole, or say that a platform is counted by itself. */
export function findShareWords(
  text: string,
  languages: readonly Language[] = languagesOf(text),
): readonly Found<keyof ShareWords>[] {
  return findAnywhere(text, vocabulary(languages))
}
