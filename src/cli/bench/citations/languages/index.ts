import type { Language } from '../wording.ts'
import { templates as deTemplates } from './de/templates.ts'
import { wording as de } from './de/wording.ts'
import { templates as enTemplates } from './en/templates.ts'
import { wording as en } from './en/wording.ts'
import { templates as esTemplates } from './es/templates.ts'
import { wording as es } from './es/wording.ts'
import { templates as frTemplates } from './fr/templates.ts'
import { wording as fr } from './fr/wording.ts'
import { templates as jaTemplates } from './ja/templates.ts'
import { wording as ja } from './ja/wording.ts'

/** The languages that sentences are made in, by their ISO 639-1 code. */
export const languages = {
  en: { wording: en, templates: enTemplates },
  de: { wording: de, templates: deTemplates },
  es: { wording: es, templates: esTemplates },
  fr: { wording: fr, templates: frTemplates },
  ja: { wording: ja, templates: jaTemplates },
} as const satisfies Readonly<Record<string, Language>>
