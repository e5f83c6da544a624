import type { ContentFlag, Metrics, Platform, Trend, TrendStatus } from '../model/index.ts'
import type { KnownTrend } from './clustering/identity.ts'
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
  /** ISO 8601. */
  readonly publishedAt?: string | undefined
  readonly metrics?: Metrics | undefined
}

/** One platform on one UTC day ('YYYY-MM-DD') that is known to have been collected. */
export interface CoveredDay {
  readonly platform: Platform
  readonly day: string
}

/** Posts from which on a topic is listed, unless it fades. */
export const MIN_POSTS = listing.minListedPosts

/** Trends in a ranking where no limit is given. */
export const MAX_TRENDS = listing.maxTrends

export interface RankInput {
  readonly posts: readonly RankPost[]
  readonly windowDays: number
  readonly now: Date
  /** The ledger of collected days; where it has no entry, coverage is inferred from the posts. */
  readonly coverage?: readonly CoveredDay[] | undefined
  /** Names of competitors; a mention of one in the posts of a trend is reported. */
  readonly competitors?: readonly string[] | undefined
  /** YouTube's terms forbid metrics derived from its counts without an amendment. Default false. */
  readonly youtubeCountsAllowed?: boolean | undefined
  /** At most so many trends; default `MAX_TRENDS`. */
  readonly limit?: number | undefined
  /**
   * Content flags of a post. They move no count, score or rank: a topic is labelled and quoted from its other posts
   * where it has any.
   */
  readonly contentFlagsOf?: ((post: RankPost) => readonly ContentFlag[]) | undefined
  /** For measuring only: rules to leave out (see rules.ts). A ranking for people leaves out none. */
  readonly rulesOff?: ReadonlySet<RuleName> | undefined
  /** The trends of the ranking before this one, so that a topic that goes on keeps its id. */
  readonly previous?: readonly KnownTrend[] | undefined
}

/** Why a post is no mention in any trend. `before_window` posts still serve as history. */
export type ExclusionReason = 'no_date' | 'no_platform' | 'in_future' | 'before_window' | 'repeated_id'

/** `stray`: near the topic, but with too low a membership. The last three are mentions, but not independent. */
export type TrendExclusions = Readonly<
  Record<'stray' | ExclusionReason | 'copy' | 'same_author_and_thread' | 'same_author_and_day', number>
>

export interface PostAssignment {
  readonly id: string
  /** Posts with the same value speak of the same thing; a trend's id where the topic is one. */
  readonly cluster: string
}

export interface Ranking {
  readonly trends: RankedTrend[]
  readonly assignments: PostAssignment[]
  readonly excluded: Record<ExclusionReason, number>
}

export interface DailyCount {
  readonly day: string
  /** null: no platform of the trend was collected that day. */
  readonly count: number | null
}

export interface Concentration {
  /** Share of the mentions that the busiest author wrote. */
  readonly topAuthorShare: number
  /** Share of the mentions that copy an earlier post. */
  readonly nearDuplicateShare: number
  /** Share of the mentions on the busiest day. */
  readonly burstShare: number
}

export interface Interval {
  readonly comparison:
    | 'window_with_history'
    | 'recent_quarter_with_rest'
    | 'entered_with_left'
    | 'since_with_before'
  /** Independent mentions on platforms that were collected in both periods. */
  readonly recent: number
  readonly baseline: number
  /**
   * Mentions of one discussion come together: how many a mention's discussion has on average. The interval is
   * that of the counts divided by it.
   */
  readonly clustering: number
  /** What the recent period would hold had nothing changed. */
  readonly expected: number
  readonly recentCoveredDays: number
  readonly baselineCoveredDays: number
  /** Bounds of the 90 % interval of the rate ratio; null where there is nothing to compare, or no upper end. */
  readonly ratio: number | null
  readonly lower: number | null
  readonly upper: number | null
  /**
   * Earlier stretches as long as the recent period that were about as high, latest first, where a rising topic had
   * two or more; see seasonality.ts.
   */
  readonly peaks: readonly Peak[]
  /** Lower bound of the ratio to the highest peak; the score takes it where it is below `lower`. Null without peaks. */
  readonly lowerOverPeaks: number | null
}

/** A stretch of time in which a topic was high. */
export interface Peak {
  /** Its first day, 'YYYY-MM-DD' in UTC. */
  readonly from: string
  readonly independent: number
}

export const componentNames = ['surge', 'momentum', 'people', 'volume', 'breadth', 'engagement'] as const
export type ComponentName = (typeof componentNames)[number]
export const factorNames = ['evidence', 'variety', 'independence'] as const
export type FactorName = (typeof factorNames)[number]

/** score = 100 x product(factors) x sum(weight x component) / sum(weight), over components that are known. */
export interface Explanation {
  readonly components: Record<ComponentName, number | null>
  readonly weights: Record<ComponentName, number>
  readonly factors: Record<FactorName, number>
  readonly interval: Interval
  readonly rule: string
  readonly methodVersion: string
}

export interface Quote {
  readonly postId: string
  /** An exact part of the post's text. */
  readonly text: string
}

export type IdeaKind = 'answer_question' | 'solve_problem' | 'compare_with_competitor' | 'join_conversation'

export interface Idea {
  readonly kind: IdeaKind
  readonly title: string
  readonly angle: string
  readonly customerQuestion: string | null
  readonly quotes: Quote[]
  readonly evidencePostIds: string[]
  readonly competitorMentions: { name: string; posts: number }[]
  readonly confidence: 'high' | 'medium' | 'low'
  readonly basis: string
  readonly limitations: string[]
}

/** A post of a trend that speaks against what the trend says; see counter-evidence.ts for the rule. */
export interface CounterEvidence extends Quote {
  readonly stance: 'denies' | 'praises' | 'complains'
}

export interface RankedTrend extends Trend {
  /** Ids of earlier trends that joined this one or that it split from. */
  readonly previousIds: string[]
  readonly status: TrendStatus
  readonly summary: string
  readonly postIds: string[]
  readonly independentMentions: number
  readonly engagementCoverage: number
  readonly representativePostIds: string[]
  readonly keywords: string[]
  readonly firstSeenAt: string
  readonly lastSeenAt: string
  readonly daily: DailyCount[]
  readonly concentration: Concentration
  readonly explain: Explanation
  readonly coverage: { platform: Platform; coveredDays: number; windowDays: number }[]
  readonly limitations: string[]
  readonly counterEvidence: CounterEvidence[]
  /** What was looked for and how much of it was found. */
  readonly counterEvidenceNote: string
  /** How many posts were left out of the trend's counts, by reason. */
  readonly exclusions: TrendExclusions
  /** Content flags of the posts that are quoted or cited; absent: none was found. */
  readonly contentFlags?: ContentFlag[]
  readonly idea?: Idea & Record<string, unknown>
}
