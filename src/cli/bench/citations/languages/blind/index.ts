import type { Language } from '../../wording.ts'
import type { languages } from '../index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

/**
 * Phrasings of the same kinds by a writer who has not read the check. It is never tuned to them, so that they show what to
 * expect of new texts. Once somebody has read how they come out they are blind no longer, and get a set of their own beside `reread`.
 */
export const blind = { en, de, es, fr, ja } as const satisfies Record<keyof typeof languages, Language>
