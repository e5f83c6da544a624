import type { Verdict } from '../model/index.ts'
import type { StoredPost, StoredTrend } from './stored.ts'

/** The result of verifying a claim, without its position in the text. */
export interface ClaimVerdict {
  readonly verdict: Verdict
  /** One sentence of ours, without any third party's words. */
  readonly reason: string
  /** What it was checked against. */
  readonly posts?: readonly StoredPost[]
  readonly trend?: StoredTrend | undefined
  /** The stored value where it differs from the text's. */
  readonly stored?: string
}
