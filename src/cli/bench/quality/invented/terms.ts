import { wordsOf } from '../measures/names.ts'

const MAX_TERMS = 25
const MIN_POSTS = 2

/** Of each topic the words that the largest share of its posts hold, beyond the share of all posts that do. */
export function termsOf(
  posts: readonly { readonly text: string; readonly topic: string | null }[],
): ReadonlyMap<string, readonly string[]> {
  const everywhere = countsOf(posts)
  const byTopic = new Map<string, { text: string }[]>()
  for (const { text, topic } of posts) {
    if (topic !== null) byTopic.set(topic, [...(byTopic.get(topic) ?? []), { text }])
  }
  return new Map(
    [...byTopic].map(([topic, own]) => {
      const lead = (word: string, count: number): number =>
        count / own.length - (everywhere.get(word) ?? 0) / posts.length
      const terms = [...countsOf(own)]
        .filter(([, count]) => count >= MIN_POSTS)
        .toSorted(([one, first], [other, second]) => lead(other, second) - lead(one, first))
        .slice(0, MAX_TERMS)
      return [topic, terms.map(([word]) => word)]
    }),
  )
}

/** How many posts hold each word. */
function countsOf(posts: readonly { readonly text: string }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { text } of posts) {
    for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}
