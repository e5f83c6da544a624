import { metricNames, type Platform } from '../../model/index.ts'
import type { Metric } from '../lexicon/index.ts'
import type { Figure } from '../parse/figures.ts'
import type { StoredPost, StoredTrend } from '../stored.ts'

/** The figure of a trend that a word means; undefined where the ranking does not have it. */
export const trendFigures: Partial<Record<Figure['word'], (trend: StoredTrend) => number | undefined>> = {
  mentions: ({ mentions }) => mentions,
  independent: ({ independentMentions }) => independentMentions,
  posts: ({ mentions }) => mentions,
  authors: ({ uniqueAuthors }) => uniqueAuthors,
  platforms: ({ platforms }) => platforms.length,
  score: ({ score }) => score,
  engagement: ({ engagement }) => engagement,
}

/** The stored metric that a word means on a platform, besides the metrics' own names. Other words mean none of it. */
const synonyms: Readonly<Record<Platform, Partial<Record<Metric, string>>>> = {
  reddit: { upvotes: 'score', replies: 'comments', shares: 'crossposts' },
  x: { comments: 'replies', shares: 'reposts' },
  facebook: { replies: 'comments' },
  instagram: { replies: 'comments' },
  youtube: { replies: 'comments' },
}

/** Words with other meanings: no claim unless a cited post or trend has such a figure. */
export const ambiguousWords: ReadonlySet<Figure['word']> = new Set([
  'quotes',
  'independent',
  'platforms',
  'posts',
  'shares',
  'score',
  'replies',
  'reactions',
])

/** The name of the stored metric that a word means on a post's platform; undefined where it has no such metric. */
export function metricOf(word: Figure['word'], { platform, metrics }: StoredPost): string | undefined {
  if (word === 'percentage') return undefined
  const known: readonly string[] = metricNames[platform]
  const name = known.includes(word) || word in metrics ? word : synonyms[platform][word]
  return name !== undefined && (known.includes(name) || name in metrics) ? name : undefined
}
