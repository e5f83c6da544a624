import type { Language, LanguageWords } from '../language.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { portuguese } from './pt.ts'

/** The words of each language. */
export const languageWords: Readonly<Partial<Record<Language, LanguageWords>>> = {
  en: english,
  es: spanish,
  pt: portuguese,
  de: german,
  fr: french,
}
