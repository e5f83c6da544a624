import type { RankInput, Ranking } from '../../../trends/index.ts'
import { rankTrends } from '../../../trends/index.ts'

/** An engine to measure: the product's, or the same with something switched off. */
export interface Variant {
  readonly name: string
  rank(input: RankInput): Ranking
}

/** What the service ranks with: what the others are compared with, and what the gate judges. */
export const base: Variant = { name: 'base', rank: rankTrends }

/** Each is measured on every case. */
export const variants: readonly Variant[] = [base]
