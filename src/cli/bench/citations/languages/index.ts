import type { Language } from '../wording.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import { fr } from './fr/index.ts'
import { ja } from './ja/index.ts'

/** The languages that sentences are made in, by their ISO 639-1 code. */
export const languages = { en, de, es, fr, ja } as const satisfies Readonly<Record<string, Language>>
