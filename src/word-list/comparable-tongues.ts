import type { Vocabulary } from './vocabulary.ts'

/** Authors surely on topic who must write a language. */
const MIN_SURE_AUTHORS = 10
/** Share of an entry's posts that are told to be in another language than those surely on topic, 0 to 1. */
const FOREIGN_TONGUE_SHARE = 0.25

/**
 * Tells whether a post is in a language that ten authors write who are surely on topic: words of another one are unknown to
 * them without meaning anything else. Where its language is not told, it is taken for theirs, unless most of the entry's posts
 * that tell it, and a quarter of all, are in another.
 */
export function comparableTo(
  { authors }: Vocabulary,
  sure: readonly number[],
  own: readonly number[],
  tonguesOf: (index: number) => readonly string[],
): (index: number) => boolean {
  const users = new Map<string, Set<number>>()
  for (const index of sure) {
    for (const tongue of tonguesOf(index)) {
      const known = users.get(tongue)
      if (known === undefined) users.set(tongue, new Set([authors[index] ?? 0]))
      // Only whether there are enough is asked.
      else if (known.size < MIN_SURE_AUTHORS) known.add(authors[index] ?? 0)
    }
  }
  const areCommon = (tongues: readonly string[]): boolean =>
    tongues.every((tongue) => (users.get(tongue)?.size ?? 0) >= MIN_SURE_AUTHORS)
  let [told, foreign] = [0, 0]
  for (const index of own) {
    const tongues = tonguesOf(index)
    if (tongues.length > 0) told += 1
    if (!areCommon(tongues)) foreign += 1
  }
  const isUntoldComparable = 2 * foreign < told || foreign < FOREIGN_TONGUE_SHARE * own.length
  return (index) => {
    const tongues = tonguesOf(index)
    return tongues.length === 0 ? isUntoldComparable : areCommon(tongues)
  }
}
