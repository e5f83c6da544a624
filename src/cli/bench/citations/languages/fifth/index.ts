import type { Language } from '../../wording.ts'
import type { languages } from '../index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

/** As a fifth writer has them, after the briefs and memos of agents. Read and mended by, like `reread`. */
export const fifth = { en, de, es, fr, ja } as const satisfies Record<keyof typeof languages, Language>
