import type { Totals } from './measure.ts'

/** What the check has to reach over all kinds and languages. */
export const thresholds = {
  falseVerified: { most: 0.02 },
  trueVerified: { least: 0.9 },
  decidableContradicted: { least: 0.9 },
} as const satisfies Record<keyof Totals, { readonly most: number } | { readonly least: number }>
