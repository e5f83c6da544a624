import type { KeptQuote, KeptText, KeptTrend, Place, Quote, RankedTrend, Trend } from '../../model/index.ts'
import { ideaWording, joinSummary } from '../../trends/facts.ts'
import { wordsAt } from './places.ts'

/** A trend of an earlier ranking, and which of its posts are stored no more. */
export type RestoredTrend = RankedTrend & Pick<Trend, 'removedPosts' | 'removedPostIds'>

/** What a trend is called when none of the posts that its name was read from is stored any more. */
export const NAMELESS = '(name no longer stored)'

/** Ids that are named at most. */
const MAX_REMOVED_IDS = 20

/** What is stored now of the posts of kept trends. */
export interface StoredNow {
  /** The text of a post as people are shown it; undefined: it is not stored. */
  textOf(key: string): string | undefined
  /** Whether a post that a trend counts or quotes is stored no more. */
  isRemoved(key: string): boolean
}

/** The name of a kept trend, from posts that are still stored. */
export function nameOf(trend: KeptTrend, stored: StoredNow): string {
  for (const way of trend.name) {
    const name = textIn(trend, way, stored)
    if (name !== undefined) return name
  }
  return NAMELESS
}

/** Which posts of a kept trend are stored no more; nothing where all are. */
export function removedOf(
  { posts, sources }: Pick<KeptTrend, 'posts' | 'sources'>,
  stored: StoredNow,
): Pick<Trend, 'removedPosts' | 'removedPostIds'> {
  const removed = [...new Set([...posts, ...sources])].filter((key) => stored.isRemoved(key))
  if (removed.length === 0) return {}
  return { removedPosts: removed.length, removedPostIds: removed.slice(0, MAX_REMOVED_IDS).map(idOf) }
}

/**
 * A kept trend as it was, with the words of the posts that are still stored. `others` are the trends and parts of its
 * ranking. Quotations of posts that were removed or edited since are left out, and its limitations say so.
 */
export function restoreTrend(
  trend: KeptTrend,
  others: ReadonlyMap<string, KeptTrend>,
  stored: StoredNow,
): RestoredTrend {
  const { figures, idea, parts } = trend
  const name = nameOf(trend, stored)
  const read = (text: KeptText) => textIn(trend, text, stored)
  const quote = ({ postId, text }: KeptQuote): Quote[] => {
    const words = read(text)
    return words === undefined ? [] : [{ postId, text: words }]
  }
  const said = trend.summary.quote === undefined ? undefined : read(trend.summary.quote)
  const removed = removedOf(trend, stored)
  const quotes = [...(idea?.quotes ?? []), ...trend.counterEvidence, ...trend.hazards, ...trend.companyPosts]
  const asked = idea?.customerQuestion ?? undefined
  const question = asked === undefined ? undefined : read(asked)
  const isQuestionLost = asked !== undefined && question === undefined
  const lost = quotes.filter((each) => quote(each).length === 0).length + Number(isQuestionLost)
  return {
    ...figures,
    topic: name,
    summary: joinSummary(`${name}${trend.summary.figures}`, said),
    postIds: trend.posts.map(idOf),
    keywords: trend.keywords.flatMap((keyword) => read(keyword) ?? []),
    limitations: [...figures.limitations, ...limitationsOf(removed.removedPosts ?? 0, lost)],
    counterEvidence: trend.counterEvidence.flatMap((post) =>
      quote(post).map((restored) => ({ ...restored, stance: post.stance })),
    ),
    voices: { ...trend.voices, companyPosts: trend.companyPosts.flatMap(quote) },
    hazards: trend.hazards.flatMap(quote),
    ...(idea === undefined
      ? {}
      : {
          idea: {
            ...idea,
            ...ideaWording(idea.kind, name),
            customerQuestion: question ?? null,
            quotes: idea.quotes.flatMap(quote),
          },
        }),
    related: trend.related.flatMap(({ id, language }) => {
      const other = others.get(id)
      return other === undefined
        ? []
        : [{ id, topic: nameOf(other, stored), language, sharedTerms: [], sharedLinks: [], reason: RELATED }]
    }),
    ...(parts === undefined
      ? {}
      : {
          parts: parts.flatMap(({ id, mentions }) => {
            const part = others.get(id)
            return part === undefined
              ? []
              : [{ id, topic: nameOf(part, stored), mentions, postIds: part.posts.map(idOf) }]
          }),
        }),
    ...removed,
  }
}

const RELATED = 'Shown as related in that ranking; what both shared is not kept.'

function limitationsOf(removed: number, lost: number): string[] {
  return [
    ...(removed === 0
      ? []
      : [`${removed} of its posts were removed since this ranking: its figures still count them.`]),
    ...(lost === 0
      ? []
      : [`${lost} of its quotations are left out: their posts were removed or edited since.`]),
  ]
}

function textIn({ sources }: KeptTrend, text: KeptText, stored: StoredNow): string | undefined {
  const pieces: string[] = []
  for (const piece of text) {
    const words = typeof piece === 'string' ? piece : firstWords(piece, sources, stored)
    if (words === undefined) return undefined
    pieces.push(words)
  }
  return pieces.join('')
}

function firstWords(
  places: readonly Place[],
  sources: readonly string[],
  stored: StoredNow,
): string | undefined {
  for (const place of places) {
    const text = stored.textOf(sources[place[0]] ?? '')
    const words = text === undefined ? undefined : wordsAt(text, place)
    if (words !== undefined) return words
  }
  return undefined
}

/** The id in a key, "platform:id". */
export function idOf(key: string): string {
  return key.slice(key.indexOf(':') + 1)
}
