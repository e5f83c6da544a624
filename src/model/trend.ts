import { z } from 'zod'
import { Explanation } from './explanation.ts'
import { Uri } from './formats.ts'
import { Intent } from './intent.ts'
import { Platform } from './platform.ts'
import type { Voice } from './voice.ts'

/**
 * A trend, once: the engine's type, the contract's schema and what the citation check reads are all inferred from
 * RankedTrend. Its parts are open for clients, as the contract's Trend is: a later version may add to them.
 */

const count = () => z.number().int().min(0)
const share = () => z.number().min(0).max(1)
const day = () => z.string().date()
const time = () => z.string().datetime()

export const trendStatuses = ['new', 'rising', 'steady', 'fading', 'insufficient_data'] as const
export const TrendStatus = z.enum(trendStatuses)
export type TrendStatus = z.infer<typeof TrendStatus>

export const DailyCount = z
  .object({
    day: day(),
    count: count()
      .nullable()
      .describe("null: no query that can find the trend's posts reached the day, and none of them is known"),
    partial: z
      .literal(true)
      .optional()
      .describe("There may be more: not all queries that can find the trend's posts reached the whole day"),
  })
  .describe('Posts of one UTC day')
export type DailyCount = z.infer<typeof DailyCount>

export const Concentration = z
  .object({
    topAuthorShare: share().describe('Share of the posts that the busiest author wrote'),
    nearDuplicateShare: share().describe('Share of the posts that copy an earlier one'),
    burstShare: share().describe('Share of the posts on the busiest day'),
  })
  .describe('How far a few authors, texts or days make the trend')
export type Concentration = z.infer<typeof Concentration>

export const Quote = z.object({
  postId: z.string(),
  text: z.string().describe("An exact part of the post's text"),
})
export type Quote = z.infer<typeof Quote>

export const TrendIntent = z
  .object({
    intent: Intent,
    posts: count(),
    authors: count(),
    share: share().describe('Of mentions'),
    lower: share().describe('Of its 90 % interval'),
    upper: share(),
  })
  .describe('How many of the mentions want it; one may want several things')
export type TrendIntent = z.infer<typeof TrendIntent>

export const ideaKinds = [
  'solve_problem',
  'answer_question',
  'grant_wish',
  'compare_with_competitor',
  'share_praise',
  'join_conversation',
] as const
export type IdeaKind = (typeof ideaKinds)[number]

export const Idea = z
  .object({
    kind: z.enum(ideaKinds),
    title: z.string(),
    angle: z.string(),
    customerQuestion: z.string().nullable().describe('null: none was found'),
    quotes: z.array(Quote),
    evidencePostIds: z.array(z.string()),
    competitorMentions: z.array(z.object({ name: z.string(), posts: count() })),
    confidence: z.enum(['high', 'medium', 'low']),
    basis: z.string().describe('What it rests on, in figures'),
    limitations: z.array(z.string()),
  })
  .describe('Absent when evidence is thin, or no kind leads')
export type Idea = z.infer<typeof Idea>

export const CounterEvidence = Quote.extend({ stance: z.enum(['denies', 'praises', 'complains']) }).describe(
  'A post of the trend that speaks against what the trend says',
)
export type CounterEvidence = z.infer<typeof CounterEvidence>

export const TrendCoverage = z.object({
  platform: Platform,
  coveredDays: z.number().min(0).describe('Parts of a day count as such'),
  windowDays: z.number().int(),
})
export type TrendCoverage = z.infer<typeof TrendCoverage>

export const PlatformFigures = z
  .object({
    platform: Platform,
    mentions: count().nullable().describe('null, as below: not collected, which is not zero'),
    uniqueAuthors: count().nullable(),
    coveredDays: z.number().min(0).describe('Of the window'),
    daily: z.array(count().nullable()).describe("Posts of each day, in the order of the trend's daily"),
    partialDays: z.array(day()).optional().describe('Days of which there may be more; absent: none'),
  })
  .describe('A platform, whether or not it holds posts of the trend')
export type PlatformFigures = z.infer<typeof PlatformFigures>

/** Why a post is no mention in any trend. `before_window` posts still serve as history. */
export const exclusionReasons = [
  'no_date',
  'no_platform',
  'in_future',
  'before_window',
  'repeated_id',
  'company_voice',
  'competitor_voice',
] as const
export type ExclusionReason = (typeof exclusionReasons)[number]

export const TrendExclusions = z
  .object({
    stray: count().describe('Near the topic, without enough of what it is about'),
    before_window: count().describe('Older posts that serve as history'),
    in_future: count(),
    no_date: count(),
    no_platform: count(),
    repeated_id: count(),
    company_voice: count().describe('The company itself wrote them, whenever'),
    competitor_voice: count(),
    copy: count().describe('Counted as mentions, not as independent ones, as are the two below'),
    same_author_and_thread: count(),
    same_author_and_day: count(),
  } satisfies Record<ExclusionReason, z.ZodNumber> & Record<string, z.ZodNumber>)
  .describe("Posts left out of the trend's counts, by reason")
export type TrendExclusions = z.infer<typeof TrendExclusions>

export const TrendVoices = z
  .object({
    customer: count(),
    company: count(),
    competitor: count(),
    unknown: count().describe('No known author; counts like a customer'),
    companyPosts: z.array(Quote).describe('Up to three of the company'),
  } satisfies Record<Voice, z.ZodNumber> & Record<string, z.ZodTypeAny>)
  .describe('Posts of the topic in the window by who speaks; mentions are those of customer and unknown')
