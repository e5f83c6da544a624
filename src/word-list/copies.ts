import type { Vocabulary } from './vocabulary.ts'

/** Share of the words of two texts together, 0 to 1, from which they are one text in two versions. */
const MIN_COMMON = 0.5

/** Texts with a word that later ones with it are compared with: more would take their square in time. */
const MAX_COMPARED = 50

/**
 * The groups of copies among some posts, by place: a post belongs to the first before it with which it has half or more of
 * their words together in common (Jaccard). A campaign is one voice, whatever it changes in its text and however many
 * accounts it has.
 */
export function copyGroups({ words }: Vocabulary, places: readonly number[]): ReadonlyMap<number, number> {
  const groups = new Map<number, number>()
  const firstsWith = new Map<number, number[]>()
  for (const index of places) {
    const own = words[index] ?? new Int32Array()
    const common = new Map<number, number>()
    for (const word of own) {
      for (const first of firstsWith.get(word) ?? []) common.set(first, (common.get(first) ?? 0) + 1)
    }
    const original = [...common].find(([first, count]) => {
      const together = own.length + (words[first]?.length ?? 0) - count
      return count >= MIN_COMMON * together
    })
    groups.set(index, original?.[0] ?? index)
    if (original !== undefined) continue
    for (const word of own) {
      const known = firstsWith.get(word)
      if (known === undefined) firstsWith.set(word, [index])
      else if (known.length < MAX_COMPARED) known.push(index)
    }
  }
  return groups
}
