import { stopWordLanguages } from '../../text/stop-words.ts'
import type { Language, LanguageWords } from './language.ts'
import { languageWords } from './languages/index.ts'
import { expand, spelled } from './matching/template.ts'

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
const LATIN = /\p{Script=Latin}/gu
/** A name in another script makes no text of its language: that takes a third as many letters as there are Latin ones. */
const MIN_SHARE = 1 / 3

/** Written in these letters in any text. */
const PLATFORM = /reddit|twitter|youtube|facebook|instagram/gi

/** Words that Japanese writes otherwise: without one of them a label of Chinese letters may be of either. */
const CHINESE = /[的了是这這那们們个個没沒说說为為从從与於吗吧呢]/u

/** Marked or joined as handles, links and ids are: of no language. */
const HANDLE = /[a-z0-9.-]{0,50}[@_/\d][a-z0-9@_./-]{1,100}/gi

/** The lexicon's own words of a language, one by one. */
const words = new Map(latin.map((language) => [language, wordsOf(languageWords[language])]))

function wordsOf({ nothing, metrics, intents, directions }: LanguageWords): ReadonlySet<string> {
  const lists = [nothing, metrics, intents, directions].flatMap((each) => Object.values(each))
  const phrases = lists.flatMap((list) => expand(list).map(spelled))
  return new Set(phrases.flatMap((phrase) => phrase.match(WORD) ?? []))
}

/**
 * The languages that a text may be in: by its script, and in Latin letters those that most of its words belong to, as
 * function words or as words of the lexicon; all of those where none does.
 */
export function languagesOf(written: string): readonly Language[] {
  const text = written.replaceAll(HANDLE, ' ').replaceAll(PLATFORM, ' ')
  const latinLetters = text.match(LATIN)?.length ?? 0
  for (const [language, letters] of scripts) {
    const own = text.match(letters)?.length ?? 0
    // Japanese writes Chinese letters, too.
    const count = language === 'ja' && own > 0 ? own + (text.match(/\p{Script=Han}/gu)?.length ?? 0) : own
    if (count > 0 && count >= latinLetters * MIN_SHARE)
      return language === 'zh' && !CHINESE.test(text) ? ['ja', 'zh'] : [language]
  }
  const hits = new Map<Language, number>(latin.map((language) => [language, 0]))
  for (const [word] of text.toLowerCase().matchAll(WORD)) {
    const stops = stopWordLanguages(word)
    for (const language of latin) {
      const count = (stops.includes(language) ? 1 : 0) + (words.get(language)?.has(word) ? 1 : 0)
      hits.set(language, (hits.get(language) ?? 0) + count)
    }
  }
  const most = Math.max(...hits.values())
  return latin.filter((language) => hits.get(language) === most)
}
