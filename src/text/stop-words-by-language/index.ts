import { arabic } from './ar.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { hindi } from './hi.ts'
import { indonesian } from './id.ts'
import { italian } from './it.ts'
import { japanese } from './ja.ts'
import { korean } from './ko.ts'
import { dutch } from './nl.ts'
import { polish } from './pl.ts'
import { portuguese } from './pt.ts'
import { russian } from './ru.ts'
import { swedish } from './sv.ts'
import { thai } from './th.ts'
import { turkish } from './tr.ts'
import { vietnamese } from './vi.ts'
import { chinese } from './zh.ts'

/**
 * Function words (letters only) of the languages that most public posts are written in, from the collection stopwords-iso 1.1.0
 * (MIT). Kept here because Node 20 warns of every JSON module that it loads; test/text/stop-words.test.ts
 * compares them with the package.
 */
export const stopWordLists = {
  ar: arabic,
  de: german,
  en: english,
  es: spanish,
  fr: french,
  hi: hindi,
  id: indonesian,
  it: italian,
  ja: japanese,
  ko: korean,
  nl: dutch,
  pl: polish,
  pt: portuguese,
  ru: russian,
  sv: swedish,
  th: thai,
  tr: turkish,
  vi: vietnamese,
  zh: chinese,
} as const
