import type { Platform } from '../../model/index.ts'
import type { Cell } from './blocks.ts'
import type { Span } from './spans.ts'

/** A parsed URL with the key by which URLs are compared: see links.ts. */
export interface Link {
  readonly key: string
  /** The post that the URL points to, where its id is part of the URL. */
  readonly post: { readonly platform: Platform; readonly id: string } | undefined
  /** The subreddit or account of the URL, in lower case. */
  readonly account: string | undefined
  /** The forms in which the same URL may be stored. */
  readonly variants: readonly string[]
  /** A shortened link, whose target is unknown. */
  readonly isShort: boolean
}

/** A part of the text that refers to a stored post or to a trend. */
export type Reference = (PostReference | UrlReference | TrendReference) & {
  /** It is in a footnote, and this is the footnote's mark. */
  readonly isMark?: boolean
}

export interface PostReference extends Span {
  readonly kind: 'post'
  readonly id: string
  /** Undefined where only the id is written: then any platform may be meant. */
  readonly platform: Platform | undefined
  /** Whether it is surely an id. One that only looks like it counts where such a post is stored. */
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
  /** The words between the marks; several where it is ambiguous which mark closes it. */
  readonly readings: readonly string[]
  readonly isClosed: boolean
}

/** One sentence, list item, table row or block quotation. */
export interface Sentence extends Span {
  /** Its text with quotations and references blanked, its digits ASCII; as long as the sentence. */
  readonly rest: string
  /** Offset of its words, behind the mark of a list item, heading or footnote. */
  readonly contentStart: number
  /** Its references and those of its footnotes, in their order. */
  readonly references: readonly Reference[]
  readonly quotes: readonly Quotation[]
  /** Those of a table row. */
  readonly cells: readonly Cell[]
  /** Its number in a list that its heading or lead-in calls a ranking, and the words of that. */
  readonly place?: { readonly number: number; readonly under: string }
  /** It has only references, which belong to the sentence before it. */
  readonly isOnlyReferences: boolean
  /** It needs a source: it is no heading, question or lead-in, or it quotes. */
  readonly asserts: boolean
  readonly isHeading: boolean
  /** It is a footnote, which needs no source. */
  readonly isNote: boolean
  /** Index of its block. */
  readonly block: number
  /** Index of the sentence whose references it inherits where it has none: see parse.ts. */
  readonly contextSentence: number | undefined
  /** Index of the following sentence where that holds only references, such as "Source: …". */
  readonly sourceSentence: number | undefined
}

export interface ParsedText {
  readonly text: string
  readonly sentences: readonly Sentence[]
}
