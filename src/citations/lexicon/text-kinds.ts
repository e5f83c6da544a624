import type { Found } from './found.ts'
import { type Language, type TextKind, textKinds } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { findPhrases } from './matching/find-phrases.ts'
import { Phrases } from './matching/phrases.ts'
import { languagesOf } from './which-language.ts'

const vocabulary = compiled(
  (words) =>
    new Phrases<TextKind | 'other'>(
      words.flatMap(({ textKinds: own }): [string, TextKind | 'other'][] => [
        [own.other, 'other'],
        ...textKinds.map((kind): [string, TextKind] => [own[kind], kind]),
      ]),
    ),
)

/**
 * The words that say what kind of text a post is: a `comment`, a `video` or a `review`, the `opening` post of a thread, a `mention` of an
 * account or a `quote` of another post; or that its `title` is meant.
 */
export function findTextKinds(
  text: string,
  languages: readonly Language[] = languagesOf(text),
): readonly Found<TextKind>[] {
  return findPhrases(text, vocabulary(languages), (kind) => (kind === 'other' ? undefined : kind))
}
