import { fold, type WordPost } from './collected-posts.ts'
import { matchWords } from './matching.ts'

/**
 * How many posts each word of a list, folded, brought by what they answer alone: a thread's title or text holds it, and the
 * comment does not. Of a thread that is not among the posts its title in the comment tells, which may be cut.
 */
export function countThroughThreads(
  posts: readonly WordPost[],
  words: readonly string[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const answers = posts.filter(({ threadMatched }) => threadMatched === true)
  if (answers.length === 0) return counts
  const keyOf = ({ platform }: WordPost, id: string | undefined) => `${platform} ${id}`
  const wanted = new Set(answers.map((post) => keyOf(post, post.threadId)))
  const threads = new Map(
    posts.flatMap((post) => (wanted.has(keyOf(post, post.id)) ? [[keyOf(post, post.id), post]] : [])),
  )
  for (const answer of answers) {
    const ofThread = threads.get(keyOf(answer, answer.threadId))?.matchedTerms ?? []
    const ofTitle = matchWords(answer.context ?? '', words).found
    for (const word of new Set([...ofThread, ...ofTitle].map(fold)))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}
