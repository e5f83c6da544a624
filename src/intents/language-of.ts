import { withoutAccents } from '../text/normalize.ts'
import { stopWordLists } from '../text/stop-words-by-language/index.ts'
import { type IntentLanguage, latinLanguages } from './languages/index.ts'

/** Letters that only one of the languages writes, the surest first; Chinese has no letters of its own. */
const scripts = [
  ['th', /\p{Script=Thai}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
  ['ar', /\p{Script=Arabic}/u],
] as const satisfies readonly (readonly [IntentLanguage, RegExp])[]

const WORD = /[\p{L}\p{M}]+/gu

const functionWords = new Map<string, Set<(typeof latinLanguages)[number]>>()
for (const language of latinLanguages) {
  for (const word of stopWordLists[language].trim().split(/[|\n]/)) {
    const key = withoutAccents(word)
    functionWords.set(key, (functionWords.get(key) ?? new Set()).add(language))
  }
}

/**
 * The languages whose patterns a prepared text (prepare.ts) is read by: by its script, and in Latin letters those that
 * most of its words are function words of; all of them where none is.
 */
export function languagesOf(prepared: string): readonly IntentLanguage[] {
  for (const [language, letters] of scripts) if (letters.test(prepared)) return [language]
  const hits = new Map<IntentLanguage, number>(latinLanguages.map((language) => [language, 0]))
  for (const [word] of withoutAccents(prepared).matchAll(WORD)) {
    for (const language of functionWords.get(word) ?? []) hits.set(language, (hits.get(language) ?? 0) + 1)
  }
  const most = Math.max(...hits.values())
  return latinLanguages.filter((language) => hits.get(language) === most)
}
