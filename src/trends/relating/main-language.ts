import { ownWords } from '../../text/normalize.ts'
import { stopWordLanguages } from '../../text/stop-words.ts'
import { parameters, valuesOf } from '../parameters/index.ts'

const { minScriptShare, minMainLanguageShare } = valuesOf(parameters.mainLanguage)

/** Scripts that tell a language, the surest first: Chinese has none of its own, and Japanese writes Han as well. */
const scripts = [
  ['th', /\p{Script=Thai}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['he', /\p{Script=Hebrew}/gu],
] as const

/** Beyond what languages in Latin letters write. */
const OTHER_SCRIPT = /[\u0370-\uFFFF]/
const LETTERS = /\p{L}/gu
const WORDS = /[\p{L}\p{M}]+/gu

/**
 * The language (ISO 639-1) that most of the texts are in whose language can be told: by their script, else by which
 * language most of their words are function words of. undefined where none has enough of them.
 */
export function mainLanguage(texts: readonly string[]): string | undefined {
  const shares = new Map<string, number>()
  let told = 0
  for (const text of texts) {
    const languages = languagesOf(text)
    if (languages.length > 0) told += 1
    for (const language of languages) shares.set(language, (shares.get(language) ?? 0) + 1 / languages.length)
  }
  const [first] = [...shares].sort(([, one], [, other]) => other - one)
  return first !== undefined && first[1] >= minMainLanguageShare * told ? first[0] : undefined
}

/** Of a text in Latin letters all languages that as many of its words are function words of; empty where none is. */
function languagesOf(text: string): string[] {
  const own = ownWords(text)
  const letters = own.match(LETTERS)?.length ?? 0
  for (const [language, script] of OTHER_SCRIPT.test(own) ? scripts : []) {
    const count = own.match(script)?.length ?? 0
    if (count > 1 && count >= minScriptShare * letters) return [language]
  }
  const hits = new Map<string, number>()
  for (const word of new Set(own.toLowerCase().match(WORDS))) {
    for (const language of stopWordLanguages(word)) hits.set(language, (hits.get(language) ?? 0) + 1)
  }
  const most = Math.max(...hits.values())
  return [...hits].filter(([, count]) => count === most).map(([language]) => language)
}
