import type {
  ContentFlag,
  ExclusionReason,
  Intent,
  KnownTrend,
  Ledger,
  Metrics,
  Platform,
  PostKind,
  RankedTrend,
  Voice,
} from '../model/index.ts'
import type { TextMemory } from './memory/text-memory.ts'
import { parameters, valuesOf } from './parameters/index.ts'
import type { RuleName } from './rules.ts'

const listing = valuesOf(parameters.listing)

/** A post as the engine needs it. One without date or platform is grouped, but counted in no trend. */
export interface RankPost {
  readonly id: string
  readonly text: string
  readonly platform?: Platform | undefined
  readonly authorHandle?: string | undefined
  readonly commentsUrl?: string | undefined
  /** Id of its thread's first post; absent: it is that post, or its thread is not known. */
  readonly threadId?: string | undefined
  /** Absent: a post. */
  readonly kind?: PostKind | undefined
  /** ISO 8601. */
  readonly publishedAt?: string | undefined
  readonly metrics?: Metrics | undefined
  /** Whether it holds a word of the list, so that a query for words can find it. */
  readonly holdsWord?: boolean | undefined
  /** An import brought it, whether or not scans have read it since. */
  readonly isImported?: boolean | undefined
  /** Who speaks. Absent: a customer, or unknown where there is no author; see corpus/voice-of.ts. */
  readonly voice?: Voice | undefined
  /** What it shows, where that is known without reading it: as `src/intents` tells it, in the model's order. */
  readonly intents?: readonly Intent[] | undefined
}

/** Posts from which on a topic is listed, unless it fades. */
export const MIN_POSTS = listing.minListedPosts

/** Trends in a ranking where no limit is given. */
export const MAX_TRENDS = listing.maxTrends

export interface RankInput {
  readonly posts: readonly RankPost[]
  readonly windowDays: number
  readonly now: Date
  /** What scans have recorded; on platforms without an entry coverage is inferred from the posts. */
  readonly coverage?: Ledger | undefined
  /** Names of competitors; a mention of one in the posts of a trend is reported. */
  readonly competitors?: readonly string[] | undefined
  /** The words that posts were collected by: that two topics hold one relates them no more than the search did. */
  readonly words?: readonly string[] | undefined
  /** YouTube's terms forbid metrics derived from its counts without an amendment. Default false. */
  readonly youtubeCountsAllowed?: boolean | undefined
  /** At most so many trends; default `MAX_TRENDS`. */
  readonly limit?: number | undefined
  /**
   * Topics are found in so many distinct texts at most: of more in a sample, which follows from the texts, and all others are
   * assigned to those topics afterwards, so that what is counted is counted of all. Default: no bound.
   */
  readonly maxTexts?: number | undefined
  /**
   * Content flags of a post. They move no count, score or rank: a topic is labelled and quoted from its other posts
   * where it has any.
   */
  readonly contentFlagsOf?: ((post: RankPost) => readonly ContentFlag[]) | undefined
  /** For measuring only: rules to leave out (see rules.ts). A ranking for people leaves out none. */
  readonly rulesOff?: ReadonlySet<RuleName> | undefined
  /** For measuring only: another order in which texts are grouped (see graph/louvain.ts). Default 0. */
  readonly visitOrder?: number | undefined
  /**
   * What a model of one's own says of the posts: a vector by post id, all of one length. Texts are compared by them beside
   * all else; a post without one is compared without.
   */
  readonly vectors?: ReadonlyMap<string, Float32Array> | undefined
  /** The topics of the ranking before this one: they go on with their posts and ids. */
  readonly previous?: readonly KnownTrend[] | undefined
  /** Whether posts are grouped anew, so that of the ranking before only ids go on. Default false. */
  readonly regroups?: boolean | undefined
  /** What rankings before this one have read of texts: it changes no result. */
  readonly memory?: TextMemory | undefined
}

export interface PostAssignment {
  readonly id: string
  /** Posts with the same value speak of the same thing; a trend's id where the topic is one. */
  readonly cluster: string
}

export interface Ranking {
  readonly trends: RankedTrend[]
  /** Those that are parts of a trend of the list, each with its `parentId`, in the order of the list. */
  readonly parts: RankedTrend[]
  /** The topics, listed or not, as the next ranking has to be told of them. */
  readonly known: KnownTrend[]
  readonly assignments: PostAssignment[]
  readonly excluded: Record<ExclusionReason, number>
}
