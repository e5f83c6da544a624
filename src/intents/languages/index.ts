import type { LanguagePatterns } from '../patterns.ts'
import { arabic } from './ar.ts'
import { german } from './de/index.ts'
import { english } from './en/index.ts'
import { spanish } from './es/index.ts'
import { french } from './fr/index.ts'
import { japanese } from './ja.ts'
import { korean } from './ko.ts'
import { portuguese } from './pt/index.ts'
import { thai } from './th.ts'
import { chinese } from './zh.ts'

/** Those that are written in Latin letters: told apart by their function words. */
export const latinLanguages = ['en', 'es', 'pt', 'de', 'fr'] as const
export const intentLanguages = [...latinLanguages, 'ar', 'ja', 'zh', 'ko', 'th'] as const
export type IntentLanguage = (typeof intentLanguages)[number]

/** The patterns of each language. */
export const languagePatterns: Readonly<Record<IntentLanguage, LanguagePatterns>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  pt: portuguese,
  ja: japanese,
  zh: chinese,
  ko: korean,
  ar: arabic,
  th: thai,
}
