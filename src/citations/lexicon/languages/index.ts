import type { Language, LanguageWords } from '../language.ts'
import { arabic } from './ar.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { japanese } from './ja.ts'
import { korean } from './ko.ts'
import { portuguese } from './pt.ts'
import { thai } from './th.ts'
import { chinese } from './zh.ts'

/** The words of each language. */
export const languageWords: Readonly<Record<Language, LanguageWords>> = {
  en: english,
  es: spanish,
  pt: portuguese,
  de: german,
  fr: french,
  ar: arabic,
  ja: japanese,
  zh: chinese,
  ko: korean,
  th: thai,
}
