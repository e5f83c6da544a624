import type { ClaimKind, Verdict } from '../model/index.ts'
import type { Span } from './parse/spans.ts'
import type { StoredPost, StoredTrend } from './stored.ts'

/** The result of verifying a claim, without its position in the text. */
export interface ClaimVerdict {
  readonly verdict: Verdict
  /** One sentence of ours, without any third party's words. */
  readonly reason: string
  /** What it was checked against. */
  readonly posts?: readonly StoredPost[]
  readonly trend?: StoredTrend | undefined
  /** All of which it was judged, where it is said of several at once. */
  readonly trends?: readonly StoredTrend[]
  /** Of which of several `trends` it is so. */
  readonly soOf?: 'each' | 'some' | 'none'
  /** The stored value where it differs from the text's. */
  readonly stored?: string
  /** The words that a verified claim bears out, where they are not its whole span. */
  readonly covers?: readonly Span[]
  /** Not checked for its words may mean something else: refuted where the sentence says nothing else. */
  readonly isRefutedAlone?: boolean
  /**
   * False for what is true but does not settle its words: a date in the window need not be the day of what is
   * said.
   */
  readonly isDecisive?: boolean
}

export interface CheckedClaim extends Span, ClaimVerdict {
  readonly kind: ClaimKind
  /** The words of a quotation that no cited post contains, to be searched in other posts. */
  readonly words?: string
}

export type UnlocatedClaim = Omit<CheckedClaim, 'start' | 'end'>
