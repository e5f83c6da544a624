import { countingWords } from './counting-words.ts'
import type { Found } from './found.ts'
import type { Language } from './language.ts'
import { compiled } from './matching/compiled.ts'
import { findAnywhere } from './matching/find-anywhere.ts'
import { Phrases } from './matching/phrases.ts'
import { quantifierWords } from './quantifier-words.ts'
import { languagesOf } from './which-language.ts'

/** Which share of what was counted before: more than half, all, or the largest part at least. */
export type SharePart = 'most' | 'all' | 'mainly'

const vocabulary = compiled((words) => ({
  ties: Phrases.byName(
    ['alone', 'of'],
    words.map(({ shares }) => shares),
  ),
  ofThem: Phrases.of(words.map(({ shares }) => shares.ofThem)),
  parts: new Phrases(
    words.flatMap(({ language }): [string, SharePart][] => {
      const { most, all, mainly = quantifierWords[language]?.mostly ?? '' } = countingWords[language]
      return [
        [most, 'most'],
        [all, 'all'],
        [mainly, 'mainly'],
      ]
    }),
  ),
}))

/** The words of a text that part a share from its whole, or say that a platform is counted by itself. */
export function findShareWords(
  text: string,
  languages: readonly Language[] = languagesOf(text),
): readonly Found<'of' | 'alone'>[] {
  return findAnywhere(text, vocabulary(languages).ties)
}

/** The words of a text that tell of what was counted before: "14 of them". */
export function findOfThem(text: string, languages: readonly Language[]): readonly Found<true>[] {
  return findAnywhere(text, vocabulary(languages).ofThem)
}

/** The words of a text that may say which share of what was counted before is meant: "most of them on Reddit". */
export function findShareParts(text: string, languages: readonly Language[]): readonly Found<SharePart>[] {
  return findAnywhere(text, vocabulary(languages).parts)
}
