import { ownWords } from '../text/normalize.ts'
import { stopWordLanguages } from '../text/stop-words.ts'
import { wordsOf } from '../text/words.ts'

const scripts = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Devanagari', 'Thai', 'Hangul'] as const
const patterns = [
  ...scripts.map((script) => ({
    script: String(script),
    letters: new RegExp(`\\p{Script=${script}}`, 'gu'),
  })),
  { script: 'Kana', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu },
  { script: 'Han', letters: /\p{Script=Han}/gu },
]
/** Words that are read of a text, from its beginning. */
const MAX_WORDS = 200
const MAX_CHARACTERS = 2000

/** Function words of a language that a text needs: one may be another language's word. */
const MIN_FUNCTION_WORDS = 2

/**
 * What a text may be written in: its most frequent script with each language that fits its function words best. Empty where
 * they tell nothing.
 */
export function tonguesOf(text: string): string[] {
  const own = ownWords(text.slice(0, MAX_CHARACTERS))
  const script = NOT_ASCII.test(own) ? mostFrequentScript(own) : 'Latin'
  const words = wordsOf(own).flatMap((run) => (run.kind === 'plain' ? run.words.map(({ key }) => key) : []))
  const hits = new Map<string, number>()
  for (const word of new Set(words.slice(0, MAX_WORDS))) {
    for (const language of stopWordLanguages(word)) hits.set(language, (hits.get(language) ?? 0) + 1)
  }
  const most = Math.max(MIN_FUNCTION_WORDS, ...hits.values())
  return [...hits].flatMap(([language, count]) => (count === most ? [`${script} ${language}`] : []))
}

const NOT_ASCII = /[^\0-\x7F]/

function mostFrequentScript(text: string): string {
  const counts = patterns.map(({ script, letters }) => ({ script, count: text.match(letters)?.length ?? 0 }))
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).script
}
