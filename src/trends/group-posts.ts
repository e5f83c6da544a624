import { isMember } from './clustering/assign.ts'
import { deduplicate } from './corpus/deduplicate.ts'
import { findTopics } from './pipeline.ts'
import { rulesWithout } from './rules.ts'
import { MIN_POSTS, type RankPost } from './types.ts'

/** Longer than any history: nothing is before the window. */
const ALL_DAYS = 100_000

/**
 * For each post the number of its topic; undefined for outliers, for posts whose topic has fewer than MIN_POSTS, and
 * for those of the future. The same clustering as in a ranking, without measuring anything.
 */
export function groupPosts(posts: readonly RankPost[], now: Date): (number | undefined)[] {
  const corpus = deduplicate({ posts, windowDays: ALL_DAYS, now })
  const { topic, membership } = findTopics(corpus, rulesWithout())
  const sizes = new Map<number, number>()
  const groups = new Map<RankPost, number>()
  for (const { post, text } of corpus.mentions) {
    const group = topic[text]
    if (group === undefined || !isMember(membership[text] ?? 0)) continue
    groups.set(post, group)
    sizes.set(group, (sizes.get(group) ?? 0) + 1)
  }
  return posts.map((post) => {
    const group = groups.get(post)
    return group !== undefined && (sizes.get(group) ?? 0) >= MIN_POSTS ? group : undefined
  })
}
