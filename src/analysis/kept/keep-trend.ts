import { figuresOf, type KeptQuote, type KeptTrend, type Quote, type RankedTrend } from '../../model/index.ts'
import { splitSummary } from '../../trends/index.ts'
import { Places, type Source } from './places.ts'

/** How many posts a trend's name, and each keyword, is read from at most: it is shown while one of them is stored. */
const NAME_COPIES = 5
const KEYWORD_COPIES = 2
/** The customers' question and the summary's quotation name no post: the same words in two will do. */
const QUOTE_COPIES = 2

/** Finds the posts of a trend, or those that are quoted beside it, by the ids that it gives them. */
export type FindSources = (id: string) => readonly Source[]

/**
 * A trend in the form in which it is kept, without any word of a third party. `posts` are the trend's, in the order of
 * its `postIds`. What is found in none of its posts is not kept.
 */
export function keepTrend(trend: RankedTrend, posts: readonly Source[], find: FindSources): KeptTrend {
  const places = new Places(posts)
  const { topic, idea } = trend
  const { companyPosts, ...voices } = trend.voices
  const quote = (quoted: Quote): KeptQuote[] => {
    for (const source of find(quoted.postId)) {
      const text = places.within(quoted.text, source)
      if (text !== undefined) return [{ postId: quoted.postId, text }]
    }
    return []
  }
  const summary = splitSummary(trend.summary, topic)
  const said = summary.quote === undefined ? undefined : places.of(summary.quote, QUOTE_COPIES)
  const name = places.waysOf(topic, NAME_COPIES)
  const kept = {
    figures: figuresOf(trend),
    posts: posts.map(({ key }) => key),
    name,
    summary: { figures: summary.figures, ...(said === undefined ? {} : { quote: said }) },
    keywords: trend.keywords.flatMap((keyword) => {
      const text = places.of(keyword, KEYWORD_COPIES)
      return text === undefined ? [] : [text]
    }),
    counterEvidence: trend.counterEvidence.flatMap((post) =>
      quote(post).map((kept) => ({ ...kept, stance: post.stance })),
    ),
    voices,
    companyPosts: companyPosts.flatMap(quote),
    hazards: trend.hazards.flatMap(quote),
    ...(idea === undefined ? {} : { idea: keepIdea(idea, places, quote) }),
    related: trend.related.map(({ id, language }) => ({ id, language })),
    ...(trend.parts === undefined
      ? {}
      : { parts: trend.parts.map(({ id, mentions }) => ({ id, mentions })) }),
  }
  return { ...kept, sources: places.sources }
}

function keepIdea(
  { title: _title, angle: _angle, customerQuestion, quotes, ...figures }: NonNullable<RankedTrend['idea']>,
  places: Places,
  quote: (quoted: Quote) => KeptQuote[],
): NonNullable<KeptTrend['idea']> {
  return {
    ...figures,
    customerQuestion: customerQuestion === null ? null : (places.of(customerQuestion, QUOTE_COPIES) ?? null),
    quotes: quotes.flatMap(quote),
  }
}
