import type { Idea, RankedTrend, RelatedTrend, TrendPart, TrendVoices } from './trend.ts'

/**
 * A trend as an earlier ranking is kept: ids, figures and words of our own. Third parties' words are places in posts,
 * read from those that are still stored.
 */

/**
 * Where words stand in a post as people are shown it: the post's number in `sources`, the first UTF-16 code unit, how
 * many, and a digest of the words, for an edited post has others there. `letters`: the words are written so instead.
 */
export type Place = readonly [
  source: number,
  start: number,
  length: number,
  digest: string,
  letters?: Letters,
]

/** All letters small, all capital, or the first capital and the others small. */
export type Letters = 'lower' | 'upper' | 'title'

/** Pieces of a text in their order: the same words in several posts, the best first, or what stands between words. */
export type KeptText = readonly (readonly Place[] | string)[]

export interface KeptQuote {
  readonly postId: string
  readonly text: KeptText
}

/** Which members of a trend are kept as they are, and which hold third parties' words or what follows from others. */
const keptAs = {
  id: 'figure',
  rankedAt: 'figure',
  previousIds: 'figure',
  topic: 'words',
  score: 'figure',
  status: 'figure',
  mentions: 'figure',
  independentMentions: 'figure',
  uniqueAuthors: 'figure',
  platforms: 'figure',
  engagement: 'figure',
  engagementCoverage: 'figure',
  summary: 'words',
  postIds: 'words',
  representativePostIds: 'figure',
  keywords: 'words',
  firstSeenAt: 'figure',
  lastSeenAt: 'figure',
  daily: 'figure',
  byPlatform: 'figure',
  concentration: 'figure',
  explain: 'figure',
  coverage: 'figure',
  limitations: 'figure',
  counterEvidence: 'words',
  counterEvidenceNote: 'figure',
  exclusions: 'figure',
  voices: 'words',
  intents: 'figure',
  hazards: 'words',
  leaving: 'figure',
  contentFlags: 'figure',
  idea: 'words',
  related: 'words',
  parentId: 'figure',
  parts: 'words',
} as const satisfies Record<keyof RankedTrend, 'figure' | 'words'>

type FigureName = {
  [Name in keyof typeof keptAs]: (typeof keptAs)[Name] extends 'figure' ? Name : never
}[keyof typeof keptAs]

/** The members of a trend that hold no word of a third party. */
export type TrendFigures = Pick<RankedTrend, FigureName>

export interface KeptTrend {
  readonly figures: TrendFigures
  /** Keys of its posts, "platform:id", in the order of its `postIds`. */
  readonly posts: readonly string[]
  /** Keys of the posts that its words are read from. */
  readonly sources: readonly string[]
  /** The ways to read its name, the best first; none: no post of the trend has its words. */
  readonly name: readonly KeptText[]
  /** What it says behind the name, and the quotation that closes it. */
  readonly summary: { readonly figures: string; readonly quote?: KeptText }
  readonly keywords: readonly KeptText[]
  readonly counterEvidence: readonly (KeptQuote & Pick<RankedTrend['counterEvidence'][number], 'stance'>)[]
  readonly voices: Omit<TrendVoices, 'companyPosts'>
  readonly companyPosts: readonly KeptQuote[]
  readonly hazards: readonly KeptQuote[]
  readonly idea?: Omit<Idea, 'title' | 'angle' | 'customerQuestion' | 'quotes'> & {
    readonly customerQuestion: KeptText | null
    readonly quotes: readonly KeptQuote[]
  }
  readonly related: readonly Pick<RelatedTrend, 'id' | 'language'>[]
  readonly parts?: readonly Pick<TrendPart, 'id' | 'mentions'>[]
}

/** Sound: the table names exactly the members of `TrendFigures`, a relation that TypeScript cannot express. */
export function figuresOf(trend: RankedTrend): TrendFigures {
  const figures = Object.entries(trend).filter(
    ([name, value]) => value !== undefined && Object(keptAs)[name] === 'figure',
  )
  return Object.fromEntries(figures) as TrendFigures
}
