import type { Language } from '../../wording.ts'
import type { languages } from '../index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

/** As a third writer has them, who looked for rare ways to say a thing. Read and mended by, like `reread`. */
export const third = { en, de, es, fr, ja } as const satisfies Record<keyof typeof languages, Language>
