import type { UnlocatedClaim } from '../claim-verdict.ts'
import type { Part, Subject } from '../parts.ts'
import { verifyMetric, verifyTrendFigure } from './figures.ts'
import { ambiguousWords, metricOf, trendFigures } from './stored-figures.ts'

/** What a text cannot cite one by one, as it can posts and comments. */
const REACTIONS: ReadonlySet<string> = new Set([
  'score',
  'upvotes',
  'likes',
  'views',
  'reactions',
  'bookmarks',
])

/**
 * A figure of a cited post or of a named trend. Where it does not say of which, what has such a figure is meant; undefined
 * where an ambiguous word such as "posts" counts neither.
 */
export function judgeFigure(
  figure: Part & { readonly kind: 'figure' },
  { partOfTrend, isUnlabelled = false, isTrendInherited = false, trends, ...cited }: Subject,
): UnlocatedClaim | undefined {
  const { word, quantity, of } = figure
  // A number in words may count what the text cites, but these it cannot.
  const plain = { ...figure, quantity: { ...quantity, isWord: false } }
  const metric = (): UnlocatedClaim => ({
    kind: 'metric',
    ...verifyMetric(REACTIONS.has(word) ? plain : figure, cited),
  })
  const trendFigure = (): UnlocatedClaim => ({
    kind: 'trend_figure',
    ...verifyTrendFigure(figure, word === 'percentage' ? [] : trends, partOfTrend, cited.cites),
  })
  if (of === 'post') return metric()
  if (quantity.isWord && !cited.cites && trends.length === 0) return undefined
  if (of === 'trend' || word === 'percentage') return trendFigure()
  const isOfTrend = trendFigures[word] !== undefined
  const isOfPost = cited.posts.some((post) => metricOf(word, post) !== undefined)
  if (isOfTrend && (word !== 'score' || !isOfPost || (trends.length > 0 && !isTrendInherited))) {
    if (ambiguousWords.has(word) && trends.length === 0) return word === 'score' ? metric() : undefined
    const ofTrend = trendFigure()
    // "It has 36 posts" after a sentence about a trend; others may count posts that the text speaks of.
    if (word === 'posts' && isTrendInherited && ofTrend.verdict !== 'verified') return undefined
    if (ofTrend.verdict !== 'refuted') return ofTrend
    // After a sentence about a trend "all 5 platforms" may mean those that are collected.
    if (word === 'platforms' && isTrendInherited && isUnlabelled) return undefined
    const ofPost = isOfPost ? metric() : ofTrend
    return ofPost.verdict === 'verified' ? ofPost : ofTrend
  }
  if (ambiguousWords.has(word) && !isOfPost && cited.posts.length > 0) return undefined
  const ofPost = metric()
  // "The score is 72.4" after a sentence that names a trend and a post may mean either.
  const ofTrend = isOfTrend && ofPost.verdict !== 'verified' ? trendFigure() : undefined
  return ofTrend?.verdict === 'verified' ? ofTrend : ofPost
}