export type TrendVoices = z.infer<typeof TrendVoices>

export const RelatedTrend = z
  .object({
    id: z.string(),
    topic: z.string(),
    language: z.string().describe('That most of its posts are in, ISO 639-1'),
    sharedTerms: z
      .array(z.string())
      .describe('Names and numbers that both say and hardly any other topic does'),
    sharedLinks: z.array(z.string()),
    reason: z.string(),
  })
  .describe(
    'A trend in another language that evidence shows to be the same issue; its posts count there alone',
  )
export type RelatedTrend = z.infer<typeof RelatedTrend>

/** A part of a broad topic: a topic by itself, in short. */
export const TrendPart = z.object({
  id: z.string(),
  topic: z.string(),
  mentions: count().describe('Posts in the window; a post may be in several parts'),
  postIds: z.array(z.string()).describe('Ids of its posts, newest first'),
})
export type TrendPart = z.infer<typeof TrendPart>

/** A trend as the engine ranks it, with everything that is known of it. */
export const RankedTrend = z
  .object({
    id: z.string(),
    rankedAt: time().describe('The moment as of which it was ranked: the end of the window'),
    previousIds: z.array(z.string()).describe('Earlier trends that joined this one or that it split from'),
    topic: z.string(),
    score: z.number().describe('0 to 100 on fixed scales; explain holds its parts'),
    status: TrendStatus,
    mentions: count().describe('Posts in the window'),
    independentMentions: count().describe('Of them one an author, discussion and day, copies folded'),
    uniqueAuthors: count(),
    platforms: z.array(Platform),
    engagement: z
      .number()
      .describe(
        'Sum of the known reactions, comments and shares; 0 if none is known, see engagementCoverage',
      ),
    engagementCoverage: share().describe('Share of the posts with any known metric'),
    summary: z.string(),
    postIds: z.array(z.string()).describe('Ids of supporting posts'),
    representativePostIds: z.array(z.string()).describe('Posts to read and cite first'),
    keywords: z.array(z.string()).describe('The most telling terms, best first'),
    firstSeenAt: time().describe('First known post, perhaps before the window'),
    lastSeenAt: time(),
    daily: z.array(DailyCount),
    byPlatform: z.array(PlatformFigures),
    concentration: Concentration,
    explain: Explanation,
    coverage: z.array(TrendCoverage).describe('Days of the window on which each platform was collected'),
    limitations: z.array(z.string()),
    counterEvidence: z.array(CounterEvidence),
    counterEvidenceNote: z.string().describe('What was looked for and how much of it was found'),
    exclusions: TrendExclusions,
    voices: TrendVoices,
    intents: z.array(TrendIntent).describe('What customers want here, the most frequent first'),
    hazards: z.array(Quote).describe('Each post that tells of danger, the newest first'),
    leaving: z.object({ posts: count(), authors: count() }).describe('Who cancels, returns or switches'),
    contentFlags: z
      .array(z.string())
      .optional()
      .describe('What to beware of in the posts it cites or in most of its posts; absent: nothing found'),
    idea: Idea.optional(),
    related: z.array(RelatedTrend).describe('The same issue in other languages'),
    parentId: z.string().optional().describe('Of a part: id of the broad topic that it is listed in'),
    parts: z
      .array(TrendPart)
      .optional()
      .describe('Of a broad topic: the finer ones in it that move as it does, readable by their ids'),
  })
  .describe('A ranked topic')
export type RankedTrend = z.infer<typeof RankedTrend>

/** A post in a concise trend: what it takes to cite it, and to find it in full. */
export const CitedPost = z
  .object({
    platform: Platform,
    id: z.string(),
    url: Uri,
    publishedAt: time(),
    quote: z.string().optional().describe('An exact part of its text'),
  })
  .passthrough()
export type CitedPost = z.infer<typeof CitedPost>

/** The contract's Trend: a ranked trend in full or, concise, its figures and some posts to cite. */
export const Trend = RankedTrend.partial()
  .required({
    id: true,
    topic: true,
    score: true,
    mentions: true,
    uniqueAuthors: true,
    platforms: true,
    engagement: true,
  })
  .extend({
    thin: z.literal(true).optional().describe('Concise: no idea, for evidence is thin or mixed'),
    kind: z.enum(ideaKinds).optional().describe('Concise: of its idea'),
    hazardPosts: z.number().int().optional().describe('Concise: posts that tell of danger, if any'),
    confidence: z.string().optional().describe('Concise: how far the evidence carries, as idea has it'),
    parts: z
      .array(TrendPart.partial({ postIds: true }))
      .optional()
      .describe(
        'Of a broad topic: the finer ones in it that move as it does; concise: the largest, without postIds',
      ),
    partsLeftOut: z.number().int().optional().describe('Concise: parts that are not shown'),
    posts: z.array(CitedPost).optional().describe('Concise: representative posts, the first ones that fit'),
    postsLeftOut: z.number().int().optional().describe('Concise: representative posts that are not shown'),
    limitationsLeftOut: z.number().int().optional().describe('Concise: limitations that are not shown'),
    removedPosts: count()
      .optional()
      .describe('Of an earlier ranking: posts it counts or quotes that are not stored any more'),
    removedPostIds: z.array(z.string()).optional().describe('Up to 20 of them'),
    pageUrl: Uri.optional().describe('Of get_trend: its page, for a person who is signed in'),
  })
  .passthrough()
  .describe('A ranked topic')
export type Trend = z.infer<typeof Trend>
