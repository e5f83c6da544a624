import type { IntentSpan } from '../../intents/index.ts'
import { round } from '../../lib/round.ts'
import { type Intent, intents, type TrendIntent } from '../../model/index.ts'
import type { Mention } from '../corpus/deduplicate.ts'
import { shareInterval } from '../measuring/share-interval.ts'
import { TextMemory } from '../memory/text-memory.ts'
import type { RankPost } from '../types.ts'

/** Reads what posts want, each distinct text of a ranking once, and only where a trend asks: all would take long. */
export class IntentReader {
  readonly #ofTexts = new Map<number, readonly Intent[]>()
  readonly #memory: TextMemory

  constructor(memory = new TextMemory()) {
    this.#memory = memory
  }

  /** The intents of a mention, in the model's order. Copies have those of the copy that was read first. */
  intentsOf({ text, post }: Pick<Mention, 'text' | 'post'>): readonly Intent[] {
    const known = this.#ofTexts.get(text)
    if (known !== undefined) return known
    const found = post.intents ?? this.#read(post)
    this.#ofTexts.set(text, found)
    return found
  }

  /** The intents that the part [start, end) of a post's text shows: those of sentences that it holds half of, or stands in. */
  intentsWithin(post: RankPost, start: number, end: number): Intent[] {
    return this.#spansOf(post)
      .filter((span) => {
        const shared = Math.min(span.end, end) - Math.max(span.start, start)
        return shared > 0 && (2 * shared >= span.end - span.start || shared === end - start)
      })
      .map(({ intent }) => intent)
  }

  #read(post: RankPost): readonly Intent[] {
    const spans = this.#spansOf(post)
    return intents.filter((intent) => spans.some((span) => span.intent === intent))
  }

  #spansOf(post: RankPost): readonly IntentSpan[] {
    return this.#memory.intentSpansOf(post.text)
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
  reader: IntentReader,
): TrendIntent[] {
  return intents
    .map((intent) => ({
      intent,
      having: mentions.filter((mention) => reader.intentsOf(mention).includes(intent)),
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
