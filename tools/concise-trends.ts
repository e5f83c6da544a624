import type { CitedPost, Post, RankedTrend, Trend } from '../src/model/index.ts'
import { toPublicPost } from '../src/posts/public-view.ts'
import { type Finder, wordFinder } from '../src/text/finder.ts'
import { quoteFrom } from '../src/trends/index.ts'
import { warningsOf } from './concise-post.ts'
import { lengthOf } from './keep-within.ts'
import { citationsOf, postsMeant } from './trend-citations.ts'

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

/** A trend's figures and what of its representative posts a claim can cite. */
export interface CitableTrend {
  readonly figures: Trend
  readonly cited: readonly Citable[]
  readonly representatives: number
}

interface Citable {
  readonly post: CitedPost
  readonly chars: number
}

export function toCitable(trend: RankedTrend, postsById: ReadonlyMap<string, readonly Post[]>): CitableTrend {
  const { keywords, limitations } = trend
  const representatives = citationsOf(trend).filter(({ as }) => as.includes('representative'))
  const about = wordFinder(keywords)
  return {
    figures: {
      id: trend.id,
      topic: trend.topic,
      score: trend.score,
      status: trend.status,
      mentions: trend.mentions,
      independentMentions: trend.independentMentions,
      uniqueAuthors: trend.uniqueAuthors,
      platforms: trend.platforms,
      engagement: trend.engagement,
      engagementCoverage: trend.engagementCoverage,
      ...confidenceOf(trend),
      ...(limitations.length === 0 ? {} : { limitationsLeftOut: limitations.length }),
    },
    cited: representatives
      .flatMap((citation) => postsMeant(citation, trend.platforms, postsById))
      .map((post) => toCitablePost(toPublicPost(post), about)),
    representatives: representatives.length,
  }
}

function toCitablePost({ platform, id, url, publishedAt, text, ...shown }: Post, about: Finder): Citable {
  const quote = quoteFrom(text.slice(0, READ_LENGTH), (whole) => whole, about, QUOTE_LENGTH)
  const post = { platform, id, url, publishedAt, ...(quote === '' ? {} : { quote }), ...warningsOf(shown) }
  return { post, chars: lengthOf(post) }
}

/** An idea is made where the evidence is not thin, and says how far it carries. */
function confidenceOf({ idea }: RankedTrend): Pick<Trend, 'thin' | 'confidence'> {
  return idea === undefined ? { thin: true } : { confidence: idea.confidence }
}

/**
 * Trends with the figures and the posts that a claim needs, and no more: in all at most 780 characters of JSON a trend,
 * and 15,600 where there are fewer than 20. Each has its fair share first; what is left over goes to posts that did not
 * fit theirs, then to third posts, the best trends first. Parts are left out whole, never cut: `postsLeftOut` counts
 * the representative posts that are not shown. A trend's own figures are always there.
 */
export function toConciseTrends(trends: readonly CitableTrend[]): Trend[] {
  const drafts = trends.map((trend) => ({ trend, chosen: new Set<Citable>() }))
  let left = FAIR_SHARE_CHARS * Math.max(SHARED_BY, trends.length)
  for (const { trend, chosen } of drafts) {
    let chars = lengthOf(toTrend(trend, chosen))
    for (const cited of trend.cited) {
      if (chosen.size === POSTS || chars + cited.chars + 1 > FAIR_SHARE_CHARS) continue
      chosen.add(cited)
      chars += cited.chars + 1
    }
    // One more for the comma behind it.
    left -= chars + 1
  }
  for (let wanted = 1; wanted <= MOST_POSTS; wanted += 1) {
    for (const { trend, chosen } of drafts) {
      if (chosen.size >= wanted) continue
      const next = trend.cited.find((cited) => !chosen.has(cited) && cited.chars < left)
      if (next === undefined) continue
      chosen.add(next)
      left -= next.chars + 1
    }
  }
  return drafts.map(({ trend, chosen }) => toTrend(trend, chosen))
}

function toTrend({ figures, cited, representatives }: CitableTrend, chosen: ReadonlySet<Citable>): Trend {
  return {
    ...figures,
    posts: cited.filter((one) => chosen.has(one)).map(({ post }) => post),
    postsLeftOut: Math.max(representatives, cited.length) - chosen.size,
  }
}
