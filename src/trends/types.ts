import type {
  ContentFlag,
  ExclusionReason,
  KnownTrend,
  Ledger,
  Metrics,
  Platform,
  RankedTrend,
} from '../model/index.ts'

/** A post as the engine needs it. One without date or platform is grouped, but counted in no trend. */
export interface RankPost {
  readonly id: string
  readonly text: string
  readonly platform?: Platform | undefined
  readonly authorHandle?: string | undefined
  readonly commentsUrl?: string | undefined
  /** ISO 8601. */
  readonly publishedAt?: string | undefined
  readonly metrics?: Metrics | undefined
  /** Whether it holds a word of the list, so that a query for words can find it. */
  readonly holdsWord?: boolean | undefined
  /** An import brought it, whether or not scans have read it since. */
  readonly isImported?: boolean | undefined
}

/** Fewer posts are no topic worth speaking of: a ranking lists none of fewer, unless it ends one that was. */
export const MIN_POSTS = 3

/** Trends in a ranking where nothing else is asked. */
export const MOST_TRENDS = 100

export interface RankInput {
  readonly posts: readonly RankPost[]
  readonly windowDays: number
  readonly now: Date
  /** What scans have recorded; on platforms without an entry coverage is inferred from the posts. */
  readonly coverage?: Ledger | undefined
  /** Names whose mention in a trend's posts is worth telling. */
  readonly competitors?: readonly string[] | undefined
  /** YouTube's terms forbid metrics derived from its counts without an amendment. Default false. */
  readonly youtubeCountsAllowed?: boolean | undefined
  /** At most so many trends; default `MOST_TRENDS`. */
  readonly limit?: number | undefined
  /**
   * What to beware of in a post's text. It moves no count, score or rank: a topic is named and quoted from its other
   * posts where it has any.
   */
  readonly contentFlagsOf?: ((post: RankPost) => readonly ContentFlag[]) | undefined
  /** The trends of the ranking before this one, so that a topic that goes on keeps its id. */
  readonly previous?: readonly KnownTrend[] | undefined
}

export interface Assignment {
  readonly id: string
  /** Posts with the same value speak of the same thing; a trend's id where the topic is one. */
  readonly cluster: string
}

export interface Ranking {
  readonly trends: RankedTrend[]
  /** The trends as the next ranking has to be told of them. */
  readonly known: KnownTrend[]
  readonly assignments: Assignment[]
  readonly excluded: Record<ExclusionReason, number>
}
