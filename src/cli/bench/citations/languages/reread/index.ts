import type { Language } from '../../wording.ts'
import type { languages } from '../index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

/**
 * Other phrasings of the same kinds, as another writer has them. They were blind until the general rules were mended by what
 * they missed: they keep those rules, and no longer show what to expect of new texts.
 */
export const reread = { en, de, es, fr, ja } as const satisfies Record<keyof typeof languages, Language>
