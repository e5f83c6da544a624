import type {
  Intent,
  Interval,
  Metrics,
  Platform,
  PlatformFigures,
  PostKind,
  RankedTrend,
  SourceMethod,
  Voice,
} from '../model/index.ts'

/** The fields of a stored post that claims are verified against. */
export interface StoredPost {
  readonly platform: Platform
  readonly id: string
  readonly url: string
  readonly commentsUrl?: string | undefined
  readonly kind?: PostKind | null | undefined
  readonly sourceMethod?: SourceMethod | undefined
  /** The id of its thread's first post or video. */
  readonly threadId?: string | undefined
  readonly authorHandle?: string | undefined
  /** Who speaks in it; absent where that is not told. */
  readonly voice?: Voice | undefined
  readonly publishedAt: string
  readonly metrics: Metrics
  /** What its author wants; absent where that is not told. */
  readonly intents?: () => readonly Intent[]
  /** Its text as stored and, last, as displayed, in NFC; one element where both are equal. */
  readonly texts: readonly string[]
  /** The same of what it answers, in short: another's words, and no quotation of it. */
  readonly contexts?: readonly string[] | undefined
}

/** A figure that a typed claim names by its path; null: unknown or not collected. */
export interface AskedFigure {
  readonly value: number | null
  /** Of a day of which there may be more. */
  readonly isPartial?: boolean
}

/** The fields of a trend that claims are verified against. */
export type StoredTrend = Pick<
  RankedTrend,
  | 'id'
  | 'topic'
  | 'mentions'
  | 'independentMentions'
  | 'uniqueAuthors'
  | 'score'
  | 'engagement'
  | 'platforms'
  | 'status'
  | 'firstSeenAt'
  | 'lastSeenAt'
> &
  Partial<Pick<RankedTrend, 'parentId' | 'intents' | 'previousIds' | 'daily'>> & {
    /** Of its posts, those at least that the checked text may cite. */
    readonly postIds?: readonly string[]
    readonly byPlatform?: readonly (Pick<PlatformFigures, 'platform' | 'mentions'> & {
      readonly uniqueAuthors?: PlatformFigures['uniqueAuthors']
      /** Whether all days of the window were collected there: only then is it known that there are no other posts. */
      readonly isCollected?: boolean
    })[]
    /** The rate ratio behind the status, with its 90 % interval; null: nothing to compare with, or no upper end. */
    readonly growth?: Pick<Interval, 'ratio' | 'lower' | 'upper'>
    /** Further figures by their paths, such as `daily.2026-11-21`: those that typed claims name. */
    readonly figures?: Readonly<Record<string, AskedFigure>>
  }
