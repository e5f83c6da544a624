import type { Language } from '../../wording.ts'

/**
 * Phrasings of the same kinds by writers who have not read the check, in any languages. The check is never tuned to
 * them, so that they show what to expect of new texts. Once somebody has read how they come out they are blind no longer
 * and move to `reread`.
 */
export const blind: Readonly<Record<string, Language>> = {}
