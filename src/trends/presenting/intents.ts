import { intentsOf } from '../../intents/index.ts'
import { round } from '../../lib/round.ts'
import { type Intent, intents, type TrendIntent } from '../../model/index.ts'
import type { Mention } from '../corpus/deduplicate.ts'
import { shareInterval } from '../measuring/share-interval.ts'

/** The intents of a mention's text. */
export type IntentReader = (mention: Pick<Mention, 'text' | 'post'>) => readonly Intent[]

/** Reads each distinct text of a ranking once, and only where a trend asks: to read all posts would take long. */
export function intentReader(): IntentReader {
  const known = new Map<number, readonly Intent[]>()
  return ({ text, post }) => {
    const found = known.get(text) ?? intentsOf(post.text)
    known.set(text, found)
    return found
  }
}

export function hasAny(found: readonly Intent[], sought: readonly Intent[]): boolean {
  return found.some((intent) => sought.includes(intent))
}

/**
 * What the mentions of a trend want, the most frequent first. Shares are of all mentions; the 90 % interval (see
 * share-interval.ts) is that of as many as are independent, because copies and repetitions tell nothing more.
 */
export function trendIntents(
  mentions: readonly Mention[],
  independent: number,
  readIntents: IntentReader,
): TrendIntent[] {
  return intents
    .map((intent) => ({
      intent,
      having: mentions.filter((mention) => readIntents(mention).includes(intent)),
    }))
    .filter(({ having }) => having.length > 0)
    .map(({ intent, having }) => {
      const total = Math.max(1, independent)
      const { share, lower, upper } = shareInterval((having.length / mentions.length) * total, total)
      return {
        intent,
        posts: having.length,
        authors: new Set(having.map(({ author }) => author)).size,
        share: round(share),
        lower: round(Math.min(share, lower)),
        upper: round(Math.max(share, upper)),
      }
    })
    .sort((first, second) => second.posts - first.posts)
}
