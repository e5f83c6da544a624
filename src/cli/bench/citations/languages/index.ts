import type { Language } from '../wording.ts'
import { templates as enTemplates } from './en/templates.ts'
import { wording as en } from './en/wording.ts'

export const languages: Readonly<Record<string, Language>> = {
  en: { wording: en, templates: enTemplates },
}
