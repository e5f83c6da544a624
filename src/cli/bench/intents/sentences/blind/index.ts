import type { IntentLanguage } from '../../../../../intents/index.ts'
import type { Labelled } from '../labelled.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { pt } from './pt.ts'
import { th } from './th.ts'
import { zh } from './zh.ts'

/** Sentences by writers who did not know the patterns, which have not been changed since: what to expect of new texts. */
export const blind = { en, es, pt, de, fr, ar, ja, zh, ko, th } satisfies Record<
  IntentLanguage,
  readonly Labelled[]
>
