import type { Platform } from '../../model/index.ts'
import type { FoundDate } from './dates.ts'
import type { Figure } from './figures.ts'
import type { Span } from './spans.ts'
import type { FoundStatus } from './statuses.ts'

/** What a URL points to, in the form in which URLs are compared: see links.ts. */
export interface Link {
  readonly key: string
  /** The post that the platform itself shows there, where its URL says so. */
  readonly post: { readonly platform: Platform; readonly id: string } | undefined
  /** The subreddit or account that the URL names, in lower case. */
  readonly place: string | undefined
  /** The ways in which the same URL may be stored. */
  readonly variants: readonly string[]
  /** A short link: only its own site knows where it leads. */
  readonly isShort: boolean
}

/** Something in the text that points to a stored post or to a trend. */
export type Reference = (PostReference | UrlReference | TrendReference) & {
  /** It stands in a footnote, and here is only its mark. */
  readonly isMark?: boolean
}

export interface PostReference extends Span {
  readonly kind: 'post'
  readonly id: string
  /** Undefined where only the id is written: then a post of any platform may be meant. */
  readonly platform: Platform | undefined
  /** Whether it can be nothing but an id. What only looks like one counts where such a post is stored. */
  readonly certain: boolean
}

export interface UrlReference extends Span {
  readonly kind: 'url'
  readonly link: Link
}

export interface TrendReference extends Span {
  readonly kind: 'trend'
  readonly trendId: string
}

export interface Quotation extends Span {
  /** What stands between the marks; more than one where it cannot be told which mark closes it. */
  readonly readings: readonly string[]
  readonly isClosed: boolean
}

/** One sentence, list item, table row or block quotation. */
export interface Sentence extends Span {
  /** Its own references and those of the footnotes it points to, in their order. */
  readonly references: readonly Reference[]
  readonly quotes: readonly Quotation[]
  readonly figures: readonly Figure[]
  readonly dates: readonly FoundDate[]
  /** Statuses that it says by a label; see statuses.ts. */
  readonly statuses: readonly FoundStatus[]
  /** It holds references and nothing else, so they belong to the sentence before it. */
  readonly isOnlyReferences: boolean
  /** It says something that ought to have a source: it is no heading, question or lead-in. */
  readonly asserts: boolean
  readonly block: number
  /** The sentence whose references count where it has none: see parse.ts. */
  readonly before: number | undefined
  /** A sentence right behind it that may hold only references, such as "Source: …". */
  readonly after: number | undefined
}

export interface ParsedText {
  readonly text: string
  readonly sentences: readonly Sentence[]
}
