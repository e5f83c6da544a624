import type { Platform } from '../model/index.ts'
import type { CitedPosts } from './judge/figures.ts'
import type { Direction, Metric, Speaks, TextKind } from './lexicon/index.ts'
import type { Comparison } from './parse/comparisons.ts'
import type { DayRange, FoundDate, ReadDate } from './parse/dates.ts'
import type { Figure } from './parse/figures.ts'
import type { Order } from './parse/order.ts'
import type { FoundPlatform } from './parse/shared.ts'
import type { FoundShare } from './parse/shares.ts'
import type { Span } from './parse/spans.ts'
import type { FoundStatus } from './parse/statuses.ts'
import type { PostReference, Quotation, Sentence, UrlReference } from './parse/types.ts'
import type { CountedTrends } from './reading/counted-trends.ts'
import type { OnlyOne } from './reading/only.ts'
import type { Quantified } from './reading/quantified.ts'
import type { Restricted } from './reading/restricted.ts'
import type { FoundCompany } from './resolve/companies.ts'
import type { PartOfTrend } from './resolve/part-of-trend.ts'
import type { Resolved } from './resolve/scopes.ts'
import type { StoredPost, StoredTrend } from './stored.ts'

/** What prose or a typed claim says of posts and trends, in parts that are judged one by one: see judgePart. */
export type Part =
  | {
      readonly kind: 'reference'
      readonly reference: PostReference | UrlReference
      readonly posts: readonly StoredPost[]
    }
  /** `id` is the one that is written, which may be an earlier one of the trend. */
  | { readonly kind: 'trend'; readonly id: string | undefined; readonly trend: StoredTrend | undefined }
  /** `containingPost` is the cited post that has the words. */
  | {
      readonly kind: 'quotation'
      readonly quotation: Quotation
      readonly containingPost: StoredPost | undefined
    }
  /** `of` is what prose leaves open: whether it counts a post's metric or is a figure of a trend. `on`: on one day alone. */
  | ({
      readonly kind: 'figure'
      readonly of?: 'post' | 'trend'
      readonly on?: readonly DayRange[]
    } & Pick<Figure, 'word' | 'quantity'>)
  | ({ readonly kind: 'status' } & Pick<FoundStatus, 'status' | 'isLabelled'>)
  /** A date in prose, whatever it is of. */
  | {
      readonly kind: 'date'
      readonly date: FoundDate
      readonly sentence: Sentence
      readonly text: string
      readonly isCitedElsewhere: boolean
    }
  /** The day of a post, or of the first or last of a trend where `beside` has the words that say which. */
  | ({
      readonly kind: 'day'
      readonly isSurelyUtc?: boolean
      readonly beside?: BesideDay
    } & ReadDate)
  | ({ readonly kind: 'rank'; readonly low: number; readonly high: number } & RankedBy)
  | { readonly kind: 'platform'; readonly platform: Platform }
  | { readonly kind: 'community'; readonly name: string }
  | { readonly kind: 'author'; readonly handle: string }
  /** `isRatio`: how many times as often as before, whichever way it goes. */
  | {
      readonly kind: 'direction'
      readonly direction: Direction
      readonly factor: number | undefined
      readonly isRatio?: true
    }
  /** `quoted`: the readings of the quotation beside it. */
  | {
      readonly kind: 'text_kind'
      readonly textKind: TextKind
      readonly quoted: readonly string[] | undefined
    }
  /** `speaks`: whether it is said to have written the posts. */
  | ({ readonly kind: 'company'; readonly speaks: Speaks | undefined } & Omit<FoundCompany, keyof Span>)
  | ({ readonly kind: 'share' } & FoundShare)
  | ({ readonly kind: 'quantified' } & Omit<Quantified, keyof Span>)
  /** `on`: by the posts on this platform alone. */
  | ({ readonly kind: 'comparison'; readonly on?: Platform | undefined } & Comparison<Resolved>)
  /** That a trend has more posts on one platform than on another. */
  | ({ readonly kind: 'platforms_compared' } & Comparison<FoundPlatform>)
  | ({ readonly kind: 'order' } & Order<Resolved>)
  /** That so many trends go one way. */
  | ({ readonly kind: 'trend_count' } & Omit<CountedTrends, keyof Span>)
  /** That something is so of one trend, or some, alone. */
  | ({ readonly kind: 'only' } & Omit<OnlyOne, keyof Span | 'covers'>)

/** The sentence of a day, which begins at `offset` of the text, and where in it the day and all of its days stand. */
export interface BesideDay {
  readonly rest: string
  readonly offset: number
  readonly at: Span
  readonly days: readonly Span[]
}

/** By what a place is given. */
export interface RankedBy {
  readonly by?: Metric | undefined
  /** By the posts on this platform alone. */
  readonly on?: Platform | undefined
  /** "Most posts", which may be those of all trends or more than half of one. */
  readonly isMost?: boolean
  /** It is the place of this platform in the trend: "Reddit leads". */
  readonly of?: Platform | undefined
  /** Among these trends alone. */
  readonly among?: Restricted | undefined
}

/** What a part is said of. */
export interface Subject extends CitedPosts {
  readonly trends: readonly StoredTrend[]
  /** Of the posts that are cited together these are meant perhaps, by the order of what is told: nothing refutes it then. */
  readonly isOrderOpen?: boolean
  /** All posts that the sentence cites, where one of them may be meant as well as another. */
  readonly otherPosts?: readonly StoredPost[]
  /** Other trends that the sentence may mean: it names them, or cites posts of them. */
  readonly otherTrends?: readonly StoredTrend[]
  /** The trends are those of another sentence. */
  readonly isTrendInherited?: boolean
  /** A figure is told of all of the trends at once: "A and B have 7 mentions". */
  readonly areTogether?: boolean
  readonly partOfTrend?: PartOfTrend
  /** A figure without a label where no other tells that a trend's are meant. */
  readonly isUnlabelled?: boolean
}
