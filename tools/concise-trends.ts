import type { RestoredTrend } from '../src/analysis/kept/restore-trend.ts'
import type { CitedPost, Post, RankedTrend, Trend } from '../src/model/index.ts'
import { toPublicPost } from '../src/posts/public-view.ts'
import { type Finder, wordFinder } from '../src/text/finder.ts'
import { quoteFrom } from '../src/trends/facts.ts'
import { warningsOf } from './concise-post.ts'
import { citationsOf, resolveCitation } from './trend-citations.ts'
import { jsonLength } from './truncate-to-budget.ts'

/** The JSON budget of a trend in characters: 20 trends stay below 16,000, about 4,000 tokens. */
const CHARS_PER_TREND = 780
/** Fewer trends than this share the budget of this many. */
const MIN_BUDGETED_TRENDS = 20
/** Every trend gets up to this many posts that fit its budget; what is left over goes to third posts. */
const POSTS_PER_TREND = 2
const MAX_POSTS_PER_TREND = 3
const MAX_PARTS = 3
const MAX_QUOTE_CHARS = 80
/** A quotation is chosen from this many characters at the beginning of a post. */
const QUOTE_SEARCH_CHARS = 2000

/** A trend's figures, and its representative posts in the form in which a claim can cite them. */
export interface CitableTrend {
  readonly figures: Trend
  readonly cited: readonly Citable[]
  readonly representatives: number
}

interface Citable {
  readonly post: CitedPost
  readonly chars: number
}

export function toCitable(
  trend: RestoredTrend,
  postsById: ReadonlyMap<string, readonly Post[]>,
): CitableTrend {
  const { keywords, limitations } = trend
  const representatives = citationsOf(trend).filter(({ as }) => as.includes('representative'))
  const about = wordFinder(keywords)
  const hazardPosts = trend.intents.find(({ intent }) => intent === 'hazard')?.posts
  return {
    figures: {
      id: trend.id,
      rankedAt: trend.rankedAt,
      topic: trend.topic,
      score: trend.score,
      status: trend.status,
      mentions: trend.mentions,
      independentMentions: trend.independentMentions,
      uniqueAuthors: trend.uniqueAuthors,
      platforms: trend.platforms,
      engagement: trend.engagement,
      engagementCoverage: trend.engagementCoverage,
      ...partsOf(trend),
      ...ideaOf(trend),
      ...(hazardPosts === undefined ? {} : { hazardPosts }),
      ...(limitations.length === 0 ? {} : { limitationsLeftOut: limitations.length }),
      ...(trend.removedPosts === undefined ? {} : { removedPosts: trend.removedPosts }),
    },
    cited: representatives
      .flatMap((citation) => resolveCitation(citation, trend.platforms, postsById))
      .map((post) => toCitablePost(toPublicPost(post), about)),
    representatives: representatives.length,
  }
}

function toCitablePost({ platform, id, url, publishedAt, text, ...shown }: Post, about: Finder): Citable {
  const quote = quoteFrom(text.slice(0, QUOTE_SEARCH_CHARS), about, MAX_QUOTE_CHARS)
  const post = { platform, id, url, publishedAt, ...(quote === '' ? {} : { quote }), ...warningsOf(shown) }
  return { post, chars: jsonLength(post) }
}

/** The largest parts: what a reader asks for next. */
function partsOf({ parts = [] }: RankedTrend): Pick<Trend, 'parts' | 'partsLeftOut'> {
  if (parts.length === 0) return {}
  const largest = parts.toSorted((one, other) => other.mentions - one.mentions).slice(0, MAX_PARTS)
  const left = parts.length - largest.length
  return {
    parts: largest.map(({ id, topic, mentions }) => ({ id, topic, mentions })),
    ...(left === 0 ? {} : { partsLeftOut: left }),
  }
}

/** A trend has an idea, with its kind and confidence, only if its evidence is neither thin nor mixed. */
function ideaOf({ idea }: RankedTrend): Pick<Trend, 'thin' | 'kind' | 'confidence'> {
  return idea === undefined ? { thin: true } : { kind: idea.kind, confidence: idea.confidence }
}

/**
 * Trends with only the figures and posts that a claim needs, in at most 780 characters of JSON per trend, or
 * 15,600 in all for fewer than 20 trends. Each trend first gets its own budget; what is left over goes to
 * posts that did not fit, then to third posts, the best trends first. Posts are left out whole, never cut:
 * `postsLeftOut` counts the representative posts that are not shown. A trend's figures are always included.
 */
export function toConciseTrends(trends: readonly CitableTrend[]): Trend[] {
  const drafts = trends.map((trend) => ({ trend, chosen: new Set<Citable>() }))
  let left = CHARS_PER_TREND * Math.max(MIN_BUDGETED_TRENDS, trends.length)
  for (const { trend, chosen } of drafts) {
    let chars = jsonLength(toTrend(trend, chosen))
    for (const cited of trend.cited) {
      if (chosen.size === POSTS_PER_TREND || chars + cited.chars + 1 > CHARS_PER_TREND) continue
      chosen.add(cited)
      chars += cited.chars + 1
    }
    // Plus one for the comma.
    left -= chars + 1
  }
  for (let wanted = 1; wanted <= MAX_POSTS_PER_TREND; wanted += 1) {
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
