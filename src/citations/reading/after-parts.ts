import { findSeveral } from '../lexicon/index.ts'
import type { Resolved } from '../resolve/scopes.ts'
import type { SentenceReading } from './sentence-reading.ts'

/** A sentence with what it says of those that the sentence before counts. */
export interface AfterParts extends SentenceReading {
  /** Whether its figures may be those of a part of a trend: "14 posts are on Reddit. They are by 10 authors." */
  readonly isOfPart: boolean
}

/**
 * "14 posts are on Reddit. Eight of them ask a question": eight of the 14, which is stored nowhere. Behind a sentence that counts no
 * part, "of them" is of the whole, as it is in one that names its trend itself. `own` is what the sentence names.
 */
export function afterParts(
  reading: SentenceReading,
  before: SentenceReading | undefined,
  own: readonly Resolved[],
): AfterParts {
  const parts = before?.shares.filter(({ quantity }) => !quantity.isPercent || quantity.low < 100) ?? []
  const isPlatform = ({ by }: { readonly by: object }) => !('intent' in by)
  return {
    ...reading,
    shares: reading.shares.map((share) => {
      if (share.isOf !== 'before') return share
      const { isOf: _, ...whole } = share
      // "14 are on Reddit. 13 of them are on X": platforms part one whole.
      return parts.every((part) => isPlatform(part) && isPlatform(share)) ? whole : share
    }),
    isOfPart:
      parts.length > 0 &&
      own.every(({ trend }) => trend === undefined) &&
      findSeveral(reading.rest).length > 0,
  }
}
