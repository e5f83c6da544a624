import { stopWordLanguages } from '../text/stop-words.ts'
import { runReader, type TextRuns } from './text-runs.ts'

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
  return tonguesIn(runReader(text))
}

/** The same of a text that others read, too. */
export function tonguesIn(read: (maxCharacters: number) => TextRuns): string[] {
  const { own, runs } = read(MAX_CHARACTERS)
  const seen = new Set<string>()
  const hits = new Map<string, number>()
  let count = 0
  for (const run of runs) {
    if (run.kind !== 'plain') continue
    for (const { key } of run.words) {
      count += 1
      const languages = count <= MAX_WORDS ? stopWordLanguages(key) : []
      if (languages.length === 0 || seen.has(key)) continue
      seen.add(key)
      for (const language of languages) hits.set(language, (hits.get(language) ?? 0) + 1)
    }
  }
  let most = 0
  for (const count of hits.values()) if (count > most) most = count
  if (most < MIN_FUNCTION_WORDS) return []
  const best = [...hits].flatMap(([language, count]) => (count === most ? [language] : []))
  const script = NOT_ASCII.test(own) ? mostFrequentScript(own) : 'Latin'
  return best.map((language) => `${script} ${language}`)
}

const NOT_ASCII = /[^\0-\x7F]/

function mostFrequentScript(text: string): string {
  const counts = patterns.map(({ script, letters }) => ({ script, count: text.match(letters)?.length ?? 0 }))
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).script
}
