import { stopWordLanguages } from '../../text/stop-words.ts'
import type { Language } from './language.ts'

/** Letters that only one of the languages writes, the surest first; Chinese has no letters of its own. */
const scripts = [
  ['th', /\p{Script=Thai}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ar', /\p{Script=Arabic}/gu],
] as const satisfies readonly (readonly [Language, RegExp])[]
const latin = ['en', 'es', 'pt', 'de', 'fr'] as const satisfies readonly Language[]

const WORD = /[\p{L}\p{M}]{1,40}/gu
/** A name in another script makes no text of its language: that takes a third as many letters as Latin ones. */
const LATIN = /\p{Script=Latin}/gu
const MIN_SHARE = 1 / 3

/**
 * The languages that a text may be in: by its script, and in Latin letters those that most of its words are function
 * words of; all of those where none is.
 */
export function languagesOf(text: string): readonly Language[] {
  const latinLetters = text.match(LATIN)?.length ?? 0
  for (const [language, letters] of scripts) {
    const count = text.match(letters)?.length ?? 0
    if (count > 0 && count >= latinLetters * MIN_SHARE) return [language]
  }
  const hits = new Map<Language, number>(latin.map((language) => [language, 0]))
  for (const [word] of text.toLowerCase().matchAll(WORD)) {
    for (const language of stopWordLanguages(word)) {
      const known = latin.find((each) => each === language)
      if (known !== undefined) hits.set(known, (hits.get(known) ?? 0) + 1)
    }
  }
  const most = Math.max(...hits.values())
  return latin.filter((language) => hits.get(language) === most)
}
