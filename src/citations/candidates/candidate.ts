import type { UnlocatedClaim } from '../claim-verdict.ts'
import type { Span } from '../parse/spans.ts'
import type { SentenceReading } from '../reading/sentence-reading.ts'
import type { NamedCompany } from '../resolve/companies.ts'
import type { PostIndex } from '../resolve/post-index.ts'
import type { Window } from '../resolve/window.ts'
import type { StoredTrend } from '../stored.ts'

/** What is stored that sentences are held against. */
export interface CheckedAgainst {
  readonly postIndex: PostIndex
  readonly trends: readonly StoredTrend[]
  readonly window: Window
  /** The workspace's own names, such as its product's: in quotation marks they are no quotation. */
  readonly names: readonly string[]
  /** The companies that the workspace knows, its own among them. */
  readonly companies: readonly NamedCompany[]
  /** Handles of stored authors, in lower case, that the text has as words. */
  readonly handles: ReadonlySet<string>
}

/**
 * A part of a text that may be a claim. It is verified on demand, so that no work is done after checking
 * stops.
 */
export interface Candidate extends Span {
  /** Undefined where it claims nothing. */
  verify(): UnlocatedClaim | 'short_quote' | 'name' | undefined
}

/** What one sentence may claim, as it is read. */
export interface SentenceCandidates extends Pick<SentenceReading, 'tellers'> {
  /** In the order of the text. */
  readonly candidates: Candidate[]
  /** Words that claim nothing. */
  readonly claimless: readonly Span[]
  /** Words for several people, which claim something where not several say it. */
  readonly people: readonly Span[]
  readonly crowds: readonly Span[]
  readonly writers: readonly Span[]
  /** Whether it needs a source. */
  readonly asserts: boolean
  /** Whether it has a number of each of several. */
  readonly isListed: boolean
}
