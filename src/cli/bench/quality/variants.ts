import type { RankInput, Ranking } from '../../../trends/index.ts'
import { rankTrends } from '../../../trends/index.ts'

/** An engine to measure: the product's, or the same with something switched off. */
export interface Variant {
  readonly name: string
  rank(input: RankInput): Ranking
}

/** Each is measured on every case; the first is what the others are compared with. */
export const variants: readonly Variant[] = [{ name: 'base', rank: rankTrends }]
