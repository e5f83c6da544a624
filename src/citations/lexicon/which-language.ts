import { HANGUL, SPACELESS_SCRIPTS } from '../../text/scripts.ts'
import { stopWordLanguages } from '../../text/stop-words.ts'
import { monthNames } from './date-slots.ts'
import type { Language, LanguageWords } from './language.ts'
import { languageWords } from './languages/index.ts'
import { compiled } from './matching/compiled.ts'
import { findPhrases } from './matching/find-phrases.ts'
import { numbered } from './matching/numbered.ts'
import { Phrases } from './matching/phrases.ts'
import { spelled } from './matching/template.ts'

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
const HAN_ONLY = /^\p{Script=Han}+$/u
const LATIN = /\p{Script=Latin}/gu
/** A name in another script makes no text of its language: that takes a third as many letters as there are Latin ones. */
const MIN_SHARE = 1 / 3

/** Written in these letters in any text. */
const PLATFORM = /reddit|twitter|youtube|facebook|instagram/gi

/** Words and letters that Japanese writes otherwise: without one of them a label of Chinese letters may be of either. */
const CHINESE =
  /[的了是这這那們们个個没沒说說为為從从與与於吗吧呢评论讨发对样还过项显仅获总让给张门问间关页题涨势热话]|共有[\s\d]*[条次位]/u

/** Marked or joined as handles, links and ids are: of no language. */
const HANDLE = /[a-z0-9.-]{0,50}[@_/\d][a-z0-9@_./-]{1,100}/gi

/** A name in Latin letters that another script's words are written to: "topfheldは". */
const NAME_WITHIN = new RegExp(
  `(?<![\\p{Script=Latin}\\d])\\p{Script=Latin}[\\p{Script=Latin}\\d]{0,60}(?=[${SPACELESS_SCRIPTS}${HANGUL}])|(?<=[${SPACELESS_SCRIPTS}])[\\p{Script=Latin}\\d]+`,
  'gu',
)

/** What a word counts that says something, and may say something else in another language. */
const SAYING = 0.5

/** The lexicon's own words of a language, one by one. */
const words = new Map(latin.map((language) => [language, wordsOf(languageWords[language])]))

/** Single words that name a day, such as "yesterday", by their language. */
const days = new Map(
  latin.map((language) => [language, new Set(singleWords([languageWords[language].dates.relative]))]),
)

/** By word, how much it tells. */
function wordsOf({
  nothing,
  metrics,
  intents,
  directions,
  locales,
}: LanguageWords): ReadonlyMap<string, number> {
  const months = locales.flatMap(monthNames).map(([name]) => name.toLowerCase())
  return new Map([
    ...singleWords([intents, directions]).map((word) => [word, SAYING] as const),
    ...[...singleWords([nothing, metrics]), ...months].map((word) => [word, 1] as const),
  ])
}

/** A part of a phrase is none: the "so" of "so far" is as German as English. */
function singleWords(lists: readonly Readonly<Record<string, string>>[]): string[] {
  const phrases = lists.flatMap((list) => Object.values(list)).flatMap(spelled)
  return phrases.filter((phrase) => !phrase.includes(' ')).flatMap((phrase) => phrase.match(WORD) ?? [])
}

/** What one of two languages that share their characters says, and the other does not. */
const [ownJapanese, ownChinese] = [
  apart(languageWords.ja, languageWords.zh),
  apart(languageWords.zh, languageWords.ja),
]
const MAX_HAN = 300

function apart(one: LanguageWords, other: LanguageWords): readonly string[] {
  const others = wordsOf(other)
  return [...wordsOf(one).keys()].filter(
    (word) => word.length > 1 && HAN_ONLY.test(word) && !others.has(word),
  )
}

/** Of which of the two a text in Chinese characters alone has more words: 投稿者26人 and 28次提及. */
function languagesOfHan(text: string): readonly Language[] {
  const count = (words: readonly string[]) => words.filter((word) => text.includes(word)).length
  const [japanese, chinese] = [count(ownJapanese), count(ownChinese)]
  return japanese === chinese ? ['ja', 'zh'] : [japanese > chinese ? 'ja' : 'zh']
}

/**
 * The languages that a text may be in: by its script, in Chinese characters alone the one that has more words there, and
 * in Latin letters those that most of its words belong to, as function words or as words of the lexicon; all of those
 * where none does, and of several those whose phrases make up most of it.
 */
export function languagesOf(written: string): readonly Language[] {
  const text = written.replaceAll(HANDLE, ' ').replaceAll(PLATFORM, ' ').replaceAll(NAME_WITHIN, ' ')
  const latinLetters = text.match(LATIN)?.length ?? 0
  for (const [language, letters] of scripts) {
    const own = text.match(letters)?.length ?? 0
    // Japanese writes Chinese letters, too.
    const count = language === 'ja' && own > 0 ? own + (text.match(/\p{Script=Han}/gu)?.length ?? 0) : own
    if (count === 0 || count < latinLetters * MIN_SHARE) continue
    if (language !== 'zh' || CHINESE.test(text)) return [language]
    return languagesOfHan(text.slice(0, MAX_HAN))
  }
  const hits = new Map<Language, number>(latin.map((language) => [language, 0]))
  for (const [word] of text.toLowerCase().matchAll(WORD)) {
    const stops = stopWordLanguages(word)
    const counts = latin.map(
      (language) => (stops.includes(language) ? 1 : 0) + (words.get(language)?.get(word) ?? 0),
    )
    const most = Math.max(...counts)
    for (const [index, language] of latin.entries()) {
      // "Hier" is a day in French as much as it is "here" in German.
      const count = days.get(language)?.has(word) ? most : (counts[index] ?? 0)
      hits.set(language, (hits.get(language) ?? 0) + count)
    }
  }
  const most = Math.max(...hits.values())
  const likely = latin.filter((language) => hits.get(language) === most)
  return likely.length === 1 || most === 0 ? likely : mostCovered(text.slice(0, MAX_COVERED), likely)
}

/** Characters by which languages are told apart that have as many words of a text. */
const MAX_COVERED = 500

const phrases = compiled((of) =>
  Phrases.of(
    of.flatMap(({ nothing, metrics, intents, directions, numbers, dates }) => [
      ...[nothing, metrics, intents, directions, numbers.before, dates.relative].flatMap((lists) =>
        Object.values(lists),
      ),
      ...[...numbered(numbers.values), ...numbered(numbers.multipliers)].map(([list]) => list),
    ]),
  ),
)

/** Of these languages those whose phrases make up most of a text. */
function mostCovered(text: string, likely: readonly Language[]): readonly Language[] {
  const covered = likely.map((language) =>
    findPhrases(text, phrases([language]), (is) => is).reduce((sum, { start, end }) => sum + end - start, 0),
  )
  return likely.filter((_, index) => covered[index] === Math.max(...covered))
}
