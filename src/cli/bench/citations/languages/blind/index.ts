import type { Language } from '../../wording.ts'
import type { languages } from '../index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

/** Other phrasings of the same kinds, by a writer who has never seen the checker. */
export const blind = { en, de, es, fr, ja } as const satisfies Record<keyof typeof languages, Language>
