import { showPost } from '../src/evidence/shown-post.ts'
import type { Post, Trend } from '../src/model.ts'
import { quoteFrom } from '../src/trends/presenting/quote.ts'
import { wordFinder } from '../src/trends/text/finder.ts'
import { warningsOf } from './concise-post.ts'
import { partsOf, postsMeant, type TrendParts } from './trend-parts.ts'

/** Characters of JSON that a trend may take: 20 of them stay below 16,000, some 4,000 tokens. */
const FAIR_SHARE_CHARS = 780
/** Fewer trends than this share what so many would have. */
const SHARED_BY = 20
/** Every trend gets so many posts to cite where they fit its share; what is left over goes to third ones. */
const POSTS = 2
const MOST_POSTS = 3
const QUOTE_LENGTH = 80
/** A quotation is looked for in the beginning of a post, however long somebody made it. */
const READ_LENGTH = 2000

interface Draft {
  readonly trend: Trend
  readonly cited: readonly object[]
  readonly chosen: Set<object>
}

/**
 * Trends with the figures and the posts that a claim needs, and no more: at most 780 characters of JSON a trend, or
 * 15,600 where there are fewer than 20. Parts are left out whole, never cut: posts whose link is too long are, and
 * `postsLeftOut` counts the representative posts that are not shown. A trend's own figures are always there.
 */
export function toConciseTrends(
  trends: readonly Trend[],
  postsById: ReadonlyMap<string, readonly Post[]>,
): Trend[] {
  const drafts = trends.map((trend) => draftOf(trend, postsById))
  let left = FAIR_SHARE_CHARS * Math.max(SHARED_BY, trends.length)
  for (const draft of drafts) {
    let chars = lengthOf(toTrend(draft))
    for (const post of draft.cited) {
      const longer = chars + lengthOf(post) + 1
      if (draft.chosen.size === POSTS || longer > FAIR_SHARE_CHARS) continue
      draft.chosen.add(post)
      chars = longer
    }
    left -= chars
  }
  for (let wanted = 1; wanted <= MOST_POSTS; wanted += 1) {
    for (const { cited, chosen } of drafts) {
      if (chosen.size >= wanted) continue
      const next = cited.find((post) => !chosen.has(post) && lengthOf(post) < left)
      if (next === undefined) continue
      chosen.add(next)
      left -= lengthOf(next) + 1
    }
  }
  return drafts.map(toTrend)
}

function draftOf(trend: Trend, postsById: ReadonlyMap<string, readonly Post[]>): Draft {
  const { representativePostIds, keywords } = partsOf(trend)
  const about = wordFinder(keywords)
  const cited = representativePostIds
    .flatMap((id) => postsMeant({ id, texts: [] }, trend.platforms, postsById))
    .map((post) => {
      const { platform, id, url, publishedAt, text, ...shown } = showPost(post)
      const quote = quoteFrom(text.slice(0, READ_LENGTH), (whole) => whole, about, QUOTE_LENGTH)
      return { platform, id, url, publishedAt, ...(quote === '' ? {} : { quote }), ...warningsOf(shown) }
    })
  return { trend, cited, chosen: new Set() }
}

function toTrend({ trend, cited, chosen }: Draft): Trend {
  const parts = partsOf(trend)
  const { independentMentions, engagementCoverage } = parts
  return {
    id: trend.id,
    topic: trend.topic,
    score: trend.score,
    ...(trend.status === undefined ? {} : { status: trend.status }),
    mentions: trend.mentions,
    ...(independentMentions === undefined ? {} : { independentMentions }),
    uniqueAuthors: trend.uniqueAuthors,
    platforms: trend.platforms,
    engagement: trend.engagement,
    ...(engagementCoverage === undefined ? {} : { engagementCoverage }),
    ...confidenceOf(parts),
    posts: cited.filter((post) => chosen.has(post)),
    postsLeftOut: Math.max(parts.representativePostIds.length, cited.length) - chosen.size,
  }
}

/** An idea is made where the evidence is not thin, and says how far it carries. */
function confidenceOf({ idea }: TrendParts): { thin: true } | { confidence?: string } {
  if (idea === undefined) return { thin: true }
  return idea.confidence === undefined ? {} : { confidence: idea.confidence }
}

function lengthOf(part: object): number {
  return JSON.stringify(part).length
}
