import type { Language } from '../../wording.ts'
import type { languages } from '../index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

/** As a seventh writer, who has not seen the check, has them: plain prose of weekly briefs, e-mails and chats. */
export const seventh = { en, de, es, fr, ja } as const satisfies Record<keyof typeof languages, Language>
