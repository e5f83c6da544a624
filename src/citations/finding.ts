import type { Verdict } from '../model/index.ts'
import type { StoredPost, StoredTrend } from './stored.ts'

/** What a check came to, before it is known where in the text it stands. */
export interface Finding {
  readonly verdict: Verdict
  /** One sentence of ours, with no word of a third party in it. */
  readonly reason: string
  /** What it was checked against. */
  readonly posts?: readonly StoredPost[]
  readonly trend?: StoredTrend | undefined
  /** What is stored, where that differs from what the text says. */
  readonly stored?: string
}
